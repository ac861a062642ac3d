/// Sequences that begin with `ESC [`.
enum ControlSequence {
  /// `bytes` is what follows `ESC [`; counts given back include those two bytes.
  static func parse(_ bytes: ArraySlice<UInt8>) -> KeySequence {
    guard let first = bytes.first else { return .incomplete }
    // The Linux console's F1…F5.
    if first == UInt8(ascii: "[") {
      guard let letter = bytes.dropFirst().first else { return .incomplete }
      guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return .nothing(4) }
      return .key(.function(Int(letter - UInt8(ascii: "A")) + 1), 4)
    }
    if first == UInt8(ascii: "M") { return MouseReport.parseX10(bytes.dropFirst()) }

    var index = bytes.startIndex
    while index < bytes.endIndex, (0x20...0x3F).contains(bytes[index]), bytes[index] != UInt8(ascii: "$") {
      index += 1
    }
    guard index < bytes.endIndex else { return bytes.count > 64 ? .nothing(bytes.count + 2) : .incomplete }
    let final = bytes[index]
    let count = index - bytes.startIndex + 3
    // A new Escape or a control character: the sequence was cut off.
    guard (0x40...0x7E).contains(final) || final == UInt8(ascii: "$") else { return .nothing(count - 1) }

    if first == UInt8(ascii: "<") {
      let numbers = parameters(bytes[(bytes.startIndex + 1)..<index])
      return MouseReport(sgr: numbers, final: final).map { .mouse($0, count) } ?? .nothing(count)
    }
    if first == UInt8(ascii: "?") {
      let numbers = parameters(bytes[(bytes.startIndex + 1)..<index])
      let answer = TerminalAnswer(final: final, isPrivate: true, numbers: numbers)
      return answer.map { .answer($0, count) } ?? .nothing(count)
    }
    let numbers = parameters(bytes[bytes.startIndex..<index])
    if let answer = TerminalAnswer(final: final, isPrivate: false, numbers: numbers) {
      return .answer(answer, count)
    }
    if final == UInt8(ascii: "~"), numbers.first == 200 { return .pasteBegins(count) }
    return key(final, numbers).map { .key($0, count) } ?? .nothing(count)
  }

  /// The numbers between semicolons; what stands after a colon is detail nobody asked for.
  private static func parameters(_ bytes: ArraySlice<UInt8>) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      let digits = part.prefix { $0 != UInt8(ascii: ":") }.prefix(7)
      return digits.reduce(0) { (0x30...0x39).contains($1) ? $0 * 10 + Int($1 - 0x30) : $0 }
    }
  }

  private static func key(_ final: UInt8, _ numbers: [Int]) -> Key? {
    let modifiers = Modifiers(parameter: numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "I"): return .focus(true)
    case UInt8(ascii: "O"): return .focus(false)
    case UInt8(ascii: "P")...UInt8(ascii: "S"): return .function(Int(final - UInt8(ascii: "P")) + 1)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return .shiftArrow(Key.arrowOrder[Int(final - UInt8(ascii: "a"))])
    case UInt8(ascii: "~") where numbers.first == 27 && numbers.count == 3:
      return modifiers.applied(toCode: numbers[2])
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      return numbered(numbers.first ?? 0)
    case UInt8(ascii: "u"): return modifiers.applied(toCode: numbers.first ?? 0)
    default:
      return Key.named(byFinal: final).map { modifiers.applied(to: $0) }
    }
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}

/// Shift, Alt and Ctrl as xterm and the kitty protocol number them.
private struct Modifiers {
  let shift, alt, control: Bool

  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    (shift, alt, control) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
  }

  func applied(to key: Key) -> Key {
    guard let direction = key.direction else { return key }
    if control { return .controlArrow(direction) }
    if alt { return .altArrow(direction) }
    return shift ? .shiftArrow(direction) : key
  }

  func applied(toCode code: Int) -> Key? {
    guard let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return nil }
    switch code {
    case 13: return alt ? .alt("\n") : .enter
    case 27: return .escape
    case 9: return shift ? .backTab : .tab
    case 8, 127: return alt ? .alt("\u{7F}") : .backspace
    case ..<0x20, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default:
      let character = Character(scalar)
      if control { return .control(Character(character.lowercased().first.map(String.init) ?? " ")) }
      return alt ? .alt(character) : .character(character)
    }
  }
}
