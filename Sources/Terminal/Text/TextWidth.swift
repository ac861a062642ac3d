/// The one place that decides how many columns text takes and what of it can be shown.
///
/// East Asian wide and full-width characters and emoji take two columns, combining marks none, ambiguous ones
/// one. A joined emoji (family, skin tone, variation) is reduced to its first scalar because terminals disagree
/// about the rest; a flag becomes its two letters.
public enum TextWidth {
  /// Columns of a text when it is put on one line.
  public static func width(of text: some StringProtocol) -> Int {
    var width = 0
    forEachGlyph(text) { glyph in
      width += glyph.width
      return true
    }
    return width
  }

  public static func glyphs(of text: some StringProtocol) -> [Glyph] {
    var glyphs: [Glyph] = []
    forEachGlyph(text) { glyph in
      glyphs.append(glyph)
      return true
    }
    return glyphs
  }

  /// Calls `body` with each glyph from the left until it returns false.
  public static func forEachGlyph(_ text: some StringProtocol, _ body: (Glyph) -> Bool) {
    var offset = 0
    for character in text {
      let scalars = character.unicodeScalars
      if let only = character.asciiValue, only >= 0x20, only < 0x7F {
        let glyph = Glyph(text: String(character), width: 1, source: offset..<offset + 1)
        guard body(glyph) else { return }
        offset += 1
        continue
      }
      for glyph in glyphs(of: scalars, from: offset) {
        guard body(glyph) else { return }
      }
      offset += scalars.count
    }
  }

  /// Marks beyond this many on one base are dropped: ncurses keeps a base and four.
  private static let markLimit = 4

  /// The glyphs of one grapheme: usually one; several where a script writes more than one spacing scalar.
  private static func glyphs(of scalars: String.UnicodeScalarView, from start: Int) -> [Glyph] {
    var glyphs: [Glyph] = []
    var (text, width, first, marks) = ("", 0, start, 0)
    var (offset, isEmoji) = (start, false)

    func flush(upTo end: Int) {
      if width > 0 { glyphs.append(Glyph(text: text, width: width, source: first..<end)) }
      (text, width, marks) = ("", 0, 0)
    }
    func begin(_ scalar: Unicode.Scalar, width columns: Int) {
      flush(upTo: offset)
      (text, width, first) = (String(scalar), columns, glyphs.isEmpty ? start : offset)
      isEmoji = scalar.properties.isEmoji && scalar.value > 0xFF
    }

    for scalar in scalars {
      switch ScalarClass(scalar) {
      case .printable(let columns):
        // What is joined to an emoji, or colours its skin, has no cell of its own.
        if !isEmoji { begin(scalar, width: columns) }
      case .marked(let mark):
        begin(mark, width: 1)
      case .combining:
        if width == 0 { begin("\u{25CC}", width: 1) }
        if marks < markLimit {
          text.unicodeScalars.append(scalar)
          marks += 1
        }
      case .ignorable:
        break
      }
      offset += 1
    }
    flush(upTo: offset)
    return glyphs
  }
}
