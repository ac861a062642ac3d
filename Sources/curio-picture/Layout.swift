import Pictures
import Specimens

/// Which pixels are shown in how many cells. Pure arithmetic.
struct Layout {
  /// The part of the picture, in its pixels; never empty.
  let shown: Box
  let columns: Int
  let rows: Int
  /// The evidence in cells, counted from the shown part; nil where it is not in sight.
  let mark: Box?

  init(_ request: PictureRequest, picture: Box, crop: Box?, mark: Box?) {
    let part = crop?.intersection(picture) ?? picture
    // Cells are as wide as they are high after this: their shape is moved into the rectangle's.
    let room = (width: Double(request.columns) * request.cellAspect, height: Double(request.rows))
    let shape = (width: Double(part.width), height: Double(part.height))
    switch request.fit {
    case .contain:
      shown = part
      let scale = min(room.width / shape.width, room.height / shape.height)
      columns = Self.side(shape.width * scale / request.cellAspect, limit: request.columns)
      rows = Self.side(shape.height * scale, limit: request.rows)
    case .cover:
      let scale = max(room.width / shape.width, room.height / shape.height)
      shown = Self.cut(
        part, width: Self.side(room.width / scale, limit: part.width),
        height: Self.side(room.height / scale, limit: part.height), around: mark)
      (columns, rows) = (request.columns, request.rows)
    }
    let visible = mark?.intersection(shown)
    self.mark =
      visible.map { [shown, columns, rows] in Self.cells(of: $0, in: shown, columns: columns, rows: rows) }
  }

  private static func side(_ value: Double, limit: Int) -> Int { min(limit, max(1, Int(value.rounded()))) }

  /// The part of a size that has the mark in its middle; without one the middle of the width and the top.
  private static func cut(_ part: Box, width: Int, height: Int, around mark: Box?) -> Box {
    let x = mark.map { $0.x + ($0.width - width) / 2 } ?? part.x + (part.width - width) / 2
    let y = mark.map { $0.y + ($0.height - height) / 2 } ?? part.y
    return Box(
      x: min(max(part.x, x), part.maxX - width), y: min(max(part.y, y), part.maxY - height),
      width: width, height: height)
  }

  /// All cells that hold a pixel of the mark.
  private static func cells(of mark: Box, in shown: Box, columns: Int, rows: Int) -> Box {
    let left = (mark.x - shown.x) * columns / shown.width
    let top = (mark.y - shown.y) * rows / shown.height
    let right = ((mark.maxX - shown.x) * columns + shown.width - 1) / shown.width
    let bottom = ((mark.maxY - shown.y) * rows + shown.height - 1) / shown.height
    return Box(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
  }
}

extension Box {
  /// Nil when nothing is common.
  func intersection(_ other: Box) -> Box? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }
}
