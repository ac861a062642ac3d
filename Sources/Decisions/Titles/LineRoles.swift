import Specimens

/// For every line: whether it can carry a name, and its words without dates, codes and labels.
struct LineRoles: Sendable {
  let page: Page
  let chrome: Chrome
  private let entitiesByLine: [[Entity]]

  init(page: Page, chrome: Chrome, entities: [Entity]) {
    self.page = page
    self.chrome = chrome
    var byLine = [[Entity]](repeating: [], count: page.lines.count)
    for entity in entities where !page.lines.isEmpty {
      let first = page.line(at: entity.span.start)
      let last = page.line(at: max(entity.span.start, entity.span.end - 1))
      for line in first...max(first, last) { byLine[line].append(entity) }
    }
    entitiesByLine = byLine
  }

  func entities(on line: Int) -> [Entity] { entitiesByLine[line] }

  /// The words of a line that could be a name, without dates, times and dangling joints; empty if none are left.
  func words(of line: Int) -> String {
    let whole = page.lines[line]
    var keep: [Unicode.Scalar] = []
    var drop: [TextSpan] = []
    for entity in entitiesByLine[line] {
      if entity.kind.isTemporal, entity.kind != .duration, !isInsideName(entity, whole) {
        drop.append(entity.span)
      }
      if case .code(_, let type) = entity.value, type != .flight, type != .train {
        drop.append(withLabel(entity.span, on: whole))
      }
    }
    for offset in whole.span.start..<whole.span.end {
      if drop.contains(where: { $0.start <= offset && offset < $0.end }) {
        if keep.last != "\u{1}" { keep.append("\u{1}") }
      } else {
        keep.append(page.scalars[offset])
      }
    }
    // The longest piece between dates is the name.
    let pieces = keep.split(separator: "\u{1}").map { Phrase.trimmed(String($0[...])) }
    return pieces.max { Phrase.weight($0) < Phrase.weight($1) } ?? ""
  }

  /// A code with the word that announces it: "Reservation 8F21C0".
  private func withLabel(_ span: TextSpan, on line: Page.Line) -> TextSpan {
    let start = page.shadow.position(of: span.start)
    let label = LineRoles.codeLabels.matches(in: page.shadow.scalars, line.shadow.lowerBound..<start)
      .first { start - $0.range.upperBound <= 2 }
    return label.map { TextSpan(page.shadow.original($0.range).start, span.end) } ?? span
  }

  private static let codeLabels = Lexicon<Void>(
    [
      "reservation", "reservation no", "reservation number", "booking", "booking ref", "booking reference",
      "confirmation", "confirmation number", "order", "order no", "ref", "reference", "no.", "#", "ticket",
      "invoice", "予約番号", "受付番号", "注文番号", "番号", "订单号", "订单", "account", "pnr", "record locator",
    ].map { ($0, ()) })

  /// A feast or season is part of a name ("クリスマスコンサート", "Year-End Jazz"), and so is a weekday in front of
  /// it ("Friday Night Jazz").
  private func isInsideName(_ entity: Entity, _ line: Page.Line) -> Bool {
    let words = entity.text.lowercased()
    guard !words.unicodeScalars.contains(where: \.isDigit), line.span.count - entity.span.count >= 4 else {
      return false
    }
    if LineRoles.relative.contains(where: words.contains) { return false }
    guard LineRoles.weekdays.contains(where: words.hasPrefix) else { return true }
    return entity.span.count <= 12 && entity.text.first?.isUppercase ?? false
      && entity.span.start == line.span.start
      && entity.span.end < line.span.end
  }

  private static let relative = [
    "today", "tomorrow", "tonight", "yesterday", "next ", "this ", "week", "今日", "明日", "今夜", "来週", "今週", "曜",
    "今天", "明天", "今晚",
    "本日", "周", "星期", "後日", "后天", "between", "until",
  ]
  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// True for lines that name something: no chrome, heading, label, price, code, address or bare date.
  func canName(_ line: Int) -> Bool {
    guard !chrome.isChrome(line), !Headings.isHeading(page.lines[line], of: page) else { return false }
    let words = words(of: line)
    guard Phrase.weight(words) >= 3 else { return false }
    if hasFieldLabel(line) || isOnlyLabel(line) { return false }
    let size = page.lines[line].span.count
    for entity in entitiesByLine[line] {
      switch entity.kind {
      case .address, .phone, .url, .email: return false
      case .code where entity.span.count * 2 >= size: return false
      case .money where entity.span.count * 5 >= size * 2 || isRate(entity, line): return false
      default: break
      }
    }
    return true
  }

  /// "£1,450 per month", "$1,475/mo", "¥18,400 / 泊": an amount with what it is paid for.
  private func isRate(_ entity: Entity, _ line: Int) -> Bool {
    let whole = page.lines[line].span
    guard entity.span.start - whole.start <= 2 else { return false }
    let rest = page.text(of: TextSpan(min(entity.span.end, whole.end), whole.end)).lowercased()
    let left = rest.split { !$0.isLetter }.filter { !LineRoles.rateWords.contains(String($0)) }
    return left.isEmpty
  }

  private static let rateWords: Set<String> = [
    "per", "month", "pcm", "mo", "pm", "a", "week", "pw", "night", "nights", "year", "pa", "person", "each",
    "pp",
    "total", "paid", "due", "incl", "tax", "vat", "fees", "plus", "and", "泊", "月", "税込", "税抜", "円", "起", "晚",
  ]

  /// "検針日 11月10日": a date with the word for what it is.
  private func isOnlyLabel(_ line: Int) -> Bool {
    guard entitiesByLine[line].contains(where: { $0.kind.isTemporal }) else { return false }
    let label = Shadow(words(of: line)).scalars
    let covered = RoleCues.beforeLexicon.matches(in: label, label.indices)
      .reduce(into: Set<Int>()) { $0.formUnion($1.range) }
    let solid = label.indices.filter { label[$0].isWordLike }
    return solid.filter(covered.contains).count * 10 >= solid.count * 7
  }

  /// "Confirmation P3XN8V", "予約番号 …", "Total …": a field rather than a name.
  func hasFieldLabel(_ line: Int) -> Bool {
    let matches = FieldLabels.lexicon.matches(in: page.lines[line], of: page)
    let start = page.lines[line].shadow.lowerBound
    return matches.contains { match in
      page.shadow.scalars[start..<match.range.lowerBound].allSatisfy { !$0.isWordLike }
        && !isFirstOfName(match.range, on: page.lines[line])
    }
  }
}

extension LineRoles {
  /// "Phone screen with Alder Labs": a word that labels numbers, before other words.
  fileprivate func isFirstOfName(_ range: Range<Int>, on line: Page.Line) -> Bool {
    guard ["phone", "call", "car", "card"].contains(String(page.folded(range))) else { return false }
    let rest = page.shadow.scalars[range.upperBound..<line.shadow.upperBound]
    guard let next = rest.dropFirst(1).first, rest.first == " " else { return false }
    return next.isLatinLetter && !rest.contains(where: \.isDigit)
  }
}

/// Words that begin a line which holds a field.
enum FieldLabels {
  /// What stands before the name of who brings a parcel.
  static let carriers = [
    "carrier", "courier", "運送会社", "配送業者", "配送会社", "宅配業者", "快递公司", "承运公司", "物流公司",
  ]

  static let lexicon = Lexicon<Void>(
    ([
      "confirmation", "booking ref", "booking reference", "booking id", "order", "order number", "order no",
      "record locator", "ticket number", "ticket id", "ticket no", "total", "subtotal", "tax", "price",
      "seat", "seats", "row", "sec", "section", "gate", "terminal", "coach", "car", "platform", "baggage",
      "passenger", "guests", "guest", "adults", "party of", "party size", "check-in", "check-out", "check in",
      "check out", "departure", "departs", "dep", "arrival", "arrives", "arr", "boarding", "doors", "date",
      "time", "when", "who", "phone", "tel", "email", "address", "account", "amount", "balance",
      "new balance", "minimum payment", "payment due", "due date", "due", "statement", "service period",
      "usage", "free cancellation", "cancellation", "late", "questions", "call", "please", "gates", "valid",
      "expires", "ends", "use code", "pickup code", "code", "tracking", "track", "payment", "paid", "rent",
      "deposit", "with agent", "agent", "leasing agent", "interviewer", "经纪人", "plate", "ref", "reference",
      "room type", "notes", "note", "bring", "don't",
      "no ", "adults $", "rsvp", "original date", "new date", "was", "now", "return", "outbound", "dear",
      "hi", "hello", "checkout", "status", "qty", "size", "color", "policy", "where", "location", "venue",
      "organizer", "host", "hosted by", "duration", "delivery address", "deliver to", "ship to", "sold by",
      "shipped", "arriving", "estimated", "delivery", "free parking", "parking is", "reserved for", "name",
      "booked by", "member", "card", "refund", "refunds", "class:", "fare", "from", "to", "version", "must",
      "get", "see", "view", "reply", "show this", "1 adult", "2 adults", "2 guests", "4 guests", "meeting id",
      "passcode", "invoice", "customer", "pick up", "collect by", "held until", "hold until", "confirm",
      "if you", "your tickets", "your order",
      "予約番号", "予約日時", "ご予約日時", "予約日", "ご予約日", "予約id", "受付番号", "整理番号", "注文番号", "会場", "場所", "日時", "会費", "料金",
      "合計", "小計", "担当", "人数", "電話",
      "tel", "住所", "普通席", "指定席", "座席", "号車", "家賃", "管理費", "敷金", "前売", "当日", "入場時", "有効期限", "ご注文時", "保険証",
      "お支払", "ご請求", "お客様番号", "お客さま番号", "再配達の", "お問い合わせ", "追跡番号", "送り状", "保管期限", "出欠", "持ち物", "行き先", "費用",
      "主催", "問合せ", "お手持ち", "上記", "またの", "お預", "チェックイン", "チェックアウト", "開場", "開演", "受取", "※", "・", "ご来店", "雨天",
      "受付", "お名前", "名前", "コース:", "コース名", "変更前", "変更後", "【変更前】", "【変更後】", "キャンセル", "お届け", "配達", "大人", "発行",
      "ご利用",
      "当院", "診察券", "金額", "クーポン番号", "返却", "貸出", "対象", "出演", "定員", "参加費", "申込", "登録", "搭乗口", "搭乗", "出発", "到着",
      "便名", "支払", "店舗", "駅", "徒歩", "商品代", "送料", "内容", "月分",
      "订单号", "订单编号", "取票号", "检票口", "车厢", "座位", "票价", "合计", "地址", "电话", "时间", "地点", "日期", "人数", "就诊序号", "预约单号",
      "挂号费", "入住", "离店", "运单号", "快递单号", "取件码", "金额", "应缴", "户号", "有效期", "截止", "历时", "姓名", "乘客", "乘车人",
      "房型", "数量", "实付", "联系人", "预计", "登机口", "舱位", "票号", "手机", "尾号", "备注",
    ] + carriers).map { ($0, ()) })
}
