import Imaging
import Specimens

/// Where a line of text stands on a picture.
struct TextRegion: Hashable {
  /// The smallest upright box around it, with some room.
  var box: Box
  /// How it runs inside the box; nil where it runs along the box's sides.
  var slant: Slant?

  /// The middle of a line that is not level: on photographed pages the box holds more of its neighbours than of it.
  struct Slant: Hashable {
    /// True for a column: then everything below counts from the left side of the picture, downwards.
    var isColumn = false
    /// Where the middle cuts the picture's left side, in pixels from the top.
    var start: Double
    /// Pixels that it sinks with each pixel to the right.
    var slope: Double
    /// Across the middle, in pixels, with some room.
    var thickness: Double

    func middle(at place: Double) -> Double { start + slope * place }
  }

  func moved(x: Int = 0, y: Int = 0) -> TextRegion {
    var region = self
    region.box = box.moved(x: x, y: y)
    region.slant = slant.map { slant in
      let (along, across) = slant.isColumn ? (y, x) : (x, y)
      var slant = slant
      slant.start += Double(across) - slant.slope * Double(along)
      return slant
    }
    return region
  }

  /// Lines in reading order. On a page that was not held level they are sorted as if it had been: there the boxes of
  /// neighbours overlap.
  static func sorted(_ found: [(line: TextLine, region: TextRegion)]) -> [TextLine] {
    let slopes = found.compactMap { $0.region.slant }.filter { !$0.isColumn }.map(\.slope).sorted()
    guard slopes.count >= 3 else { return ReadingOrder.sorted(found.map(\.line)) }
    let slope = slopes[slopes.count / 2]
    let level = found.map { line, region in
      let middle = Double(line.box.x) + Double(line.box.width) / 2
      let isLine = region.slant?.isColumn != true
      // A short line has no slant of its own; of its height a part is the page's.
      let drop = isLine ? min(abs(slope) * Double(line.box.width), Double(line.box.height) / 2) : 0
      let height =
        region.slant.flatMap { $0.isColumn ? nil : $0.thickness } ?? (Double(line.box.height) - drop)
      let centre = Double(line.box.y) + Double(line.box.height) / 2 - slope * middle
      var copy = line
      copy.box = Box(
        x: line.box.x, y: Int(centre - height / 2), width: line.box.width, height: max(1, Int(height)))
      return copy
    }
    let originals = Dictionary(zip(level, found.map(\.line))) { first, _ in first }
    return ReadingOrder.sorted(level).compactMap { originals[$0] }
  }

  /// The regions of two overlapping looks at one page: what both saw of one line becomes one region.
  static func joined(_ regions: [TextRegion], _ more: [TextRegion]) -> [TextRegion] {
    var result = regions
    for region in more {
      var whole = region
      result.removeAll { other in
        guard other.isSameLine(as: whole) else { return false }
        whole = other.joined(with: whole)
        return true
      }
      result.append(whole)
    }
    return result
  }

  private func isSameLine(as other: TextRegion) -> Bool {
    guard slant?.isColumn != true, other.slant?.isColumn != true, slant != nil || other.slant != nil else {
      return Tile.areOneLine(box, other.box)
    }
    let (from, to) = (max(box.x, other.box.x), min(box.maxX, other.box.maxX))
    guard from < to else { return false }
    let place = Double(from + to) / 2
    return abs(middle(at: place) - other.middle(at: place)) * 2 < min(thickness, other.thickness)
  }

  private func joined(with other: TextRegion) -> TextRegion {
    let (left, right) = box.x <= other.box.x ? (self, other) : (other, self)
    guard slant?.isColumn != true, other.slant?.isColumn != true, slant != nil || other.slant != nil else {
      return TextRegion(box: box.union(other.box))
    }
    let (from, to) = (Double(left.box.x), Double(max(left.box.maxX, right.box.maxX)))
    let slope = (right.middle(at: to) - left.middle(at: from)) / max(1, to - from)
    return TextRegion(
      box: box.union(other.box),
      slant: Slant(
        start: left.middle(at: from) - slope * from, slope: slope,
        thickness: max(thickness, other.thickness)))
  }

  private func middle(at place: Double) -> Double {
    slant?.middle(at: place) ?? Double(box.y) + Double(box.height) / 2
  }

  private var thickness: Double { slant?.thickness ?? Double(box.height) }
}

extension Pixmap {
  /// What stands in a region as one level line; columns stay upright.
  func cut(to region: TextRegion) throws(ImagingError) -> Pixmap? {
    guard let cut = try cropped(to: region.box) else { return nil }
    let corner = (x: max(0, region.box.x), y: max(0, region.box.y))
    guard let slant = region.moved(x: -corner.x, y: -corner.y).slant else { return cut }
    guard !slant.isColumn else {
      // The transposed picture holds the column as a line.
      let line = try cut.transposed().straightened(slant)
      return try line.transposed()
    }
    return try cut.straightened(slant)
  }

  /// Each column of pixels is moved until the line's middle runs level; what comes from outside is white.
  private func straightened(_ slant: TextRegion.Slant) throws(ImagingError) -> Pixmap {
    let grey = try luminance()
    let (width, height) = (width, height)
    let rows = max(1, Int(slant.thickness.rounded(.up)))
    var level = [UInt8](repeating: 255, count: width * rows)
    for x in 0..<width {
      let top = slant.middle(at: Double(x)) - Double(rows) / 2
      let first = Int(top.rounded(.down))
      let share = Int((top - Double(first)) * 256)
      for row in 0..<rows where first + row >= 0 && first + row < height {
        let y = first + row
        let (upper, lower) = (Int(grey[y * width + x]), Int(grey[min(y + 1, height - 1) * width + x]))
        level[row * width + x] = UInt8((upper * (256 - share) + lower * share) >> 8)
      }
    }
    return try Pixmap(width: width, height: rows, grey: level)
  }

  /// Rows become columns.
  private func transposed() throws(ImagingError) -> Pixmap {
    let grey = try luminance()
    var turned = [UInt8](repeating: 255, count: grey.count)
    for y in 0..<height { for x in 0..<width { turned[x * height + y] = grey[y * width + x] } }
    return try Pixmap(width: height, height: width, grey: turned)
  }
}
