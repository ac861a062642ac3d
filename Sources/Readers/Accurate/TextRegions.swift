import Specimens

/// Turns the map of probabilities into regions.
enum TextRegions {
  static let threshold: Float = 0.3
  static let minimumMean: Float = 0.5
  /// The network is trained to mark shrunk lines; a box grows by `area * growth / perimeter` on each side.
  static let growth = 1.6

  static func found(in map: UnsafeBufferPointer<Float>, width: Int, height: Int) -> [TextRegion] {
    guard map.count >= width * height else { return [] }
    var mark = [Bool](repeating: false, count: width * height)
    // Dilated by 2 × 2, which closes hairline gaps inside a line.
    for y in 0..<height {
      for x in 0..<width where map[y * width + x] > threshold {
        mark[y * width + x] = true
        if x + 1 < width { mark[y * width + x + 1] = true }
        if y + 1 < height { mark[(y + 1) * width + x] = true }
        if x + 1 < width, y + 1 < height { mark[(y + 1) * width + x + 1] = true }
      }
    }
    var regions: [TextRegion] = []
    var open: [Int] = []
    for start in mark.indices where mark[start] {
      mark[start] = false
      open.append(start)
      var blot = Blot()
      while let at = open.popLast() {
        let (x, y) = (at % width, at / width)
        blot.add(x, y)
        for ny in max(0, y - 1)...min(height - 1, y + 1) {
          for nx in max(0, x - 1)...min(width - 1, x + 1) where mark[ny * width + nx] {
            mark[ny * width + nx] = false
            open.append(ny * width + nx)
          }
        }
      }
      let box = blot.box
      guard min(box.width, box.height) >= 3 else { continue }
      if let slant = blot.slant, mean(map, slant, in: box, width) >= minimumMean {
        regions.append(grown(box, slant))
      } else if mean(map, box, width) >= minimumMean {
        regions.append(TextRegion(box: grown(box)))
      }
    }
    return regions
  }

  private static func mean(_ map: UnsafeBufferPointer<Float>, _ box: Box, _ width: Int) -> Float {
    var sum: Float = 0
    for y in box.y..<box.maxY { for x in box.x..<box.maxX { sum += map[y * width + x] } }
    return sum / Float(box.width * box.height)
  }

  /// Of what lies along the slant: the box around a long line that climbs is empty for the most part.
  private static func mean(
    _ map: UnsafeBufferPointer<Float>, _ slant: TextRegion.Slant, in box: Box, _ width: Int
  ) -> Float {
    var (sum, count): (Float, Float) = (0, 0)
    let (along, across) =
      slant.isColumn ? (box.y..<box.maxY, box.x..<box.maxX) : (box.x..<box.maxX, box.y..<box.maxY)
    for place in along {
      let top = Int((slant.middle(at: Double(place)) - slant.thickness / 2 + 0.5).rounded(.down))
      for at in top..<top + max(1, Int(slant.thickness)) where across.contains(at) {
        sum += slant.isColumn ? map[place * width + at] : map[at * width + place]
        count += 1
      }
    }
    return count > 0 ? sum / count : 0
  }

  private static func grown(_ box: Box) -> Box { grown(box, by: room(box.width, Double(box.height))) }

  private static func grown(_ box: Box, _ slant: TextRegion.Slant) -> TextRegion {
    let by = room(slant.isColumn ? box.height : box.width, slant.thickness)
    var slant = slant
    slant.thickness += Double(2 * by)
    return TextRegion(box: grown(box, by: by), slant: slant)
  }

  private static func room(_ length: Int, _ thickness: Double) -> Int {
    Int((Double(length) * thickness * growth / (2 * (Double(length) + thickness))).rounded())
  }

  private static func grown(_ box: Box, by: Int) -> Box {
    Box(x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by)
  }
}

/// Marked pixels that hang together, and the straight line through their middle.
private struct Blot {
  private var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
  private var (count, sumX, sumY, sumXX, sumYY, sumXY) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

  mutating func add(_ x: Int, _ y: Int) {
    (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    let (dx, dy) = (Double(x), Double(y))
    count += 1
    sumX += dx
    sumY += dy
    sumXX += dx * dx
    sumYY += dy * dy
    sumXY += dx * dy
  }

  var box: Box { Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }

  /// Nil where the blot is level, or no long line. Steeper than one in three is no line of a page held for reading.
  var slant: TextRegion.Slant? {
    let box = box
    let isColumn = box.height > box.width
    let (length, breadth) = isColumn ? (box.height, box.width) : (box.width, box.height)
    let (along, across) = isColumn ? (sumY, sumX) : (sumX, sumY)
    let variance = (isColumn ? sumYY : sumXX) - along * along / count
    guard variance > 0 else { return nil }
    let slope = (sumXY - sumX * sumY / count) / variance
    let drop = abs(slope) * Double(length)
    // What is left of the breadth when the line is laid level; its ends stand out by the dilation.
    let thickness = max(2, Double(breadth) - drop)
    guard abs(slope) < 0.34, Double(length) >= 4 * thickness, drop >= 0.6 * thickness,
      // A line fills its strip; two lines that touch, or a bent one, do not.
      count >= 0.6 * thickness * Double(length)
    else { return nil }
    let start = (across - slope * along) / count
    return TextRegion.Slant(isColumn: isColumn, start: start, slope: slope, thickness: thickness)
  }
}
