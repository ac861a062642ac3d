import Specimens

/// The lines of a text that show a match best.
struct Snippet {
  var text = ""
  var highlights: [TextSpan] = []

  private static let longestLine = 120

  /// `weights` is by unit.
  init(_ text: String, _ hits: [EvidenceFinder.Hit], weights: [Double]) {
    let scalars = Array(text.unicodeScalars)
    let lines = Self.lines(scalars)
    guard !lines.isEmpty else { return }
    var chosen: [Int] = []
    var shown: Set<Int> = []
    for _ in 0..<2 {
      // The line that shows most of what is not shown yet.
      var best: (line: Int, value: Double)?
      for (index, line) in lines.enumerated() where !chosen.contains(index) {
        let units = Set(hits.filter { line.contains($0.span.start) }.map(\.unit)).subtracting(shown)
        let value = units.reduce(0) { $0 + weights[$1] }
        if value > best?.value ?? 0 { best = (index, value) }
      }
      guard let best else { break }
      chosen.append(best.line)
      shown.formUnion(hits.filter { lines[best.line].contains($0.span.start) }.map(\.unit))
    }
    if chosen.isEmpty { chosen = Array(lines.indices.prefix(2)) }
    chosen.sort()
    let spans = Self.merged(hits.map(\.span))
    var out = String.UnicodeScalarView()
    var count = 0
    func add(_ piece: some Sequence<Unicode.Scalar>) {
      for scalar in piece {
        out.append(scalar.value == 9 ? " " : scalar)
        count += 1
      }
    }
    for (position, line) in chosen.enumerated() {
      if position > 0 { add((line == chosen[position - 1] + 1 ? " · " : " … ").unicodeScalars) }
      let range = Self.window(lines[line], spans)
      if range.lowerBound > lines[line].lowerBound { add("…".unicodeScalars) }
      let shift = count - range.lowerBound
      add(scalars[range])
      for span in spans where span.start >= range.lowerBound && span.start < range.upperBound {
        highlights.append(TextSpan(span.start + shift, min(span.end, range.upperBound) + shift))
      }
      if range.upperBound < lines[line].upperBound { add("…".unicodeScalars) }
    }
    self.text = String(out)
  }

  /// Ranges of the lines that have something on them, without blanks around.
  private static func lines(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for i in 0...scalars.count where i == scalars.count || scalars[i].isLineEnd {
      var (low, high) = (start, i)
      while low < high, scalars[low].isBlank { low += 1 }
      while low < high, scalars[high - 1].isBlank { high -= 1 }
      if low < high { lines.append(low..<high) }
      start = i + 1
    }
    return lines
  }

  /// A long line is cut around its first match.
  private static func window(_ line: Range<Int>, _ spans: [TextSpan]) -> Range<Int> {
    guard line.count > longestLine else { return line }
    let first = spans.first { line.contains($0.start) }?.start ?? line.lowerBound
    let low = max(line.lowerBound, min(first - longestLine / 3, line.upperBound - longestLine))
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

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isBlank: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x3000, 0x2000...0x200B: true
    default: false
    }
  }
}
