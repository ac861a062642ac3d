/// What a terminal says of itself when it is asked.
public enum TerminalAnswer: Hashable, Sendable {
  /// Its class and abilities (DA1, `ESC [ ? … c`); 4 among them means sixel. Every terminal answers this.
  case attributes([Int])
  /// Its name and version (XTVERSION, `ESC P > | … ESC \\`), such as `kitty(0.35.2)`.
  case name(String)
  /// Whether it takes pictures by the kitty protocol.
  case kitty(Bool)
  /// The pixels of a character cell.
  case cellSize(width: Int, height: Int)
}

extension TerminalAnswer {
  /// The text of a string sequence, without what frames it: `_G…` or `P>|…`.
  init?(string bytes: ArraySlice<UInt8>, kind: UInt8) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "_") where text.hasPrefix("G"): self = .kitty(text.hasSuffix(";OK"))
    case UInt8(ascii: "P") where text.hasPrefix(">|"): self = .name(String(text.dropFirst(2)))
    default: return nil
    }
  }

  /// `ESC [ ? 62 ; 4 c` and `ESC [ 6 ; 20 ; 10 t`.
  init?(final: UInt8, isPrivate: Bool, numbers: [Int]) {
    switch final {
    case UInt8(ascii: "c") where isPrivate: self = .attributes(numbers)
    case UInt8(ascii: "t") where !isPrivate && numbers.count == 3 && numbers[0] == 6:
      guard (1...200).contains(numbers[1]), (1...200).contains(numbers[2]) else { return nil }
      self = .cellSize(width: numbers[2], height: numbers[1])
    default: return nil
    }
  }
}
