import Specimens

/// A text as the index keeps it, as bytes, with where its lines stand.
///
/// A result shows a line or two of a text, so nothing is made of the rest: it is counted in one pass over its
/// bytes and never becomes a string.
struct IndexedText: Sendable {
  struct Line: Sendable {
    /// Of the bytes, without the line's end.
    var bytes: Range<Int>
    /// Of the text, in scalars.
    var span: TextSpan
    /// False when no word that is looked for begins on it.
    var mayMatch: Bool
  }

  let bytes: [UInt8]
  private(set) var lines: [Line] = []

  /// `filter` tells the lines that may have one of its words.
  init(_ bytes: [UInt8], filter: WordFilter = WordFilter()) {
    self.bytes = bytes
    lines = bytes.withUnsafeBufferPointer { Self.lines($0, filter) }
  }

  private static func lines(_ bytes: UnsafeBufferPointer<UInt8>, _ filter: WordFilter) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(32)
    var scan = LineScan(filter)
    var (i, scalars) = (0, 0)
    var (lineByte, lineScalar) = (0, 0)
    while i <= bytes.count {
      guard i < bytes.count else {
        lines.append(
          Line(bytes: lineByte..<i, span: TextSpan(lineScalar, scalars), mayMatch: scan.mayMatch))
        break
      }
      let byte = bytes[i]
      var (length, value) = (1, UInt32(byte))
      if byte >= 0x80 { (value, length) = bytes.scalar(at: i) }
      if value.isLineEnd {
        lines.append(
          Line(bytes: lineByte..<i, span: TextSpan(lineScalar, scalars), mayMatch: scan.mayMatch))
        (lineByte, lineScalar) = (i + length, scalars + 1)
        scan.beginLine()
      } else if !scan.mayMatch {
        scan.look(at: value, i, bytes)
      }
      i += length
      scalars += 1
    }
    return lines
  }

  /// The text of a span, which may reach over several lines.
  func slice(_ span: TextSpan) -> String {
    guard span.start < span.end, let first = offset(of: span.start), let end = offset(of: span.end) else {
      return ""
    }
    return String(decoding: bytes[first..<max(first, end)], as: UTF8.self)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where the scalar stands in the bytes; the end of them beyond the last.
  private func offset(of scalar: Int) -> Int? {
    guard let index = line(of: scalar) else { return scalar < 0 ? nil : bytes.count }
    let line = lines[index]
    return bytes.withUnsafeBufferPointer { bytes in
      var (i, rest) = (line.bytes.lowerBound, scalar - line.span.start)
      while rest > 0, i < bytes.count {
        i += bytes[i] < 0x80 ? 1 : bytes.scalar(at: i).length
        rest -= 1
      }
      return i
    }
  }

  /// The line that a scalar of the text stands on; its end counts as its own.
  func line(of scalar: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].span.end < scalar { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].span.start <= scalar ? low : nil
  }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// The scalar that begins at `i` with a byte of 0x80 or more. What is no UTF-8 counts byte by byte.
  func scalar(at i: Int) -> (value: UInt32, length: Int) {
    func rest(_ k: Int) -> UInt32? {
      i + k < count && self[i + k] & 0xC0 == 0x80 ? UInt32(self[i + k] & 0x3F) : nil
    }
    let lead = UInt32(self[i])
    switch lead {
    case 0xC2...0xDF:
      if let a = rest(1) { return ((lead & 0x1F) << 6 | a, 2) }
    case 0xE0...0xEF:
      if let a = rest(1), let b = rest(2) { return ((lead & 0x0F) << 12 | a << 6 | b, 3) }
    case 0xF0...0xF4:
      if let a = rest(1), let b = rest(2), let c = rest(3) {
        return ((lead & 0x07) << 18 | a << 12 | b << 6 | c, 4)
      }
    default: break
    }
    return (0xFFFD, 1)
  }
}

extension UInt32 {
  var isLineEnd: Bool {
    switch self {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
