import Glyphs
import Terminal

/// Characters drawn large. They are learnt before they are needed, since drawing them takes a font file.
struct Lettering: Sendable {
  private var drawings: [Character: [LargeText.Grain: LargeText]] = [:]
  /// Rows of every drawing.
  private var height = 0

  init() {}

  /// Draws the characters of texts that aren't known yet.
  mutating func learn(_ texts: [String], font: BitmapFont) {
    for text in texts {
      for character in text where drawings[character] == nil {
        var sizes: [LargeText.Grain: LargeText] = [:]
        for grain in LargeText.Grain.allCases {
          sizes[grain] = LargeText(String(character), font: font, grain: grain)
        }
        height = max(height, sizes[.halves]?.rows.count ?? 0)
        drawings[character] = sizes
      }
    }
  }

  /// The rows of a word; nil where a character of it is not known.
  func drawing(of text: String, grain: LargeText.Grain) -> [String]? {
    let parts = text.compactMap { drawings[$0]?[grain] }
    guard parts.count == text.count, !parts.isEmpty, height > 0 else { return nil }
    return (0..<height).map { row in
      parts.map { $0.rows.indices.contains(row) ? $0.rows[row] : String(repeating: " ", count: $0.width) }
        .joined()
    }
  }

  /// The largest size in which all of some words fit; nil where they have to be written plainly.
  func grain(for words: [String], columns: Int, rows: Int) -> LargeText.Grain? {
    [.halves, .quarters].first { grain in
      words.allSatisfy { word in
        guard let drawn = drawing(of: word, grain: grain) else { return false }
        return drawn.count <= rows && TextWidth.width(of: drawn[0]) <= columns
      }
    }
  }

  /// A text large, in as many lines as it takes; empty where there is no room for all of it.
  func rows(of text: String, columns: Int, rows: Int) -> [String] {
    for grain in [LargeText.Grain.halves, .quarters] {
      var lines: [String] = [""]
      var width = 0
      for character in text {
        guard let part = drawings[character]?[grain] else { return [] }
        if width + part.width > columns, width > 0 {
          lines.append("")
          width = 0
        }
        lines[lines.count - 1].append(character)
        width += part.width
      }
      guard lines.count * height <= rows, width <= columns else { continue }
      return lines.flatMap { drawing(of: $0, grain: grain) ?? [] }
    }
    return []
  }
}
