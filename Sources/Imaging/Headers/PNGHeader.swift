extension PictureHeader {
  /// A PNG is a row of chunks: length, type, data, checksum.
  static func png(_ file: ByteReader) -> PictureHeader {
    var header = PictureHeader(format: .png, isComplete: false)
    var at = 8
    while let length = file.u32(at) {
      let data = at + 8
      if file.has("IHDR", at: at + 4), let width = file.u32(data), let height = file.u32(data + 4) {
        header.size = (width, height)
      } else if file.has("acTL", at: at + 4) {
        header.isAnimated = (file.u32(data) ?? 0) > 1
      } else if file.has("eXIf", at: at + 4) {
        header.exif = EXIF(tiff: file.slice(data, length))
      } else if file.has("IEND", at: at + 4) {
        header.isComplete = file.count >= data + length + 4
        break
      }
      at = data + length + 4
    }
    return header
  }
}
