import CPNG

/// A picture made ready for being read.
public struct ReadablePicture {
  /// 8 bits a pixel.
  public var picture: Pixmap
  /// 240 pixels wide, in colour.
  public var thumbnail: Pixmap?
}

extension PictureFile {
  /// Pixels beyond which a picture is decoded to grey at once whatever its kind allows: its colours would take four
  /// times the memory, and only a thumbnail needs them.
  static let large = 12_000_000

  /// Whether decoding it holds all its colours at once while they are many; whoever has memory to spare should free
  /// it before.
  public var needsMuchMemory: Bool { isLarge && format != .png && format != .jpeg }

  private var isLarge: Bool { size.width * size.height > Self.large }

  /// Decodes for reading, which looks at luminance alone: turned upright, transparency over white, grey.
  public func decodeForReading(withThumbnail: Bool) throws(ImagingError) -> ReadablePicture {
    if isComplete, let rows = try decodeRows(withThumbnail: withThumbnail) { return rows }
    let picture = try decode()
    let thumbnail = withThumbnail ? try picture.thumbnail() : nil
    return ReadablePicture(picture: try picture.grey(), thumbnail: thumbnail)
  }

  /// Nil for kinds that are not decoded row by row.
  private func decodeRows(withThumbnail: Bool) throws(ImagingError) -> ReadablePicture? {
    switch format {
    case .png: try decodePNG(withThumbnail: withThumbnail)
    case .jpeg where isLarge: try decodeLargeJPEG(withThumbnail: withThumbnail)
    default: nil
    }
  }

  private func decodePNG(withThumbnail: Bool) throws(ImagingError) -> ReadablePicture? {
    // Half the thumbnail's sharpness is enough for it to be scaled from; turned pictures show their other side.
    let step = max(1, min(size.width, size.height) / 480)
    let columns = size.width / step
    let rows =
      withThumbnail ? min(size.height, exif.orientation > 4 ? size.height : size.width * 4) / step : 0
    var colours = [UInt8](repeating: 255, count: max(1, columns * rows * 4))
    var status = CPNG_NO_MEMORY
    let grey = Pixmap(width: size.width, height: size.height) { first, stride in
      colours.withUnsafeMutableBufferPointer { colours in
        status = Int(
          cpng_grey(
            bytes, bytes.count, Int32(size.width), Int32(size.height), first, stride,
            cpng_reduced(rgba: colours.baseAddress, step: Int32(step), rows: Int32(rows)),
            // Over what a small one is laid is decided by what it shows.
            isLarge ? 0 : 1))
      }
      return status == CPNG_DONE
    }
    guard let grey else {
      if status == CPNG_INTERLACED || status == CPNG_TRANSPARENT { return nil }
      if status == CPNG_DAMAGED { throw .damaged(format) }
      throw .outOfMemory
    }
    let small = rows > 0 ? Pixmap(width: columns, height: rows, rgba: colours, stride: columns * 4) : nil
    return try finished(grey, colours: small)
  }

  private func decodeLargeJPEG(withThumbnail: Bool) throws(ImagingError) -> ReadablePicture? {
    let narrow = min(size.width, size.height)
    let reduction = [8, 4, 2].first { narrow / $0 >= 240 } ?? 1
    let small = withThumbnail ? Pixmap(decodingJPEG: bytes, isGrey: false, reduction: reduction) : nil
    guard let grey = Pixmap(decodingJPEG: bytes, isGrey: true), grey.isGrey else { throw .damaged(format) }
    return try finished(grey, colours: small)
  }

  private func finished(_ grey: Pixmap, colours: Pixmap?) throws(ImagingError) -> ReadablePicture {
    let orientation = exif.orientation
    let thumbnail = try colours?.flattened().turned(orientation: orientation).thumbnail()
    return ReadablePicture(picture: try grey.turned(orientation: orientation), thumbnail: thumbnail)
  }
}
