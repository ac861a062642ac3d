import Foundation
import Specimens
import Testing

@testable import DrawerStore

/// The same picture in a file with other metadata is known; another picture never is taken for it.
@Suite struct PictureDigestTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) }
    bytes += Array(name.utf8)
    bytes += data
    return bytes + [0, 0, 0, 0]
  }

  private func png(_ pixels: [UInt8], extra: [UInt8] = [], cut: Int? = nil) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", [0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, 0])
    bytes += extra
    let cut = cut ?? pixels.count
    bytes += chunk("IDAT", Array(pixels[..<cut]))
    if cut < pixels.count { bytes += chunk("IDAT", Array(pixels[cut...])) }
    return bytes + chunk("IEND", [])
  }

  private func jpeg(_ scan: [UInt8], segments: [[UInt8]] = [], tail: [UInt8] = []) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    for segment in segments { bytes += segment }
    bytes += [0xFF, 0xDB, 0, 4, 1, 2]
    bytes += [0xFF, 0xDA, 0, 4, 1, 2]
    bytes += scan
    bytes += [0xFF, 0xD9]
    return bytes + tail
  }

  private func segment(_ mark: UInt8, _ data: [UInt8]) -> [UInt8] {
    let length = data.count + 2
    return [0xFF, mark, UInt8(length >> 8), UInt8(length & 255)] + data
  }

  private func exif(orientation: UInt8, more: [UInt8] = []) -> [UInt8] {
    var data = Array("Exif\0\0MM".utf8)
    data += [0, 42, 0, 0, 0, 8, 0, 1]
    data += [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    data += [0, 0, 0, 0]
    return segment(0xE1, data + more)
  }

  private func webp(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var body: [UInt8] = []
    for (name, data) in chunks {
      body += Array(name.utf8)
      body += [UInt8(data.count), 0, 0, 0]
      body += data
      if data.count % 2 == 1 { body.append(0) }
    }
    var bytes = Array("RIFF".utf8)
    bytes += [UInt8(body.count + 4), 0, 0, 0]
    bytes += Array("WEBP".utf8)
    return bytes + body
  }

  @Test func metadataMakesNoDifference() {
    let pixels = Array(picture(1).suffix(200))
    let plain = PictureDigest.hex(of: png(pixels), fileExtension: "png")
    #expect(plain != nil)
    for other in [
      png(pixels, extra: chunk("tEXt", Array("Comment\0hello".utf8))),
      png(pixels, extra: chunk("tIME", [1, 2, 3])),
      png(pixels, extra: chunk("eXIf", [1, 2, 3])), png(pixels, cut: 60),
    ] { #expect(PictureDigest.hex(of: other, fileExtension: "png") == plain) }

    let photo = PictureDigest.hex(of: jpeg([1, 2, 3, 4]), fileExtension: "jpg")
    #expect(photo != nil)
    for other in [
      jpeg([1, 2, 3, 4], segments: [segment(0xFE, Array("by Robin".utf8))]),
      jpeg([1, 2, 3, 4], segments: [segment(0xE0, [1]), segment(0xED, [9, 9])]),
      jpeg([1, 2, 3, 4], tail: [0, 0, 0, 7]),
    ] { #expect(PictureDigest.hex(of: other, fileExtension: "jpg") == photo) }
    // EXIF that turns nothing, and what else stands in such segments, is as good as none.
    for segments in [
      [exif(orientation: 1)], [segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))],
      [exif(orientation: 1), segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8))],
    ] {
      #expect(PictureDigest.hex(of: jpeg([1, 2, 3, 4], segments: segments), fileExtension: "jpg") == photo)
    }
    let tagged = [exif(orientation: 6), exif(orientation: 6, more: [1, 2, 3])]
      .map { PictureDigest.hex(of: jpeg([1, 2], segments: [$0]), fileExtension: "jpg") }
    #expect(tagged[0] == tagged[1] && tagged[0] != nil)

    let still = PictureDigest.hex(of: webp([("VP8 ", [1, 2, 3])]), fileExtension: "webp")
    #expect(still != nil)
    #expect(
      PictureDigest.hex(
        of: webp([("VP8X", [8, 0]), ("VP8 ", [1, 2, 3]), ("EXIF", [4])]), fileExtension: "webp")
        == still)
  }

  @Test func anotherPictureIsAnotherOne() {
    let pixels = Array(picture(1).suffix(200))
    var other = pixels
    other[100] ^= 1
    let digests = [
      PictureDigest.hex(of: png(pixels), fileExtension: "png"),
      PictureDigest.hex(of: png(other), fileExtension: "png"),
      PictureDigest.hex(of: png(pixels, extra: chunk("PLTE", [1, 2, 3])), fileExtension: "png"),
      PictureDigest.hex(of: png(pixels, extra: chunk("tRNS", [1, 2, 3])), fileExtension: "png"),
      PictureDigest.hex(of: jpeg([1, 2]), fileExtension: "jpg"),
      PictureDigest.hex(of: jpeg([1, 3]), fileExtension: "jpg"),
      // Turned by its tag alone it is seen otherwise.
      PictureDigest.hex(of: jpeg([1, 2], segments: [exif(orientation: 6)]), fileExtension: "jpg"),
      PictureDigest.hex(of: jpeg([1, 2], segments: [exif(orientation: 8)]), fileExtension: "jpg"),
    ]
    #expect(digests.allSatisfy { $0 != nil } && Set(digests).count == digests.count)
  }

  @Test func cutOrBrokenFilesHaveNone() {
    for bytes in [png([1, 2, 3]), jpeg([1, 2, 3]), webp([("VP8 ", [1, 2, 3, 4])])] {
      for kind in ["png", "jpg", "webp"] {
        for count in [0, 1, 8, 12, bytes.count - 3] {
          #expect(PictureDigest.hex(of: Array(bytes.prefix(count)), fileExtension: kind) == nil)
        }
      }
    }
    #expect(PictureDigest.hex(of: picture(1), fileExtension: "png") == nil)
    #expect(PictureDigest.hex(of: png([1]), fileExtension: "gif") == nil)
  }

  @Test func aTurnedPictureStaysTurnedWhateverElseIsSaidOfIt() {
    let xmp = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
    let digests = [[exif(orientation: 6)], [exif(orientation: 6), xmp], [xmp, exif(orientation: 6)]]
      .map { PictureDigest.hex(of: jpeg([1, 2], segments: $0), fileExtension: "jpg") }
    #expect(digests[0] != nil && Set(digests).count == 1)
  }

  @Test func whatIsNotedBeforeTheFolderIsFilledHidesNothing() throws {
    let drawer = try scratch.drawer()
    var filed: [Specimen] = []
    for seed in 1...2 {
      let bytes = png(Array(picture(seed).suffix(300)))
      let image = try drawer.fileImage(from: try scratch.file("\(seed).png", bytes))
      var specimen = record(image.id)
      specimen.media = image.media
      try drawer.write(specimen)
      filed.append(specimen)
    }
    try FileManager.default.removeItem(atPath: drawer.paths.twins)
    // One is noted while there is nothing to note it in, and a filling that was cut off left its beginning.
    drawer.noteTwin(filed[0])
    try FileManager.default.createDirectory(
      atPath: drawer.paths.twins + ".new", withIntermediateDirectories: false)
    let tagged = png(
      Array(picture(2).suffix(300)), extra: chunk("tEXt", Array("k\0v".utf8)))
    #expect(throws: DrawerError.samePicture(filed[1].id)) {
      try drawer.fileImage(from: try scratch.file("tagged.png", tagged))
    }
  }

  @Test func twoThatAreReadAtTheSameTimeAreToldApartWhenTheyAreKept() throws {
    let drawer = try scratch.drawer()
    let pixels = Array(picture(1).suffix(300))
    let images = try ["a", "b"].map { name in
      let extra = chunk("tEXt", Array("k\0\(name)".utf8))
      return try drawer.fileImage(from: try scratch.file("\(name).png", png(pixels, extra: extra)))
    }
    func keep(_ image: FiledImage) throws {
      var specimen = record(image.id)
      specimen.media = image.media
      try drawer.withoutTwin(specimen) {
        try drawer.write(specimen)
        drawer.noteTwin(specimen)
      }
    }
    #expect(images.map(\.wasNew) == [true, true])
    try keep(images[1])
    #expect(throws: DrawerError.samePicture(images[1].id)) { try keep(images[0]) }
    #expect(!drawer.hasRecord(images[0].id))
    // Kept again, it is no twin of its own.
    try keep(images[1])
  }

  @Test func theDrawerRefusesTheSamePictureTwiceAndForgetsItWithTheFirst() throws {
    let drawer = try scratch.drawer()
    let pixels = Array(picture(1).suffix(300))
    let first = try drawer.fileImage(from: try scratch.file("a.png", png(pixels)))
    var specimen = record(first.id)
    specimen.media = first.media
    try drawer.write(specimen)
    drawer.noteTwin(specimen)
    let tagged = try scratch.file("b.png", png(pixels, extra: chunk("tEXt", Array("k\0v".utf8))))
    #expect(throws: DrawerError.samePicture(first.id)) { try drawer.fileImage(from: tagged) }
    #expect(Scratch.names(in: "\(drawer.paths.data)/.incoming").isEmpty)
    // A lost cache is filled from the records.
    try FileManager.default.removeItem(atPath: drawer.paths.twins)
    #expect(throws: DrawerError.samePicture(first.id)) { try drawer.fileImage(from: tagged) }
    // The very same file is no matter of metadata.
    #expect(try !drawer.fileImage(from: try scratch.file("c.png", png(pixels))).wasNew)
    try drawer.delete(first.id, at: noon)
    #expect(try drawer.fileImage(from: tagged).wasNew)
  }
}
