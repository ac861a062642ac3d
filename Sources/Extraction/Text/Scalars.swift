/// Classes of folded scalars.
enum Scalars {
  @inline(__always) static func isDigit(_ s: UInt32) -> Bool { s >= 0x30 && s <= 0x39 }
  @inline(__always) static func isLatin(_ s: UInt32) -> Bool {
    (s >= 0x61 && s <= 0x7A) || (s >= 0x41 && s <= 0x5A)
      || (s >= 0xC0 && s <= 0x24F && s != 0xD7 && s != 0xF7)
  }
  @inline(__always) static func isASCIILetter(_ s: UInt32) -> Bool {
    (s >= 0x61 && s <= 0x7A) || (s >= 0x41 && s <= 0x5A)
  }
  @inline(__always) static func isASCIICapital(_ s: UInt32) -> Bool { s >= 0x41 && s <= 0x5A }
  @inline(__always) static func isKana(_ s: UInt32) -> Bool { s >= 0x3041 && s <= 0x30FF && s != 0x30FB }
  @inline(__always) static func isHan(_ s: UInt32) -> Bool {
    (s >= 0x4E00 && s <= 0x9FFF) || (s >= 0x3400 && s <= 0x4DBF) || s == 0x3005 || s == 0x3007
      || (s >= 0xF900 && s <= 0xFAFF) || (s >= 0x20000 && s <= 0x3FFFF)
  }
  @inline(__always) static func isEastAsian(_ s: UInt32) -> Bool { s >= 0x3005 && (isKana(s) || isHan(s)) }
  @inline(__always) static func isSpace(_ s: UInt32) -> Bool { s == 0x20 || s == 0x0A || s == 0x0D }
  @inline(__always) static func isNewline(_ s: UInt32) -> Bool { s == 0x0A || s == 0x0D }
  /// The text of scalars, those that are none left out.
  static func string(_ scalars: ArraySlice<UInt32>) -> String {
    String(unsafeUninitializedCapacity: scalars.count * 4) { bytes in
      var count = 0
      for value in scalars {
        guard let encoded = Unicode.Scalar(value).flatMap(UTF8.encode) else { continue }
        for byte in encoded {
          bytes[count] = byte
          count += 1
        }
      }
      return count
    }
  }

  @inline(__always) static func isWordLike(_ s: UInt32) -> Bool { isDigit(s) || isLatin(s) }
}
