/// A stretch of a text, counted in Unicode scalars, `end` exclusive.
public struct TextSpan: Hashable, Sendable, Codable, Comparable {
  public var start: Int
  public var end: Int

  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  public var range: Range<Int> { start..<max(start, end) }
  public var count: Int { end - start }

  public func overlaps(_ other: TextSpan) -> Bool { start < other.end && other.start < end }

  public static func < (a: TextSpan, b: TextSpan) -> Bool { (a.start, a.end) < (b.start, b.end) }
}

extension String {
  /// The text of a span; the part that exists where the span reaches past the end.
  public func slice(_ span: TextSpan) -> String {
    let scalars = unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: max(0, span.start), limitedBy: scalars.endIndex)
    guard let start, span.end > span.start else { return "" }
    let end = scalars.index(start, offsetBy: span.end - max(0, span.start), limitedBy: scalars.endIndex)
    return String(String.UnicodeScalarView(scalars[start..<(end ?? scalars.endIndex)]))
  }
}
