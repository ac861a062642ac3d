import Mail
import Specimens

/// Explains a mail: what kind it is, what it asks for, whether it is honest,
/// and all that in Chinese sentences.
///
/// Everything is told from the mail and the reference time alone. Amounts, dates, links and names are never
/// made up: they are taken from the text or left out.
public struct Explainer: Sendable {
  /// Hosts of senders that the reader has heard from before, to tell imitations by.
  public var knownHosts: Set<String>

  public init(knownHosts: Set<String> = []) { self.knownHosts = knownHosts }

  /// - Parameter now: the reader's wall clock; a mail's own dates count from its `Date` header.
  public func explain(_ mail: MailMessage, now: LocalDateTime) -> MailExplanation {
    let written = mail.date?.local ?? now
    let text = MailText(mail, reference: written)
    let suspicion = Suspicion(mail, text, knownHosts: knownHosts)
    let sender = MailSender(
      name: mail.from?.name ?? "", address: mail.from?.address ?? "")
    let links = LinkRoles.facts(mail)
    if suspicion.isSuspicious {
      let money = AmountChooser.amount(for: .phishing, in: text, isSuspicious: true)
      return MailExplanation(
        kind: .phishing, sender: sender, money: money, dueDate: nil, event: nil, action: .ignore,
        links: links,
        signals: suspicion.signals, isSuspicious: true,
        chinese: Warning.sentences(suspicion, sender: sender, money: money), hasAbstained: false)
    }
    guard let kind = KindFinder.kind(of: mail, text), !mail.hasUndecodedText || kind != .other else {
      return abstention(mail, text, sender, links, suspicion, now: now, written: written)
    }
    let money = AmountChooser.amount(for: kind, in: text)
    let dates = DateChooser(for: kind, in: text, now: now, written: written)
    let action = ActionChooser.action(for: kind, in: text, money: money)
    let facts = Facts(
      kind: kind, action: action, senderName: displayName(sender), money: money, dates: dates,
      links: links, text: text,
      now: now, hasAttachments: !mail.attachments.isEmpty)
    return MailExplanation(
      kind: kind, sender: sender, money: money, dueDate: dates.due, event: dates.event, action: action,
      links: links,
      signals: suspicion.signals, isSuspicious: false, chinese: Composer.sentences(facts),
      hasAbstained: false)
  }

  private func displayName(_ sender: MailSender) -> String {
    sender.name.isEmpty ? (sender.address.isEmpty ? "不知道是谁" : sender.address) : sender.name
  }

  /// Says who writes and lists what stands there, and claims nothing.
  private func abstention(
    _ mail: MailMessage, _ text: MailText, _ sender: MailSender, _ links: [MailLinkFact],
    _ suspicion: Suspicion,
    now: LocalDateTime, written: LocalDateTime
  ) -> MailExplanation {
    var sentences = ["这封信是\(displayName(sender))寄来的。"]
    if mail.hasUndecodedText { sentences.append("信里有些字读不出来。") }
    if let topics = Leads.topics(text, Glossary.topics) { sentences.append("信里提到：\(topics)。") }
    let dates = text.entities.compactMap { DateChooser.moment($0) }
    if !dates.isEmpty {
      let words = dates.prefix(4).map { ChineseForms.moment($0, now: now) }
      sentences.append("信里的日期：\(words.joined(separator: "、"))。")
    }
    sentences.append("我不敢乱讲是什么事，请家人看看。")
    return MailExplanation(
      kind: .other, sender: sender, money: nil, dueDate: nil, event: nil, action: .read, links: links,
      signals: suspicion.signals, isSuspicious: false, chinese: sentences, hasAbstained: true)
  }
}

/// What each link of a mail is for, by its words.
enum LinkRoles {
  static func facts(_ mail: MailMessage) -> [MailLinkFact] {
    var hasPrimary = false
    return mail.links.map { link in
      let words = FoldedText(link.text + " " + link.url)
      var role = MailLinkFact.Role.secondary
      if link.isQuoted {
        role = .quoted
      } else if words.has(anyOf: ["unsubscribe", "opt out", "unsub", "off", "退订", "配信停止"]) {
        role = .unsubscribe
      } else if words.has(anyOf: [
        "settings", "preferences", "privacy", "terms", "manage e mail settings",
        "view in browser", "help",
      ]) {
        role = .settings
      } else if !hasPrimary {
        role = .primary
        hasPrimary = true
      }
      return MailLinkFact(url: link.url, host: link.host.name, text: link.text, role: role)
    }
  }
}
