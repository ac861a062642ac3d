import Pictures
import Specimens

/// A frame of line characters around the evidence. Lines and not only a colour, so that it is seen without colour.
struct EvidenceFrame {
  private let mark: Box
  private let lines: Lines
  private let color: Int

  private struct Lines {
    let horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight: Unicode.Scalar

    static let heavy = Lines(
      horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛")
    static let ascii = Lines(
      horizontal: "=", vertical: "#", topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#")
  }

  /// - Parameter mark: in cells.
  init(_ mark: Box, symbols: PictureRequest.Symbols, colors: PictureColors) {
    self.mark = mark
    lines = symbols == .ascii ? .ascii : .heavy
    // A red that shows on white pages and in dark mode alike.
    color =
      switch colors {
      case .trueColor, .indexed256: 196
      case .indexed16: 9
      case .monochrome: -1
      }
  }

  /// Stands in the cells next to the mark; at an edge of the picture in the outermost ones.
  func draw(on cells: inout [PictureCell], columns: Int, rows: Int) {
    let (left, right) = (max(0, mark.x - 1), min(columns - 1, mark.maxX))
    let (top, bottom) = (max(0, mark.y - 1), min(rows - 1, mark.maxY))
    func put(_ scalar: Unicode.Scalar, _ x: Int, _ y: Int) {
      let index = y * columns + x
      cells[index] = PictureCell(scalar: scalar, foreground: color, background: cells[index].background)
    }
    for x in left...right {
      put(lines.horizontal, x, top)
      put(lines.horizontal, x, bottom)
    }
    for y in top...bottom {
      put(lines.vertical, left, y)
      put(lines.vertical, right, y)
    }
    guard right > left, bottom > top else { return }
    put(lines.topLeft, left, top)
    put(lines.topRight, right, top)
    put(lines.bottomLeft, left, bottom)
    put(lines.bottomRight, right, bottom)
  }
}
