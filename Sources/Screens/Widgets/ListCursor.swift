/// The chosen row of a list and the first row shown.
public struct ListCursor: Sendable, Hashable {
  public var index = 0
  public private(set) var top = 0

  public init(index: Int = 0) { self.index = index }

  /// Moves by rows; stays inside, and keeps the row in sight of a window of `height` rows.
  mutating func move(by rows: Int, count: Int, height: Int) {
    place(at: index + rows, count: count, height: height)
  }

  mutating func place(at row: Int, count: Int, height: Int) {
    index = min(max(0, row), max(0, count - 1))
    top = window(count: count, height: height).lowerBound
  }

  /// Goes on by `step` (1 or -1) while it stands on a row that can't be chosen; above the first one that can there is
  /// nothing, so that the way goes down again there.
  mutating func pass(_ step: Int, count: Int, height: Int, over isPassed: (Int) -> Bool) {
    var (row, step) = (index, step)
    while (0..<count).contains(row), isPassed(row) {
      if row + step < 0 { step = 1 }
      row += step
    }
    if (0..<count).contains(row) { place(at: row, count: count, height: height) }
  }

  /// The rows to show. Right for any height, so that a resize needs no update.
  func window(count: Int, height: Int) -> Range<Int> {
    guard height > 0, count > 0 else { return 0..<0 }
    let chosen = min(max(0, index), count - 1)
    var first = min(max(0, top), max(0, count - height))
    if chosen < first { first = chosen }
    if chosen >= first + height { first = chosen - height + 1 }
    return first..<min(count, first + height)
  }

  /// Answers the moves that all lists share; false for anything else.
  mutating func perform(_ action: ActionName, count: Int, height: Int) -> Bool {
    let page = max(1, height - 1)
    switch action {
    case .up: move(by: -1, count: count, height: height)
    case .down: move(by: 1, count: count, height: height)
    case .pageUp: move(by: -page, count: count, height: height)
    case .pageDown: move(by: page, count: count, height: height)
    case .halfPageUp: move(by: -max(1, height / 2), count: count, height: height)
    case .halfPageDown: move(by: max(1, height / 2), count: count, height: height)
    case .first: place(at: 0, count: count, height: height)
    case .last: place(at: count - 1, count: count, height: height)
    default: return false
    }
    return true
  }
}
