/// One cell of a surface.
public struct Cell: Hashable, Sendable {
  /// A base scalar and at most four combining marks; empty in the second half of a wide character.
  public private(set) var text: String
  public var style: Style
  /// Columns taken: 1, 2, or 0 for the second half of a wide character.
  public private(set) var width: UInt8

  /// The caller vouches that `text` is one glyph of that width, as `TextWidth` gives it.
  init(text: String, width: UInt8, style: Style) {
    self.text = text
    self.style = style
    self.width = width
  }

  public static func blank(_ style: Style = .plain) -> Cell { Cell(text: " ", width: 1, style: style) }

  /// The second half of a wide character.
  static func continuation(_ style: Style) -> Cell { Cell(text: "", width: 0, style: style) }
}
