import Specimens

/// Which part of a picture shows a piece of evidence.
enum EvidenceCrop {
  /// The place to show when the evidence stands in several: the group of boxes that lie together and holds the
  /// most of them, the first of equals. Nil without any.
  static func focus(_ boxes: [Box]) -> Box? {
    var groups: [[Box]] = []
    for box in boxes.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      // Lines of one paragraph are less than three line heights apart.
      if let last = groups.last?.enclosing, box.y - last.maxY <= box.height * 3 {
        groups[groups.count - 1].append(box)
      } else {
        groups.append([box])
      }
    }
    let most = groups.map(\.count).max()
    return groups.first { $0.count == most }?.enclosing
  }

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
