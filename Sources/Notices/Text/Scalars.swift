import Extraction

extension Unicode.Scalar {
  var uppercaseForm: Unicode.Scalar {
    (0x61...0x7A).contains(value) ? Unicode.Scalar(UInt8(value - 32)) : self
  }

  var isDigit: Bool { (0x30...0x39).contains(value) || (0xFF10...0xFF19).contains(value) }
  var isHan: Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) || value == 0x3005
  }
  var isHiragana: Bool { (0x3041...0x309F).contains(value) }
  var isKatakana: Bool { (0x30A1...0x30FC).contains(value) && value != 0x30FB }
  var isKana: Bool { isHiragana || isKatakana }
  var isUpper: Bool { (0x41...0x5A).contains(value) || (0xC0...0xDE).contains(value) && value != 0xD7 }
  var isBlank: Bool { folded == " " || isLineEnd }
  var isLineEnd: Bool { value == 0x0A || value == 0x0D || value == 0x2028 || value == 0x2029 }
}

/// From one place to another; empty where the second lies before the first, as with words that reach over a joint.
func stretch(_ low: Int, _ high: Int) -> Range<Int> { low..<max(low, high) }

/// The stretch without blanks at both ends.
func trimmed(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high, scalars[low].isBlank { low += 1 }
  while high > low, scalars[high - 1].isBlank { high -= 1 }
  return low..<high
}
