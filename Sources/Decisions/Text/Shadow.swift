import Extraction
import Specimens

/// A copy of a text that is easy to match, with the way back to the original.
///
/// Letters are lower case, full-width forms are narrow, quotes and dashes have one shape, blanks between two
/// CJK characters (which readers of pictures like to add) are gone and runs of blanks are one.
struct Shadow: Sendable {
  let scalars: [Unicode.Scalar]
  /// For each scalar its offset in the original text; one more at the end.
  private let offsets: [Int]

  init(_ text: String) { self.init(scalars: Array(text.unicodeScalars)) }

  init(scalars original: [Unicode.Scalar]) {
    var out: [Unicode.Scalar] = []
    var offsets: [Int] = []
    out.reserveCapacity(original.count)
    offsets.reserveCapacity(original.count + 1)
    var index = 0
    while index < original.count {
      let folded = original[index].folded
      if folded == " " {
        var next = index + 1
        while next < original.count, original[next].folded == " " { next += 1 }
        let isInsideCJK =
          next - index == 1 && next < original.count && original[next].isCJK && (out.last?.isCJK ?? false)
        if !isInsideCJK {
          out.append(" ")
          offsets.append(index)
        }
        index = next
        continue
      }
      out.append(folded)
      offsets.append(index)
      index += 1
    }
    offsets.append(original.count)
    scalars = out
    self.offsets = offsets
  }

  /// The original stretch that a stretch of the shadow was made from.
  func original(_ range: Range<Int>) -> TextSpan {
    guard !range.isEmpty else { return TextSpan(offsets[range.lowerBound], offsets[range.lowerBound]) }
    return TextSpan(offsets[range.lowerBound], offsets[range.upperBound - 1] + 1)
  }

  /// The first place of the shadow at or after an original offset.
  func position(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Unicode.Scalar {
  /// Kana, Han and their marks: scripts written without blanks.
  var isCJK: Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x3001, 0x3002,
      0x300C...0x3011:
      true
    default: false
    }
  }

  var isHan: Bool { (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) }
  var isKana: Bool { (0x3041...0x30FA).contains(value) || value == 0x30FC }
  var isDigit: Bool { (0x30...0x39).contains(value) || (0xFF10...0xFF19).contains(value) }
  var isBlank: Bool { folded == " " || self == "\n" || self == "\r" }
}

extension Character {
  /// 0 to 9, also full width. (`isNumber` holds for 京 and 千 too.)
  var isDigit: Bool { unicodeScalars.count == 1 && unicodeScalars.allSatisfy(\.isDigit) }
}
