/// Text drawn large, out of the block characters that every terminal font has.
public struct LargeText: Hashable, Sendable {
  /// How many pixels stand in a cell. Cells are about twice as high as wide.
  public enum Grain: Sendable, CaseIterable {
    /// One by two: as large as can be, and square. A Chinese character takes 16 columns and 8 rows.
    case halves
    /// Two by two, so narrow letters. A Chinese character takes 8 columns and 8 rows.
    case quarters

    var columns: Int { self == .halves ? 1 : 2 }
  }

  /// The rows from the top, all of one width.
  public let rows: [String]
  /// In columns of the terminal.
  public let width: Int

  /// Draws a line of text. Characters that the font lacks leave a gap, so that nothing wrong stands there.
  public init(_ text: String, font: BitmapFont, grain: Grain) {
    let parts = text.unicodeScalars.map { scalar in
      font.bitmap(of: scalar) ?? Bitmap(width: font.height, height: font.height)
    }
    self.init(Bitmap.joined(parts, height: font.height), grain: grain)
  }

  init(_ bitmap: Bitmap, grain: Grain) {
    let columns = (bitmap.width + grain.columns - 1) / grain.columns
    width = columns
    rows = stride(from: 0, to: bitmap.height, by: 2).map { top in
      String(
        (0..<columns).map { column in
          switch grain {
          case .halves: Self.half(bitmap[column, top], bitmap[column, top + 1])
          case .quarters:
            Self.quarter(
              bitmap[2 * column, top], bitmap[2 * column + 1, top], bitmap[2 * column, top + 1],
              bitmap[2 * column + 1, top + 1])
          }
        })
    }
  }

  private static func half(_ upper: Bool, _ lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  /// By the bits upper left, upper right, lower left, lower right.
  private static let quarters = Array(" ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█")

  private static func quarter(_ a: Bool, _ b: Bool, _ c: Bool, _ d: Bool) -> Character {
    quarters[(a ? 8 : 0) + (b ? 4 : 0) + (c ? 2 : 0) + (d ? 1 : 0)]
  }
}
