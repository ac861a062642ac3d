/// A grid of cells: what one frame of the screen looks like. A pure value; nothing is ever drawn outside it.
///
/// Coordinates count from the top left of the surface, or of the part being drawn (see `inside(_:_:)`).
public struct Surface: Sendable {
  /// The extent of the whole surface.
  public let size: Size
  /// Where the terminal's cursor shows (text fields; input methods open there), in cells of the whole surface.
  public private(set) var cursor: Point?
  private(set) var cells: [Cell]
  /// Pictures that the terminal draws over blank cells.
  public private(set) var overlays: [OverlaidPicture] = []
  /// The part being drawn, in cells of the whole surface; and what of it may be touched.
  private var part: Rect
  private var clip: Rect

  public init(size: Size, style: Style = .plain) {
    self.size = Rect(size).size
    part = Rect(size)
    clip = part
    cells = Array(repeating: .blank(style), count: part.width * part.height)
  }

  /// All of the part being drawn, from (0, 0).
  public var bounds: Rect { Rect(part.size) }

  /// The cell at a place: a blank where there is none. Setting one outside does nothing; a wide character cut
  /// in half by the new cell leaves a blank.
  public subscript(x: Int, y: Int) -> Cell {
    get { index(x, y).map { cells[$0] } ?? .blank() }
    set { place(newValue, x, y) }
  }

  /// Draws into a rectangle: coordinates inside count from its corner and nothing outside is touched.
  public mutating func inside(_ rect: Rect, _ draw: (inout Surface) -> Void) {
    let outer = (part, clip)
    part = rect.offset(x: part.x, y: part.y)
    clip = clip.intersection(part)
    draw(&self)
    (part, clip) = outer
  }

  /// Shows the cursor at a place of the part being drawn; hidden when the place is not visible.
  public mutating func placeCursor(x: Int, y: Int) {
    let place = Point(x: x + part.x, y: y + part.y)
    cursor = clip.contains(place) ? place : nil
  }

  public mutating func hideCursor() { cursor = nil }

  /// Only a picture that is wholly in sight: none can be cut.
  mutating func overlay(_ picture: OverlaidPicture) {
    var picture = picture
    picture.area = picture.area.offset(x: part.x, y: part.y)
    guard picture.area.intersection(clip) == picture.area, !picture.area.isEmpty else { return }
    overlays.append(picture)
  }

  /// Takes the pictures away that lie under a rectangle of the part being drawn: something is to stand there.
  public mutating func clearOverlays(under area: Rect) {
    guard !overlays.isEmpty else { return }
    let area = area.offset(x: part.x, y: part.y)
    overlays.removeAll { !$0.area.intersection(area).isEmpty }
  }

  /// Puts one cell, keeping wide characters whole: a half that would stand alone becomes a blank.
  mutating func place(_ cell: Cell, _ x: Int, _ y: Int) {
    guard let index = index(x, y) else {
      if cell.width == 2 { place(.blank(cell.style), x + 1, y) }
      return
    }
    guard cell.width == 2 else {
      release(index)
      cells[index] = cell.width == 1 ? cell : .blank(cell.style)
      return
    }
    guard self.index(x + 1, y) != nil else {
      release(index)
      cells[index] = .blank(cell.style)
      return
    }
    release(index)
    release(index + 1)
    cells[index] = cell
    cells[index + 1] = .continuation(cell.style)
  }

  /// Changes only the look of a cell (both halves of a wide one).
  mutating func restyle(_ x: Int, _ y: Int, _ change: (inout Style) -> Void) {
    guard let index = index(x, y) else { return }
    change(&cells[index].style)
  }

  private func index(_ x: Int, _ y: Int) -> Int? {
    let (column, row) = (x + part.x, y + part.y)
    guard clip.contains(x: column, y: row) else { return nil }
    return row * size.columns + column
  }

  /// Blanks the other half of a wide character before one of its cells is overwritten.
  private mutating func release(_ index: Int) {
    switch cells[index].width {
    case 0: cells[index - 1] = .blank(cells[index - 1].style)
    case 2: cells[index + 1] = .blank(cells[index + 1].style)
    default: break
    }
  }
}

extension Surface: Hashable {
  public static func == (a: Surface, b: Surface) -> Bool {
    a.size == b.size && a.cursor == b.cursor && a.cells == b.cells && a.overlays == b.overlays
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cursor)
    hasher.combine(cells)
  }
}
