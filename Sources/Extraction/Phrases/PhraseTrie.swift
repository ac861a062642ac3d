/// Phrases compiled to a tree of scalars, so that a text is compared with all of them in one walk.
///
/// The tree is one flat hash table of steps, "from this node by this scalar": a text pays for the places
/// where some phrase begins, not for the number of phrases.
struct PhraseTrie: Sendable {
  /// A phrase that ends at a node.
  private struct Ending: Sendable {
    let phrase: Int
    /// Whether letters may follow.
    let isOpenEnded: Bool
  }

  /// For each node whether phrases end there, and whether one of them may go on inside a word.
  private enum NodeKind: UInt8 { case inner, closed, openEnded }
  private var kinds: [NodeKind] = [.inner]
  private var endings: [[Ending]] = [[]]
  /// Steps by (node, scalar), in open addressing; a power of two, at most half full.
  private var keys: [UInt64] = []
  private var targets: [Int32] = []
  /// One bit for every pair of scalars that a phrase begins with, by their hash: nearly all places of a text end
  /// here, at a look into two kilobytes.
  private var pairs: [UInt64] = Array(repeating: 0, count: 256)
  /// The same for phrases of one scalar.
  private var singles: [UInt64] = Array(repeating: 0, count: 16)

  private static let free = UInt64.max

  /// - Parameter phrases: Folded phrases; a `*` at the end lets a phrase go on inside a word. Empty ones
  ///   match nothing.
  init(_ phrases: [[Unicode.Scalar]]) {
    var steps: [UInt64: Int32] = [:]
    for (number, phrase) in phrases.enumerated() {
      let isOpenEnded = phrase.last == "*"
      let scalars = isOpenEnded ? phrase.dropLast() : phrase[...]
      guard let first = scalars.first else { continue }
      if scalars.count > 1 {
        let bit = PhraseTrie.pair(first, scalars[1])
        pairs[bit >> 6] |= 1 << UInt64(bit & 63)
      } else {
        singles[Int(first.value >> 6 & 15)] |= 1 << UInt64(first.value & 63)
      }
      var node: Int32 = 0
      for scalar in scalars {
        let key = PhraseTrie.key(node, scalar)
        if let next = steps[key] {
          node = next
        } else {
          node = Int32(kinds.count)
          kinds.append(.inner)
          endings.append([])
          steps[key] = node
        }
      }
      endings[Int(node)].append(Ending(phrase: number, isOpenEnded: isOpenEnded))
      if isOpenEnded || kinds[Int(node)] == .inner { kinds[Int(node)] = isOpenEnded ? .openEnded : .closed }
    }
    fill(steps)
  }

  private static func key(_ node: Int32, _ scalar: Unicode.Scalar) -> UInt64 {
    UInt64(node) << 21 | UInt64(scalar.value)
  }

  /// 14 bits of two scalars.
  @inline(__always)
  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    Int((first.value &* 0x9E37_79B1 ^ second.value &* 0x85EB_CA6B) >> 18)
  }

  /// Whether some phrase may begin at a place.
  @inline(__always)
  private func mayBegin(in text: [Unicode.Scalar], at start: Int) -> Bool {
    let first = text[start]
    if singles[Int(first.value >> 6 & 15)] >> UInt64(first.value & 63) & 1 == 1 { return true }
    guard start + 1 < text.count else { return false }
    let second = text[start + 1]
    let bit = PhraseTrie.pair(first, second.isPhraseBreak ? " " : second)
    return pairs[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: key &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }

  private mutating func fill(_ steps: [UInt64: Int32]) {
    var size = 16
    while size < steps.count * 2 { size *= 2 }
    keys = Array(repeating: PhraseTrie.free, count: size)
    targets = Array(repeating: 0, count: size)
    for (key, target) in steps {
      var slot = PhraseTrie.hash(key) & (size - 1)
      while keys[slot] != PhraseTrie.free { slot = (slot + 1) & (size - 1) }
      keys[slot] = key
      targets[slot] = target
    }
  }

  @inline(__always)
  private func step(_ node: Int32, _ scalar: Unicode.Scalar) -> Int32? {
    let key = PhraseTrie.key(node, scalar)
    var slot = PhraseTrie.hash(key) & (keys.count - 1)
    while keys[slot] != key {
      if keys[slot] == PhraseTrie.free { return nil }
      slot = (slot + 1) & (keys.count - 1)
    }
    return targets[slot]
  }

  /// Calls `found` for every phrase in a stretch of a folded text, in the order of the text.
  ///
  /// Of the phrases that begin at one place only the longest counts (all of them, where several are alike),
  /// and none that lies inside an earlier one.
  func forEachMatch(
    in text: [Unicode.Scalar], _ range: Range<Int>, _ found: (_ phrase: Int, _ range: Range<Int>) -> Void
  ) {
    var covered = range.lowerBound
    for start in range {
      guard mayBegin(in: text, at: start) else { continue }
      // Latin phrases match from the beginning of a word only; most places lie inside one.
      if start > 0, text[start].isLatinWord, text[start - 1].isLatinWord { continue }
      guard let (node, end) = longest(in: text, from: start, to: range.upperBound), end > covered else {
        continue
      }
      let isWhole = PhraseTrie.isWhole(text, end)
      for ending in endings[node] where isWhole || ending.isOpenEnded { found(ending.phrase, start..<end) }
      covered = end
    }
  }

  /// The node and end of the longest phrase that begins at a place.
  private func longest(in text: [Unicode.Scalar], from start: Int, to limit: Int) -> (node: Int, end: Int)? {
    var node: Int32 = 0
    var best: (Int, Int)?
    var end = start
    while end < limit {
      // Phrases may be broken over two lines.
      let scalar: Unicode.Scalar = end > start && text[end].isPhraseBreak ? " " : text[end]
      guard let next = step(node, scalar) else { break }
      node = next
      end += 1
      switch kinds[Int(node)] {
      case .inner: break
      case .closed: if PhraseTrie.isWhole(text, end) { best = (Int(node), end) }
      case .openEnded: best = (Int(node), end)
      }
    }
    return best
  }

  /// Whether no Latin word goes on across a place.
  private static func isWhole(_ text: [Unicode.Scalar], _ end: Int) -> Bool {
    end >= text.count || !text[end].isLatinWord || !text[end - 1].isLatinWord
  }
}
