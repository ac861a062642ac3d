/// SQLite's variable-length integers: seven bits a byte, high bits first, a ninth byte whole.
enum Varint {
  /// The number at `i`, which moves behind it. Nil where the bytes end before it does.
  static func read(_ bytes: [UInt8], _ i: inout Int) -> Int? {
    var value: UInt64 = 0
    for position in 0..<9 {
      guard i < bytes.count else { return nil }
      let byte = bytes[i]
      i += 1
      if position == 8 { return Int(bitPattern: UInt(value << 8 | UInt64(byte))) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int(bitPattern: UInt(value)) }
    }
    return nil
  }

  /// How many bytes a number takes.
  static func length(_ number: Int) -> Int {
    max(1, min(9, (64 - UInt64(UInt(bitPattern: number)).leadingZeroBitCount + 6) / 7))
  }

  static func append(_ number: Int, to bytes: inout [UInt8]) {
    let value = UInt64(UInt(bitPattern: number))
    if value < 0x80 {
      bytes.append(UInt8(value))
    } else if value >> 56 != 0 {
      // Eight bytes of seven bits, then one of eight.
      for shift in stride(from: 57, through: 8, by: -7) {
        bytes.append(UInt8(value >> UInt64(shift) & 0x7F) | 0x80)
      }
      bytes.append(UInt8(value & 0xFF))
    } else {
      let septets = (64 - value.leadingZeroBitCount + 6) / 7
      for shift in stride(from: (septets - 1) * 7, through: 0, by: -7) {
        bytes.append(UInt8(value >> UInt64(shift) & 0x7F) | (shift > 0 ? 0x80 : 0))
      }
    }
  }
}

extension Varint {
  /// Small numbers of either sign are short: 0, -1, 1, -2 … are written as 0, 1, 2, 3 …
  static func append(signed number: Int, to bytes: inout [UInt8]) {
    append(number << 1 ^ number >> (Int.bitWidth - 1), to: &bytes)
  }

  static func readSigned(_ bytes: [UInt8], _ i: inout Int) -> Int? {
    guard let value = read(bytes, &i) else { return nil }
    return Int(bitPattern: UInt(bitPattern: value) >> 1) ^ -(value & 1)
  }
}
