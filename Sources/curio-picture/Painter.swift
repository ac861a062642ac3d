import FoundationEssentials
import Glibc
import Imaging
import Pictures
import Specimens

/// Answers requests for pictures: decode, cut out, fit, turn into cells, frame the evidence.
final class Painter {
  /// The picture decoded last: selecting one field after the other asks for parts of the same file.
  private var last: (file: FileIdentity, picture: Pixmap)?
  /// Pictures larger than this are not kept.
  private static let keptPixels = 24_000_000
  /// Seconds of processor time for one picture; a decoder that takes longer is caught in a hostile file.
  private static let timeLimit = 20
  private static let sides = 1...1000
  /// A grey that is told from dark and light pages alike.
  private static let coverColor: UInt32 = 0x8080_8000

  func answer(_ line: [UInt8]) -> [UInt8] {
    limitTime()
    let answer: PictureAnswer
    do {
      let question = try JSONDecoder().decode(PictureQuestion.self, from: Data(line))
      answer = self.answer(question)
    } catch {
      answer = PictureAnswer(id: nil, error: .init(code: "badRequest", message: "\(error)"))
    }
    return (try? JSONEncoder().encode(answer)).map(Array.init) ?? Array("{}".utf8)
  }

  private func answer(_ question: PictureQuestion) -> PictureAnswer {
    let request = question.request
    guard Self.sides.contains(request.columns), Self.sides.contains(request.rows),
      (0.1...10).contains(request.cellAspect)
    else {
      let failure = PictureAnswer.Failure(
        code: "badRequest", message: "The place for the picture is no rectangle.")
      return PictureAnswer(id: question.id, error: failure)
    }
    do throws(ImagingError) {
      return PictureAnswer(id: question.id, picture: try paint(request))
    } catch {
      return PictureAnswer(id: question.id, error: .init(code: error.code, message: error.message))
    }
  }

  private func paint(_ request: PictureRequest) throws(ImagingError) -> CellPicture {
    let whole = try decode(request.path)
    let scale = request.boxWidth.map { Double(whole.width) / Double(max(1, $0)) } ?? 1
    let layout = Layout(
      request, picture: whole.bounds, crop: request.crop?.scaled(by: scale),
      mark: request.mark?.scaled(by: scale))
    var part = try whole.cropped(to: layout.shown) ?? whole
    let covers = request.covers.compactMap { cover in
      cover.scaled(by: scale).intersection(layout.shown).map {
        Box(x: $0.x - layout.shown.x, y: $0.y - layout.shown.y, width: $0.width, height: $0.height)
      }
    }
    if !covers.isEmpty { part = try part.hiding(covers, with: Self.coverColor) }
    if request.medium != .cells {
      return try PixelPainter(request, layout).paint(part, markedIn: whole.bounds, scale)
    }
    let canvas = try CellCanvas(layout, colors: request.colors, symbols: request.symbols)
    var pixels = try Self.shrunk(part, to: layout)
    // Without colours only strokes tell something: whatever stands out from what is around it, light or dark.
    if request.colors == .monochrome { pixels = try Self.strokes(of: pixels) }
    var cells = try canvas.cells(of: pixels)
    if let mark = layout.mark {
      EvidenceFrame(mark, symbols: request.symbols, colors: request.colors)
        .draw(on: &cells, columns: layout.columns, rows: layout.rows)
    }
    guard let picture = CellPicture(columns: layout.columns, rows: layout.rows, cells: cells) else {
      throw .outOfMemory
    }
    return picture
  }

  /// Symbols are drawn from 8 × 8 dots; more pixels than twice that in a cell only cost time.
  private static func shrunk(_ part: Pixmap, to layout: Layout) throws(ImagingError) -> Pixmap {
    let (width, height) = (layout.columns * 16, layout.rows * 16)
    guard part.width > width, part.height > height else { return part }
    return try part.scaled(width: width, height: height)
  }

  private static func strokes(of picture: Pixmap) throws(ImagingError) -> Pixmap {
    // Too small to have surroundings: shown as it is.
    guard min(picture.width, picture.height) >= 128 else { return try picture.grey() }
    let ink = try picture.contrastEvened().luminance()
    // A letter covers a third of its cell at most; the cell must still count as written on.
    let grey = ink.map { UInt8(clamping: (255 - Int($0)) * 3) }
    return try Pixmap(width: picture.width, height: picture.height, grey: grey)
  }

  private func decode(_ path: String) throws(ImagingError) -> Pixmap {
    let identity = FileIdentity(path: path)
    if let last, last.file == identity { return last.picture }
    last = nil
    let picture = try PictureFile(path: path).decode()
    if let identity, picture.width * picture.height <= Self.keptPixels { last = (identity, picture) }
    return picture
  }

  /// Counted anew for every picture: the soft limit on processor time is moved up by what one may take.
  private func limitTime() {
    var used = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
    let seconds = Int(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + Self.timeLimit
    var limit = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(UInt.max))
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }
}

/// Which file, and which state of it.
private struct FileIdentity: Equatable {
  let device: dev_t
  let inode: ino_t
  let size: off_t
  let seconds, nanoseconds: Int

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode, size) = (status.st_dev, status.st_ino, status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}

extension Box {
  /// Also brings numbers that no picture has to a size with which arithmetic is safe.
  func scaled(by factor: Double) -> Box {
    let limit = Double(1 << 30)
    func round(_ side: Int) -> Int { Int(min(limit, max(-limit, Double(side) * factor)).rounded()) }
    return Box(x: round(x), y: round(y), width: max(1, round(width)), height: max(1, round(height)))
  }
}
