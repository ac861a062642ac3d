import Mail

/// Tells names that imitate others: digits for letters, one slip away,
/// a known name as the left part of another.
struct HostLooks: Sendable {
  enum Verdict { case plain, odd, imitation }

  private let known: Set<String>
  private let senderDomain: String
  private let nameSkeletons: [String]
  private let name: String

  init(_ mail: MailMessage, knownHosts: Set<String>) {
    senderDomain = mail.from?.domain ?? ""
    name = mail.from?.name ?? ""
    var known = Set(knownHosts.map { WebHost.registered($0) })
    for link in mail.links {
      if let shown = HostLooks.shownHost(in: link.text) { known.insert(WebHost.registered(shown)) }
    }
    self.known = known
    let words = FoldedText(name).text.split(separator: " ").map(String.init)
    nameSkeletons = (0..<max(0, words.count)).flatMap { start in
      (start..<words.count).map { words[start...$0].joined() }
    }.filter { $0.count >= 5 }
  }

  var sender: Verdict {
    guard !senderDomain.isEmpty else { return .plain }
    if let shown = HostLooks.shownHost(in: name),
      WebHost.registered(shown) != WebHost.registered(senderDomain)
    {
      return .imitation
    }
    if isImitation(domain: senderDomain) { return .imitation }
    if HostLooks.isImpersonation(name: name, domain: senderDomain) { return .odd }
    return .plain
  }

  func isImitation(_ host: WebHost) -> Bool {
    if host.isNumeric { return false }
    if HostLooks.hidesAnotherDomain(host.name) { return true }
    let own = host.registered
    let others = [WebHost.registered(senderDomain)].filter { !$0.isEmpty }
    return isImitation(domain: host.name) || others.contains { HostLooks.imitates(own, $0) }
  }

  /// Imitates the sender's own display name or a host known to be honest.
  private func isImitation(domain: String) -> Bool {
    let registered = WebHost.registered(domain)
    guard !known.contains(registered),
      let label = registered.split(separator: ".").first
    else { return false }
    if known.contains(where: { HostLooks.imitates(registered, $0) }) { return true }
    let plain = label.filter { $0 != "-" }
    let skeleton = HostLooks.skeleton(String(plain))
    return skeleton != String(plain)
      && nameSkeletons.contains { name in !plain.contains(name) && skeleton.contains(HostLooks.skeleton(name))
      }
  }

  /// One name passes for the other at a glance.
  static func imitates(_ a: String, _ b: String) -> Bool {
    guard a != b, let first = a.split(separator: ".").first, let second = b.split(separator: ".").first,
      first != second, second.count >= 5
    else { return false }
    if skeleton(String(first)) == skeleton(String(second)) { return true }
    return first.count >= 6 && isOneSlipAway(Array(first), Array(second))
  }

  /// `bank.example.login-check.test`: a whole domain stands to the left of the one that was registered.
  static func hidesAnotherDomain(_ host: String) -> Bool {
    let registered = WebHost.registered(host)
    let left = host.dropLast(registered.count).split(separator: ".")
    return left.count >= 2 && left.dropFirst().contains { suffixes.contains(String($0)) }
  }

  /// An organisation's name on an address that anybody can have.
  static func isImpersonation(name: String, domain: String) -> Bool {
    let words = FoldedText(name)
    return freeMail.contains(domain)
      && words.has(anyOf: [
        "bank", "support", "security", "service", "services", "department", "irs", "revenue", "customs",
        "helpdesk",
        "help desk", "billing", "parcel", "post", "insurance", "lottery", "police", "immigration", "court",
        "power",
        "electric", "principal", "ceo", "director",
      ])
  }

  /// The host in a link's words, where they are an address and nothing else.
  static func shownHost(in text: String) -> String? {
    var word = text.lowercased()
    if let host = WebHost(url: word) { return host.name.contains(".") ? host.name : nil }
    if let at = word.lastIndex(of: "@") { word = String(word[word.index(after: at)...]) }
    let host = word.prefix { $0 != "/" && $0 != ":" && $0 != "?" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy(\.isLetter),
      last.allSatisfy(\.isASCII), !word.contains(" "),
      labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
    else { return nil }
    return String(host)
  }

  /// Letters and digits that look alike, made the same.
  static func skeleton(_ text: String) -> String {
    var result = ""
    var previous: Character = " "
    for character in text {
      let plain: Character =
        switch character {
        case "0": "o"
        case "1", "!", "|", "í", "ì": "i"
        case "l": "i"
        case "3", "е", "é", "è": "e"
        case "4", "а", "á", "à", "@": "a"
        case "5", "$": "s"
        case "7": "t"
        case "8": "b"
        case "о", "ö", "ó": "o"
        case "р": "p"
        case "с": "c"
        default: character
        }
      if previous == "r", plain == "n" {
        result.removeLast()
        result.append("m")
      } else if previous == "v", plain == "v" {
        result.removeLast()
        result.append("w")
      } else {
        result.append(plain)
      }
      previous = plain
    }
    return result
  }

  private static func isOneSlipAway(_ a: [Character], _ b: [Character]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    let (left, right) = (a.count - start - end, b.count - start - end)
    if left <= 1, right <= 1 { return true }
    return left == 2 && right == 2 && a[start] == b[start + 1] && a[start + 1] == b[start]
  }

  private static let suffixes: Set<String> = [
    "com", "net", "org", "gov", "edu", "example", "cn", "uk", "us", "ca", "jp", "co", "bank",
  ]
  private static let freeMail: Set<String> = [
    "gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "live.com", "yahoo.com", "aol.com",
    "icloud.com",
    "mail.com", "gmx.com", "proton.me", "protonmail.com", "qq.com", "163.com", "126.com",
    "freemail.example",
    "webmail.example", "freemail.test", "mailbox.test", "webmail.test",
  ]
}
