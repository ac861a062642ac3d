import Specimens

/// Where the lines of a text stand on its picture, so that a result shows its place without its record being
/// read. Five small numbers a line: its scalars, then its box as the difference to the box before.
struct LineBoxes: Sendable, Hashable {
  struct Line: Sendable, Hashable {
    /// Scalars of the line, without its end.
    var count: Int
    var box: Box
  }

  private(set) var lines: [Line]

  init(_ lines: [TextLine]) {
    self.lines = lines.map { Line(count: $0.text.unicodeScalars.count, box: $0.box) }
  }

  /// What can be read of the bytes.
  init(_ bytes: [UInt8]) {
    lines = []
    var i = 0
    var last = Box(x: 0, y: 0, width: 0, height: 0)
    while i < bytes.count {
      var numbers: [Int] = []
      for _ in 0..<5 {
        guard let number = Varint.readSigned(bytes, &i), abs(number) <= Int32.max else { return }
        numbers.append(number)
      }
      let box = Box(
        x: last.x + numbers[1], y: last.y + numbers[2], width: last.width + numbers[3],
        height: last.height + numbers[4])
      lines.append(Line(count: max(0, numbers[0]), box: box))
      last = box
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var last = Box(x: 0, y: 0, width: 0, height: 0)
    for line in lines {
      for number in [
        line.count, line.box.x - last.x, line.box.y - last.y, line.box.width - last.width,
        line.box.height - last.height,
      ] {
        Varint.append(signed: number, to: &bytes)
      }
      last = line.box
    }
    return bytes
  }

  /// The boxes that hold spans of the text, one per span and line touched.
  func boxes(of spans: [TextSpan], in text: IndexedText) -> [Box] {
    guard !lines.isEmpty else { return [] }
    var boxes: [Box] = []
    for span in spans {
      var start = 0
      for line in lines {
        let end = start + line.count
        if span.start < end, span.end > start {
          let whole = TextLine(text: text.slice(TextSpan(start, end)), box: line.box, confidence: 1)
          boxes.append(whole.box(of: max(0, span.start - start)..<min(line.count, span.end - start)))
        }
        if end >= span.end { break }
        start = end + 1
      }
    }
    return boxes
  }
}
