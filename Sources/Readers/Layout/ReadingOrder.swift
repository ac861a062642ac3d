import Specimens

/// Puts lines into the order in which a person reads them.
///
/// Rows from top to bottom, each from left to right; but columns of running text that stand side by side are read
/// one after the other. A table or a receipt also has columns, and there the row is what belongs together: the
/// difference is that a table's cells share their heights while columns of text do not line up.
enum ReadingOrder {
  static func sorted(_ lines: [TextLine]) -> [TextLine] {
    let (rest, blocks) = VerticalBlock.found(in: lines)
    let stands = rest + blocks.map(\.standIn)
    return order(stands.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }).flatMap { line in
      blocks.first { $0.standIn == line }?.columns ?? [line]
    }
  }

  private static func order(_ lines: [TextLine]) -> [TextLine] {
    guard lines.count > 3 else { return rows(lines).flatMap { $0 } }
    if let (left, right) = columns(lines) { return order(left) + order(right) }
    // A headline across both columns hides them; look below and above each band that is apart.
    if let (top, bottom) = bands(lines) { return order(top) + order(bottom) }
    return rows(lines).flatMap { $0 }
  }

  /// Lines that share a height, left to right.
  static func rows(_ lines: [TextLine]) -> [[TextLine]] {
    var rows: [(box: Box, lines: [TextLine])] = []
    for line in lines.sorted(by: { middle($0) < middle($1) }) {
      if let last = rows.indices.last, sharesRow(rows[last].box, line.box) {
        rows[last].lines.append(line)
        // The row's height stays that of its first line, so that a tall neighbour does not swallow the next row.
      } else {
        rows.append((line.box, [line]))
      }
    }
    return rows.map { $0.lines.sorted { $0.box.x < $1.box.x } }
  }

  private static func middle(_ line: TextLine) -> Int { line.box.y * 2 + line.box.height }

  private static func sharesRow(_ a: Box, _ b: Box) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.y, b.y)
    return shared * 2 > min(a.height, b.height)
  }

  /// Two sides of an empty vertical strip, when both hold running text.
  private static func columns(_ lines: [TextLine]) -> (left: [TextLine], right: [TextLine])? {
    let byLeft = lines.sorted { $0.box.x < $1.box.x }
    let letter = median(lines.map(\.box.height))
    var reach = byLeft[0].box.maxX
    for i in 1..<byLeft.count {
      let gap = byLeft[i].box.x - reach
      if gap >= letter {
        let (left, right) = (Array(byLeft[..<i]), Array(byLeft[i...]))
        if isRunningText(left), isRunningText(right), !isTable(left, right) { return (left, right) }
      }
      reach = max(reach, byLeft[i].box.maxX)
    }
    return nil
  }

  private static func isRunningText(_ lines: [TextLine]) -> Bool {
    lines.count >= 3 && median(lines.map { $0.box.width / max(1, $0.box.height) }) >= 6
  }

  /// Whether most lines of the shorter side stand level with one of the other.
  private static func isTable(_ left: [TextLine], _ right: [TextLine]) -> Bool {
    // Paragraphs that are set to one grid line up too, but they fill their columns.
    if isParagraph(left), isParagraph(right) { return false }
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    let level = short.count { line in
      long.contains {
        abs(middle($0) - middle(line)) <= min($0.box.height, line.box.height) / 2
      }
    }
    return level * 10 >= short.count * 7
  }

  /// Five lines and more, close below each other from one left border, most of them nearly as long as the longest: a
  /// table's cells differ in length.
  private static func isParagraph(_ lines: [TextLine]) -> Bool {
    guard lines.count >= 5 else { return false }
    let (widest, letter) = (lines.map(\.box.width).max() ?? 0, median(lines.map(\.box.height)))
    let left = median(lines.map(\.box.x))
    let sorted = lines.sorted { $0.box.y < $1.box.y }
    let isClose = zip(sorted, sorted.dropFirst()).allSatisfy { $1.box.y - $0.box.y < letter * 5 / 2 }
    let full = lines.count { $0.box.width * 5 >= widest * 4 && abs($0.box.x - left) < letter * 2 }
    return isClose && widest >= letter * 10 && full * 4 >= lines.count * 3
  }

  /// Above and below the widest gap between rows, if it is clearly wider than a line.
  private static func bands(_ lines: [TextLine]) -> (top: [TextLine], bottom: [TextLine])? {
    let byTop = lines.sorted { $0.box.y < $1.box.y }
    var reach = byTop[0].box.maxY
    var best: (gap: Int, at: Int)?
    for i in 1..<byTop.count {
      let gap = byTop[i].box.y - reach
      if gap > (best?.gap ?? 0) { best = (gap, i) }
      reach = max(reach, byTop[i].box.maxY)
    }
    guard let best, best.gap > 0 else { return nil }
    return (Array(byTop[..<best.at]), Array(byTop[best.at...]))
  }

  static func median(_ values: [Int]) -> Int { values.sorted()[values.count / 2] }
}
