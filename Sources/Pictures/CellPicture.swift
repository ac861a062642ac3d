import FoundationEssentials

/// One character cell of a picture.
public struct PictureCell: Hashable, Sendable {
  public var scalar: Unicode.Scalar
  private var colors: (foreground: Int16, background: Int16)

  /// - Parameters: palette numbers 0…255, or -1 for the terminal's own colour.
  public init(scalar: Unicode.Scalar, foreground: Int, background: Int) {
    self.scalar = scalar
    colors = (Int16(clamping: foreground), Int16(clamping: background))
  }

  /// Palette number, -1 for the terminal's own colour.
  public var foreground: Int { Int(colors.foreground) }
  public var background: Int { Int(colors.background) }

  public static func == (a: PictureCell, b: PictureCell) -> Bool {
    a.scalar == b.scalar && a.colors == b.colors
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scalar)
    hasher.combine(colors.foreground)
    hasher.combine(colors.background)
  }
}

/// A picture made of character cells. It may be smaller than the rectangle that was asked for.
public struct CellPicture: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row by row; `columns * rows` of them, each one column wide.
  public let cells: [PictureCell]
  /// A PNG file or sixels, to be shown by the terminal in this rectangle; then there are no cells.
  public let pixels: [UInt8]?

  /// Nil when the rectangle is empty.
  public init?(columns: Int, rows: Int, pixels: [UInt8]) {
    guard columns > 0, rows > 0 else { return nil }
    self.columns = columns
    self.rows = rows
    self.pixels = pixels
    cells = []
  }

  /// Nil when the number of cells is not that of the rectangle.
  public init?(columns: Int, rows: Int, cells: [PictureCell]) {
    guard columns >= 0, rows >= 0, cells.count == columns * rows else { return nil }
    self.columns = columns
    self.rows = rows
    self.cells = cells
    pixels = nil
  }

  public subscript(x: Int, y: Int) -> PictureCell { cells[y * columns + x] }
}

// On the way between the processes a cell is five bytes: the scalar in three (little-endian; its two highest bits
// say that a colour is the terminal's own), then foreground and background. In base64 a picture of 60 × 20 cells
// takes 8 KB and nothing has to be parsed.
extension CellPicture {
  private static let cellSize = 5
  private static let defaultForeground: UInt32 = 1 << 23
  private static let defaultBackground: UInt32 = 1 << 22

  public var packed: Data {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count * Self.cellSize)
    for cell in cells {
      var head = cell.scalar.value
      if cell.foreground < 0 { head |= Self.defaultForeground }
      if cell.background < 0 { head |= Self.defaultBackground }
      bytes += [UInt8(head & 0xFF), UInt8(head >> 8 & 0xFF), UInt8(head >> 16)]
      bytes += [UInt8(clamping: cell.foreground), UInt8(clamping: cell.background)]
    }
    return Data(bytes)
  }

  /// Nil when the bytes are not what `packed` gives for a rectangle of this size.
  public init?(columns: Int, rows: Int, packed: Data) {
    let bytes = [UInt8](packed)
    guard bytes.count.isMultiple(of: Self.cellSize) else { return nil }
    var cells: [PictureCell] = []
    cells.reserveCapacity(bytes.count / Self.cellSize)
    for at in stride(from: 0, to: bytes.count, by: Self.cellSize) {
      let head = UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
      guard let scalar = Unicode.Scalar(head & 0x1F_FFFF) else { return nil }
      cells.append(
        PictureCell(
          scalar: scalar,
          foreground: head & Self.defaultForeground != 0 ? -1 : Int(bytes[at + 3]),
          background: head & Self.defaultBackground != 0 ? -1 : Int(bytes[at + 4])))
    }
    self.init(columns: columns, rows: rows, cells: cells)
  }
}
