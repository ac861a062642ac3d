/// What the terminal at hand can show.
public struct Capabilities: Hashable, Sendable {
  /// TERM.
  public var type: String
  /// 256, 16, 8, or 0 for none.
  public var colors: Int
  public var glyphs: Glyphs
  /// How Curio's own escape sequences reach the terminal.
  public var multiplexer: Multiplexer

  public enum Multiplexer: Hashable, Sendable { case none, tmux, screen }

  public init(type: String, colors: Int, glyphs: Glyphs, multiplexer: Multiplexer = .none) {
    self.type = type
    self.colors = colors
    self.glyphs = glyphs
    self.multiplexer = multiplexer
  }

  /// - Parameters:
  ///   - colors: what terminfo promises.
  ///   - localeIsUTF8: whether the user's own locale is; if not, line drawing may not arrive.
  public init(environment: [String: String], colors: Int, localeIsUTF8: Bool) {
    let type = environment["TERM"] ?? ""
    self.type = type
    self.colors =
      switch colors {
      case 256...: 256
      case 16..<256: 16
      case 8..<16: 8
      default: 0
      }
    // The fonts of the Linux console and of real terminals lack most line drawing.
    let isPlain = !localeIsUTF8 || ["linux", "vt", "cons", "ansi"].contains { type.hasPrefix($0) }
    glyphs = isPlain ? .ascii : .unicode
    multiplexer =
      environment["TMUX"].map { !$0.isEmpty } == true ? .tmux : type.hasPrefix("screen") ? .screen : .none
  }

  /// Whether colour is wanted at all: `NO_COLOR` with any value but "" says no (no-color.org).
  static func wantsColor(_ environment: [String: String]) -> Bool {
    environment["NO_COLOR"].map(\.isEmpty) ?? true
  }
}
