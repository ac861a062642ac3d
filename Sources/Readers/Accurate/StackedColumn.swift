import Imaging
import Specimens

/// A column of vertical text, character by character.
///
/// The network reads level lines. Turned by a quarter, a column is one, but its characters lie on their side: most are
/// still known, while the long-vowel mark, small kana and punctuation are taken for nothing.
struct StackedColumn {
  private let grey: [UInt8]
  private let width: Int
  /// From the leftmost ink of the column to the rightmost.
  private let sides: Range<Int>
  /// The rows of each character.
  private let cells: [Range<Int>]

  /// From an evened grey picture, dark on white; nil where it is no stack of two to sixty characters.
  init?(_ column: Pixmap) throws(ImagingError) {
    let (width, height) = (column.width, column.height)
    let grey = try column.luminance()
    let rows = (0..<height).map { y in grey[y * width..<(y + 1) * width].count { $0 < Self.ink } }
    let inked = (0..<width).filter { x in (0..<height).contains { grey[$0 * width + x] < Self.ink } }
    guard let left = inked.first, let right = inked.last, let top = rows.firstIndex(where: { $0 > 0 }),
      let bottom = rows.lastIndex(where: { $0 > 0 })
    else { return nil }
    // Characters are square, and the broadest of a column all but fills its square.
    let side = max(6, (right + 1 - left) * 15 / 14)
    let count = (bottom - top + side) / side
    guard (2...60).contains(count) else { return nil }
    self.grey = grey
    self.width = width
    sides = left..<right + 1
    cells = Self.cells(rows, from: top, to: bottom + 1, side: side)
  }

  /// Ink is darker than this.
  private static let ink = 160

  /// Cuts where the least ink stands, about as far apart as the characters are high.
  private static func cells(_ rows: [Int], from top: Int, to bottom: Int, side: Int) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = top
    while bottom - start > side * 5 / 4 {
      let ideal = start + side
      let reach = (start + side * 3 / 4)...min(bottom - 1, start + side * 3 / 2)
      let cut = reach.min { a, b in
        // A row of ink weighs as much as a fifth of a character's distance.
        let (left, right) = (rows[a] * 5 + abs(a - ideal), rows[b] * 5 + abs(b - ideal))
        return left < right
      }
      let end = cut ?? ideal
      cells.append(start..<end)
      // A blank of nearly a character belongs to none; less of it may be the upper half of 一.
      let next = rows[end...].firstIndex { $0 > 0 } ?? bottom
      start = next - end > side * 2 / 3 ? next : end
    }
    if start < bottom { cells.append(start..<bottom) }
    return cells
  }

  /// The characters side by side, as in a level line.
  func laidLevel() throws(ImagingError) -> Pixmap {
    let side = max(sides.count, cells.map(\.count).max() ?? 1)
    let room = max(2, side / 12)
    let pitch = side + room
    let (lineWidth, lineHeight) = (pitch * cells.count + room, side + 2 * room)
    var line = [UInt8](repeating: 255, count: lineWidth * lineHeight)
    for (index, rows) in cells.enumerated() {
      let stroke = isStroke(rows)
      // A last character like 。 stands at the top of its square.
      let top = room + (index + 1 < cells.count ? (side - rows.count) / 2 : 0)
      for (dy, y) in rows.enumerated() {
        for (dx, x) in sides.enumerated() {
          let (column, row) = stroke ? (dy, side / 2 - sides.count / 2 + dx) : (dx, top - room + dy)
          let at = (room + row) * lineWidth + room + index * pitch + column
          line[at] = grey[y * width + x]
        }
      }
    }
    return try Pixmap(width: lineWidth, height: lineHeight, grey: line)
  }

  /// Whether a character is one thin upright stroke: ー, ～ and … are turned in vertical text.
  private func isStroke(_ rows: Range<Int>) -> Bool {
    let columns = sides.filter { x in rows.contains { grey[$0 * width + x] < Self.ink } }
    let lines = rows.filter { y in sides.contains { grey[y * width + $0] < Self.ink } }
    guard let left = columns.first, let right = columns.last, let top = lines.first, let bottom = lines.last
    else { return false }
    let (breadth, length) = (right + 1 - left, bottom + 1 - top)
    return length * 5 > sides.count * 3 && breadth * 4 < length
  }
}
