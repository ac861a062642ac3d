/// One element of a page, for selectors to look at.
public struct HTMLElement: Sendable, Hashable {
  /// Lower-cased.
  public var tag: String
  public var attributes: [String: String]
  /// The words inside it, blanks run together; its first 2,000 characters.
  public var text: String
  /// Where its parent stands in the page's list; nil for the outermost.
  public var parent: Int?
  /// Counted from 1 among its parent's children of the same tag.
  public var ordinal: Int

  public init(
    tag: String, attributes: [String: String] = [:], text: String = "", parent: Int? = nil, ordinal: Int = 1
  ) {
    self.tag = tag
    self.attributes = attributes
    self.text = text
    self.parent = parent
    self.ordinal = ordinal
  }

  var classes: [Substring] { (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) }
}
