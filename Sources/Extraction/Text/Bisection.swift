extension Range<Int> {
  /// The first place that has what every later one has, too; the end where none has. In logarithmic time.
  func bisected(by isReached: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
