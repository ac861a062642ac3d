/// What a style becomes on a terminal with few colours: two palette numbers (-1 = the terminal's own) and
/// attributes. Pure, so that it can be tested without a terminal.
struct Ink: Hashable {
  var foreground: Int
  var background: Int
  var attributes: Style.Attributes

  init(_ style: Style, colors: Int, hasDefaultColors: Bool) {
    attributes = style.attributes
    (foreground, background) = (-1, -1)
    guard colors >= 8 else { return }
    let wanted = (foreground: style.foreground.index, background: style.background.index)
    foreground = Ink.reduced(wanted.foreground, to: colors)
    background = Ink.reduced(wanted.background, to: colors)
    if colors == 8, (8..<16).contains(wanted.foreground) { attributes.insert(.bold) }
    if !hasDefaultColors {
      if foreground < 0 { foreground = 7 }
      if background < 0 { background = 0 }
    }
    // Two colours that became one would hide the text.
    if foreground == background, foreground >= 0, wanted.foreground != wanted.background {
      foreground = Palette.isDark(background) ? 7 : 0
    }
  }

  private static func reduced(_ index: Int, to colors: Int) -> Int {
    if index < 0 || colors >= 256 { return index }
    return colors == 8 && index < 16 ? index % 8 : Palette.nearest(index, among: colors)
  }
}

extension Color {
  /// The palette number, -1 for the terminal's own colour.
  public var index: Int {
    switch self {
    case .default: -1
    case .palette(let index): Int(index)
    }
  }
}
