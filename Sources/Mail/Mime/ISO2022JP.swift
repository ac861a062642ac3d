/// ISO-2022-JP as mail programs write it, with the vendors' characters (①, ㈱) that the standard has not.
///
/// The C library's converter stops at those. Its CP932 knows them, and the two differ only in arrangement.
enum ISO2022JP {
  private enum Mode { case ascii, kanji, katakana }

  static func shiftJIS(_ bytes: [UInt8]) -> [UInt8] {
    var mode = Mode.ascii
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 27, index + 2 < bytes.count {
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0x24, 0x28) where index + 3 < bytes.count: (mode, index) = (.kanji, index + 4)
        case (0x24, 0x40), (0x24, 0x42): (mode, index) = (.kanji, index + 3)
        case (0x28, 0x49): (mode, index) = (.katakana, index + 3)
        case (0x28, _): (mode, index) = (.ascii, index + 3)
        default: index += 1
        }
      } else if byte == 10 || byte == 13 {
        // A line starts afresh, which mends lines whose closing sequence was lost.
        mode = .ascii
        result.append(byte)
        index += 1
      } else if mode == .kanji, (0x21...0x7E).contains(byte), index + 1 < bytes.count,
        (0x21...0x7E).contains(bytes[index + 1])
      {
        result += pair(byte, bytes[index + 1])
        index += 2
      } else {
        result.append(mode == .katakana && byte < 0x60 ? byte | 0x80 : byte)
        index += 1
      }
    }
    return result
  }

  private static func pair(_ row: UInt8, _ cell: UInt8) -> [UInt8] {
    let lead = (row - 0x21) / 2 + (row < 0x5F ? 0x81 : 0xC1)
    let trail: UInt8
    if row % 2 == 1 {
      trail = cell + (cell < 0x60 ? 0x1F : 0x20)
    } else {
      trail = cell + 0x7E
    }
    return [lead, trail]
  }
}
