import Foundation
import Imaging
import Specimens
import TestSupport
import Testing

@testable import Recognition

/// Changed pictures and damaged files through the real workers: a few in every run, thousands by `make soak`.
@Suite(.serialized) struct PictureSoakTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private let seed = UInt64(Self.number("CURIO_SOAK_SEED") ?? 1)
  private static let tests = "\(CurioProgram.project)/Tests"
  /// What a worker may hold at most.
  private static let limit = 300 << 20

  private static func pictures(in folder: String) -> [String] {
    files(under: folder).filter { path in
      ["png", "jpg", "webp", "gif", "bmp", "tif", "heic", "avif"].contains {
        path.hasSuffix(".\($0)") && !path.hasSuffix("bomb.png")
      }
    }
  }

  @Test func manyDifferentPicturesLeaveTheWorkersAsTheyWere() async throws {
    let wanted = Self.number("CURIO_SOAK_PICTURES")
    var sources = Self.pictures(in: "\(Self.tests)/ReadersTests/Fixtures")
    if wanted != nil {
      sources += CurioProgram.samples
      sources += Self.pictures(in: ProcessInfo.processInfo.environment["CURIO_SOAK_FOLDER"] ?? "/nowhere")
    }
    let folder = try TemporaryFolder()
    var random = SplitMix(state: seed)
    let pool = RecognitionPool(workers: 1, location: helpers)
    defer { pool.stop() }
    var memory: [Int] = []
    for index in 0..<(wanted ?? 16) {
      let source = sources[Int.random(in: sources.indices, using: &random)]
      let path = folder.path("\(index).png")
      try Variation.random(&random).applied(to: try PictureFile(path: source).decode(), &random).writePNG(
        to: path)
      let image = try await pool.read(RecognitionRequest(path: path))
      #expect(image.width > 0)
      try FileManager.default.removeItem(atPath: path)
      let usage = try #require(pool.usage.first)
      #expect(usage.peakMemory <= Self.limit, "\(usage.peakMemory >> 20) MB after \(source), seed \(seed)")
      memory.append(usage.memory)
    }
    let quarter = max(1, memory.count / 4)
    let early = median(memory.dropFirst(quarter).prefix(quarter))
    let late = median(memory.suffix(quarter))
    print("pictures \(memory.count): memory \(early >> 20) MB early, \(late >> 20) MB late")
    #expect(late <= early + early / 4, "from \(early >> 20) to \(late >> 20) MB, seed \(seed)")
  }

  @Test func damagedFilesEachGetAReadingOrTheirOwnError() async throws {
    let wanted = Self.number("CURIO_SOAK_MUTANTS")
    var sources = Self.pictures(in: "\(Self.tests)/ImagingTests/Fixtures")
    if wanted != nil {
      sources += Self.pictures(in: "\(Self.tests)/ReadersTests/Fixtures") + CurioProgram.samples
    }
    let whole = try sources.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
    let folder = try TemporaryFolder()
    var random = SplitMix(state: seed)
    let pool = RecognitionPool(workers: 1, limit: .seconds(60), location: helpers)
    defer { pool.stop() }
    var answers: [String: Int] = [:]
    var peak = 0
    for index in 0..<(wanted ?? 60) {
      let which = Int.random(in: sources.indices, using: &random)
      let path = try folder.write(Mutation.random(&random).applied(to: whole[which], &random), to: "\(index)")
      do throws(RecognitionError) {
        _ = try await pool.read(RecognitionRequest(path: path, reader: .tesseract))
        answers["read", default: 0] += 1
      } catch {
        answers[error.code, default: 0] += 1
        #expect(!error.message.isEmpty)
        // A worker that ended is replaced, and costs this file alone; but it should not have ended.
        #expect(error.code != "workerFailed", "\(sources[which]) as \(index), seed \(seed): \(error.message)")
      }
      try FileManager.default.removeItem(atPath: path)
      peak = max(peak, pool.usage.map(\.peakMemory).max() ?? 0)
    }
    print("damaged files \(answers.sorted { $0.key < $1.key }), peak \(peak >> 20) MB")
    #expect(answers.values.reduce(0, +) == wanted ?? 60)
    #expect(peak <= Self.limit, "\(peak >> 20) MB, seed \(seed)")
  }

  private func median(_ values: ArraySlice<Int>) -> Int { values.sorted()[values.count / 2] }
}

/// What phones, editors and chats do to a picture on its way.
private enum Variation: CaseIterable {
  case same, larger, smaller, cut, turned, inverted, faint, noisy

  static func random(_ random: inout SplitMix) -> Variation {
    allCases.randomElement(using: &random) ?? .same
  }

  func applied(to picture: Pixmap, _ random: inout SplitMix) throws -> Pixmap {
    func scaled(_ percent: Int) throws -> Pixmap {
      try picture.scaled(width: picture.width * percent / 100, height: picture.height * percent / 100)
    }
    func mapped(_ change: (UInt8) -> UInt8) throws -> Pixmap {
      let grey = try picture.luminance()
      return try Pixmap(width: picture.width, height: picture.height, grey: grey.map(change))
    }
    switch self {
    case .same: return picture
    case .larger: return try scaled(.random(in: 105...150, using: &random))
    case .smaller: return try scaled(.random(in: 50...95, using: &random))
    case .cut:
      let (w, h) = (picture.width, picture.height)
      let (x, y) = (Int.random(in: 0...w / 2, using: &random), Int.random(in: 0...h / 2, using: &random))
      return try picture.cropped(to: Box(x: x, y: y, width: w - x, height: h - y)) ?? picture
    case .turned: return try picture.rotated(quarters: .random(in: 1...3, using: &random))
    case .inverted: return try mapped { ~$0 }
    case .faint: return try mapped { UInt8(150 + Int($0) / 4) }
    case .noisy:
      var noise = random
      let result = try mapped { value in
        UInt8(clamping: Int(value) + Int(noise.next() % 49) - 24)
      }
      random = noise
      return result
    }
  }
}

/// What disks, networks and people who mean ill do to a file.
private enum Mutation: CaseIterable {
  case bits, cut, header, hole, doubled

  static func random(_ random: inout SplitMix) -> Mutation { allCases.randomElement(using: &random) ?? .bits }

  func applied(to file: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = file
    guard bytes.count > 64 else { return bytes }
    switch self {
    case .bits:
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
      }
    case .cut: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    case .header:
      // Sizes, depths, counts: extremes are what breaks decoders.
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 4..<64, using: &random)] =
          [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
          ?? 0
      }
    case .hole:
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...4096, using: &random))
      for at in start..<end { bytes[at] = 0 }
    case .doubled:
      let start = Int.random(in: bytes.indices, using: &random)
      let part = Array(bytes[start..<min(bytes.count, start + Int.random(in: 1...4096, using: &random))])
      bytes.insert(contentsOf: part, at: start)
    }
    return bytes
  }
}
