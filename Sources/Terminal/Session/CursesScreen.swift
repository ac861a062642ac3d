import CNcurses
import Glibc

/// The only owner of an ncurses screen. One at a time; one thread.
final class CursesScreen {
  private let window: UnsafeMutablePointer<WINDOW>
  private let colors: Int
  private let hasDefaultColors: Bool
  private let pairLimit: Int
  private var pairs: [ColorPair: Int32] = [:]
  private var inks: [Style: (attributes: UInt32, pair: Int32)] = [:]
  /// What the window holds; nil when every cell must be drawn again.
  private var shown: Surface?
  private var showsCursor = true

  private struct ColorPair: Hashable { var foreground, background: Int }

  /// Nil when ncurses can't take the terminal.
  init?(type: String, wantsColor: Bool, capabilities: (Int) -> Capabilities) {
    guard let window = curio_screen_open(type, wantsColor ? 1 : 0) else { return nil }
    self.window = window
    colors = capabilities(wantsColor ? Int(curio_color_count()) : 0).colors
    hasDefaultColors = curio_has_default_colors() != 0
    pairLimit = Int(curio_pair_limit())
  }

  var colorCount: Int { colors }
  var size: Size { Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window))) }

  /// - Parameter rows: written in full, whatever the terminal is thought to show there.
  func present(_ surface: Surface, anew rows: [Range<Int>] = []) {
    if pairs.count > pairLimit / 2, pairLimit > 4096 { forgetPairs() }
    let old = shown?.size == surface.size ? shown : nil
    for y in 0..<min(surface.size.rows, size.rows) {
      let row = surface.row(y)
      let before = old?.row(y)
      if let before, before == row { continue }
      for (x, index) in row.indices.enumerated() where before?[index] != row[index] { put(row[index], x, y) }
    }
    shown = surface
    moveCursor(surface.cursor)
    // Characters that are shifted along a line would take parts of a picture with them.
    idcok(window, surface.overlays.isEmpty)
    for rows in rows where rows.lowerBound >= 0 && rows.upperBound <= size.rows {
      wredrawln(window, Int32(rows.lowerBound), Int32(rows.count))
    }
    wnoutrefresh(window)
    doupdate()
  }

  /// Draws everything again, whatever the terminal shows now.
  func repaint() {
    redrawwin(window)
    wnoutrefresh(window)
    doupdate()
  }

  func resize(_ size: Size) {
    resizeterm(Int32(size.rows), Int32(size.columns))
    wresize(window, Int32(size.rows), Int32(size.columns))
    clearok(window, true)
    shown = nil
  }

  /// Gives the terminal back as it was. The next `present` or `repaint` takes it again.
  func leave() {
    setCursor(visible: true)
    endwin()
  }

  private func put(_ cell: Cell, _ x: Int, _ y: Int) {
    guard cell.width > 0 else { return }
    let ink = ink(for: cell.style)
    var scalars = (UInt32(0x20), UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    withUnsafeMutableBytes(of: &scalars) { bytes in
      let buffer = bytes.bindMemory(to: UInt32.self)
      var count = 0
      for scalar in cell.text.unicodeScalars.prefix(buffer.count) {
        buffer[count] = scalar.value
        count += 1
      }
      curio_put(window, Int32(y), Int32(x), buffer.baseAddress, Int32(count), ink.attributes, ink.pair)
    }
  }

  private func moveCursor(_ place: Point?) {
    setCursor(visible: place != nil)
    if let place { wmove(window, Int32(place.y), Int32(place.x)) }
  }

  private func setCursor(visible: Bool) {
    guard visible != showsCursor else { return }
    showsCursor = visible
    curs_set(visible ? 1 : 0)
  }

  // MARK: Colours

  private func ink(for style: Style) -> (attributes: UInt32, pair: Int32) {
    if let known = inks[style] { return known }
    let ink = Ink(style, colors: colors, hasDefaultColors: hasDefaultColors)
    let made = (UInt32(ink.attributes.rawValue), pair(ink.foreground, ink.background))
    inks[style] = made
    return made
  }

  private func pair(_ foreground: Int, _ background: Int) -> Int32 {
    if colors == 0 || (foreground < 0 && background < 0) { return 0 }
    let wanted = ColorPair(foreground: foreground, background: background)
    if let known = pairs[wanted] { return known }
    let number = Int32(pairs.count + 1)
    guard Int(number) < pairLimit,
      init_extended_pair(number, Int32(foreground), Int32(background)) == OK
    else {
      // No pair left: the right foreground on the terminal's own background, or plain.
      return pairs[ColorPair(foreground: foreground, background: -1)] ?? 0
    }
    pairs[wanted] = number
    return number
  }

  /// Pictures use many pairs; before they run out all are given anew, and every cell is drawn again.
  private func forgetPairs() {
    (pairs, inks, shown) = ([:], [:], nil)
  }
}
