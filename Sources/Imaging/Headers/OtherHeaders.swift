extension PictureHeader {
  /// Walks the blocks of a GIF to see how many frames there are and whether the trailer stands.
  static func gif(_ file: ByteReader) -> PictureHeader {
    let file = file.isLittle
    var header = PictureHeader(format: .gif, isComplete: false)
    guard let width = file.u16(6), let height = file.u16(8), let flags = file.u8(10) else { return header }
    header.size = (width, height)
    func tableSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
    func skipSubBlocks(_ start: Int) -> Int? {
      var at = start
      while let length = file.u8(at) {
        if length == 0 { return at + 1 }
        at += length + 1
      }
      return nil
    }
    var at = 13 + tableSize(flags)
    var frames = 0
    while let block = file.u8(at) {
      var next: Int?
      switch block {
      case 0x21: next = skipSubBlocks(at + 2)
      case 0x2C:
        frames += 1
        if let w = file.u16(at + 5), let h = file.u16(at + 7) {
          header.size = (max(w, header.size?.width ?? 0), max(h, header.size?.height ?? 0))
        }
        if let flags = file.u8(at + 9) { next = skipSubBlocks(at + 11 + tableSize(flags)) }
      case 0x3B:
        header.isComplete = true
      default: break
      }
      guard let next else { break }
      at = next
    }
    header.isAnimated = frames > 1
    return header
  }

  static func bmp(_ file: ByteReader) -> PictureHeader {
    let file = file.isLittle
    var header = PictureHeader(format: .bmp)
    if file.u32(14) == 12 {
      if let width = file.u16(18), let height = file.u16(20) { header.size = (width, height) }
    } else if let width = file.i32(18), let height = file.i32(22) {
      header.size = (width, abs(height))
    }
    // The stated length is right for uncompressed files and often 0 or wrong elsewhere.
    if let offset = file.u32(10), let size = header.size, let bits = file.u16(28), file.u32(30) == 0 {
      let row = (size.width * bits + 31) / 32 * 4
      header.isComplete = size.width < 1 << 20 && file.count >= offset + row * size.height
    }
    return header
  }

  static func tiff(_ file: ByteReader) -> PictureHeader {
    var header = PictureHeader(format: .tiff)
    let directory = TIFFDirectory(tiff: file.bytes)
    if let width = directory.number(0x100), let height = directory.number(0x101) {
      header.size = (width, height)
    }
    header.isComplete = directory.isReadable && directory.holdsItsPixels
    header.isAnimated = directory.hasNext
    header.exif = EXIF(tiff: file.bytes)
    return header
  }
}
