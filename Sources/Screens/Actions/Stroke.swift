/// One key as people write it: `j`, `G`, `space`, `enter`, `ctrl-d`, `alt-1`, `f1`.
///
/// Names rather than key codes, so that tables, help and user key bindings all speak of the same thing.
public struct Stroke: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }

  /// The character it types, if it types one.
  public var typed: Character? {
    if name == "space" { return " " }
    guard name.count == 1, let character = name.first else { return nil }
    return character
  }

  /// How help and the status line write it.
  public var label: String {
    if let special = Stroke.labels[name] { return special }
    if let rest = name.stroke(after: "ctrl-") { return "Ctrl-" + Stroke(rest).label.capitalizedFirst }
    if let rest = name.stroke(after: "alt-") { return "Alt-" + Stroke(rest).label }
    if let rest = name.stroke(after: "shift-") { return "Shift-" + Stroke(rest).label }
    if name.count > 1, name.first == "f" { return name.uppercased() }
    return name
  }

  private static let labels = [
    "up": "↑", "down": "↓", "left": "←", "right": "→", "enter": "Enter", "escape": "Esc", "space": "Space",
    "tab": "Tab", "backspace": "Backspace", "delete": "Del", "insert": "Ins", "home": "Home", "end": "End",
    "page-up": "PgUp", "page-down": "PgDn",
  ]
}

extension String {
  fileprivate func stroke(after prefix: String) -> String? {
    hasPrefix(prefix) && count > prefix.count ? String(dropFirst(prefix.count)) : nil
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
