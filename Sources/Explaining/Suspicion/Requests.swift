/// What a mail asks for that honest senders don't.
struct Requests: Sendable {
  private(set) var asksSecret = false
  private(set) var asksCard = false
  private(set) var isUrgent = false
  private(set) var asksGiftCard = false
  private(set) var asksSecrecy = false
  private(set) var asksMoney = false

  init(_ text: MailText) {
    for sentence in text.sentences {
      let words = sentence.words
      guard !words.has(anyOf: Requests.denials) else { continue }
      if words.has(anyOf: Requests.demands) {
        if words.has(anyOf: Requests.secrets) { asksSecret = true }
        if words.has(anyOf: Requests.cards) { asksCard = true }
      }
      if words.has(anyOf: Requests.secrecy) { asksSecrecy = true }
    }
    isUrgent = text.has(anyOf: Requests.urgency)
    asksMoney = text.has("pay", "payment", "fee", "send money", "wire", "transfer", "汇款", "转账")
    asksGiftCard =
      text.has("gift card", "gift cards", "itunes card*", "steam card*", "prepaid card*", "礼品卡", "购物卡")
      && text.has("buy", "purchase", "get me", "pick up", "need you to get", "购买", "买")
      && text.has(
        "code", "codes", "scratch*", "photo*", "picture*", "numbers on the back", "send me", "email me",
        "text me", "reply",
        "卡号", "密码")
  }

  private static let denials = [
    "never ask", "never asks", "will not ask", "won't ask", "do not share", "don't share", "never share",
    "not ask you",
    "do not give", "never give", "do not send", "never request", "不会要求", "不会向您索要", "请勿告诉", "不要告诉",
  ]
  private static let demands = [
    "verify", "confirm", "enter", "update", "provide", "send", "send us", "submit", "reply with",
    "validate", "re enter",
    "restore", "give us", "tell us", "supply", "fill in", "log in with", "sign in with", "share", "验证",
    "输入", "提供",
    "确认", "发送", "填写", "入力", "確認", "更新",
  ]
  private static let secrets = [
    "your password", "password and", "and password", "current password", "email password",
    "e mail password",
    "username and password", "user name and password", "card pin", "your pin", "pin number", "pin code",
    "pin",
    "social security number", "your ssn", "ssn", "card number", "full card", "cvv", "security code on",
    "one time code",
    "verification code", "bank login", "online banking details", "login details", "login credentials",
    "credentials",
    "mother's maiden name", "account number and", "bank account number", "routing number",
    "passport number",
    "recovery phrase", "seed phrase", "wallet phrase", "密码", "卡号", "验证码", "身份证号", "银行卡号", "暗証番号", "パスワード",
    "クレジットカード番号", "カード番号",
  ]
  private static let cards = [
    "card details", "payment details", "bank details", "billing details", "card information",
    "payment information",
    "billing information", "account information", "account details", "personal information",
    "personal details",
    "identity", "payment method", "银行卡信息", "个人信息", "カード情報", "個人情報",
  ]
  private static let secrecy = [
    "keep this between us", "keep this confidential", "keep it confidential", "do not tell", "don't tell",
    "tell no one",
    "keep it secret", "keep this secret", "do not discuss this", "don't mention this",
    "strictly confidential",
    "do not speak to anyone", "do not inform", "保密", "别告诉", "不要告诉家人",
  ]
  private static let urgency = [
    "urgent", "urgently", "immediately", "right away", "within 24 hours", "in 24 hours", "within 12 hours",
    "within 48 hours", "in 48 hours", "in 12 hours", "act now", "final warning", "last warning",
    "final notice", "account will be closed",
    "will be closed", "will be suspended", "has been suspended", "is suspended", "suspended",
    "will be locked",
    "has been locked", "will be terminated", "will be deleted", "will be deactivated", "has been limited",
    "asap",
    "as soon as possible", "before it is too late", "arrest*", "legal action", "warrant",
    "or it will be returned",
    "will be returned to", "within hours", "expires today", "today only or", "unusual activity",
    "unauthorized", "立即", "马上",
    "24小时内", "冻结", "停用", "逮捕", "至急", "24時間以内", "凍結", "停止されます",
  ]
}
