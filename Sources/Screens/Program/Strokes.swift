import Terminal

extension Stroke {
  /// The name of a key; nil for what is no key press (pastes, the mouse, resizes, focus).
  init?(_ key: Key) {
    switch key {
    case .character(" "): self = "space"
    case .character(let character): self.init(String(character))
    case .enter: self = "enter"
    case .escape: self = "escape"
    case .tab: self = "tab"
    case .backTab: self = "shift-tab"
    case .backspace: self = "backspace"
    case .delete: self = "delete"
    case .insert: self = "insert"
    case .up: self = "up"
    case .down: self = "down"
    case .left: self = "left"
    case .right: self = "right"
    case .home: self = "home"
    case .end: self = "end"
    case .pageUp: self = "page-up"
    case .pageDown: self = "page-down"
    case .function(let number): self.init("f\(number)")
    case .shiftArrow(let direction): self.init("shift-\(direction)")
    case .controlArrow(let direction): self.init("ctrl-\(direction)")
    case .altArrow(let direction): self.init("alt-\(direction)")
    case .control(let character): self.init(character == " " ? "ctrl-space" : "ctrl-\(character)")
    case .alt("\n"): self = "alt-enter"
    case .alt("\u{7F}"): self = "alt-backspace"
    case .alt(let character): self.init("alt-\(character)")
    case .paste, .mouse, .resize, .focus: return nil
    }
  }
}

extension Message {
  /// What a key means; the mouse needs the frame it was seen on.
  init?(_ key: Key, on frame: Frame?) {
    switch key {
    case .paste(let text): self = .paste(text)
    case .resize(let size): self = .resized(width: size.columns, height: size.rows)
    case .mouse(let event):
      let target = frame?.target(atX: event.position.x, y: event.position.y)
      switch event.action {
      case .press(.left): self = .pointer(Pointer(event.clickCount == 2 ? .doublePress : .press, on: target))
      case .drag(.left): self = .pointer(Pointer(.drag, on: target))
      case .release(.left): self = .pointer(Pointer(.release, on: target))
      case .wheelUp: self = .pointer(Pointer(.wheelUp, on: target))
      case .wheelDown: self = .pointer(Pointer(.wheelDown, on: target))
      default: return nil
      }
    default:
      guard let stroke = Stroke(key) else { return nil }
      self = .stroke(stroke)
    }
  }
}
