import Mail

/// Chooses what the reader is asked to do.
enum ActionChooser {
  static func action(for kind: MailKind, in text: MailText, money: Money?) -> MailAction {
    if isDone(text), kind != .bankAlert || !isDoneOnlyIfKnown(text),
      kind != .school || !text.has("sign", "permission slip")
    {
      return .none
    }
    switch kind {
    case .phishing: return .ignore
    case .securityCode, .newsletter, .paymentConfirmation: return .none
    case .bill: return paysItself(text) || money.map({ $0.amount.significand == 0 }) == true ? .none : .pay
    case .subscription: return subscription(text)
    case .bankAlert: return bank(text)
    case .appointment: return appointment(text)
    case .delivery: return delivery(text)
    case .school: return school(text, money: money)
    case .government: return government(text)
    case .insurance: return insurance(text)
    case .housing: return housing(text, money: money)
    case .personal: return personal(text)
    case .other: return other(text)
    }
  }

  static func paysItself(_ text: MailText) -> Bool {
    text.has(
      "autopay", "auto pay", "automatic payment", "automatically", "we'll charge", "we will charge",
      "will be charged to your", "direct debit",
      "will be withdrawn", "will be debited", "will be deducted", "自动扣款", "自動引き落とし", "引き落とし", "口座振替")
      && !text.has(
        "sign up for autopay", "enroll in autopay", "set up autopay", "try autopay",
        "autopay failed", "declined", "turn on autopay", "switch to autopay", "autopay is off")
  }

  static func isDone(_ text: MailText) -> Bool { text.has(anyOf: done) }

  /// “If this was you, you don't need to do anything” of a bank: that has to be looked at first.
  private static func isDoneOnlyIfKnown(_ text: MailText) -> Bool {
    text.sentences.filter { $0.words.has(anyOf: done) }.allSatisfy {
      $0.words.has(anyOf: [
        "if this was you", "if it was you", "if that was you", "if you made", "if you recognize",
        "if you did",
        "if you authorized", "if this is you", "if so", "如果是您", "若是您",
      ])
    } && text.has("purchase", "transaction", "charge", "withdrawal", "transfer", "payment", "交易", "消费", "转账")
  }

  private static let done = [
    "you do not need to do anything", "you don't need to do anything", "no action is needed",
    "no action is required", "no action needed",
    "no action required", "nothing to do", "nothing else to do", "do not need to take any action",
    "don't need to take any action", "no further action",
    "you don't have to do anything", "there is nothing you need to do", "nothing for you to do",
    "this is not a bill", "无需操作", "不用做什么", "无需回复", "手続きは不要",
  ]

  static func isPastDue(_ text: MailText) -> Bool {
    text.has(
      "past due", "overdue", "has not arrived", "have not received your payment",
      "not received your payment", "haven't received", "missed payment", "remains unpaid",
      "is unpaid", "final notice", "disconnect*", "not yet received", "逾期", "欠费", "お支払いが確認できません")
  }

  /// “If you have questions, please call” asks for nothing.
  private static func asksToCall(_ text: MailText, _ phrases: String...) -> Bool {
    text.sentences.contains {
      $0.words.has(anyOf: phrases) && !$0.words.has(anyOf: ["question*", "if you", "concerns", "for help"])
    }
  }

  private static func subscription(_ text: MailText) -> MailAction {
    if text.has(
      "declined", "payment failed", "could not process", "couldn't process", "card has expired",
      "update your payment", "update your card")
    {
      return .review
    }
    if text.has("renew now", "renew your", "to keep your", "renew by", "expired"),
      !text.has("automatically", "auto renew", "will renew", "renews")
    {
      return .renew
    }
    return .none
  }

  private static func bank(_ text: MailText) -> MailAction {
    if text.has(
      "reply yes", "reply y", "reply 1", "yes or no", "did you make this",
      "confirm this")
    {
      return .confirm
    }
    if text.has(
      "call us immediately", "please call", "call us right away",
      "visit a branch")
    {
      return .call
    }
    if text.has("deposit", "deposited", "direct deposit", "check cleared"),
      !text.has(
        "low balance",
        "below", "overdraft", "if you did not")
    {
      return .none
    }
    return text.has("statement is available", "statement is ready", "statement is now") ? .read : .review
  }

  private static func appointment(_ text: MailText) -> MailAction {
    if text.has(
      "has been cancelled", "has been canceled", "was cancelled", "was canceled",
      "we need to cancel", "had to cancel", "need to reschedule your", "must reschedule",
      "please call to reschedule", "choose a new time", "missed your appointment")
    {
      return .reschedule
    }
    if text.has(
      "reply c", "reply y", "reply yes", "reply 1", "to confirm", "please confirm",
      "confirm your appointment", "confirm by", "confirm or", "text c", "reply confirm",
      "press 1 to confirm",
      "请确认", "请回复确认", "ご返信ください")
    {
      return .confirm
    }
    if text.has(
      "time to schedule", "call to schedule", "due for your", "schedule your", "book your",
      "overdue for")
    {
      return .call
    }
    return .attend
  }

  private static func delivery(_ text: MailText) -> MailAction {
    if text.has("duty", "customs fee", "customs charge", "import tax", "postage due", "cash on delivery"),
      text.has("pay", "is due", "payment", "due before")
    {
      return .pay
    }
    if text.has(
      "ready for pickup", "ready for pick up", "ready to be picked up", "ready to pick up", "pick it up",
      "pick up your", "waiting at",
      "held at", "collect it", "collect your", "pickup code", "available for pickup", "取件码", "自提",
      "お受け取りください")
    {
      return .pickup
    }
    if text.has(
      "reschedule", "choose a new", "schedule a redelivery", "redelivery",
      "再配達")
    {
      return .reschedule
    }
    if text.has(
      "signature required", "must sign", "sign for it", "adult signature",
      "someone must be home")
    {
      return .attend
    }
    if text.has("confirm your address", "confirm the address") { return .confirm }
    return .none
  }

  private static func school(_ text: MailText, money: Money?) -> MailAction {
    if text.has(
      "sign and return", "sign the", "sign it", "please sign", "permission slip", "consent form",
      "permission form", "signed form", "signed permission", "signed consent", "signed slip", "signed copy",
      "signature", "be signed", "签字", "签名", "署名")
    {
      return .sign
    }
    if text.has(
      "dismissal", "dismissed", "close at noon", "close early", "closing early",
      "pick up your child", "pick up your student", "picked up", "pick him up", "pick her up",
      "school will close at", "come and get", "please pick up", "接孩子", "お迎え")
    {
      return .pickup
    }
    if text.has("lunch account", "lunch balance", "meal account"),
      text.has("add money", "add funds", "please send", "deposit")
    {
      return .pay
    }
    if money != nil,
      text.has(
        "please pay", "pay online", "pay by", "payment", "owes", "balance", "bring",
        "send", "due by", "is due", "缴费", "缴纳", "交费", "付款", "支付", "お支払い")
    {
      return .pay
    }
    if text.has("please send") && !text.has("please send them", "please send your child", "please send him")
      || text.has(
        "send a copy", "rsvp", "please reply", "let us know", "please respond", "reply to this",
        "fill out",
        "complete the", "return the form", "return the", "sign up", "回复", "回执", "返信")
    {
      return .reply
    }
    if asksToCall(text, "please call", "call the office", "call the school") { return .call }
    if text.has(
      "conference", "join us", "please come", "you are invited", "you're invited", "meeting",
      "open house", "concert", "attend", "back to school night", "performance", "家长会", "参加", "保護者会",
      "please join")
    {
      return .attend
    }
    if text.has("register by", "registration", "re register", "enrollment") { return .reply }
    return .read
  }

  private static func government(_ text: MailText) -> MailAction {
    if text.has("pick it up", "ready for pickup", "ready to pick up", "pick up your") { return .pickup }
    if text.has("refund") && !text.has("pay by", "amount due", "you owe") { return .none }
    if text.has(
      "renew", "renewal", "renew online", "expires", "will expire", "换证",
      "更新手続き")
    {
      return .renew
    }
    if text.has(
      "must appear", "you must attend", "please appear", "report to", "jury", "interview",
      "hearing", "appear for", "appointment", "oath ceremony", "court date", "summoned", "请于", "vote",
      "polling place")
    {
      return .attend
    }
    if text.has(
      "amount due", "please pay", "pay by", "you owe", "tax is due", "payment is due",
      "is paid by", "must be paid", "payment due", "is due", "pay online", "must be received by",
      "mail a check", "send a check", "pay at", "installment", "应缴", "缴纳", "缴费", "納付")
    {
      return .pay
    }
    if text.has("sign and return", "please sign") { return .sign }
    if text.has(
      "respond by", "please respond", "return the form", "complete the", "reply by", "submit",
      "send us", "mail the form", "provide the", "we need more information", "questionnaire",
      "recertif*")
    {
      return .reply
    }
    if asksToCall(text, "please call", "call us") { return .call }
    if text.has("please review", "review your") { return .review }
    return .read
  }

  private static func insurance(_ text: MailText) -> MailAction {
    if text.has("sign and return", "please sign", "signature") { return .sign }
    if text.has(
      "premium is due", "amount due", "payment due", "pay by", "please pay", "is due",
      "premium due", "due date")
    {
      return paysItself(text) ? .none : .pay
    }
    if text.has("renews automatically", "will renew automatically", "automatically renew") { return .none }
    if text.has("renew", "about to expire", "expires", "renewal") { return .renew }
    if text.has("send us", "provide", "submit", "respond", "complete the") { return .reply }
    if asksToCall(text, "please call", "call us to") { return .call }
    return text.has("review", "compare", "open enrollment", "choose a plan", "check your") ? .review : .read
  }

  private static func housing(_ text: MailText, money: Money?) -> MailAction {
    if text.has(
      "sign the", "sign your", "please sign", "sign and return", "e sign", "sign it",
      "signed lease", "sign by")
    {
      return .sign
    }
    if text.has(
      "lease renewal", "renew your lease", "lease expires", "lease ends",
      "lease will end")
    {
      return .renew
    }
    if money != nil,
      text.has(
        "rent is due", "due", "please pay", "pay by", "pay rent", "balance", "dues",
        "owe", "缴费", "缴纳", "缴清", "交费", "交纳", "付款", "付清", "支付", "お支払い")
    {
      return paysItself(text) ? .none : .pay
    }
    if text.has("please confirm", "reply to confirm") { return .confirm }
    if text.has("please reply", "let us know", "rsvp", "please respond") { return .reply }
    if asksToCall(text, "please call", "call the office") { return .call }
    if text.has("meeting", "please attend", "join us") { return .attend }
    return .read
  }

  private static func personal(_ text: MailText) -> MailAction {
    if text.has(
      "nothing to do", "no need to", "don't need to", "already paid", "no need to reply",
      "不用回")
    {
      return .none
    }
    if text.has(
      "call me", "give me a call", "please call", "ring me", "给我打电话", "打个电话", "電話して",
      "電話ください")
    {
      return .call
    }
    if text.has("pick me up", "pick up", "can you get", "接我", "迎えに") { return .pickup }
    let asks = text.text.contains("?") || text.text.contains("？")
    if asks
      || text.has(
        "let me know", "please reply", "write back", "tell me", "rsvp", "回信", "回复", "回一", "回个信", "回个话", "行不行",
        "好不好", "要不要", "可不可以", "方便吗", "告诉我",
        "返信", "お返事", "教えて")
    {
      return .reply
    }
    return .none
  }

  private static func other(_ text: MailText) -> MailAction {
    if text.has("renew them", "renew online", "renew your", "renew it", "renew") { return .renew }
    if text.has(
      "hold is ready", "ready for pickup", "ready to pick up", "pick it up",
      "pick up")
    {
      return .pickup
    }
    if text.has("amount due", "please pay", "you owe", "pay the", "pay by") { return .pay }
    if text.has("please sign", "sign and return") { return .sign }
    if text.has("please confirm", "to confirm", "confirm your") { return .confirm }
    if text.has(
      "please reply", "rsvp", "let us know", "please respond", "take the survey")
      || text.has("reply to") && !text.has("not reply to", "don't reply to", "replies to this")
    {
      return .reply
    }
    if asksToCall(text, "and call", "please call", "call us") { return .call }
    if text.has(
      "meeting is on", "meeting will be", "join us", "please come", "you are invited", "see you", "attend")
    {
      return .attend
    }
    if isDone(text) { return .none }
    if text.has("please check", "please review", "review the") { return .review }
    return .read
  }
}
