import Imaging
import Specimens

/// Reads with a detection and a recognition network, which know English, Japanese and Chinese at once.
public final class AccurateReader: Reader {
  static let readerName = "accurate"
  public let name = AccurateReader.readerName
  let files: ReaderFiles
  private let detector: TextDetector
  private let recognizer: TextRecognizer

  init(files: ReaderFiles) throws(ReaderError) {
    self.files = files
    do throws(NeuralNetwork.Failure) {
      detector = try TextDetector(files: files)
      recognizer = try TextRecognizer(files: files)
    } catch { throw .unavailable(reader: Self.readerName, detail: error.message) }
  }

  public func read(
    _ picture: Pixmap, codes: [Barcode], languages: [Language]
  ) throws(ReaderError) -> ReadText {
    // The network looks at 960 pixels a side, so what it is shown must not be shrunk too far. Phones draw at three
    // pixels a point and bear it; wide screens do not.
    let side = picture.width <= 1500 ? 2600 : 2000
    let bands = try imaging { () throws(ImagingError) in
      Tile.bands(
        of: picture.bounds, height: side, ink: picture.height > side ? try picture.rowActivity() : { _ in 0 })
    }
    var lines: [TextLine] = []
    for band in bands {
      let page = try imaging { () throws(ImagingError) in
        try picture.cropped(to: band.seen)?.contrastEvened()
      }
      guard let page else { continue }
      for box in try lineBoxes(on: page, side: side) where band.owns(box.moved(y: band.seen.y)) {
        if let line = try readLine(on: page, in: box), !codes.cover(line.moved(y: band.seen.y)) {
          lines.append(line.moved(y: band.seen.y))
        }
      }
    }
    return ReadText(lines: LookAlikes.mended(ReadingOrder.sorted(lines)))
  }

  public func line(in box: Box, of page: Pixmap, language: Language) throws(ReaderError) -> String {
    // The network was trained on lines with some room around.
    let room = box.height / 10
    let wide = Box(
      x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room)
    let cut = try imaging { () throws(ImagingError) in try page.cropped(to: wide) }
    guard let cut, let read = try recognized(cut), read.confidence >= LineFilter.accurate.minimum else {
      return ""
    }
    return LookAlikes.mended(read.text)
  }

  /// Boxes of lines on a page, which is looked at in columns when it is wide.
  private func lineBoxes(on page: Pixmap, side: Int) throws(ReaderError) -> [Box] {
    guard page.width > side else { return try detector.boxes(in: page) }
    let count = (page.width + side - 1) / side
    var boxes: [Box] = []
    for column in 0..<count {
      let left = max(0, page.width * column / count - Tile.overlap)
      let right = min(page.width, page.width * (column + 1) / count + Tile.overlap)
      let seen = Box(x: left, y: 0, width: right - left, height: page.height)
      let part = try imaging { () throws(ImagingError) in try page.cropped(to: seen) }
      guard let part else { continue }
      let found = try detector.boxes(in: part).map { $0.moved(x: left, y: 0) }
      boxes = Tile.joined(boxes, found)
    }
    return boxes
  }

  private func readLine(on page: Pixmap, in box: Box) throws(ReaderError) -> TextLine? {
    let cut = try imaging { () throws(ImagingError) in try page.cropped(to: box) }
    guard let cut, let read = try recognized(cut) else { return nil }
    let line = TextLine(text: read.text, box: box.shrunkToInk, confidence: min(1, read.confidence))
    return LineFilter.accurate.keeps(line) ? line : nil
  }

  /// A cut that stands upright may be a column of vertical text, or one narrow letter: both ways are tried.
  private func recognized(_ cut: Pixmap) throws(ReaderError) -> (text: String, confidence: Double)? {
    let level = try recognizer.read(cut)
    guard cut.height * 2 > cut.width * 3 else { return level }
    let turned = try recognizer.read(try imaging { () throws(ImagingError) in try cut.rotated(quarters: 3) })
    guard let level else { return turned }
    guard let turned else { return level }
    return turned.confidence > level.confidence && turned.text.unicodeScalars.count > 1 ? turned : level
  }
}

extension Box {
  /// The detector's boxes stand off from the text by a share of the line's height.
  fileprivate var shrunkToInk: Box {
    // A column of vertical text stands as a line does, turned.
    let isColumn = height > 2 * width
    let (dx, dy) =
      isColumn ? (width / 10, min(width / 5, height / 4)) : (min(height / 5, width / 4), height / 10)
    return Box(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension [Barcode] {
  /// Whether a line lies inside a symbol, whose pattern is no text.
  fileprivate func cover(_ line: TextLine) -> Bool {
    contains { code in
      let shared = line.box.clipped(to: code.box)
      return shared.width * shared.height * 2 > line.box.width * line.box.height
        && code.box.height > code.box.width / 3
    }
  }
}
