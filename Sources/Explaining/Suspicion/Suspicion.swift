import Mail

/// What makes a mail look dishonest, and whether that is enough to warn.
struct Suspicion: Sendable {
  private(set) var signals: [SuspicionSignal] = []
  /// Tricks that have no signal of their own, in Chinese words for the warning.
  private(set) var lures: [String] = []
  /// One of the tricks dangles money.
  private(set) var promisesMoney = false
  /// Where the misleading link really leads.
  private(set) var trueHost: String?
  private var weight = 0

  var isSuspicious: Bool { weight >= 4 }

  init(_ mail: MailMessage, _ text: MailText, knownHosts: Set<String>) {
    let isVouchedFor = mail.authentication.passed
    let looks = HostLooks(mail, knownHosts: knownHosts)
    if mail.authentication.failed { add(.authFail, 2) }
    if mail.hasSeveralSenders { add(.lookalikeSender, 2) }
    switch looks.sender {
    case .imitation: add(.lookalikeSender, 4)
    case .odd: add(.lookalikeSender, isVouchedFor ? 1 : 2)
    case .plain: break
    }
    if let reply = mail.replyTo?.domain, let from = mail.from?.domain, !reply.isEmpty,
      WebHost.registered(reply) != WebHost.registered(from)
    {
      add(.replyToMismatch, isVouchedFor || mail.isBulk ? 1 : 2)
    }
    for link in mail.links where !link.isQuoted {
      judge(link, looks, isVouchedFor: isVouchedFor, isBulk: mail.isBulk)
    }
    let requests = Requests(text)
    if requests.asksSecret {
      add(.asksSecret, 3)
    } else if requests.asksCard {
      add(
        .asksSecret,
        isVouchedFor ? 1 : 2)
    }
    if requests.isUrgent { add(.urgency, 1) }
    if requests.asksGiftCard { add(.giftCard, 4) }
    if requests.asksSecrecy { add(.secrecy, 2) }
    for lure in Lure.found(in: text) {
      lures.append(lure.chinese)
      promisesMoney = promisesMoney || lure.promisesMoney
      weight += isVouchedFor ? lure.weight - 1 : lure.weight
    }
    // A threat from a sender whom his own domain disowns.
    if mail.authentication.failed, requests.isUrgent,
      !mail.links.isEmpty || requests.asksMoney
    {
      weight += 1
    }
  }

  private mutating func judge(_ link: MailLink, _ looks: HostLooks, isVouchedFor: Bool, isBulk: Bool) {
    let host = link.host
    if host.hasUserInfo { found(.userinfoInUrl, 4, host) }
    if host.isNumeric { found(.ipHost, 3, host) }
    if host.isPunycode { found(.punycode, isVouchedFor ? 1 : 3, host) }
    if !host.isEncrypted { add(.insecureLink, 1) }
    if let shown = HostLooks.shownHost(in: link.text),
      WebHost.registered(shown) != host.registered
    {
      // Newsletters count clicks through another host; a sender who is vouched for may.
      found(.linkTextHostMismatch, isVouchedFor && isBulk ? 1 : 4, host)
    }
    if looks.isImitation(host) { found(.lookalikeHost, 4, host) }
  }

  private mutating func found(_ signal: SuspicionSignal, _ weight: Int, _ host: WebHost) {
    trueHost = trueHost ?? host.name
    add(signal, weight)
  }

  private mutating func add(_ signal: SuspicionSignal, _ weight: Int) {
    guard !signals.contains(signal) else { return }
    signals.append(signal)
    self.weight += weight
  }
}
