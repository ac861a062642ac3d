/// Classes of characters that decide how a reading is judged and mended.
extension Unicode.Scalar {
  var isKana: Bool { isHiragana || isKatakana }

  var isHiragana: Bool { (0x3041...0x3096).contains(value) || value == 0x309D || value == 0x309E }

  /// With the long-vowel mark and half-width forms.
  var isKatakana: Bool {
    (0x30A1...0x30FA).contains(value) || (0x30FC...0x30FE).contains(value)
      || (0xFF66...0xFF9D).contains(value)
  }

  var isHan: Bool {
    switch value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// A character of a script written without spaces, its punctuation included.
  var isCJK: Bool {
    isKana || isHan || (0x2E80...0x303F).contains(value) || (0x30A0...0x30FF).contains(value)
      || (0x3200...0x33FF).contains(value) || (0xFF00...0xFFEF).contains(value)
  }

  var isLatinLetter: Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
      || ((0xC0...0x24F).contains(value) && properties.isAlphabetic)
  }

  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  var isLetterOrDigit: Bool {
    isASCIIDigit || isLatinLetter || isKana || isHan || properties.isAlphabetic
      || properties.numericType != nil
  }
}
