import Imaging
import Specimens

/// Reads with Tesseract: contrast step, sparse text, the model chosen by the page's script.
public final class TesseractReader: Reader {
  public let name = "tesseract"
  private var engines: [TesseractModel: TesseractEngine?] = [:]
  /// For vertical Japanese; nil inside where it is not installed. Loaded by the first page that needs it.
  private var verticalEngine: TesseractEngine??

  /// Rows a piece has at most. Phone screens are read in one piece.
  private static let pieceHeight = 2700

  public init() {}

  public func read(
    _ picture: Pixmap, codes: [Barcode], languages: [Language]
  ) throws(ReaderError) -> ReadText {
    let tiles = try imaging { () throws(ImagingError) in
      let isTall = picture.height > Self.pieceHeight
      return Tile.bands(
        of: picture.bounds, height: Self.pieceHeight, ink: isTall ? try picture.rowActivity() : { _ in 0 })
    }
    var whole = ReadText()
    for tile in tiles {
      let page = try imaging { () throws(ImagingError) in
        let hidden = try picture.cropped(to: tile.seen)?
          .hiding(codes.map { $0.box.moved(y: -tile.seen.y).grown(byPercent: 6) })
        return try hidden.map(TesseractPage.init(evening:))
      }
      guard let page else { continue }
      // Each piece chooses its model: a long page may change its language.
      let text = try read(page, languages: languages)
      whole.lines += text.lines.map { $0.moved(y: tile.seen.y) }.filter { tile.owns($0.box) }
      whole.missingLanguages += text.missingLanguages.filter { !whole.missingLanguages.contains($0) }
    }
    whole.lines = ReadingOrder.sorted(whole.lines).map { $0.padded(in: picture.bounds) }
    return whole
  }

  public func line(in box: Box, of page: Pixmap, language: Language) throws(ReaderError) -> String {
    let model: TesseractModel =
      switch language {
      case .english: .latin
      case .japanese: .japanese
      case .chinese: .chinese
      }
    let column = model == .japanese && box.height > 2 * box.width ? vertical : nil
    guard let engine = column ?? engine(for: model) else { return "" }
    let room = max(4, min(box.width, box.height) / 6)
    let wide = Box(
      x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room)
    let (cut, grey) = try imaging { () throws(ImagingError) in
      // Letters of thirty pixels and more are read no better for being larger, only slower.
      let cut = try page.cropped(to: wide)
      let scale = 48 / Double(max(48, column == nil ? wide.height : wide.width))
      let small = try cut?.scaled(
        width: Int(Double(wide.width) * scale), height: Int(Double(wide.height) * scale))
      return (small, try small?.luminance() ?? [])
    }
    guard let cut else { return "" }
    let lines =
      engine.lines(
        inGrey: grey, width: cut.width, height: cut.height, layout: column == nil ? .line : .columns) ?? []
    return Mending.mended(lines.map(\.text).joined(separator: " "))
  }

  private func read(_ page: TesseractPage, languages: [Language]) throws(ReaderError) -> ReadText {
    let wanted = languages.isEmpty ? Language.allCases : languages
    let first: TesseractModel =
      wanted.contains(.japanese) ? .japanese : wanted.contains(.chinese) ? .chinese : .latin
    if first == .latin { return try readLatin(page, isAskedFor: true) }
    guard engine(for: first) != nil else { return try readLatin(page, isAskedFor: false) }
    let raw = try lines(of: page, model: first)
    if first == .japanese, let mixed = withColumns(raw, on: page) {
      return ReadText(lines: finished(mixed))
    }
    let share = ScriptShare(of: raw)
    let candidates: [TesseractModel] =
      switch share.verdict {
      case .unclear: TesseractModel.allCases.filter { $0 != first }
      case .latin: [.latin]
      case .japanese: []
      case .chinese: [.chinese]
      }
    var best = (model: first, lines: raw)
    for model in candidates where model != .chinese || wanted.contains(.chinese) {
      guard model != first else { continue }
      guard engine(for: model) != nil else {
        // The script models know Latin letters too; Chinese through the Japanese model is garbage.
        if model == .chinese, share.verdict == .chinese {
          return ReadText(lines: onlyLatin(raw), missingLanguages: [model.name])
        }
        continue
      }
      let other = try lines(of: page, model: model)
      if share.verdict != .unclear || Self.evidence(other) > Self.evidence(best.lines) {
        best = (model, other)
      }
    }
    return ReadText(lines: finished(try lookedAtClosely(page, best.lines, model: best.model)))
  }

  /// With the Latin model only; when others should have looked first, pages they are needed for are told.
  private func readLatin(_ page: TesseractPage, isAskedFor: Bool) throws(ReaderError) -> ReadText {
    let raw = try lines(of: page, model: .latin)
    if isAskedFor || isPlausiblyLatin(raw) {
      return ReadText(lines: finished(try lookedAtClosely(page, raw, model: .latin)))
    }
    let absent = [TesseractModel.japanese, .chinese].filter { engine(for: $0) == nil }.map(\.name)
    return ReadText(lines: onlyLatin(raw), missingLanguages: absent)
  }

  /// A second look at twice the size, for small pictures with small letters: the models want twenty pixels and
  /// more. The first look, where there is no call for it or it shows less.
  private func lookedAtClosely(
    _ page: TesseractPage, _ first: [TextLine], model: TesseractModel
  ) throws(ReaderError) -> [TextLine] {
    let heights = first.filter { $0.confidence > 0.5 }.map(\.box.height)
    guard page.grey.count <= 1_200_000, !heights.isEmpty, ReadingOrder.median(heights) < 24 else {
      return first
    }
    let large = try imaging { () throws(ImagingError) in try page.doubled() }
    let second = try lines(of: large, model: model).map(\.halved)
    return Self.evidence(second) > Self.evidence(first) ? second : first
  }

  /// How much text a model is sure of: the width of its characters, weighted by confidence.
  static func evidence(_ lines: [TextLine]) -> Double {
    lines.reduce(0) { sum, line in
      let cells = line.text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : $1.isLetterOrDigit ? 1 : 0) }
      return sum + line.confidence * line.confidence * Double(cells)
    }
  }

  private func lines(of page: TesseractPage, model: TesseractModel) throws(ReaderError) -> [TextLine] {
    guard let engine = engine(for: model) else { throw .noModel(reader: name) }
    guard let lines = engine.lines(inGrey: page.grey, width: page.width, height: page.height) else {
      throw .failed(reader: name, detail: "model \(model.name) gave up")
    }
    return lines
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

  /// Frees the models.
  func unload() {
    engines = [:]
    verticalEngine = nil
  }

  var vertical: TesseractEngine? {
    if let verticalEngine { return verticalEngine }
    let engine = TesseractEngine(model: "jpn_vert")
    verticalEngine = .some(engine)
    return engine
  }

  func engine(for model: TesseractModel) -> TesseractEngine? {
    if let known = engines[model] { return known }
    let engine = model.names.lazy.compactMap { TesseractEngine(model: $0) }.first
    engines[model] = engine
    return engine
  }
}
