import Imaging
import Specimens

/// Reads with Tesseract: contrast step, sparse text, the model chosen by the page's script.
public final class TesseractReader: Reader {
  public let name = "tesseract"
  private var engines: [TesseractModel: TesseractEngine?] = [:]

  /// Rows a piece has at most. Phone screens are read in one piece.
  private static let pieceHeight = 2700

  public init() {}

  public func read(
    _ picture: Pixmap, codes: [Barcode], languages: [Language]
  ) throws(ReaderError) -> ReadText {
    let pieces = try imaging { () throws(ImagingError) in
      let isTall = picture.height > Self.pieceHeight
      let ink: (Int) -> Int = isTall ? try picture.rowActivity() : { _ in 0 }
      var pieces: [(tile: Tile, page: Page)] = []
      for tile in Tile.bands(of: picture.bounds, height: Self.pieceHeight, ink: ink) {
        guard let part = try picture.cropped(to: tile.seen) else { continue }
        let hidden = try part.hiding(codes.map { $0.box.moved(y: -tile.seen.y).grown(byPercent: 6) })
        pieces.append((tile, try Page(hidden.contrastEvened())))
      }
      return pieces
    }

    var reading = try read(pieces.map(\.page), languages: languages)
    reading.lines = zip(pieces, reading.pages).flatMap { piece, lines in
      lines.map { $0.moved(y: piece.tile.seen.y) }.filter { piece.tile.owns($0.box) }
    }
    return ReadText(
      lines: ReadingOrder.sorted(reading.lines), missingLanguages: reading.missing)
  }

  private struct PageReadings {
    var pages: [[TextLine]]
    var missing: [String] = []
    var lines: [TextLine] = []
  }

  /// Chooses the model over all pieces together: they are one page.
  private func read(_ pages: [Page], languages: [Language]) throws(ReaderError) -> PageReadings {
    let wanted = languages.isEmpty ? Language.allCases : languages
    let first: TesseractModel =
      wanted.contains(.japanese) ? .japanese : wanted.contains(.chinese) ? .chinese : .latin
    if first == .latin || engine(for: first) == nil {
      return try readLatin(pages, missing: first == .latin ? nil : first)
    }
    let raw = try lines(pages, model: first)
    let share = ScriptShare(of: raw.flatMap { $0 })
    let candidates: [TesseractModel] =
      if share.isUnclear { TesseractModel.allCases.filter { $0 != first } } else if share.isLatin {
        [.latin]
      } else if share.isJapanese { [] } else { [.chinese] }
    var best = (model: first, pages: raw)
    for model in candidates where model != .chinese || wanted.contains(.chinese) {
      guard model != first, engine(for: model) != nil else {
        // The script models know Latin letters too; Chinese through the Japanese model is garbage.
        if model == .chinese, first != .chinese, !share.isLatin {
          return PageReadings(pages: raw.map(onlyLatin), missing: [model.name])
        }
        continue
      }
      let other = try lines(pages, model: model)
      if !share.isUnclear || Self.evidence(other) > Self.evidence(best.pages) { best = (model, other) }
    }
    if let closer = try lookedAtClosely(pages, best.pages, model: best.model) { best.pages = closer }
    return PageReadings(pages: best.pages.map(finished))
  }

  /// A second look at twice the size, for small pictures with small letters: the models want twenty pixels and
  /// more. Nil when there is no call for it or it shows less.
  private func lookedAtClosely(
    _ pages: [Page], _ first: [[TextLine]], model: TesseractModel
  ) throws(ReaderError) -> [[TextLine]]? {
    let heights = first.joined().filter { $0.confidence > 0.5 }.map(\.box.height)
    guard pages.count == 1, pages[0].grey.count <= 1_200_000, !heights.isEmpty,
      ReadingOrder.median(heights) < 24
    else { return nil }
    let page = pages[0]
    let large = try imaging { () throws(ImagingError) in
      try Page(
        Pixmap(width: page.width, height: page.height, grey: page.grey)
          .scaled(width: page.width * 2, height: page.height * 2))
    }
    let second = try lines([large], model: model).map { $0.map(\.halved) }
    return Self.evidence(second) > Self.evidence(first) ? second : nil
  }

  /// How much text a model is sure of: the width of its characters, weighted by confidence.
  private static func evidence(_ pages: [[TextLine]]) -> Double {
    pages.joined().reduce(0) { sum, line in
      let cells = line.text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : $1.isLetterOrDigit ? 1 : 0) }
      return sum + line.confidence * line.confidence * Double(cells)
    }
  }

  /// With the Latin model only; `missing` names the model that should have looked first.
  private func readLatin(_ pages: [Page], missing: TesseractModel?) throws(ReaderError) -> PageReadings {
    guard engine(for: .latin) != nil else { throw .noModel(reader: name) }
    let raw = try lines(pages, model: .latin)
    let absent = [TesseractModel.japanese, .chinese].filter { engine(for: $0) == nil }.map(\.name)
    guard missing != nil, !isPlausiblyLatin(raw.flatMap { $0 }) else {
      let closer = try lookedAtClosely(pages, raw, model: .latin)
      return PageReadings(pages: (closer ?? raw).map(finished))
    }
    return PageReadings(pages: raw.map(onlyLatin), missing: absent)
  }

  private func lines(_ pages: [Page], model: TesseractModel) throws(ReaderError) -> [[TextLine]] {
    guard let engine = engine(for: model) else { throw .noModel(reader: name) }
    var result: [[TextLine]] = []
    for page in pages {
      guard let lines = engine.lines(inGrey: page.grey, width: page.width, height: page.height) else {
        throw .failed(reader: name, detail: "model \(model.name) gave up")
      }
      result.append(lines)
    }
    return result
  }

  private func finished(_ lines: [TextLine]) -> [TextLine] {
    lines.filter(LineFilter.tesseract.keeps).map {
      var line = $0
      line.text = Mending.mended(line.text)
      return line
    }
  }

  private func onlyLatin(_ lines: [TextLine]) -> [TextLine] {
    finished(lines).filter { line in
      line.confidence >= 0.85 && !line.text.unicodeScalars.contains { $0.isCJK }
    }
  }

  /// Latin models make short, unsure words of Chinese and Japanese text.
  private func isPlausiblyLatin(_ lines: [TextLine]) -> Bool {
    var (sure, unsure) = (0, 0)
    for line in lines {
      let count = line.text.unicodeScalars.count { $0.isLetterOrDigit }
      if line.confidence >= 0.7 { sure += count } else { unsure += count }
    }
    // English pages come to 30 doubtful characters in 100 sure ones at most, mixed pages to 43 and more.
    return unsure < 8 || unsure * 100 <= sure * 36
  }

  func engine(for model: TesseractModel) -> TesseractEngine? {
    if let known = engines[model] { return known }
    let engine = model.names.lazy.compactMap { TesseractEngine(model: $0) }.first
    engines[model] = engine
    return engine
  }
}

/// The models that together cover Curio's languages. Script models read the Latin letters of mixed pages too.
enum TesseractModel: CaseIterable {
  case latin, japanese, chinese

  /// What it is called, the preferred first.
  var names: [String] {
    switch self {
    case .latin: ["eng"]
    case .japanese: ["Japanese", "script/Japanese", "jpn"]
    case .chinese: ["HanS", "script/HanS", "chi_sim"]
    }
  }

  var name: String { names[0] }
}

/// An evened grey picture as bytes.
private struct Page {
  var grey: [UInt8]
  var width: Int
  var height: Int

  init(_ picture: Pixmap) throws(ImagingError) {
    grey = try picture.luminance()
    width = picture.width
    height = picture.height
  }
}

extension TextLine {
  fileprivate var halved: TextLine {
    var line = self
    line.box = Box(x: box.x / 2, y: box.y / 2, width: box.width / 2, height: box.height / 2)
    return line
  }

  func moved(x: Int = 0, y: Int) -> TextLine {
    var line = self
    line.box = box.moved(x: x, y: y)
    return line
  }
}

extension Box {
  func moved(x: Int = 0, y: Int) -> Box { Box(x: self.x + x, y: self.y + y, width: width, height: height) }

  func grown(byPercent percent: Int) -> Box {
    let (dx, dy) = (width * percent / 100, height * percent / 100)
    return Box(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// The part inside another box; sides may become 0 but never negative.
  func clipped(to other: Box) -> Box {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Box(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
