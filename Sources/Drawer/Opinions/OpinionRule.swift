import Extraction
import Recognition
import Specimens

/// Compares what a field says with what the other reader made of its place. Pure.
struct OpinionRule: Sendable {
  private let parser = FieldParser()

  /// A page of prices needs no look at each of them.
  static let mostFields = 16

  /// The parts of the picture to look at, with the field each belongs to. A field over two lines has two.
  static func crops(for fields: [Field], in reading: Reading) -> [(field: String, crop: CropRequest.Crop)] {
    fields.filter { isAsked($0) && !$0.boxes.isEmpty }.prefix(mostFields).flatMap { field in
      let language = language(of: field.text, on: reading)
      return field.boxes.map { box in
        (field.id, CropRequest.Crop(box: crop(around: box, in: reading.lines), language: language))
      }
    }
  }

  private static func isAsked(_ field: Field) -> Bool {
    switch field.kind {
    case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .money, .code, .phone, .url: true
    default: false
    }
  }

  /// The share of a line that a field takes is an estimate by character cells; the crop has room for its error.
  private static func crop(around box: Box, in lines: [TextLine]) -> Box {
    guard
      let line = lines.first(where: { $0.box.y == box.y && $0.box.x <= box.x && box.maxX <= $0.box.maxX + 1 })
    else { return box }
    if box.width * 10 >= line.box.width * 7 { return line.box }
    let room = box.height * 3 / 4
    let (left, right) = (max(line.box.x, box.x - room), min(line.box.maxX, box.maxX + room))
    return Box(x: left, y: box.y, width: right - left, height: box.height)
  }

  private static func language(of text: String, on reading: Reading) -> Language {
    guard text.unicodeScalars.contains(where: { $0.isWide && $0.value < 0xFF00 }) else { return .english }
    let hasKana = reading.text.unicodeScalars.contains { (0x3041...0x30FA).contains($0.value) }
    return hasKana ? .japanese : .chinese
  }

  /// The field with the other reader's opinion and the confidence that follows from it; unchanged where that
  /// one read nothing like it.
  func judged(_ field: Field, heard: String, by reader: String, reference: LocalDateTime) -> Field {
    let wanted = Folded(field.text)
    let found = Folded(heard)
    guard wanted.scalars.count >= 2, let match = found.closest(to: wanted) else { return field }
    var judged = field
    if match.distance == 0 {
      judged.opinion = SecondOpinion(reader: reader, agrees: true)
    } else {
      let text = String(String.UnicodeScalarView(Array(heard.unicodeScalars)[match.range])).trimmed
      let value = parser.value(text, like: field.value, reference: reference)
      let isSame = value == field.value && !text.isEmpty && field.kind != .code
      judged.opinion = SecondOpinion(reader: reader, agrees: isSame, text: isSame ? "" : text)
    }
    judged.confidence = Self.confidence(field.confidence, judged.opinion)
    return judged
  }

  /// Measured with `curio eval ocr`: how much of the doubt is left when both readers say the same, and how much
  /// of the trust when they do not. The accurate reader is right far more often than Tesseract.
  static func confidence(_ before: Double, _ opinion: SecondOpinion?) -> Double {
    guard let opinion else { return before }
    if opinion.agrees { return 1 - (1 - before) * 0.6 }
    return before * (opinion.reader == "accurate" ? 0.4 : 0.9)
  }
}

/// A text without spaces and in one form of each sign, with the way back to the original.
struct Folded {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The place of each in the original.
  private(set) var places: [Int] = []

  init(_ text: String) {
    for (place, scalar) in text.unicodeScalars.enumerated() where !scalar.properties.isWhitespace {
      for folded in Self.folded(scalar) {
        scalars.append(folded)
        places.append(place)
      }
    }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar {
    case "‐", "‑", "‒", "–", "—", "―", "−", "ー", "－": "-".unicodeScalars
    case "〜", "～", "∼": "~".unicodeScalars
    case "￥": "¥".unicodeScalars
    case "’", "‘": "'".unicodeScalars
    case "・", "·", "•", "･": "·".unicodeScalars
    case _ where (0xFF01...0xFF5E).contains(scalar.value):
      Unicode.Scalar(scalar.value - 0xFEE0).map { folded($0) } ?? "".unicodeScalars
    default: scalar.properties.lowercaseMapping.unicodeScalars
    }
  }

  /// The stretch that is most like another text, as a range of the original, and how many edits lie between;
  /// nil when more than two fifths differ.
  func closest(to wanted: Folded) -> (range: Range<Int>, distance: Int)? {
    let (p, t) = (wanted.scalars, scalars)
    guard !p.isEmpty, !t.isEmpty else { return nil }
    // Columns of the edit distance where a stretch may begin anywhere, each with where it began.
    var column = (0...p.count).map { (cost: $0, start: 0) }
    var best = (cost: Int.max, start: 0, end: 0)
    for j in 1...t.count {
      var next = [(cost: 0, start: j)]
      for i in 1...p.count {
        let change = (column[i - 1].cost + (p[i - 1] == t[j - 1] ? 0 : 1), column[i - 1].start)
        let drop = (column[i].cost + 1, column[i].start)
        let add = (next[i - 1].cost + 1, next[i - 1].start)
        let least = [drop, add].reduce(change) { $1.0 < $0.0 ? $1 : $0 }
        next.append((cost: least.0, start: least.1))
      }
      column = next
      if column[p.count].cost < best.cost { best = (column[p.count].cost, column[p.count].start, j) }
    }
    guard best.cost * 5 <= p.count * 2, best.start < best.end else { return nil }
    return (places[best.start]..<(places[best.end - 1] + 1), best.cost)
  }
}
