/// What was recognised on a picture.
public struct Reading: Sendable, Hashable, Codable {
  /// The lines joined by `\n`, in reading order: line *n* of the text is `lines[n]`.
  public var text: String
  public var lines: [TextLine]
  public var barcodes: [Barcode]
  /// Which reader made it: `tesseract`, `accurate`, or `given` for text that was not read from a picture.
  public var reader: String
  /// Language packs that were wanted and are not installed; not empty means "read again when they are".
  public var missingLanguages: [String]

  public init(
    lines: [TextLine], barcodes: [Barcode] = [], reader: String, missingLanguages: [String] = []
  ) {
    self.text = lines.map(\.text).joined(separator: "\n")
    self.lines = lines
    self.barcodes = barcodes
    self.reader = reader
    self.missingLanguages = missingLanguages
  }

  /// Text that came as text: pasted, a mail, a page.
  public init(text: String) {
    self.text = text
    lines = []
    barcodes = []
    reader = "given"
    missingLanguages = []
  }

  /// The text with every line that is no content blanked out; offsets are those of `text`.
  ///
  /// Titles, fields, decisions and the search are made from this: a phone's clock is no appointment.
  public var content: String {
    guard lines.contains(where: { $0.part != nil }) else { return text }
    return lines.map { line in
      line.part == nil ? line.text : String(repeating: " ", count: line.text.unicodeScalars.count)
    }.joined(separator: "\n")
  }

  /// The boxes on the picture that hold a span of the text, one per line touched, top to bottom.
  ///
  /// A span inside a line gets its share of the line's box, taken by character cells (wide
  /// characters count twice). Empty where the text did not come from a picture.
  public func boxes(of span: TextSpan) -> [Box] {
    var boxes: [Box] = []
    var start = 0
    for line in lines {
      let scalars = Array(line.text.unicodeScalars)
      let end = start + scalars.count
      if span.start < end, span.end > start {
        boxes.append(line.box(of: max(0, span.start - start)..<min(scalars.count, span.end - start)))
      }
      if end >= span.end { break }
      start = end + 1
    }
    return boxes
  }
}

/// One recognised line.
public struct TextLine: Sendable, Hashable, Codable {
  public var text: String
  public var box: Box
  /// 0 … 1.
  public var confidence: Double
  /// What of the device or app the line is; nil for content.
  public var part: Part?

  /// What stands on a screenshot without belonging to what it shows.
  public enum Part: String, Sendable, Hashable, Codable {
    /// Clock, carrier, network, battery.
    case statusBar
    /// Tabs and input fields at the screen's foot.
    case controls
  }

  public init(text: String, box: Box, confidence: Double, part: Part? = nil) {
    self.text = text
    self.box = box
    self.confidence = confidence
    self.part = part
  }

  /// Whether the line runs from top to bottom.
  public var isVertical: Bool { box.height > 2 * box.width && text.unicodeScalars.count > 2 }

  /// The part of the line's box that a range of its scalars covers.
  public func box(of range: Range<Int>) -> Box {
    let cells = text.unicodeScalars.map { $0.isWide ? 2 : 1 }
    let total = cells.reduce(0, +)
    guard total > 0, !range.isEmpty else { return box }
    let before = cells[..<range.lowerBound].reduce(0, +)
    let inside = cells[range].reduce(0, +)
    if isVertical {
      let top = box.height * before / total
      return Box(x: box.x, y: box.y + top, width: box.width, height: max(1, box.height * inside / total))
    }
    let left = box.width * before / total
    return Box(x: box.x + left, y: box.y, width: max(1, box.width * inside / total), height: box.height)
  }
}

/// A QR code or bar code on a picture.
public struct Barcode: Sendable, Hashable, Codable {
  /// `QRCode`, `Aztec`, `DataMatrix`, `Code128`, `EAN13` …
  public var type: String
  public var value: String
  public var box: Box

  public init(type: String, value: String, box: Box) {
    self.type = type
    self.value = value
    self.box = box
  }
}

extension Unicode.Scalar {
  /// True for characters that take about the width of two Latin letters (CJK and full-width forms).
  public var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
