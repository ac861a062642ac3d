/// Counts clicks that follow each other quickly on the same cell.
struct ClickCounter {
  /// Milliseconds within which the next press belongs to the same multiple click.
  static let interval = 400

  private var last: (button: MouseEvent.Button, place: Point, time: Int, count: Int)?

  mutating func count(_ button: MouseEvent.Button, at place: Point, milliseconds now: Int) -> Int {
    var count = 1
    if let last, last.button == button, last.place == place, now - last.time <= ClickCounter.interval {
      count = last.count + 1
    }
    last = (button, place, now, count)
    return count
  }
}
