import Specimens

/// The lines of a text that show a match best.
struct Snippet {
  var text = ""
  var highlights: [TextSpan] = []

  private static let longestLine = 120

  /// `hits` in the order of the text, `weights` by unit.
  init(_ text: IndexedText, _ hits: [EvidenceFinder.Hit], weights: [Double]) {
    var chosen = Self.best(text, hits, weights)
    if chosen.isEmpty {
      chosen = Array(text.lines.indices.lazy.filter { !SnippetLine.isBlank(text, text.lines[$0]) }.prefix(2))
    }
    guard !chosen.isEmpty else { return }
    let spans = Self.merged(hits.map(\.span))
    var scalars: [Unicode.Scalar] = []
    var last: Int?
    for index in chosen {
      let line = SnippetLine(text, index)
      guard !line.scalars.isEmpty else { continue }
      if let last { scalars += (Self.areNeighbours(text, last, index) ? " · " : " … ").unicodeScalars }
      last = index
      let range = Self.window(line, spans)
      if range.lowerBound > 0 { scalars.append("…") }
      let shift = scalars.count - range.lowerBound - line.start
      for scalar in line.scalars[range] { scalars.append(scalar.value == 9 ? " " : scalar) }
      let (low, high) = (line.start + range.lowerBound, line.start + range.upperBound)
      for span in spans where span.start >= low && span.start < high {
        highlights.append(TextSpan(span.start + shift, min(span.end, high) + shift))
      }
      if range.upperBound < line.scalars.count { scalars.append("…") }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.text = String(view)
  }

  /// Up to two lines, in their order: each the one that shows most of what is not shown yet.
  private static func best(_ text: IndexedText, _ hits: [EvidenceFinder.Hit], _ weights: [Double]) -> [Int] {
    // The lines with hits, each with a bit for every unit on it.
    var lines: [(index: Int, units: UInt64)] = []
    for hit in hits {
      let bit: UInt64 = 1 << UInt64(hit.unit)
      if let last = lines.last, text.lines[last.index].span.end > hit.span.start {
        lines[lines.count - 1].units |= bit
      } else if let index = text.line(of: hit.span.start) {
        lines.append((index, bit))
      }
    }
    var chosen: [Int] = []
    var shown: UInt64 = 0
    for _ in 0..<2 {
      var best: (line: (index: Int, units: UInt64), value: Double)?
      for line in lines where !chosen.contains(line.index) {
        var value = 0.0
        var fresh = line.units & ~shown
        while fresh != 0 {
          value += weights[fresh.trailingZeroBitCount]
          fresh &= fresh - 1
        }
        if value > best?.value ?? 0 { best = (line, value) }
      }
      guard let best else { break }
      chosen.append(best.line.index)
      shown |= best.line.units
    }
    return chosen.sorted()
  }

  /// Nothing but empty lines stands between.
  private static func areNeighbours(_ text: IndexedText, _ a: Int, _ b: Int) -> Bool {
    text.lines[a + 1..<b].allSatisfy { SnippetLine.isBlank(text, $0) }
  }

  /// A long line is cut around its first match.
  private static func window(_ line: SnippetLine, _ spans: [TextSpan]) -> Range<Int> {
    let count = line.scalars.count
    guard count > longestLine else { return 0..<count }
    let first = spans.first { $0.start >= line.start && $0.start < line.start + count }
    let start = first.map { $0.start - line.start } ?? 0
    let low = max(0, min(start - longestLine / 3, count - longestLine))
    return low..<low + longestLine
  }

  static func merged(_ spans: [TextSpan]) -> [TextSpan] {
    var merged: [TextSpan] = []
    for span in spans.sorted() where span.count > 0 {
      if let last = merged.last, span.start <= last.end {
        merged[merged.count - 1].end = max(last.end, span.end)
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}

/// One line's scalars without the blanks around them, and where they begin in the text.
private struct SnippetLine {
  var scalars: [Unicode.Scalar]
  var start: Int

  init(_ text: IndexedText, _ index: Int) {
    let line = text.lines[index]
    let whole = Array(text.string(line.bytes).unicodeScalars)
    var (low, high) = (0, whole.count)
    while low < high, whole[low].isBlank { low += 1 }
    while low < high, whole[high - 1].isBlank { high -= 1 }
    scalars = Array(whole[low..<high])
    start = line.span.start + low
  }

  static func isBlank(_ text: IndexedText, _ line: IndexedText.Line) -> Bool {
    line.bytes.isEmpty || text.string(line.bytes).unicodeScalars.allSatisfy(\.isBlank)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x3000, 0x2000...0x200B: true
    default: false
    }
  }
}
