/// Black and white pixels, a row after the other.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  private var pixels: [Bool]

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [Bool](repeating: false, count: self.width * self.height)
  }

  /// False outside.
  public subscript(_ column: Int, _ row: Int) -> Bool {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return false }
    return pixels[row * width + column]
  }

  /// Outside it does nothing.
  mutating func fill(_ column: Int, _ row: Int) {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return }
    pixels[row * width + column] = true
  }

  /// The bitmaps side by side.
  static func joined(_ parts: [Bitmap], height: Int) -> Bitmap {
    var result = Bitmap(width: parts.reduce(0) { $0 + $1.width }, height: height)
    var left = 0
    for part in parts {
      for row in 0..<part.height {
        for column in 0..<part.width where part[column, row] { result.fill(left + column, row) }
      }
      left += part.width
    }
    return result
  }
}
