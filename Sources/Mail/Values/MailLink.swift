/// A web link in a mail, with what the reader sees and where it really goes.
public struct MailLink: Sendable, Hashable {
  public var url: String
  /// The words shown for it; the address itself where a plain text shows that.
  public var text: String
  public var host: WebHost
  /// It stands in a part that the sender quotes from an earlier mail.
  public var isQuoted: Bool

  public init?(url: String, text: String, isQuoted: Bool = false) {
    guard let host = WebHost(url: url) else { return nil }
    self.url = url
    self.text = text.collapsingBlanks
    self.host = host
    self.isQuoted = isQuoted
  }
}

/// The host that an address leads to, and what is odd about the address.
public struct WebHost: Sendable, Hashable {
  /// Lower-cased, without port.
  public var name: String
  public var isEncrypted: Bool
  /// Something stands before an `@`, which browsers ignore and readers don't.
  public var hasUserInfo: Bool

  /// Nil for what is not `http` or `https`.
  public init?(url: String) {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    guard scheme == "https" || scheme == "http" else { return nil }
    var rest = url.dropFirst(scheme.count + 1)
    guard rest.hasPrefix("//") else { return nil }
    rest = rest.drop { $0 == "/" || $0 == "\\" }
    var authority = rest.prefix { !"/?#\\".contains($0) }
    hasUserInfo = authority.contains("@")
    if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
    if !authority.hasPrefix("[") { authority = authority.prefix { $0 != ":" } }
    name = authority.lowercased()
    while name.hasSuffix(".") { name.removeLast() }
    isEncrypted = scheme == "https"
    guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { return nil }
  }

  /// A number in place of a name.
  public var isNumeric: Bool {
    name.hasPrefix("[") || name.allSatisfy { $0.isNumber || $0 == "." }
      || (name.hasPrefix("0x") && name.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == "." })
  }

  public var isPunycode: Bool {
    name.split(separator: ".").contains { $0.hasPrefix("xn--") } || !name.utf8.allSatisfy { $0 < 128 }
  }

  /// The part that somebody registered: `bank.example` of `www.login.bank.example`.
  public var registered: String { WebHost.registered(name) }

  /// Two labels, or three below the second-level suffixes in common use (`co.uk`, `com.cn`, `gov.example`).
  public static func registered(_ host: String) -> String {
    let labels = host.split(separator: ".")
    guard labels.count > 2 else { return host }
    let isSuffix = secondLevel.contains(labels[labels.count - 2])
    return labels.suffix(isSuffix ? 3 : 2).joined(separator: ".")
  }

  private static let secondLevel: Set<Substring> = [
    "co", "com", "org", "net", "gov", "edu", "ac", "or", "ne", "go", "gob", "govt",
  ]
}
