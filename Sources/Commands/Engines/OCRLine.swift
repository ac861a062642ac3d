import Recognition
import Specimens

/// One line of `curio ocr --jsonl`.
struct OCRLine: Encodable {
  var path: String
  var image: RecognizedImage?
  var error: ErrorAnswer.Problem?

  private enum Key: String, CodingKey { case path, text, lines, barcodes, milliseconds, reader, error }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(path, forKey: .path)
    try c.encodeIfPresent(error, forKey: .error)
    guard let image else { return }
    try c.encode(image.reading.text, forKey: .text)
    try c.encode(image.reading.lines, forKey: .lines)
    try c.encode(image.reading.barcodes, forKey: .barcodes)
    try c.encode(image.reading.reader, forKey: .reader)
    try c.encode(image.milliseconds, forKey: .milliseconds)
  }
}
