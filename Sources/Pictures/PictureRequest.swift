import Specimens

/// How many colours the terminal has for pictures.
public enum PictureColors: String, Hashable, Sendable, Codable, CaseIterable {
  /// Drawn with the 256 colours until terminals with direct colour can be reached through curses.
  case trueColor
  case indexed256
  case indexed16
  case monochrome
}

/// A picture, or a part of one, to be shown in a rectangle of character cells.
public struct PictureRequest: Hashable, Sendable, Codable {
  public enum Fit: String, Hashable, Sendable, Codable {
    /// All of it, smaller than the rectangle in one direction.
    case contain
    /// The whole rectangle filled; what does not fit is cut off, tall pictures below.
    case cover
  }

  public enum Medium: String, Hashable, Sendable, Codable {
    /// Character cells.
    case cells
    /// A PNG file, for the kitty protocol.
    case png
    /// Sixels.
    case sixel
  }

  public enum Symbols: String, Hashable, Sendable, Codable {
    /// Half and quarter blocks.
    case blocks
    /// Characters every terminal has.
    case ascii
  }

  public var path: String
  /// The part to show; nil shows everything. What lies outside the picture is left out.
  public var crop: Box?
  /// Framed so that it can be seen without colour too: the evidence.
  public var mark: Box?
  /// The width of the picture that `crop` and `mark` count in, when the file at `path` is a smaller copy of it.
  public var boxWidth: Int?
  public var columns: Int
  public var rows: Int
  public var colors: PictureColors
  public var symbols: Symbols
  public var fit: Fit
  /// Width of a character cell divided by its height.
  public var cellAspect: Double
  public var medium: Medium = .cells
  /// Pixels of a character cell, where the medium is one of pixels.
  public var cellWidth = 10
  public var cellHeight = 20
  /// What nobody looking over a shoulder should read: drawn over. Counted like `crop` and `mark`.
  public var covers: [Box] = []

  public init(
    path: String, crop: Box? = nil, mark: Box? = nil, boxWidth: Int? = nil, columns: Int, rows: Int,
    colors: PictureColors = .indexed256, symbols: Symbols = .blocks, fit: Fit = .contain,
    cellAspect: Double = 0.5
  ) {
    self.path = path
    self.crop = crop
    self.mark = mark
    self.boxWidth = boxWidth
    self.columns = columns
    self.rows = rows
    self.colors = colors
    self.symbols = symbols
    self.fit = fit
    self.cellAspect = cellAspect
  }
}
