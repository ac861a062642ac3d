import Extraction
import Mail
import Specimens

/// Explains a chosen part of a text: the facts in it, and the words that the glossary knows. Nothing is translated.
public enum PartExplainer {
  /// - Parameter isTranslated: a translation stands beside it, so that the lack of one needs no word.
  public static func sentences(
    of text: String, reference: LocalDateTime, now: LocalDateTime, isTranslated: Bool = false
  ) -> [String] {
    var sentences = facts(
      Extractor().entities(in: text, reference: reference), reference: reference, now: now)
    let words = FoldedText(text)
    let terms = Glossary.pairs(in: words)
    if !terms.isEmpty { sentences.append("里面的词：\(terms.prefix(8).joined(separator: "；"))。") }
    if MailText.isChinese(text) { return [text] + sentences }
    if isTranslated { return sentences }
    return sentences.isEmpty ? ["这一句我没有把握，请家人看看。"] : sentences + ["没有翻译程序，别的话我不敢讲。"]
  }

  /// What a screenshot tells, or what is readable in it.
  public static func screenshot(_ explanation: MailExplanation, text: String, now: LocalDateTime) -> [String]
  {
    if explanation.isSuspicious || !explanation.hasAbstained {
      // A screenshot has no sender to speak of.
      return explanation.chinese.map {
        $0.replacing("不知道是谁寄来", with: "截图里是").replacing("不知道是谁", with: "截图里")
      }
    }
    let reference = now
    let found = facts(
      Extractor().entities(in: text, reference: reference), reference: reference, now: now)
    return found.isEmpty ? ["图里的字我不敢乱讲，请家人看看。"] : ["图里写着这些："] + found
  }

  /// What is understood of a part, in one line of Chinese; empty where nothing is.
  public static func gist(of text: String, reference: LocalDateTime, now: LocalDateTime) -> String {
    let found = facts(Extractor().entities(in: text, reference: reference), reference: reference, now: now)
    let words = Glossary.pairs(in: FoldedText(text)).compactMap {
      $0.split(separator: "：").last.map(String.init)
    }
    let topics = words.isEmpty ? [] : [words.prefix(4).joined(separator: "、") + "。"]
    return (topics + found.prefix(4)).joined()
  }

  private static func facts(_ entities: [Entity], reference: LocalDateTime, now: LocalDateTime) -> [String] {
    var sentences: [String] = []
    for entity in entities {
      let sentence: String? =
        switch entity.value {
        case .money(let amount, let currency): "钱：\(ChineseForms.money(Money(amount, currency)))。"
        case .phone: "电话：\(entity.text)。"
        case .url(let url): WebHost(url: url).map { "网站：\($0.name)。" }
        case .code(let code, _): "号码：\(code)。"
        case .time(let time): "几点：\(ChineseForms.time(time))。"
        case .address(let lines, _): "地址：\(lines.joined(separator: "，"))。"
        default: DateChooser.moment(entity).map { day(of: entity, $0, reference: reference, now: now) }
        }
      if let sentence, !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }
}

extension PartExplainer {
  /// The last day for something says so.
  private static func day(
    of entity: Entity, _ moment: Moment, reference: LocalDateTime, now: LocalDateTime
  ) -> String {
    let isLimit = DateChooser.isLimit(entity, moment, written: reference)
    return "日期：\(ChineseForms.moment(moment, now: now))\(isLimit ? "之前" : "")。"
  }
}

extension Glossary {
  /// `due date 就是……` pairs for the words of a part.
  static func pairs(in words: FoldedText) -> [String] {
    var pairs: [String] = []
    for entry in terms + bills + things + topics {
      guard let english = entry.english.first(where: { isPlain($0) && words.has($0) }) else { continue }
      let pair = "\(english.filter { $0 != "*" })：\(entry.chinese)"
      if !pairs.contains(where: { $0.hasSuffix("：\(entry.chinese)") }) { pairs.append(pair) }
    }
    return pairs
  }

  /// An English word that means the same wherever it stands. What tells a bill's topic beside other cues does not:
  /// `doctor` alone is no medical bill.
  private static func isPlain(_ word: String) -> Bool {
    guard word.utf8.first.map({ $0 < 128 }) == true else { return false }
    return word.contains(" ") || !ambiguous.contains(word)
  }

  private static let ambiguous: Set<String> = [
    "electric", "electricity", "power", "kwh", "gas", "therms", "water", "sewer", "internet", "broadband",
    "wifi",
    "fiber", "mobile", "wireless", "streaming", "hospital", "clinic", "doctor", "patient", "medical",
    "dental",
    "health", "trash", "garbage", "waste", "refuse", "premium", "parking", "loan", "hoa", "id", "ids",
    "check", "notice",
    "forms", "paperwork", "referral", "hat", "cash", "fine", "citation", "cleaning", "physical", "operation",
    "testing", "exam", "hearing", "interview", "vote", "voting", "heat", "heating", "inspect", "event",
    "order",
    "claim", "policy", "statement", "deposit", "transfer", "purchase", "recall", "trial", "snap", "permit",
    "snow",
    "bus", "buses", "library", "tea", "flight", "conference", "enrollment", "registration", "coverage",
    "lice",
    "absent", "absence", "supplies", "swimming", "performance", "refill", "refills", "boarding", "bill",
    "sale",
  ]

  /// Words of bills, banks and offices that are no topics of their own.
  static let terms: [Entry] = [
    entry("要付的金额", "amount due", "total due", "balance due"),
    entry("最后付款日", "due date", "payment due"),
    entry("过期没付", "past due", "overdue"),
    entry("滞纳金", "late fee", "late charge"),
    entry("上次的余额", "previous balance"),
    entry("收到的付款", "payment received"),
    entry("新的费用", "new charges", "current charges"),
    entry("自动扣款", "autopay", "automatic payment"),
    entry("余额", "balance"),
    entry("账号", "account number", "account"),
    entry("账单", "your bill", "the bill", "a bill", "this bill", "bill is", "invoice", "your statement"),
    entry("预约", "appointment"),
    entry("改时间", "reschedule"),
    entry("确认", "confirm"),
    entry("取消", "cancel"),
    entry("续期", "renew", "renewal"),
    entry("到期", "expires", "expire"),
    entry("登录", "sign in", "log in", "login"),
    entry("签名", "please sign", "sign the", "sign and", "sign it", "must sign", "signature"),
    entry("附上", "attached"),
    entry("包裹", "package", "your parcel", "the parcel", "a parcel", "parcels"),
    entry("送到", "delivered"),
    entry("退款", "refund"),
    entry("自付额", "deductible"),
    entry("挂号自付费", "copay"),
    entry("退订", "unsubscribe"),
    entry("客服", "customer service"),
    entry("截止日期", "deadline"),
    entry("费用", "fee"),
    entry("打折", "discount", "on sale", "sale ends"),
    entry("支票", "a check", "by check", "checks", "check or", "check payable", "personal check"),
    entry("现金", "in cash", "cash or", "cash only"),
  ]
}
