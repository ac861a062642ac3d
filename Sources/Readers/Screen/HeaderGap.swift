import Imaging
import Specimens

/// How the marks of a line follow each other, told from the picture.
enum HeaderGap {
  /// Whether the first mark of a line stands apart from the rest: an icon before a headline, whose letters follow
  /// each other closely.
  static func standsApart(firstOf box: Box, on picture: Pixmap) throws(ImagingError) -> Bool {
    guard let cut = try picture.cropped(to: box) else { return false }
    let gaps = gaps(in: try cut.luminance(), width: cut.width, height: cut.height)
    guard let first = gaps.first, gaps.count > 1 else { return false }
    let widest = gaps.dropFirst().max() ?? 0
    return first * 5 > cut.height * 2 && first > 2 * widest
  }

  /// Widths of the columns without ink between marks, from left to right.
  static func gaps(in grey: [UInt8], width: Int, height: Int) -> [Int] {
    guard width > 0, height > 0, grey.count >= width * height else { return [] }
    // What most of the cut shows is its ground.
    var counts = [Int](repeating: 0, count: 32)
    for value in grey { counts[Int(value) / 8] += 1 }
    let ground = (counts.indices.max { counts[$0] < counts[$1] } ?? 0) * 8 + 4
    var gaps: [Int] = []
    var last: Int?
    for x in 0..<width {
      let isInk = (0..<height).contains { abs(Int(grey[$0 * width + x]) - ground) > 56 }
      guard isInk else { continue }
      if let last, x > last + 1 { gaps.append(x - last - 1) }
      last = x
    }
    return gaps
  }
}
