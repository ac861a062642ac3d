import Glyphs

/// Words drawn large, made once at the start, since drawing them needs a font file.
struct Lettering: Sendable {
  private var words: [String: [LargeText]] = [:]

  init() {}

  /// - Parameter texts: the words that tiles show.
  init(_ texts: [String], font: BitmapFont) {
    for text in texts {
      words[text] = [.halves, .quarters].map { LargeText(text, font: font, grain: $0) }
    }
  }

  /// The largest drawing of a word that fits; nil when it has to be written plainly.
  func drawing(of text: String, columns: Int, rows: Int) -> LargeText? {
    words[text]?.first { $0.width <= columns && $0.rows.count <= rows }
  }
}
