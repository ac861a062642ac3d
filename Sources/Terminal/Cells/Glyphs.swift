/// The marks that screens are drawn with: line drawing and symbols of Unicode, or ASCII stand-ins for terminals
/// and locales that may not have them.
public struct Glyphs: Hashable, Sendable {
  public var horizontal, vertical: String
  public var topLeft, topRight, bottomLeft, bottomRight: String
  public var teeLeft, teeRight, teeTop, teeBottom: String
  public var selected, bullet, dot, check, cross: String
  public var checkboxOn, checkboxOff: String
  public var arrowLeft, arrowRight, arrowUp, arrowDown: String
  public var barFull, barEmpty: String
  public var scrollThumb, scrollTrack: String
  public var separator, ellipsis, dash: String

  public static let unicode = Glyphs(
    horizontal: "─", vertical: "│",
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
    teeLeft: "├", teeRight: "┤", teeTop: "┬", teeBottom: "┴",
    selected: "▸", bullet: "•", dot: "●", check: "✓", cross: "✗",
    checkboxOn: "☑", checkboxOff: "☐",
    arrowLeft: "←", arrowRight: "→", arrowUp: "↑", arrowDown: "↓",
    barFull: "▓", barEmpty: "░",
    scrollThumb: "┃", scrollTrack: "│",
    separator: "·", ellipsis: "…", dash: "—")

  public static let ascii = Glyphs(
    horizontal: "-", vertical: "|",
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    teeLeft: "+", teeRight: "+", teeTop: "+", teeBottom: "+",
    selected: ">", bullet: "*", dot: "o", check: "v", cross: "x",
    checkboxOn: "x", checkboxOff: "_",
    arrowLeft: "<", arrowRight: ">", arrowUp: "^", arrowDown: "v",
    barFull: "#", barEmpty: ".",
    scrollThumb: "#", scrollTrack: "|",
    separator: "-", ellipsis: "~", dash: "-")
}
