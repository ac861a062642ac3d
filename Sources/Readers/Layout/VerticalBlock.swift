import Specimens

/// Columns of vertical text that stand side by side: they are read from right to left, each from its top.
struct VerticalBlock {
  /// In the order in which they are read.
  var columns: [TextLine]

  /// The lines that run level, and the blocks of those that do not. A lone vertical line stays among the level ones.
  static func found(in lines: [TextLine]) -> (rest: [TextLine], blocks: [VerticalBlock]) {
    var rest = lines.filter { !$0.isVertical }
    var groups: [[TextLine]] = []
    for line in lines where line.isVertical {
      var group = [line]
      groups.removeAll { other in
        let belongs = other.contains { areNeighbours($0.box, line.box) }
        if belongs { group += other }
        return belongs
      }
      groups.append(group)
    }
    var blocks: [VerticalBlock] = []
    for group in groups {
      if group.count > 1 {
        blocks.append(VerticalBlock(columns: group.sorted { ($1.box.x, $0.box.y) < ($0.box.x, $1.box.y) }))
      } else {
        rest += group
      }
    }
    return (rest, blocks)
  }

  /// Level with each other for the most part, and no farther apart than columns of one text.
  private static func areNeighbours(_ a: Box, _ b: Box) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.y, b.y)
    let gap = max(a.x, b.x) - min(a.maxX, b.maxX)
    return shared * 2 > min(a.height, b.height) && gap < 3 * max(a.width, b.width)
  }

  /// A line in the block's place, for finding its place among the others.
  var standIn: TextLine {
    let box = columns.dropFirst().reduce(columns[0].box) { $0.union($1.box) }
    return TextLine(text: columns.map(\.text).joined(separator: "\n"), box: box, confidence: 1)
  }
}
