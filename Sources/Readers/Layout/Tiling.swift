import Imaging
import Specimens

/// Cuts a tall picture into pieces that a reader takes at full strength.
///
/// Each piece owns a band of rows and sees a little more above and below, so that a line on the border is whole
/// in both; it counts for the piece that owns its middle.
struct Tile: Hashable {
  /// The part of the picture that is read.
  var seen: Box
  /// The rows that this tile answers for.
  var owned: Range<Int>

  func owns(_ box: Box) -> Bool { owned.contains(box.y + box.height / 2) }

  static let overlap = 120

  /// Bands of at most about `height` rows, cut where the least ink stands.
  ///
  /// - Parameter ink: how much stands in the row, for choosing a border between lines of text.
  static func bands(of picture: Box, height: Int, ink: (Int) -> Int) -> [Tile] {
    guard picture.height > height else {
      return [Tile(seen: picture, owned: picture.y..<picture.maxY)]
    }
    let count = (picture.height + height - 1) / height
    var borders = [picture.y]
    for i in 1..<count {
      let ideal = picture.y + picture.height * i / count
      let reach = overlap * 2
      let rows = (ideal - reach)..<(ideal + reach)
      // The quietest strip of a few rows, the nearest to the ideal among equals.
      let best = rows.min {
        let (a, b) = (quiet($0, ink), quiet($1, ink))
        return a != b ? a < b : abs($0 - ideal) < abs($1 - ideal)
      }
      borders.append(best ?? ideal)
    }
    borders.append(picture.maxY)
    return zip(borders, borders.dropFirst()).map { top, bottom in
      let from = max(picture.y, top - overlap)
      let to = min(picture.maxY, bottom + overlap)
      return Tile(
        seen: Box(x: picture.x, y: from, width: picture.width, height: to - from), owned: top..<bottom)
    }
  }

  private static func quiet(_ row: Int, _ ink: (Int) -> Int) -> Int {
    (row - 3...row + 3).reduce(0) { $0 + ink($1) }
  }
}

extension Pixmap {
  /// How restless each row is: the sum of steps between neighbouring pixels, on a coarse copy of the picture.
  func rowActivity() throws(ImagingError) -> (Int) -> Int {
    let coarse = min(width, 256)
    // Rows keep their number; only the width shrinks. Memory: 256 bytes a row.
    let grey = try scaled(width: coarse, height: height)
    let bytes = try grey.luminance()
    let activity = (0..<height).map { y in
      var sum = 0
      for x in 1..<max(coarse, 2) where x < coarse {
        sum += abs(Int(bytes[y * coarse + x]) - Int(bytes[y * coarse + x - 1]))
      }
      return sum
    }
    return { activity.indices.contains($0) ? activity[$0] : 0 }
  }
}

extension Tile {
  /// Whether the boxes of two overlapping looks at a page show parts of one line.
  static func areOneLine(_ a: Box, _ b: Box) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.y, b.y)
    return a.x < b.maxX && b.x < a.maxX && shared * 2 > min(a.height, b.height)
  }
}
