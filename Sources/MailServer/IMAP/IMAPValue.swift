/// A part of a response.
indirect enum IMAPValue: Hashable, Sendable {
  /// A word, such as `FETCH`, `\Seen` or `BODY[HEADER.FIELDS (FROM)]<0>`; upper case decides nothing.
  case atom(String)
  /// Quoted text or a literal: any bytes.
  case bytes([UInt8])
  case list([IMAPValue])

  var word: String? { if case .atom(let word) = self { word.uppercased() } else { nil } }
  var number: Int? { if case .atom(let word) = self { Int(word) } else { nil } }
  var list: [IMAPValue]? { if case .list(let values) = self { values } else { nil } }

  /// Text of an atom or of quoted bytes.
  var text: String? {
    switch self {
    case .atom(let word): word
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .list: nil
    }
  }

  /// The parts of a response. Never fails: what doesn't fit the grammar ends the list.
  static func values(in response: some Collection<UInt8>) -> [IMAPValue] {
    var reader = IMAPReader(bytes: Array(response))
    return reader.values(until: nil, depth: 0)
  }
}

private struct IMAPReader {
  let bytes: [UInt8]
  var position = 0

  mutating func values(until close: UInt8?, depth: Int) -> [IMAPValue] {
    var values: [IMAPValue] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 32, 13, 10: position += 1
      case close:
        position += 1
        return values
      case UInt8(ascii: "("):
        position += 1
        guard depth < 32 else { return values }
        values.append(.list(self.values(until: UInt8(ascii: ")"), depth: depth + 1)))
      case UInt8(ascii: ")"): position += 1
      case UInt8(ascii: "\""): values.append(.bytes(quoted()))
      case UInt8(ascii: "{"):
        guard let literal = literal() else { return values }
        values.append(.bytes(literal))
      default: values.append(.atom(atom()))
      }
    }
    return values
  }

  private mutating func quoted() -> [UInt8] {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
      text.append(bytes[position])
      position += 1
    }
    position += 1
    return text
  }

  private mutating func literal() -> [UInt8]? {
    guard let close = bytes[position...].firstIndex(of: UInt8(ascii: "}")),
      let length = Int(String(decoding: bytes[(position + 1)..<close], as: UTF8.self)), length >= 0,
      let lineEnd = bytes[close...].firstIndex(of: 10), lineEnd + 1 + length <= bytes.count
    else {
      position = bytes.count
      return nil
    }
    position = lineEnd + 1 + length
    return Array(bytes[(lineEnd + 1)..<position])
  }

  /// Brackets belong to the word, with the blanks and lists in them.
  private mutating func atom() -> String {
    let start = position
    var brackets = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case 32, 10, 13, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""):
        if brackets <= 0 { return word(from: start) }
      default: break
      }
      position += 1
    }
    return word(from: start)
  }

  private mutating func word(from start: Int) -> String {
    if position == start { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
