/// One report of the mouse, as the terminal numbers it.
struct MouseReport {
  private let code: Int
  private let position: Point
  private let isRelease: Bool

  /// `ESC [ < code ; column ; row`, ended by M (press) or m (release).
  init?(sgr numbers: [Int], final: UInt8) {
    guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    code = numbers[0]
    position = Point(x: max(0, numbers[1] - 1), y: max(0, numbers[2] - 1))
    isRelease = final == UInt8(ascii: "m")
  }

  /// The old form: three bytes, each with 32 added. It cannot say which button was released.
  static func parseX10(_ bytes: ArraySlice<UInt8>) -> KeySequence {
    guard bytes.count >= 3 else { return .incomplete }
    let values = bytes.prefix(3).map { Int($0) - 32 }
    guard let report = MouseReport(x10: values) else { return .nothing(6) }
    return .mouse(report, 6)
  }

  private init?(x10 values: [Int]) {
    guard values.allSatisfy({ $0 >= 0 }) else { return nil }
    let isPlainRelease = values[0] & 0x43 == 3 && values[0] & 32 == 0
    code = isPlainRelease ? values[0] & ~3 : values[0]
    position = Point(x: max(0, values[1] - 1), y: max(0, values[2] - 1))
    isRelease = isPlainRelease
  }

  /// Nil for a movement without a button.
  func event(counting clicks: inout ClickCounter, milliseconds: Int) -> MouseEvent? {
    guard let action else { return nil }
    var count = 0
    if case .press(let button) = action {
      count = clicks.count(button, at: position, milliseconds: milliseconds)
    }
    return MouseEvent(
      action, at: position, clickCount: count, shift: code & 4 != 0, alt: code & 8 != 0,
      control: code & 16 != 0)
  }

  private var action: MouseEvent.Action? {
    if code & 64 != 0 {
      let wheel: [MouseEvent.Action] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
      return isRelease ? nil : wheel[code & 3]
    }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    guard code & 128 == 0, code & 3 < buttons.count else { return nil }
    let button = buttons[code & 3]
    if code & 32 != 0 { return .drag(button) }
    return isRelease ? .release(button) : .press(button)
  }
}
