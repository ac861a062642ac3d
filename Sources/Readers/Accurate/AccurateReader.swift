import Imaging
import Specimens

/// Reads with a detection and a recognition network, which know English, Japanese and Chinese at once.
public final class AccurateReader: Reader {
  static let readerName = "accurate"
  public let name = AccurateReader.readerName
  /// Pixels of what is looked at in one go; a wide desktop stays whole.
  private static let largestBand = 8_000_000
  let files: ReaderFiles
  private let detector: TextDetector
  private let recognizer: TextRecognizer

  init(files: ReaderFiles) throws(ReaderError) {
    self.files = files
    do throws(NeuralNetwork.Failure) {
      detector = try TextDetector(files: files)
      recognizer = try TextRecognizer(files: files)
    } catch { throw .unavailable(reader: Self.readerName, detail: error.message) }
    NeuralNetwork.settle()
  }

  public func read(
    _ picture: Pixmap, codes: [Barcode], languages: [Language]
  ) throws(ReaderError) -> ReadText {
    // The network looks at 960 pixels a side, so what it is shown must not be shrunk too far. Phones draw at three
    // pixels a point and bear it; wide screens do not.
    let side = picture.width <= 1500 ? 2600 : 2000
    // Evening out the contrast takes several copies of a band, so one of a very wide picture is lower.
    let height = max(400, min(side, Self.largestBand / picture.width))
    let bands = try imaging { () throws(ImagingError) in
      Tile.bands(
        of: picture.bounds, height: height,
        ink: picture.height > height ? try picture.rowActivity() : { _ in 0 })
    }
    var found: [(line: TextLine, region: TextRegion)] = []
    for band in bands {
      let fold = try imaging { () throws(ImagingError) in
        try picture.cropped(to: band.seen).map { part throws(ImagingError) in try Fold(part) }
      }
      guard let fold else { continue }
      let page = try imaging { () throws(ImagingError) in try fold.picture.contrastEvened() }
      for region in try regions(on: page, of: band.seen.height, side: side) {
        let down = band.seen.y + fold.offset(at: region.box.y + region.box.height / 2)
        guard band.owns(region.box.moved(y: down)) else { continue }
        if let line = try readLine(on: page, in: region), !codes.cover(line.moved(y: down)) {
          found.append((line.moved(y: down), region.moved(y: down)))
        }
      }
    }
    return ReadText(lines: LookAlikes.mended(TextRegion.sorted(found)))
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

  /// Where lines stand on a page, which is looked at in columns when it is wide.
  ///
  /// - Parameter height: rows that the page had before it was folded.
  private func regions(on page: Pixmap, of height: Int, side: Int) throws(ReaderError) -> [TextRegion] {
    guard page.width > side else { return try detector.regions(in: page, of: height) }
    let count = (page.width + side - 1) / side
    var regions: [TextRegion] = []
    for column in 0..<count {
      let left = max(0, page.width * column / count - Tile.overlap)
      let right = min(page.width, page.width * (column + 1) / count + Tile.overlap)
      let seen = Box(x: left, y: 0, width: right - left, height: page.height)
      let part = try imaging { () throws(ImagingError) in try page.cropped(to: seen) }
      guard let part else { continue }
      regions = TextRegion.joined(
        regions, try detector.regions(in: part, of: height).map { $0.moved(x: left) })
    }
    return regions
  }

  private func readLine(on page: Pixmap, in region: TextRegion) throws(ReaderError) -> TextLine? {
    let cut = try imaging { () throws(ImagingError) in try page.cut(to: region) }
    guard let cut, let read = try recognized(cut) else { return nil }
    let line = TextLine(text: read.text, box: region.inkBox, confidence: min(1, read.confidence))
    return LineFilter.accurate.keeps(line) ? line : nil
  }

  /// A cut that stands upright may be a column of vertical text, a line that was turned, or one narrow letter: each way
  /// is tried.
  private func recognized(_ cut: Pixmap) throws(ReaderError) -> (text: String, confidence: Double)? {
    let level = try recognizer.read(cut)
    guard cut.height * 2 > cut.width * 3 else { return level }
    let turned = try recognizer.read(try imaging { () throws(ImagingError) in try cut.rotated(quarters: 3) })
    let best =
      if let turned, turned.text.unicodeScalars.count > 1, turned.confidence > level?.confidence ?? 0 {
        turned
      } else { level ?? turned }
    // Lying on their side, ー and っ and the punctuation of a column are lost.
    guard let line = try imaging({ () throws(ImagingError) in try StackedColumn(cut)?.laidLevel() }),
      let laid = try recognizer.read(line), Self.isColumn(laid, rather: best)
    else { return best }
    return laid
  }

  private static func isColumn(
    _ laid: (text: String, confidence: Double), rather other: (text: String, confidence: Double)?
  ) -> Bool {
    let scalars = laid.text.unicodeScalars
    guard scalars.count > 1, laid.confidence >= 0.8, scalars.count(where: \.isCJK) * 2 > scalars.count else {
      return false
    }
    guard let other, other.text.unicodeScalars.contains(where: \.isCJK) else {
      return laid.confidence > other?.confidence ?? 0
    }
    // Brackets are turned in a column, so that upright they are taken for strokes.
    if other.text.unicodeScalars.contains(where: brackets.contains) { return false }
    return scalars.count >= other.text.unicodeScalars.count || laid.confidence > other.confidence + 0.1
  }

  private static let brackets = Set("（）()「」『』【】〈〉《》".unicodeScalars)
}

extension TextRegion {
  /// The detector's boxes stand off from the text by a share of the line's height.
  fileprivate var inkBox: Box {
    // A column of vertical text stands as a line does, turned.
    let isColumn = slant?.isColumn ?? (box.height > 2 * box.width)
    let (length, thickness) =
      isColumn
      ? (box.height, slant.map { Int($0.thickness) } ?? box.width)
      : (box.width, slant.map { Int($0.thickness) } ?? box.height)
    let (ends, sides) = (min(thickness / 5, length / 4), thickness * 2 / 15)
    let (dx, dy) = isColumn ? (sides, ends) : (ends, sides)
    return Box(x: box.x + dx, y: box.y + dy, width: box.width - 2 * dx, height: box.height - 2 * dy)
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
