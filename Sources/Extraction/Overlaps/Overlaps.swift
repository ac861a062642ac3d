import Specimens

/// Settles which of several readings of one stretch of text stands.
///
/// The more specific kind wins (a link over the date in it, a labelled code over the number it looks like),
/// then the longer reading, then the surer one. Names of events and places may hold other entities.
enum Overlaps {
  struct Settled {
    let candidate: Candidate
    /// The rule that took its place, or nil when it stands.
    let loser: String?
  }

  /// Each candidate in the order of the text, with the rule that took its place where it does not stand.
  ///
  /// Most candidates meet no other; only where some overlap are they weighed against each other.
  static func settle(_ candidates: [Candidate]) -> [Settled] {
    let order = candidates.indices.sorted {
      (candidates[$0].start, candidates[$0].end) < (candidates[$1].start, candidates[$1].end)
    }
    var settled: [Settled] = []
    settled.reserveCapacity(candidates.count)
    var first = 0
    while first < order.count {
      var end = candidates[order[first]].end
      var last = first + 1
      while last < order.count, candidates[order[last]].start < end {
        end = max(end, candidates[order[last]].end)
        last += 1
      }
      if last == first + 1 {
        settled.append(Settled(candidate: candidates[order[first]], loser: nil))
      } else {
        settled += weighed(order[first..<last].map { candidates[$0] })
      }
      first = last
    }
    return settled
  }

  /// Candidates of one stretch, in the order of the text.
  private static func weighed(_ candidates: [Candidate]) -> [Settled] {
    let order = candidates.indices.sorted { a, b in
      let (x, y) = (candidates[a], candidates[b])
      let (p, q) = (rank(x), rank(y))
      if p != q { return p > q }
      if x.end - x.start != y.end - y.start { return x.end - x.start > y.end - y.start }
      if x.confidence != y.confidence { return x.confidence > y.confidence }
      return x.start < y.start
    }
    var taken = IntervalSet()
    var losers: [String?] = Array(repeating: nil, count: candidates.count)
    for index in order where !mayHold(candidates[index].value) {
      let candidate = candidates[index]
      if let holder = taken.overlapping(candidate.start, candidate.end) {
        losers[index] = candidates[holder].rule
      } else {
        taken.insert(candidate.start, candidate.end, index)
      }
    }
    return zip(candidates, losers).map { Settled(candidate: $0, loser: $1) }
  }

  static func mayHold(_ value: EntityValue) -> Bool {
    switch value {
    case .event, .place, .person, .organisation, .wifi: true
    default: false
    }
  }

  private static func rank(_ candidate: Candidate) -> Int {
    switch candidate.value {
    case .url, .email: 6
    case .code: candidate.confidence >= 0.8 ? 5 : 1
    case .address: 4
    case .money, .moneyRange: 3
    case .phone: candidate.confidence >= 0.8 ? 3 : 2
    default: 3
    }
  }
}

/// Disjoint intervals in order, for overlap questions in logarithmic time.
struct IntervalSet {
  private var items: [(start: Int, end: Int, tag: Int)] = []

  func overlapping(_ start: Int, _ end: Int) -> Int? {
    let i = position(start)
    if i < items.count, items[i].start < end { return items[i].tag }
    if i > 0, items[i - 1].end > start { return items[i - 1].tag }
    return nil
  }

  mutating func insert(_ start: Int, _ end: Int, _ tag: Int) {
    items.insert((start, end, tag), at: position(start))
  }

  private func position(_ start: Int) -> Int {
    items.indices.bisected { items[$0].start >= start }
  }
}
