/// What a picture file says of itself before it is decoded.
struct PictureHeader {
  var format: PictureFormat
  /// Pixels as stored, before the orientation is applied; nil when the header does not say.
  var size: (width: Int, height: Int)?
  var isAnimated = false
  /// False when the file ends before the picture does.
  var isComplete = true
  var exif = EXIF()

  /// Reads the header of a file, told by its first bytes.
  static func read(_ bytes: [UInt8]) throws(ImagingError) -> PictureHeader {
    guard !bytes.isEmpty else { throw .empty }
    let file = ByteReader(bytes: bytes)
    if file.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return png(file) }
    if file.has([0xFF, 0xD8, 0xFF], at: 0) { return jpeg(file) }
    if file.has("RIFF", at: 0), file.has("WEBP", at: 8) { return webp(file) }
    if file.has("GIF87a", at: 0) || file.has("GIF89a", at: 0) { return gif(file) }
    if file.has("II*\0", at: 0) || file.has("MM\0*", at: 0) { return tiff(file) }
    if file.has("BM", at: 0), (file.isLittle.u32(14) ?? 0) >= 12, (file.isLittle.u32(14) ?? 0) <= 256 {
      return bmp(file)
    }
    if file.has("ftyp", at: 4) { return try heif(file) }
    if let name = unsupportedName(file) { throw .unsupported(name) }
    throw .notAPicture
  }

  /// Kinds that people meet and that are not decoded, so that the answer names them.
  private static func unsupportedName(_ file: ByteReader) -> String? {
    if file.has([0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20], at: 0) { return "JPEG 2000" }
    if file.has([0xFF, 0x0A], at: 0) || file.has([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20], at: 0) {
      return "JPEG XL"
    }
    if file.has("8BPS", at: 0) { return "Photoshop" }
    if file.has([0, 0, 1, 0], at: 0) { return "Windows icon" }
    if file.has("%PDF-", at: 0) { return "PDF" }
    if file.has("qoif", at: 0) { return "QOI" }
    let start = file.slice(0, 512)
    let opening = start.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    guard opening.first == UInt8(ascii: "<") else { return nil }
    let text = String(decoding: start, as: UTF8.self)
    return text.contains("<svg") ? "SVG" : nil
  }
}

extension ByteReader {
  var isLittle: ByteReader { ByteReader(bytes: bytes, isBigEndian: false) }
}
