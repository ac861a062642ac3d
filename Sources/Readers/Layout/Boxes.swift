import Specimens

extension TextLine {
  /// Tesseract's boxes touch the ink; a line as people see it has room for the tallest letters around it.
  func padded(in bounds: Box) -> TextLine {
    var line = self
    if isVertical {
      let (side, ends) = (box.width / 6, box.width / 15)
      line.box = Box(
        x: box.x - side, y: box.y - ends, width: box.width + 2 * side, height: box.height + 2 * ends
      ).clipped(to: bounds)
      return line
    }
    let (side, above, below) = (box.height / 15, box.height / 6, box.height / 5)
    line.box = Box(
      x: box.x - side, y: box.y - above, width: box.width + 2 * side, height: box.height + above + below
    ).clipped(to: bounds)
    return line
  }

  var halved: TextLine {
    var line = self
    line.box = Box(x: box.x / 2, y: box.y / 2, width: box.width / 2, height: box.height / 2)
    return line
  }

  func moved(x: Int = 0, y: Int) -> TextLine {
    var line = self
    line.box = box.moved(x: x, y: y)
    return line
  }
}

extension Box {
  func moved(x: Int = 0, y: Int) -> Box { Box(x: self.x + x, y: self.y + y, width: width, height: height) }

  func grown(byPercent percent: Int) -> Box {
    let (dx, dy) = (width * percent / 100, height * percent / 100)
    return Box(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// The part inside another box; sides may become 0 but never negative.
  func clipped(to other: Box) -> Box {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Box(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
