import Foundation

/// How far readings are from what truly stands on pictures, whatever the order of lines and where they are cut. Pure.
struct ReadingErrors: Encodable {
  /// Characters of the truth, those of them that were read wrong or not at all, and characters read where none are.
  private(set) var characters = 0
  private(set) var missed = 0
  private(set) var invented = 0

  var rate: Double { characters == 0 ? 0 : Double(missed + invented) / Double(characters) }

  /// Stands for what a line has used up; equals nothing that is read.
  private static let used: Unicode.Scalar = "\u{E000}"

  mutating func add(_ reading: String, truth: [String]) {
    var text = Self.plain(reading)
    let lines = truth.map(Self.plain).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    characters += lines.reduce(0) { $0 + $1.count }
    var rest: [[Unicode.Scalar]] = []
    for line in lines {
      guard let found = text.firstRange(of: line) else {
        rest.append(line)
        continue
      }
      text.replaceSubrange(found, with: repeatElement(Self.used, count: found.count))
    }
    for line in rest {
      let (distance, range) = Self.closest(to: line, in: text)
      // Beyond this the stretch is another text that shares some letters.
      guard distance * 5 <= line.count * 3 else {
        missed += line.count
        continue
      }
      missed += distance
      text.replaceSubrange(range, with: repeatElement(Self.used, count: range.count))
    }
    invented += text.count { $0 != Self.used }
  }

  /// Letters, digits and punctuation in one form of each; spaces, symbols and dots between words do not count.
  private static func plain(_ text: String) -> [Unicode.Scalar] {
    text.precomposedStringWithCompatibilityMapping.unicodeScalars.compactMap { scalar in
      switch scalar {
      case "‐", "‑", "‒", "–", "—", "―", "−": "-"
      case "’", "‘": "'"
      case "“", "”": "\""
      case "〜", "∼": "~"
      case "|", "・", "·", "•", "…", used: nil
      default:
        switch scalar.properties.generalCategory {
        case .otherSymbol, .modifierSymbol, .control, .format, .spaceSeparator, .lineSeparator,
          .paragraphSeparator:
          nil
        default: scalar
        }
      }
    }
  }

  /// The stretch of the text with the smallest edit distance; a used place matches nothing.
  private static func closest(
    to line: [Unicode.Scalar], in text: [Unicode.Scalar]
  ) -> (distance: Int, range: Range<Int>) {
    var costs = Array(0...line.count)
    var starts = [Int](repeating: 0, count: line.count + 1)
    var best = (cost: line.count, start: 0, end: 0)
    for (j, scalar) in text.enumerated() {
      var (left, leftStart) = (0, j + 1)
      var (corner, cornerStart) = (costs[0], starts[0])
      starts[0] = j + 1
      for i in 1...line.count {
        let (above, aboveStart) = (costs[i], starts[i])
        var (cost, start) = (corner + (line[i - 1] == scalar ? 0 : 1), cornerStart)
        if above + 1 < cost { (cost, start) = (above + 1, aboveStart) }
        if left + 1 < cost { (cost, start) = (left + 1, leftStart) }
        (corner, cornerStart) = (above, aboveStart)
        (left, leftStart) = (cost, start)
        (costs[i], starts[i]) = (cost, start)
      }
      if costs[line.count] < best.cost { best = (costs[line.count], starts[line.count], j + 1) }
    }
    return (best.cost, best.start..<max(best.start, best.end))
  }
}
