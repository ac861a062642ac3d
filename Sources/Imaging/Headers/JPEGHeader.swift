extension PictureHeader {
  /// A JPEG is a row of marker segments up to the scan data, which runs to the end marker.
  static func jpeg(_ file: ByteReader) -> PictureHeader {
    var header = PictureHeader(format: .jpeg, isComplete: false)
    var at = 2
    while let mark = file.u8(at), mark == 0xFF, let marker = file.u8(at + 1) {
      if marker == 0xFF {
        at += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        at += 2
        continue
      }
      guard let length = file.u16(at + 2), length >= 2 else { break }
      switch marker {
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        if let height = file.u16(at + 5), let width = file.u16(at + 7) { header.size = (width, height) }
      case 0xE1 where file.has("Exif\0\0", at: at + 4):
        header.exif = EXIF(tiff: file.slice(at + 10, length - 8))
      case 0xDA:
        header.isComplete = hasEndMarker(file, after: at + 2 + length)
        return header
      default: break
      }
      at += 2 + length
    }
    return header
  }

  /// The end marker may be followed by other data (motion photos, padding), so it is looked for backwards.
  private static func hasEndMarker(_ file: ByteReader, after start: Int) -> Bool {
    var at = file.count - 2
    while at >= start {
      if file.bytes[at] == 0xFF && file.bytes[at + 1] == 0xD9 { return true }
      at -= 1
    }
    return false
  }
}
