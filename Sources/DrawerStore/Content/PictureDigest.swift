/// What a picture shows, told without decoding it: a hash of its bytes without those that only say something about
/// it (times, texts, places, programs). Two files of one digest are the same picture with other metadata.
enum PictureDigest {
  /// Nil for formats in which the one can't be told from the other, and for damaged files.
  static func hex(of bytes: [UInt8], fileExtension: String) -> String? {
    var hash = SHA256()
    func add(_ part: ArraySlice<UInt8>) { part.withUnsafeBytes { hash.update($0) } }
    add(Array(fileExtension.utf8)[...])
    let isWhole =
      switch fileExtension {
      case "png": png(bytes, add)
      case "jpg": jpeg(bytes, add)
      case "webp": webp(bytes, add)
      default: false
      }
    return isWhole ? hash.finish() : nil
  }

  /// Chunks: a length of four bytes, a name of four, the data, a checksum of four.
  private static func png(_ bytes: [UInt8], _ add: (ArraySlice<UInt8>) -> Void) -> Bool {
    let shown: Set = ["IHDR", "PLTE", "tRNS", "IDAT", "acTL", "fcTL", "fdAT"]
    var at = 8
    while at + 12 <= bytes.count {
      let length = bigEndian(bytes[at..<at + 4])
      let name = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      guard at + 12 + length <= bytes.count else { return false }
      if name == "IEND" { return true }
      let data = bytes[at + 8..<at + 8 + length]
      // How the data is cut into chunks says nothing; where it starts does.
      if name != "IDAT", shown.contains(name) { add(bytes[at + 4..<at + 8]) }
      if shown.contains(name) { add(data) }
      at += 12 + length
    }
    return false
  }

  /// Segments up to the first scan: a mark, a length, the data. What an application or a person wrote goes, but for
  /// the way up and for the colours' transformation, which change what is seen.
  private static func jpeg(_ bytes: [UInt8], _ add: (ArraySlice<UInt8>) -> Void) -> Bool {
    var at = 2
    var way: UInt8 = 1
    while at + 4 <= bytes.count {
      guard bytes[at] == 0xFF else { return false }
      let mark = bytes[at + 1]
      if mark == 0xFF {
        at += 1
        continue
      }
      let length = bigEndian(bytes[at + 2..<at + 4])
      guard length >= 2, at + 2 + length <= bytes.count else { return false }
      let segment = bytes[at..<at + 2 + length]
      switch mark {
      case 0xDA:
        // The scans run to the end mark; what phones add behind it is no part of the picture.
        guard let end = (at..<bytes.count - 1).last(where: { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 })
        else {
          return false
        }
        // A file that says nothing of its way up is seen as one that says 1.
        if way != 1 { add([0xE1, way][...]) }
        add(bytes[at..<end])
        return true
      case 0xE1: way = orientation(in: Array(segment.dropFirst(4))) ?? way
      case 0xE0...0xED, 0xEF, 0xFE: break
      default: add(segment)
      }
      at += 2 + length
    }
    return false
  }

  /// The way up that EXIF tells, 1 where it tells none; nil for what is no EXIF.
  private static func orientation(in exif: [UInt8]) -> UInt8? {
    guard exif.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(exif.dropFirst(6))
    guard tiff.count >= 8 else { return 1 }
    let isLittle = tiff[0] == 0x49
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let part = tiff[at..<at + count]
      return bigEndian(isLittle ? Array(part.reversed())[...] : part)
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return 1 }
    for entry in 0..<count {
      let at = start + 2 + 12 * entry
      if number(at, 2) == 0x0112, let value = number(at + 8, 2) { return UInt8(truncatingIfNeeded: value) }
    }
    return 1
  }

  /// RIFF chunks: a name of four bytes, a length of four, little-endian, the data, padded to even.
  private static func webp(_ bytes: [UInt8], _ add: (ArraySlice<UInt8>) -> Void) -> Bool {
    let shown: Set = ["VP8 ", "VP8L", "ALPH", "ANIM", "ANMF"]
    var at = 12
    var hasPicture = false
    while at + 8 <= bytes.count {
      let name = String(decoding: bytes[at..<at + 4], as: UTF8.self)
      let length = bigEndian(Array(bytes[at + 4..<at + 8].reversed())[...])
      guard at + 8 + length <= bytes.count else { return false }
      if shown.contains(name) {
        add(bytes[at..<at + 8 + length])
        hasPicture = true
      }
      at += 8 + length + length % 2
    }
    return hasPicture
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
