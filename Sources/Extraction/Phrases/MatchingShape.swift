extension Unicode.Scalar {
  /// The one shape that phrases know for this character: lower case, half width, one kind of blank, quote and
  /// dash. Always one scalar for one, so that places stay the same.
  @inlinable public var folded: Unicode.Scalar {
    switch value {
    case 0x41...0x5A: Unicode.Scalar(UInt8(value + 32))
    case 0x09, 0xA0, 0x2000...0x200B, 0x202F, 0x3000: " "
    case 0xFF21...0xFF3A: Unicode.Scalar(UInt8(value - 0xFEE0 + 32))
    case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(value - 0xFEE0))
    case 0x2018, 0x2019, 0x02BC: "'"
    case 0x201C, 0x201D: "\""
    case 0x2010...0x2015, 0x2212: "-"
    case 0x301C, 0x223C: "~"
    case 0xC0...0xDE where value != 0xD7: Unicode.Scalar(UInt8(value + 32))
    default: self
    }
  }

  @inlinable public var isLatinLetter: Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
      || ((0xC0...0x24F).contains(value) && value != 0xD7 && value != 0xF7)
  }

  /// Letters and digits of words that are set apart by blanks.
  @inlinable public var isLatinWord: Bool { isLatinLetter || (0x30...0x39).contains(value) }

  /// An end of a line: a phrase may go on in the next one.
  var isPhraseBreak: Bool { value == 0x0A || value == 0x0D || value == 0x2028 || value == 0x2029 }
}
