import Imaging
import Specimens

/// Where vertical text likely stands on a page that was read as level text.
///
/// Level reading tears columns to single characters, which stand exactly below each other, and loses the rest.
struct VerticalTraces {
  /// Around the columns, with room for what was lost of them.
  var areas: [Box]

  init(in lines: [TextLine], bounds: Box) {
    let pieces = lines.filter(Self.isPiece)
    areas = []
    guard pieces.count >= 6 else { return }
    let side = ReadingOrder.median(pieces.map(\.box.width))
    let like = pieces.filter { $0.box.width * 2 > side && $0.box.width * 2 < side * 3 }
    var stacks: [Box] = []
    var rest = like.sorted { $0.box.x < $1.box.x }
    while let first = rest.first {
      let stack = rest.filter { abs(Self.centre($0.box) - Self.centre(first.box)) < side }
      rest.removeAll(where: stack.contains)
      if stack.count > 1 { stacks.append(stack.dropFirst().reduce(first.box) { $0.union($1.box) }) }
    }
    // From left to right, as far as each is near the one before.
    var groups: [[Box]] = []
    for stack in stacks {
      if let last = groups.last?.last, stack.x - last.maxX < 4 * side {
        groups[groups.count - 1].append(stack)
      } else {
        groups.append([stack])
      }
    }
    areas = groups.compactMap { group in
      let whole = group.dropFirst().reduce(group[0]) { $0.union($1) }
      let count = like.count { whole.contains(middleOf: $0.box) }
      guard group.count > 1, count >= 6 else { return nil }
      let pitch = zip(group, group.dropFirst()).map { $1.x - $0.x }.min() ?? side
      return Self.widened(whole, pitch: pitch, side: side, around: lines).clipped(to: bounds)
    }
  }

  /// One or two characters, one of them Chinese or Japanese.
  private static func isPiece(_ line: TextLine) -> Bool {
    let scalars = line.text.unicodeScalars
    return scalars.count <= 2 && line.box.width < 2 * max(12, line.box.height) + 60
      && scalars.contains { $0.isHan || $0.isKana }
  }

  /// By a column to both sides and some characters up and down, but not into level lines that are sure.
  private static func widened(_ area: Box, pitch: Int, side: Int, around lines: [TextLine]) -> Box {
    var (top, bottom) = (area.y - 4 * side, area.maxY + 4 * side)
    for line in lines where line.confidence > 0.6 && line.box.width > 2 * line.box.height {
      guard line.text.unicodeScalars.count > 2, line.box.x < area.maxX, line.box.maxX > area.x else {
        continue
      }
      if line.box.maxY <= area.y { top = max(top, line.box.maxY + side / 8) }
      if line.box.y >= area.maxY { bottom = min(bottom, line.box.y - side / 8) }
    }
    let across = pitch + side / 4
    return Box(x: area.x - across, y: top, width: area.width + 2 * across, height: max(1, bottom - top))
  }

  private static func centre(_ box: Box) -> Int { box.x * 2 + box.width }
}

extension TesseractReader {
  /// The lines of a page with its vertical text read as columns; nil where none stands on it, or no model is installed.
  func withColumns(_ lines: [TextLine], on page: TesseractPage) -> [TextLine]? {
    let bounds = Box(x: 0, y: 0, width: page.width, height: page.height)
    let areas = VerticalTraces(in: lines, bounds: bounds).areas
    guard !areas.isEmpty, let engine = vertical else { return nil }
    var mixed = lines
    var isChanged = false
    for area in areas {
      let part = page.cropped(to: area)
      let read = engine.lines(inGrey: part.grey, width: part.width, height: part.height, layout: .columns)
      let columns = (read ?? []).map { $0.moved(x: area.x, y: area.y) }.filter(Self.isColumn)
      guard let first = columns.first else { continue }
      let whole = columns.dropFirst().reduce(first.box) { $0.union($1.box) }
      let replaced = mixed.filter { whole.contains(middleOf: $0.box) }
      // A grid of single characters is read as well level.
      guard Self.evidence(columns) > 1.4 * Self.evidence(replaced) else { continue }
      mixed = mixed.filter { !whole.contains(middleOf: $0.box) } + columns
      isChanged = true
    }
    return isChanged ? mixed : nil
  }

  /// Characters that follow each other closely, downwards.
  private static func isColumn(_ line: TextLine) -> Bool {
    let letters = line.text.unicodeScalars.filter { $0 != " " }
    return line.isVertical && line.confidence >= 0.6 && letters.count { $0.isHan || $0.isKana } >= 3
      && line.box.height * 5 < line.box.width * letters.count * 8
  }
}

extension Box {
  fileprivate func contains(middleOf other: Box) -> Bool {
    let (middleX, middleY) = (other.x + other.width / 2, other.y + other.height / 2)
    return (x..<maxX).contains(middleX) && (y..<maxY).contains(middleY)
  }
}
