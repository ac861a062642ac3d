/// One line of wrapped text.
public struct WrappedLine: Hashable, Sendable {
  /// The characters of the line as they stand in the text, without the line end or the blanks it was broken at.
  public let text: String
  /// The Unicode scalars of the text that the line shows.
  public let source: Range<Int>

  public init(text: String, source: Range<Int>) {
    self.text = text
    self.source = source
  }
}

extension TextWidth {
  /// Breaks text into lines of at most `width` columns: at line ends, at blanks, and on either side of a wide
  /// (Chinese, Japanese, Korean) character, where the line would not begin with closing punctuation nor end with
  /// an opening bracket. A word longer than a line is cut.
  ///
  /// Every line end gives a line, so the text "" is one empty line. Offsets count the scalars of `text`.
  public static func wrap(_ text: String, width: Int) -> [WrappedLine] {
    var lines: [WrappedLine] = []
    var (paragraph, start, offset): ([Piece], Int, Int) = ([], 0, 0)
    for character in text {
      let end = offset + character.unicodeScalars.count
      if character.isNewline {
        lines += wrap(paragraph, from: start, width: max(1, width))
        (paragraph, start) = ([], end)
      } else {
        paragraph.append(Piece(character, source: offset..<end))
      }
      offset = end
    }
    return lines + wrap(paragraph, from: start, width: max(1, width))
  }

  private static func wrap(_ pieces: [Piece], from start: Int, width: Int) -> [WrappedLine] {
    var lines: [WrappedLine] = []
    var first = 0
    while first < pieces.count {
      let end = lineEnd(of: pieces, from: first, width: width)
      var shown = end
      while shown > first, pieces[shown - 1].isBlank { shown -= 1 }
      lines.append(line(pieces[first..<shown], at: pieces[first].source.lowerBound))
      // Blanks at a break hang; those that begin the paragraph are the author's indentation and stay.
      first = end
      while first < pieces.count, pieces[first].isBlank { first += 1 }
    }
    return lines.isEmpty ? [line([], at: start)] : lines
  }

  private static func line(_ pieces: ArraySlice<Piece>, at start: Int) -> WrappedLine {
    WrappedLine(
      text: String(pieces.map(\.character)), source: start..<(pieces.last?.source.upperBound ?? start))
  }

  /// The index after the last piece of the line that begins at `first`.
  private static func lineEnd(of pieces: [Piece], from first: Int, width: Int) -> Int {
    var (used, end, lastBreak) = (0, first, first)
    while end < pieces.count {
      let piece = pieces[end]
      if end > first, canBreak(between: pieces[end - 1], and: piece) { lastBreak = end }
      used += piece.width
      // Blanks that run over the edge are not shown.
      if used > width, !piece.isBlank {
        return lastBreak > first ? lastBreak : max(end, first + 1)
      }
      end += 1
    }
    return end
  }

  private static func canBreak(between before: Piece, and after: Piece) -> Bool {
    if after.isBlank { return false }
    if before.isBlank { return true }
    if after.mayNotBegin || before.mayNotEnd { return false }
    return before.isWide || after.isWide || before.character == "-" || before.character == "/"
  }
}

/// A character of the text with what breaking lines needs to know of it.
private struct Piece {
  let character: Character
  let source: Range<Int>
  let width: Int

  init(_ character: Character, source: Range<Int>) {
    self.character = character
    self.source = source
    width = TextWidth.width(of: String(character))
  }

  var isBlank: Bool { character == " " || character == "\t" || character == "\u{3000}" }
  var isWide: Bool { width == 2 }
  var mayNotBegin: Bool { Piece.closing.contains(character) }
  var mayNotEnd: Bool { Piece.opening.contains(character) }

  private static let closing = Set("、。，．,.：:；;！!？?）)］]｝}」』】〉》〕”’…‥ー・々ゝゞァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎ％%")
  private static let opening = Set("（(［[｛{「『【〈《〔“‘￥¥＄$€£")
}
