import Foundation

/// Typing slips between two words: a letter too many, missing, wrong, or two swapped. Keeps its rows.
struct EditDistance {
  private var before: [Int] = []
  private var last: [Int] = []
  private var current: [Int] = []

  /// Nil when more than `limit` slips lie between.
  mutating func steps(from a: [UInt8], to b: ArraySlice<UInt8>, atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    if last.count <= b.count {
      before = Array(repeating: 0, count: b.count + 17)
      last = before
      current = before
    }
    let start = b.startIndex
    for j in 0...b.count { last[j] = j }
    for i in 0..<a.count {
      current[0] = i + 1
      var least = current[0]
      for j in 0..<b.count {
        var steps = min(last[j + 1] + 1, current[j] + 1, last[j] + (a[i] == b[start + j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[start + j - 1], a[i - 1] == b[start + j] {
          steps = min(steps, before[j - 1] + 1)
        }
        current[j + 1] = steps
        least = min(least, steps)
      }
      if least > limit { return nil }
      swap(&before, &last)
      swap(&last, &current)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}

func naturalLogarithm(_ x: Double) -> Double { log(x) }
