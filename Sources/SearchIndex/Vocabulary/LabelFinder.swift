/// Finds the labels of a text from its tokens.
struct LabelFinder {
  private struct Cue {
    var label: Int
    var number: Int
    var weight: Double
    /// Hashes of the tokens after the first.
    var rest: [UInt64]
  }

  /// By hash of the first token.
  private let cues: [UInt64: [Cue]]
  private let cueCount: Int

  static let shared = LabelFinder()

  private init() {
    let analyzer = Analyzer()
    var cues: [UInt64: [Cue]] = [:]
    var number = 0
    for (index, (_, text)) in LabelCues.table.enumerated() {
      for entry in text.split(whereSeparator: { $0 == "," || $0.isNewline }) {
        let words = entry.split(separator: " ")
        guard let last = words.last, let weight = Double(last) else { continue }
        let list = analyzer.tokens(of: words.dropLast().joined(separator: " "))
        let hashes = list.phrase.map { TokenHash.of(list.slice($0)) }
        // "is cancelled" would become a cue of "cancel" alone.
        guard let first = hashes.first, hashes.count > 1 || words.count == 2 else { continue }
        cues[first, default: []].append(
          Cue(label: index, number: number, weight: weight, rest: Array(hashes.dropFirst())))
        number += 1
      }
    }
    self.cues = cues
    cueCount = number
  }

  func labels(in list: TokenList) -> [DocumentLabel] {
    var sums = Array(repeating: 0.0, count: LabelCues.table.count)
    var counted = Array(repeating: false, count: cueCount)
    let hashes = list.hashes
    for i in hashes.indices {
      guard let candidates = cues[hashes[i]] else { continue }
      for cue in candidates where !counted[cue.number] {
        guard list.end(of: cue.rest, after: i, hashes) != nil else { continue }
        counted[cue.number] = true
        sums[cue.label] += cue.weight
      }
    }
    return LabelCues.table.indices.filter { sums[$0] >= 0.999 }.map { LabelCues.table[$0].0 }
  }
}
