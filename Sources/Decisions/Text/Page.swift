import Extraction
import Specimens

/// The text of a specimen as printed lines, with its shadow for matching.
struct Page: Sendable {
  struct Line: Sendable {
    let index: Int
    /// In the original text, without blanks at both ends.
    let span: TextSpan
    /// The words of `span`.
    let text: String
    /// The same stretch of the shadow.
    let shadow: Range<Int>
  }

  let scalars: [Unicode.Scalar]
  let shadow: Shadow
  /// Lines that hold something, top to bottom.
  let lines: [Line]
  let script: Script

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    let shadow = Shadow(scalars: scalars)
    var lines: [Line] = []
    var start = 0
    while start <= scalars.count {
      let end = scalars[start...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
      var (low, high) = (start, end)
      while low < high, scalars[low].isBlank { low += 1 }
      while high > low, scalars[high - 1].isBlank { high -= 1 }
      if low < high {
        lines.append(
          Line(
            index: lines.count, span: TextSpan(low, high), text: String(scalars[low..<high]),
            shadow: shadow.position(of: low)..<shadow.position(of: high)))
      }
      start = end + 1
    }
    self.scalars = scalars
    self.shadow = shadow
    self.lines = lines
    script = Script(of: scalars)
  }

  func text(of span: TextSpan) -> String {
    let end = min(span.end, scalars.count)
    return span.start < end ? String(scalars[span.start..<end]) : ""
  }

  /// The index of the line that holds an original offset; the next one for offsets between lines.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, max(0, lines.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].span.end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The folded words of a stretch.
  func folded(_ range: Range<Int>) -> ArraySlice<Unicode.Scalar> { shadow.scalars[range] }
}

/// The language a page is mainly written in, told from its characters.
enum Script: Sendable {
  case latin, japanese, chinese

  init(of scalars: [Unicode.Scalar]) {
    var (latin, kana, han) = (0, 0, 0)
    for scalar in scalars {
      if scalar.isLatinLetter {
        latin += 1
      } else if scalar.isKana {
        kana += 1
      } else if scalar.isHan {
        han += 1
      }
    }
    // One CJK character says about as much as two or three letters.
    if (kana + han) * 2 < latin {
      self = .latin
    } else if kana * 12 > han || kana + han == 0 {
      self = kana + han == 0 ? .latin : .japanese
    } else {
      self = .chinese
    }
  }
}
