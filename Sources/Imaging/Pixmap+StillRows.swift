import CLeptonica
import Glibc

extension Pixmap {
  /// Stretches of at least so many rows in which nothing changes from one row to the next: bare background, or upright
  /// lines and edges on it. Of a grey picture; others have none.
  public func stillRows(atLeast count: Int) -> [Range<Int>] {
    guard isGrey, count > 1, height >= count else { return [] }
    var stretches: [Range<Int>] = []
    var start = 0
    for y in 1...height {
      // All are held against the first, so that a slow gradient does not pass for nothing.
      if y < height, isRow(y, like: start) { continue }
      if y - start >= count { stretches.append(start..<y) }
      start = y
    }
    return stretches
  }

  /// Fainter steps than this are the traces of a compression; text so faint is not legible.
  private static let faintest = 4

  /// Rows in memory: up to three last pixels, which share a word with what is beyond the border, don't count.
  private func isRow(_ a: Int, like b: Int) -> Bool {
    let words = Int(pixGetWpl(pix))
    let (first, second) = (pix.pointee.data + a * words, pix.pointee.data + b * words)
    let whole = width / 4
    if memcmp(first, second, whole * 4) == 0 { return true }
    for i in 0..<whole where first[i] != second[i] {
      var (left, right) = (first[i], second[i])
      for _ in 0..<4 {
        if abs(Int(left & 0xFF) - Int(right & 0xFF)) > Self.faintest { return false }
        (left, right) = (left >> 8, right >> 8)
      }
    }
    return true
  }

  /// A grey picture of some of the rows, in their order.
  public func keeping(rows: [Range<Int>]) throws(ImagingError) -> Pixmap {
    let result = try Self.owning(
      pixCreateNoInit(Int32(width), Int32(rows.reduce(0) { $0 + $1.count }), 8))
    let words = Int(pixGetWpl(pix))
    var at = 0
    for stretch in rows {
      memcpy(
        result.pix.pointee.data + at * words, pix.pointee.data + stretch.lowerBound * words,
        stretch.count * words * 4)
      at += stretch.count
    }
    return result
  }
}
