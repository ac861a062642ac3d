/// What stands at the beginning of the bytes read so far.
enum KeySequence {
  case key(Key, Int)
  case mouse(MouseReport, Int)
  case pasteBegins(Int)
  case answer(TerminalAnswer, Int)
  /// This many bytes that mean nothing to us.
  case nothing(Int)
  case incomplete

  private static let escape: UInt8 = 0x1B

  /// `bytes` is not empty.
  static func parse(_ bytes: ArraySlice<UInt8>) -> KeySequence {
    let first = bytes[bytes.startIndex]
    guard first == escape else { return plain(bytes) }
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return .incomplete }
    switch second {
    case UInt8(ascii: "["): return ControlSequence.parse(rest.dropFirst())
    case UInt8(ascii: "O"): return singleShift(rest.dropFirst())
    // Answers of the terminal: OSC, DCS, APC, PM.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return rest.count == 1 ? .incomplete : string(rest.dropFirst(), kind: second)
    case escape: return afterTwoEscapes(rest)
    default: return alt(rest)
    }
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> KeySequence {
    let first = bytes[bytes.startIndex]
    switch first {
    case 0x0D, 0x0A: return .key(.enter, 1)
    case 0x09: return .key(.tab, 1)
    case 0x08, 0x7F: return .key(.backspace, 1)
    case 0x00: return .key(.control(" "), 1)
    case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x1C...0x1F: return .key(.control(Character(Unicode.Scalar(first + 0x40))), 1)
    case 0x20..<0x7F: return .key(.character(Character(Unicode.Scalar(first))), 1)
    default: return character(bytes)
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> KeySequence {
    let needed =
      switch bytes[bytes.startIndex] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let encoded = bytes.prefix(needed)
    let tail = encoded.dropFirst()
    if let stray = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return .key(.character("\u{FFFD}"), stray - bytes.startIndex)
    }
    if encoded.count < needed { return .incomplete }
    guard needed > 1, let text = String(validating: encoded, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return .key(.character("\u{FFFD}"), needed) }
    return scalar.value < 0xA0 ? .nothing(needed) : .key(.character(Character(scalar)), needed)
  }

  private static func alt(_ rest: ArraySlice<UInt8>) -> KeySequence {
    switch plain(rest) {
    case .key(.character(let character), let count): return .key(.alt(character), count + 1)
    case .key(.enter, let count): return .key(.alt("\n"), count + 1)
    case .key(.backspace, let count): return .key(.alt("\u{7F}"), count + 1)
    case .incomplete: return .incomplete
    case .key(_, let count), .mouse(_, let count), .nothing(let count), .pasteBegins(let count),
      .answer(_, let count):
      return .nothing(count + 1)
    }
  }

  /// rxvt sends Alt with a special key as one more Escape in front.
  private static func afterTwoEscapes(_ rest: ArraySlice<UInt8>) -> KeySequence {
    guard let third = rest.dropFirst().first else { return .incomplete }
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else { return .key(.escape, 1) }
    switch parse(rest) {
    case .key(let key, let count):
      guard let direction = key.direction else { return .nothing(count + 1) }
      return .key(.altArrow(direction), count + 1)
    case .incomplete: return .incomplete
    case .mouse, .pasteBegins, .answer, .nothing: return .key(.escape, 1)
    }
  }

  private static func singleShift(_ bytes: ArraySlice<UInt8>) -> KeySequence {
    guard let first = bytes.first else { return .incomplete }
    let key: Key? =
      switch first {
      case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(first - UInt8(ascii: "P")) + 1)
      case UInt8(ascii: "M"): .enter
      // rxvt: Ctrl with an arrow.
      case UInt8(ascii: "a")...UInt8(ascii: "d"):
        .controlArrow(Key.arrowOrder[Int(first - UInt8(ascii: "a"))])
      default: Key.named(byFinal: first)
      }
    return key.map { .key($0, 3) } ?? .nothing(3)
  }

  /// A string up to BEL or ESC \.
  private static func string(_ bytes: ArraySlice<UInt8>, kind: UInt8) -> KeySequence {
    var index = bytes.startIndex
    func ended(_ count: Int) -> KeySequence {
      TerminalAnswer(string: bytes[..<index], kind: kind).map { .answer($0, count) } ?? .nothing(count)
    }
    while index < bytes.endIndex {
      if bytes[index] == 0x07 { return ended(index - bytes.startIndex + 3) }
      if bytes[index] == escape {
        guard index + 1 < bytes.endIndex else { return .incomplete }
        let ends = bytes[index + 1] == UInt8(ascii: "\\")
        return ends ? ended(index - bytes.startIndex + 4) : .nothing(index - bytes.startIndex + 2)
      }
      index += 1
    }
    return bytes.count > 4096 ? .nothing(bytes.count + 2) : .incomplete
  }
}

extension Key {
  static let arrowOrder: [Direction] = [.up, .down, .right, .left]

  /// The keys whose sequence ends in a letter of their own.
  static func named(byFinal final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  var direction: Direction? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }
}
