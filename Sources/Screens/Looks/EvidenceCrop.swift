import Specimens

/// Which part of a picture shows a piece of evidence.
enum EvidenceCrop {
  /// A part with the shape of the area (a cell is about twice as tall as wide) and the box in its middle, wide
  /// enough for the words around it to be read.
  static func crop(around box: Box, columns: Int, rows: Int) -> Box {
    let (columns, rows) = (max(1, columns), max(1, rows))
    // A line of text becomes about two rows of cells tall: large enough to be told apart.
    let byHeight = box.height * max(2, rows * 2 / 3)
    var height = max(byHeight, box.height * 5 / 4, 24)
    var width = height * columns / (rows * 2)
    if width < box.width * 11 / 10 {
      width = box.width * 11 / 10
      height = width * rows * 2 / columns
    }
    let x = max(0, box.x + box.width / 2 - width / 2)
    let y = max(0, box.y + box.height / 2 - height / 2)
    return Box(x: x, y: y, width: max(1, width), height: max(1, height))
  }
}
