extension PictureHeader {
  /// A WebP is a RIFF file: chunks of type, length, data, padded to even lengths.
  static func webp(_ file: ByteReader) -> PictureHeader {
    let file = file.isLittle
    var header = PictureHeader(format: .webp)
    header.isComplete = file.count >= (file.u32(4) ?? 0) + 8
    for chunk in WebPChunk.all(in: file, from: 12) {
      switch chunk.kind {
      case .extended:
        if let flags = file.u8(chunk.data), let width = file.u24(chunk.data + 4),
          let height = file.u24(chunk.data + 7)
        {
          header.isAnimated = flags & 0x02 != 0
          header.size = (width + 1, height + 1)
        }
      case .exif:
        // Some writers put JPEG's prefix in front.
        let prefix = file.has("Exif\0\0", at: chunk.data) ? 6 : 0
        header.exif = EXIF(tiff: file.slice(chunk.data + prefix, chunk.length - prefix))
      case .lossy where header.size == nil:
        if let width = file.u16(chunk.data + 6), let height = file.u16(chunk.data + 8) {
          header.size = (width & 0x3FFF, height & 0x3FFF)
        }
      case .lossless where header.size == nil:
        if let bits = file.u32(chunk.data + 1) {
          header.size = ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
      default: break
      }
    }
    return header
  }
}

/// One chunk of a WebP file.
struct WebPChunk {
  enum Kind { case extended, lossy, lossless, alpha, frame, exif, other }

  var kind: Kind
  /// Where its data begins.
  var data: Int
  var length: Int
  /// Where the next chunk begins.
  var end: Int { data + length + length % 2 }

  static func all(in file: ByteReader, from start: Int, to end: Int? = nil) -> [WebPChunk] {
    var chunks: [WebPChunk] = []
    var at = start
    while at < end ?? file.count, let length = file.u32(at + 4) {
      let kind: Kind =
        if file.has("VP8X", at: at) { .extended } else if file.has("VP8 ", at: at) {
          .lossy
        } else if file.has("VP8L", at: at) { .lossless } else if file.has("ALPH", at: at) {
          .alpha
        } else if file.has("ANMF", at: at) { .frame } else if file.has("EXIF", at: at) { .exif } else {
          .other
        }
      let chunk = WebPChunk(kind: kind, data: at + 8, length: length)
      chunks.append(chunk)
      at = chunk.end
    }
    return chunks
  }
}

/// The first frame of an animated WebP as a still WebP file of its own.
///
/// The decoder behind Leptonica takes stills only; a frame holds the same chunks as a still file does.
struct WebPFrame {
  var still: [UInt8]
  var x: Int
  var y: Int

  init?(firstOf file: ByteReader) {
    let file = file.isLittle
    guard let frame = WebPChunk.all(in: file, from: 12).first(where: { $0.kind == .frame }),
      let x = file.u24(frame.data), let y = file.u24(frame.data + 3),
      let width = file.u24(frame.data + 6), let height = file.u24(frame.data + 9)
    else { return nil }
    self.x = x * 2
    self.y = y * 2
    let parts = WebPChunk.all(in: file, from: frame.data + 16, to: frame.data + frame.length)
      .filter { $0.kind == .lossy || $0.kind == .lossless || $0.kind == .alpha }
    var body: [UInt8] = []
    if parts.contains(where: { $0.kind == .alpha }) {
      body += Array("VP8X".utf8) + Self.little(10, 4) + [0x10, 0, 0, 0]
      body += Self.little(width, 3) + Self.little(height, 3)
    }
    for part in parts { body += file.slice(part.data - 8, part.length + 8 + part.length % 2) }
    guard !parts.isEmpty else { return nil }
    still = Array("RIFF".utf8) + Self.little(body.count + 4, 4) + Array("WEBP".utf8) + body
  }

  private static func little(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
