import Glibc
import Imaging
import Specimens
import Testing

@testable import Readers

/// Pictures made by `Fixtures/make.py`.
let fixtures = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Fixtures/"

/// Both readers where the accurate one is installed; Tesseract always.
let readers: [ReaderChoice] = ReaderFiles.find() == nil ? [.tesseract] : [.tesseract, .accurate]

extension PictureReader {
  func read(fixture name: String, _ choice: ReaderChoice, languages: [Language] = []) throws -> ReadPicture {
    try read(path: fixtures + name, thumbnailPath: nil, languages: languages, choice: choice)
  }
}

extension ReadPicture {
  var lines: [String] { reading.lines.map(\.text) }
}

func line(_ text: String, _ box: (Int, Int, Int, Int), confidence: Double = 0.9) -> TextLine {
  TextLine(text: text, box: Box(x: box.0, y: box.1, width: box.2, height: box.3), confidence: confidence)
}
