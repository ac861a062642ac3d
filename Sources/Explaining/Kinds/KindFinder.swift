import Mail

/// Decides what kind of mail it is by cues that are independent of each other; one alone is not enough.
enum KindFinder {
  /// Nil when nothing speaks clearly enough.
  static func kind(of mail: MailMessage, _ text: MailText) -> MailKind? {
    var scores: [MailKind: Int] = [:]
    var hits: [MailKind: Int] = [:]
    func count(_ cue: KindCue, _ words: FoldedText) {
      let found = words.count(of: cue.phrases)
      guard found > 0 else { return }
      // The second and third phrase of a list are worth less: they often say the same thing again.
      scores[cue.kind, default: 0] += cue.weight + min(found - 1, 2) * max(1, cue.weight / 3)
      hits[cue.kind, default: 0] += min(found, 3)
    }
    for cue in KindCue.senders { count(cue, text.sender) }
    for cue in KindCue.english + KindCue.eastAsian {
      count(cue, cue.place == .subject ? text.subject : text.words)
    }
    if mail.isBulk { scores[.newsletter, default: 0] += 2 }
    scores[.personal, default: 0] += PersonalTone.score(mail, text)
    hits[.personal, default: 0] += 2
    adjust(&scores, &hits, text)
    let order = MailKind.allCases
    let best = scores.filter { $0.value >= 4 && (hits[$0.key] ?? 0) >= (($0.value >= 5) ? 1 : 2) }
      .max { a, b in
        (a.value, order.firstIndex(of: b.key) ?? 0) < (b.value, order.firstIndex(of: a.key) ?? 0)
      }
    return best?.key
  }

  private static func adjust(_ scores: inout [MailKind: Int], _ hits: inout [MailKind: Int], _ text: MailText)
  {
    // A receipt lists what was due; a bill lists what was paid before.
    if text.has("amount due", "total due", "balance due", "please pay", "due date", "payment due"),
      !text.has(
        "thank you for your payment", "we received your payment", "no payment is due",
        "balance due $0.00")
    {
      scores[.paymentConfirmation, default: 0] -= 5
    }
    if text.subject.has(anyOf: ["payment received", "payment confirmation", "payment posted", "receipt"]),
      !text.has("please pay", "amount due", "total due", "due date")
    {
      scores[.paymentConfirmation, default: 0] += 8
    }
    // What a visit cost is told after it.
    if text.has("insurance paid", "total charges", "statement for your visit", "amount billed"),
      text.has("your balance", "balance is", "amount due", "please pay", "you owe"),
      !text.has("this is not a bill", "explanation of benefits")
    {
      scores[.appointment, default: 0] -= 8
      scores[.bill, default: 0] += 6
      hits[.bill, default: 0] += 2
    }
    // Offices and banks send codes too; a code is told as one.
    if (scores[.securityCode] ?? 0) >= 9, CodeFinder.code(in: text) != nil {
      scores[.securityCode, default: 0] += 8
    }
    if ActionChooser.isPastDue(text) { scores[.paymentConfirmation] = 0 }
    if text.has("out for delivery", "tracking number", "has shipped", "been delivered", "was delivered") {
      scores[.paymentConfirmation, default: 0] -= 3
      scores[.delivery, default: 0] += 3
    }
    // “Autopay” of a plain bill isn't a subscription, and a subscription's price isn't a bill.
    if (scores[.subscription] ?? 0) >= 7 { scores[.bill, default: 0] -= 3 }
    if (scores[.securityCode] ?? 0) > 0,
      !text.entities.contains(where: { if case .code = $0.value { true } else { false } }),
      CodeFinder.code(in: text) == nil
    {
      scores[.securityCode] = 0
    }
    // Offers carry words of every trade.
    if (scores[.newsletter] ?? 0) >= 9,
      !text.has(
        "amount due", "due date", "your appointment",
        "tracking number")
    {
      scores[.newsletter, default: 0] += 4
    }
  }
}

/// Whether a person writes to a person.
enum PersonalTone {
  static func score(_ mail: MailMessage, _ text: MailText) -> Int {
    if mail.isBulk { return 0 }
    var score = 0
    if text.sender.has(anyOf: relatives) { score += 5 }
    if text.words.has(anyOf: greetings) { score += 4 }
    if text.words.has(anyOf: warmth) { score += 3 }
    if text.words.has(anyOf: together) { score += 2 }
    if !mail.quotedText.isEmpty, text.subject.has("re") { score += 4 }
    let name = mail.from?.name ?? ""
    let words = name.split(separator: " ")
    let looksLikePerson =
      (1...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase == true && $0.count > 1 }
      && !FoldedText(name).has(anyOf: organisations)
    if looksLikePerson, score > 0 { score += 1 }
    if looksLikePerson, (mail.from?.address.hasPrefix("no-reply") ?? false) == false,
      text.words.has("i")
    {
      score += 3
    }
    if looksLikePerson, text.has("hi", "hello", "dear") { score += 2 }
    if isChineseName(name) {
      score += 2
      if text.text.contains(where: { "吗吧呢".contains($0) }) { score += 2 }
      if ["我家", "咱们", "我们家", "回个信", "回信", "给我", "一起", "吃饭", "喝茶", "打牌", "下棋", "散步"].contains(where: {
        text.text.contains($0)
      }) {
        score += 3
      }
    }
    return score
  }

  /// 老王, 周小妹, 李阿姨: two to four characters that name no office.
  private static func isChineseName(_ name: String) -> Bool {
    let offices = [
      "公司", "银行", "医院", "学校", "中心", "大学", "服务", "通知", "客服", "物业", "电力", "政府", "局", "部", "所", "网", "店", "馆",
      "社", "会",
    ]
    return (2...4).contains(name.count)
      && name.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
      && !offices.contains { name.hasSuffix($0) }
  }

  private static let relatives = [
    "daughter", "son", "mom", "dad", "mum", "grandma", "grandpa", "aunt", "uncle", "cousin", "sister",
    "brother", "nephew", "niece", "女儿", "儿子", "妹", "弟", "姐", "哥",
  ]
  private static let greetings = [
    "hi mom", "hi dad", "hi grandma", "hi grandpa", "hello mom", "dear mom", "dear dad", "mom", "dad",
    "grandma", "grandpa", "auntie", "mum", "hi auntie", "dear auntie", "hi uncle", "neighbor",
  ]
  private static let warmth = [
    "love you", "with love", "lots of love", "miss you", "hugs", "xoxo", "take care", "see you",
    "happy birthday", "can't wait", "thinking of you", "love", "kisses", "congratulations", "how are you",
    "talk soon", "best wishes",
  ]
  private static let together = [
    "are you free", "would you like to", "come over", "let me know if you", "dinner at", "lunch", "tea",
    "shall we", "can you come", "do you want", "i will pick you up", "i'll pick you up", "i'll call you",
    "call me", "we are coming", "we're coming",
  ]
  private static let organisations = [
    "bank", "school", "inc", "llc", "services", "service", "support", "team", "office", "center", "centre",
    "clinic", "care", "company", "store", "shop", "alerts", "billing", "insurance", "dental", "power",
    "water", "gas", "mobile", "parcel", "library", "apartments", "housing", "weekly", "news",
  ]
}
