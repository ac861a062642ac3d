import Mail

/// The warning for a mail that looks dishonest.
enum Warning {
  static func sentences(_ suspicion: Suspicion, sender: MailSender, money: Money?) -> [String] {
    var reasons = suspicion.signals.compactMap { reason($0, suspicion) }
    reasons += suspicion.lures
    var unique: [String] = []
    for reason in reasons where !unique.contains(reason) { unique.append(reason) }
    var sentences = ["小心：这封信像是骗人的。"]
    if !unique.isEmpty { sentences.append("可疑的地方：\(unique.joined(separator: "；"))。") }
    if let money {
      // A promise of money asks for none of that amount.
      let amount = ChineseForms.money(money)
      sentences.append(suspicion.promisesMoney ? "信里说的\(amount)，不要相信。" : "它要您付\(amount)，不要付钱。")
    }
    if let host = suspicion.trueHost { sentences.append("链接真正去的地方是\(host)。") }
    sentences.append("不要点链接，不要付钱，不要回信，不要告诉它密码和卡号。")
    sentences.append("请家人看一看。")
    return sentences
  }

  private static func reason(_ signal: SuspicionSignal, _ suspicion: Suspicion) -> String? {
    switch signal {
    case .linkTextHostMismatch: "链接写的和去的不是一个地方"
    case .lookalikeHost: "链接的网站名字在冒充别人"
    case .lookalikeSender: "寄信人的地址在冒充别人"
    case .replyToMismatch: "回信会寄到另一个地址"
    case .asksSecret: "要您的密码、卡号或个人信息"
    case .urgency: "催您赶快"
    case .authFail: "没有通过真假检查"
    case .insecureLink: "链接不安全"
    case .ipHost: "链接是一串数字地址"
    case .punycode: "链接的名字里混了别的文字"
    case .userinfoInUrl: "链接里藏着假的名字"
    case .giftCard: "要您买礼品卡"
    case .secrecy: "叫您别告诉别人"
    }
  }
}
