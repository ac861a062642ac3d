import Specimens

/// Which lines belong to the phone and its apps rather than to the message: status bar, buttons, message stamps.
struct Chrome: Sendable {
  private let statusBars: Set<Int>
  private let stamps: Set<Int>
  private let buttons: Set<Int>
  /// Whether it is a conversation, and why.
  let chat: ChatSigns

  init(page: Page, entities: [Entity], reference: LocalDateTime) {
    var temporal: [Int: [Entity]] = [:]
    for entity in entities where entity.kind.isTemporal {
      temporal[page.line(at: entity.span.start), default: []].append(entity)
    }
    var statusBars: Set<Int> = []
    for line in page.lines.prefix(3) where Chrome.readsLikeStatusBar(line, of: page) {
      // Only from the very top: a time alone further down is content.
      guard line.index == statusBars.count else { break }
      statusBars.insert(line.index)
    }
    var buttons: Set<Int> = []
    for line in page.lines where Chrome.readsLikeButtons(line, of: page) { buttons.insert(line.index) }

    chat = ChatSigns(page: page, statusBars: statusBars)
    var stamps: Set<Int> = []
    if chat.isChat {
      for (index, found) in temporal where !statusBars.contains(index) {
        // No message was sent after the screenshot was taken.
        guard found.count == 1, !Chrome.isFuture(found[0], reference) else { continue }
        if Chrome.readsLikeStamp(page.lines[index], found, of: page) { stamps.insert(index) }
      }
    }
    self.statusBars = statusBars
    self.stamps = stamps
    self.buttons = buttons
  }

  private static func isFuture(_ entity: Entity, _ reference: LocalDateTime) -> Bool {
    switch entity.value {
    case .date(let date): date > reference.date
    case .dateTime(let moment, _): moment > reference
    case .dateRange(let start?, _): start > reference.date
    case .dateTimeRange(let start?, _, _): start > reference
    default: false
    }
  }

  func isStatusBar(_ line: Int) -> Bool { statusBars.contains(line) }
  func isMessageStamp(_ line: Int) -> Bool { stamps.contains(line) }
  func isButton(_ line: Int) -> Bool { buttons.contains(line) }
  /// True for every line that is not content.
  func isChrome(_ line: Int) -> Bool { isStatusBar(line) || isMessageStamp(line) || isButton(line) }

  /// A clock, battery, signal or carrier, and nothing else: "20:00  5G  76%", "9:12  ••••", "8:22 PM".
  private static func readsLikeStatusBar(_ line: Page.Line, of page: Page) -> Bool {
    let words = page.folded(line.shadow).split(separator: " ").map { String($0) }
    guard !words.isEmpty, words.count <= 7 else { return false }
    return words.allSatisfy { word in
      let scalars = Array(word.unicodeScalars)
      if !scalars.contains(where: { $0.isLatinLetter || $0.isCJK }) {
        // Digits with a colon or percent sign, a bare battery number, or ornaments.
        let digits = scalars.filter(\.isDigit).count
        return scalars.contains(":") ? digits <= 4 && digits >= 3 : digits <= 3
      }
      return [
        "am", "pm", "5g", "4g", "lte", "wi-fi", "wifi", "3g", "5ge", "5g+", "vpn", "docomo", "softbank", "au",
        "中国移动", "中国联通", "午前", "午後", "4g+", "volte",
      ].contains(word)
    }
  }

  /// A line of nothing but commands: "Directions  Call  Website", "予約を変更  キャンセル".
  private static func readsLikeButtons(_ line: Page.Line, of page: Page) -> Bool {
    let matches = Buttons.lexicon.matches(in: line, of: page)
    guard !matches.isEmpty else { return false }
    let covered = matches.reduce(into: Set<Int>()) { $0.formUnion($1.range) }.count
    let solid = line.shadow.filter { !page.shadow.scalars[$0].isBlank && page.shadow.scalars[$0].isWordLike }
      .count
    let blank = matches.reduce(0) { total, match in
      total
        + match.range.filter { page.shadow.scalars[$0].isBlank || !page.shadow.scalars[$0].isWordLike }.count
    }
    return covered - blank >= solid - 1
  }

  /// In a chat: a line that is only a date or time, perhaps with "Read", "既読" or "Today".
  private static func readsLikeStamp(_ line: Page.Line, _ entities: [Entity], of page: Page) -> Bool {
    let printed = entities.reduce(0) { $0 + $1.span.count }
    let rest = line.span.count - printed
    if rest <= 3 { return true }
    let words = String(page.folded(line.shadow))
    let marks = [
      "既読", "read", "delivered", "sent", "已读", "today", "yesterday", "昨日", "今日", "送达", "seen", "edited",
    ]
    return rest <= 14 && marks.contains { words.hasPrefix($0) }
  }
}

/// The words on buttons, tabs and menus.
enum Buttons {
  static let lexicon = Lexicon<Void>(
    [
      "add to calendar", "see all updates", "view barcode", "rate your delivery", "return or replace",
      "shop now", "renew all", "text message", "imessage", "delivered", "going?", "yes", "no", "maybe",
      "directions", "call", "website", "save", "share", "add to cart", "buy now", "message agent",
      "reschedule", "extend", "save story",
      "track prices", "filters", "filter", "sort", "modify", "cancel", "cancel booking", "manage booking",
      "view details", "details", "back", "done", "edit", "close", "menu", "home", "search", "share", "copy",
      "reply", "forward", "accept", "decline", "tentative", "add to wallet", "add to apple wallet",
      "add to google wallet",
      "view order", "track order", "track package", "get directions", "contact us", "contact", "help",
      "show directions", "view map", "map", "view ticket", "view tickets", "next", "previous", "continue",
      "ok", "learn more", "see more", "read more", "more", "pay now", "pay bill", "view bill", "book now",
      "reserve", "book again", "reorder", "download", "print", "message", "type a message", "aa", "confirm",
      "change", "change booking", "cancel reservation", "change reservation", "modify reservation",
      "book a table", "view", "write a review", "show qr code", "manage", "settings", "open", "install",
      "update", "follow", "following", "like", "comment", "chat", "active now", "online", "inbox", "wallet",
      "redeem", "activate", "apply now", "all", "photos", "overview", "reviews", "menu", "about", "undo",
      "add event", "view event", "check in online", "check in now",
      "get help", "add note", "set reminder", "remind me", "notify me", "join", "leave", "rsvp", "skip",
      "sign in", "log in", "sign up", "subscribe", "options", "track", "view receipt",
      "予約を変更", "キャンセル", "変更", "ネット予約", "電話する", "地図", "電話", "保存", "共有", "経路", "並び替え", "絞り込み", "お問い合わせ", "閉じる",
      "戻る", "詳細", "詳細を見る", "予約する", "購入する", "カートに入れる", "今すぐ買う", "メッセージを入力", "送信", "返信", "予約内容を変更する", "予約変更",
      "予約をキャンセル", "変更・キャンセル", "変更する", "キャンセルする", "地図を見る", "カレンダーに追加", "カレンダーに登録", "チケットを表示", "qrコードを表示",
      "表示する", "続ける", "次へ", "ホーム", "検索", "マイページ", "メニュー", "設定", "編集", "完了", "申し込む", "シェア", "いいね", "コメント",
      "フォロー", "ログイン", "通知", "印刷", "再注文", "追跡する", "配送状況を確認", "予約確認", "もっと見る", "お気に入り", "写真", "口コミ", "トップ",
      "加入日历", "取消订单", "查看详情", "再来一单", "联系商家", "联系客服", "导航", "打电话", "分享", "收藏", "返回", "确定", "取消", "改签", "退票",
      "查看物流", "发消息", "立即购买", "加入购物车", "去支付", "立即支付", "评价", "更多", "复制", "查看订单", "添加到日历", "电话", "改期", "修改",
      "筛选", "排序", "客服",
    ].map { ($0, ()) })
}

extension Unicode.Scalar {
  /// Letters, digits and CJK: what words are made of, as opposed to ornaments.
  var isWordLike: Bool { isLatinWord || isCJK || isDigit }
}
