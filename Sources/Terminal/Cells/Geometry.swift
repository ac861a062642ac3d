/// The extent of a screen or a part of it, in character cells.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  public static let zero = Size(columns: 0, rows: 0)
}

/// A place on the screen in cells, origin top left.
public struct Point: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells, origin top left. Sides are never negative.
public struct Rect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public private(set) var width: Int
  public private(set) var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The whole of a surface.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.columns, height: size.rows)
  }

  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var isEmpty: Bool { width == 0 || height == 0 }
  public var size: Size { Size(columns: width, rows: height) }

  public func contains(_ point: Point) -> Bool { contains(x: point.x, y: point.y) }

  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }

  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  public func offset(x dx: Int, y dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Smaller by `dx` on the left and right and by `dy` at top and bottom.
  public func inset(x dx: Int = 1, y dy: Int = 1) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// A rectangle of at most `size`, in the middle of this one.
  public func centered(_ size: Size) -> Rect {
    let (columns, rows) = (min(size.columns, width), min(size.rows, height))
    return Rect(x: x + (width - columns) / 2, y: y + (height - rows) / 2, width: columns, height: rows)
  }

  /// The first `rows` rows, and what is left below them.
  public func splitTop(_ rows: Int) -> (top: Rect, rest: Rect) {
    let cut = min(max(0, rows), height)
    return (
      Rect(x: x, y: y, width: width, height: cut),
      Rect(x: x, y: y + cut, width: width, height: height - cut)
    )
  }

  /// The last `rows` rows, and what is left above them.
  public func splitBottom(_ rows: Int) -> (rest: Rect, bottom: Rect) {
    let (top, bottom) = splitTop(height - min(max(0, rows), height))
    return (top, bottom)
  }

  /// The first `columns` columns, and what is left to the right of them.
  public func splitLeft(_ columns: Int) -> (left: Rect, rest: Rect) {
    let cut = min(max(0, columns), width)
    return (
      Rect(x: x, y: y, width: cut, height: height),
      Rect(x: x + cut, y: y, width: width - cut, height: height)
    )
  }
}
