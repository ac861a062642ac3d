import Glibc
import Imaging
import Specimens
import Testing

/// Fixtures show red | green over blue | black, 40 × 24 pixels.
private let fixtures = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Fixtures/"

private func picture(_ name: String) throws -> Pixmap { try PictureFile(path: fixtures + name).decode() }

private func bytes(of name: String) throws -> [UInt8] {
  let file = try #require(fopen(fixtures + name, "r"))
  defer { fclose(file) }
  var all = [UInt8](repeating: 0, count: 1 << 16)
  let count = fread(&all, 1, all.count, file)
  return Array(all[..<count])
}

/// The colours in the middle of the four quarters, row by row, each as `r`, `g`, `b`, `k` or `w`.
private func quarters(_ pixmap: Pixmap) throws -> String {
  let data = try pixmap.rgba()
  let (w, h) = (pixmap.width, pixmap.height)
  return [(w / 4, h / 4), (w * 3 / 4, h / 4), (w / 4, h * 3 / 4), (w * 3 / 4, h * 3 / 4)].map { x, y in
    let at = (y * w + x) * 4
    return switch (data[at] > 127, data[at + 1] > 127, data[at + 2] > 127) {
    case (true, false, false): "r"
    case (false, true, false): "g"
    case (false, false, true): "b"
    case (false, false, false): "k"
    case (true, true, true): "w"
    default: "?"
    }
  }.joined()
}

@Suite struct DecodingTests {
  @Test(arguments: [
    "plain.png", "palette.png", "plain.jpg", "plain.webp", "lossy.webp", "plain.bmp", "plain.gif",
    "plain.tif",
    "plain.avif", "plain.heic",
  ])
  func everySupportedKindShowsTheSamePicture(name: String) throws {
    let pixmap = try picture(name)
    #expect(pixmap.width == 40 && pixmap.height == 24)
    #expect(try quarters(pixmap) == "rgbk")
  }

  @Test(arguments: [
    ("plain.png", PictureFormat.png), ("plain.jpg", .jpeg), ("plain.webp", .webp), ("plain.gif", .gif),
    ("plain.tif", .tiff), ("plain.bmp", .bmp), ("plain.avif", .avif), ("plain.heic", .heic),
  ])
  func theKindIsToldByContentNotByName(name: String, format: PictureFormat) throws {
    let copy = "/tmp/curio-imaging-\(getpid())-\(format.rawValue).txt"
    let data = try bytes(of: name)
    let file = try #require(fopen(copy, "w"))
    fwrite(data, 1, data.count, file)
    fclose(file)
    defer { unlink(copy) }
    #expect(try PictureFile(path: copy).format == format)
  }

  @Test(arguments: 1...8)
  func turnedPhotosComeOutUpright(orientation: Int) throws {
    let file = try PictureFile(path: fixtures + "turned-\(orientation).jpg")
    #expect(file.exif.orientation == orientation)
    let pixmap = try file.decode()
    #expect(pixmap.width == 40 && pixmap.height == 24)
    #expect(try quarters(pixmap) == "rgbk")
  }

  @Test(arguments: ["alpha.png", "alpha.webp"])
  func clearPixelsLieOverWhite(name: String) throws {
    #expect(try quarters(picture(name)) == "rgbw")
  }

  @Test(arguments: ["frames.gif", "frames.webp", "frames.png"])
  func animationsGiveTheirFirstFrameAndSaySo(name: String) throws {
    let file = try PictureFile(path: fixtures + name)
    #expect(file.isAnimated)
    let pixmap = try file.decode()
    #expect(pixmap.width == 40 && pixmap.height == 24)
    #expect(try quarters(pixmap) == "rgbk")
  }

  @Test func stillsAreNotCalledAnimated() throws {
    for name in ["plain.gif", "plain.webp", "plain.png"] {
      #expect(try !PictureFile(path: fixtures + name).isAnimated)
    }
  }

  @Test func greyPicturesBecomeColourPictures() throws {
    let data = try picture("grey.png").rgba()
    #expect(data.count == 40 * 24 * 4)
    #expect(data[0] == data[1] && data[1] == data[2] && data[0] > 60)
  }
}

@Suite struct EXIFTests {
  @Test(arguments: [
    ("turned-6.jpg", "2019-03-14T19:30:05"), ("dated.png", "2024-06-01T08:05"),
    ("dated.webp", "2024-06-01T08:05"),
  ])
  func theDateIsReadFromEveryContainer(name: String, expected: String) throws {
    #expect(try PictureFile(path: fixtures + name).exif.date == LocalDateTime(expected))
  }

  @Test(arguments: ["no-clock.jpg", "plain.png"])
  func zerosAndAbsenceAreNoDate(name: String) throws {
    #expect(try PictureFile(path: fixtures + name).exif.date == nil)
  }
}

@Suite struct RefusalTests {
  private func refusal(_ bytes: [UInt8], limits: PictureFile.Limits = .init()) -> ImagingError? {
    do throws(ImagingError) {
      _ = try PictureFile(bytes: bytes, limits: limits).decode()
      return nil
    } catch { return error }
  }

  @Test func anEmptyFileIsCalledEmpty() { #expect(refusal([]) == .empty) }

  @Test(arguments: ["Dear all,\nthis is a text.\n", "x", "{\"a\":1}"])
  func textIsNoPicture(text: String) { #expect(refusal(Array(text.utf8)) == .notAPicture) }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?><svg xmlns=\"x\"/>", "SVG"), ("%PDF-1.7\n", "PDF"), ("8BPS\0\u{1}", "Photoshop"),
    ("\0\0\0\u{18}ftypmp42\0\0\0\0mp42isom", "Video"),
  ])
  func unsupportedKindsAreNamed(start: String, name: String) {
    #expect(refusal(Array(start.utf8)) == .unsupported(name))
  }

  @Test(arguments: [
    "plain.png", "plain.jpg", "plain.webp", "plain.gif", "plain.bmp", "plain.avif", "plain.heic",
    "frames.webp",
  ])
  func halfAFileIsCalledTruncated(name: String) throws {
    let whole = try bytes(of: name)
    // Past the header, so that the kind and the size are known.
    for count in [whole.count * 9 / 10, whole.count - 3] {
      let error = try #require(refusal(Array(whole[..<count])))
      #expect(error.code == "truncated", "\(count) of \(whole.count) bytes: \(error)")
    }
  }

  @Test func bombsAreRefusedFromTheirHeader() throws {
    #expect(
      try refusal(bytes(of: "bomb.png")) == .tooManyPixels(width: 60000, height: 60000, limit: 80_000_000))
    #expect(
      try refusal(bytes(of: "plain.jpg"), limits: .init(pixels: 900))
        == .tooManyPixels(width: 40, height: 24, limit: 900))
  }

  @Test func missingFilesFoldersAndLongFilesHaveTheirOwnErrors() {
    #expect(throws: ImagingError.cannotOpen(path: "/nowhere/a.png", code: ENOENT)) {
      try PictureFile(path: "/nowhere/a.png")
    }
    #expect(throws: ImagingError.cannotOpen(path: "/tmp", code: EISDIR)) { try PictureFile(path: "/tmp") }
    #expect(throws: ImagingError.tooManyBytes(1022, limit: 100)) {
      try PictureFile(path: fixtures + "plain.jpg", limits: .init(bytes: 100))
    }
  }

  /// Bits flipped and ends cut at random: an answer or a typed refusal, never a trap.
  @Test(arguments: [
    "plain.png", "palette.png", "turned-6.jpg", "lossy.webp", "frames.webp", "frames.gif", "plain.tif",
    "plain.bmp", "plain.avif", "plain.heic",
  ])
  func mutatedFilesNeverTrap(name: String) throws {
    let whole = try bytes(of: name)
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    var answered = 0
    for _ in 0..<60 {
      var mutant = whole
      for _ in 0...next(4) { mutant[next(mutant.count)] = UInt8(next(256)) }
      if next(4) == 0 { mutant.removeLast(next(mutant.count)) }
      if let error = refusal(mutant, limits: .init(pixels: 4_000_000)) { #expect(!error.message.isEmpty) }
      answered += 1
    }
    #expect(answered == 60)
  }
}

@Suite struct PixmapTests {
  @Test func croppingKeepsThePartInside() throws {
    let pixmap = try picture("plain.png")
    let green = try #require(try pixmap.cropped(to: Box(x: 20, y: -5, width: 100, height: 17)))
    #expect(green.width == 20 && green.height == 12)
    #expect(try quarters(green) == "gggg")
    #expect(try pixmap.cropped(to: Box(x: 40, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func scalingAndThumbnailsKeepTheShape() throws {
    let pixmap = try picture("plain.png")
    let large = try pixmap.scaled(width: 400, height: 240)
    #expect(try quarters(large) == "rgbk")
    let small = try large.thumbnail(width: 100)
    #expect(small.width == 100 && small.height == 60)
    #expect(try quarters(small) == "rgbk")
    #expect(try pixmap.thumbnail(width: 240).width == 40)
  }

  @Test func writtenPNGsReadBackAlikeAndLeaveNoTemporaryFile() throws {
    let path = "/tmp/curio-imaging-\(getpid()).png"
    defer { unlink(path) }
    try picture("plain.png").writePNG(to: path)
    #expect(try quarters(PictureFile(path: path).decode()) == "rgbk")
    #expect(access("\(path).\(getpid()).tmp", F_OK) != 0)
    #expect(throws: ImagingError.cannotWrite(path: "/nowhere/t.png", code: ENOENT)) {
      try picture("plain.png").writePNG(to: "/nowhere/t.png")
    }
  }

  /// A stroke on a ground, for grounds and strokes of either polarity and little contrast.
  @Test(arguments: [(255, 0), (0, 255), (28, 138), (200, 170), (40, 80)])
  func contrastStepMakesEveryStrokeDarkOnWhite(ground: Int, stroke: Int) throws {
    var grey = [UInt8](repeating: UInt8(ground), count: 200 * 100)
    for y in 40..<60 { for x in 98..<102 { grey[y * 200 + x] = UInt8(stroke) } }
    let evened = try Pixmap(width: 200, height: 100, grey: grey).contrastEvened().luminance()
    #expect(evened[50 * 200 + 100] < 40)
    #expect(evened[50 * 200 + 60] > 215)
    #expect(evened[5 * 200 + 5] > 215)
  }

  @Test func hidingFillsABoxWithTheColourAtItsCorner() throws {
    let hidden = try picture("plain.png").hiding([Box(x: 0, y: 0, width: 30, height: 24)])
    #expect(try quarters(hidden) == "rgrk")
  }
}
