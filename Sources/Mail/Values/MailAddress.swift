/// Who a mail is from or to: the name as written and the address.
public struct MailAddress: Sendable, Hashable {
  /// Empty where the mail gives none.
  public var name: String
  /// Lower-cased; empty where nothing that looks like an address stands.
  public var address: String

  public init(name: String, address: String) {
    self.name = name
    self.address = address
  }

  /// The part after the `@`.
  public var domain: String {
    address.lastIndex(of: "@").map { String(address[address.index(after: $0)...]) } ?? ""
  }
}

extension MailAddress {
  /// Reads the first address of a decoded header value: `Name <a@b>`, `"Name, with comma" <a@b>`,
  /// `a@b (Name)`.
  init?(header: String) {
    var name = ""
    var address = ""
    var comment = ""
    var state = State.outside
    reading: for character in header {
      switch (state, character) {
      case (.quoted, "\""): state = .outside
      case (.quoted, _): name.append(character)
      case (.outside, "\""): state = .quoted
      case (.outside, "<"): state = .angle
      case (.outside, "("): state = .comment
      case (.outside, ","): break reading
      case (.outside, _): name.append(character)
      case (.angle, ">"): break reading
      case (.angle, _): address.append(character)
      case (.comment, ")"): state = .outside
      case (.comment, _): comment.append(character)
      }
    }
    if address.isEmpty, name.contains("@") { (name, address) = (comment, name) }
    self.init(
      name: name.collapsingBlanks, address: address.filter { !$0.isWhitespace }.lowercased())
    if self.name.isEmpty, self.address.isEmpty { return nil }
  }

  private enum State { case outside, quoted, angle, comment }
}

extension StringProtocol {
  /// Runs of blanks as one, none at the ends.
  var collapsingBlanks: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
