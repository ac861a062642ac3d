extension PictureHeader {
  /// HEIC and AVIF share one box format; the brand tells which it is.
  static func heif(_ file: ByteReader) throws(ImagingError) -> PictureHeader {
    let brands = stride(from: 8, to: min(file.u32(0) ?? 16, 64), by: 4).filter { $0 != 12 }
    func isBranded(_ names: [StaticString]) -> Bool {
      brands.contains { at in names.contains { file.has($0, at: at) } }
    }
    let format: PictureFormat
    if isBranded(["avif", "avis"]) {
      format = .avif
    } else if isBranded(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]) {
      format = .heic
    } else if isBranded(["isom", "mp41", "mp42", "qt  ", "M4V ", "avc1", "iso2"]) {
      throw .unsupported("Video")
    } else {
      throw .notAPicture
    }
    var header = PictureHeader(format: format)
    header.size = largestExtent(file, from: 0, to: file.count, depth: 0)
    header.isAnimated = isBranded(["avis", "msf1", "hevc"])
    header.isComplete = topBoxesFit(file)
    return header
  }

  private static func topBoxesFit(_ file: ByteReader) -> Bool {
    var at = 0
    while at < file.count {
      guard let length = file.u32(at) else { return false }
      if length == 0 { return true }
      guard length >= 8 else { return length == 1 }
      at += length
    }
    return at == file.count
  }

  /// The largest `ispe` box: the picture itself, of which tiles and thumbnails are smaller.
  private static func largestExtent(_ file: ByteReader, from start: Int, to end: Int, depth: Int)
    -> (width: Int, height: Int)?
  {
    var best: (width: Int, height: Int)?
    var at = start
    while at + 8 <= end, let length = file.u32(at), length >= 8, depth < 4 {
      let stop = min(end, at + length)
      var found: (width: Int, height: Int)?
      if file.has("ispe", at: at + 4), let width = file.u32(at + 12), let height = file.u32(at + 16) {
        found = (width, height)
      } else if file.has("meta", at: at + 4) {
        found = largestExtent(file, from: at + 12, to: stop, depth: depth + 1)
      } else if file.has("iprp", at: at + 4) || file.has("ipco", at: at + 4) {
        found = largestExtent(file, from: at + 8, to: stop, depth: depth + 1)
      }
      if let found, found.width * found.height > (best.map { $0.width * $0.height } ?? 0) { best = found }
      at = stop
    }
    return best
  }
}
