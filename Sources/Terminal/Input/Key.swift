/// One thing the user did at the terminal.
public enum Key: Hashable, Sendable {
  /// A printable character. Combining marks may arrive as characters of their own.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  case function(Int)
  case shiftArrow(Direction)
  case controlArrow(Direction)
  case altArrow(Direction)
  /// Ctrl with a lower-case letter, a blank, or one of `\ ] ^ _`.
  case control(Character)
  /// Alt (or Escape quickly followed by) a character; `"\n"` for Enter, `"\u{7F}"` for Backspace.
  case alt(Character)
  /// Text pasted as one piece, line ends as "\n". Never interpreted as keys.
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal has a new size.
  case resize(Size)
  /// The terminal's window gained or lost the keyboard.
  case focus(Bool)
}

public enum Direction: Hashable, Sendable, CaseIterable { case up, down, left, right }

public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable { case left, middle, right }
  public enum Action: Hashable, Sendable {
    case press(Button), release(Button), drag(Button)
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  public var action: Action
  public var position: Point
  /// 1 for a single click, 2 for the second of a double click, and so on; 0 for what is not a press.
  public var clickCount: Int
  public var shift, alt, control: Bool

  public init(
    _ action: Action, at position: Point, clickCount: Int = 0, shift: Bool = false, alt: Bool = false,
    control: Bool = false
  ) {
    self.action = action
    self.position = position
    self.clickCount = clickCount
    self.shift = shift
    self.alt = alt
    self.control = control
  }
}
