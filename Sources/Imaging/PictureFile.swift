import Glibc
import Specimens

/// A picture file that was opened and whose header was read, but that is not decoded yet.
public struct PictureFile {
  /// What is decoded at most. The defaults hold for everything Curio files.
  public struct Limits: Sendable {
    /// Of the kinds that are decoded row by row, PNG and JPEG.
    public var pixels: Int
    /// Of the others, whose colours are all in memory at once.
    public var wholePixels: Int
    public var bytes: Int

    public init(pixels: Int = 80_000_000, wholePixels: Int = 50_000_000, bytes: Int = 256 << 20) {
      self.pixels = pixels
      self.wholePixels = min(pixels, wholePixels)
      self.bytes = bytes
    }
  }

  public let format: PictureFormat
  /// True when it has more than one frame; only the first is decoded.
  public let isAnimated: Bool
  public let exif: EXIF
  /// Pixels as stored, as the header has it.
  let size: (width: Int, height: Int)
  let bytes: [UInt8]
  let isComplete: Bool
  private let limits: Limits

  /// Opens the file and decides from its header whether it is decoded at all.
  public init(path: String, limits: Limits = Limits()) throws(ImagingError) {
    try self.init(bytes: readFile(path, limit: limits.bytes), limits: limits)
  }

  public init(bytes: [UInt8], limits: Limits = Limits()) throws(ImagingError) {
    let header = try PictureHeader.read(bytes)
    format = header.format
    isAnimated = header.isAnimated
    isComplete = header.isComplete
    exif = header.exif
    self.bytes = bytes
    self.limits = limits
    guard let size = header.size else {
      if isComplete { throw .damaged(format) }
      throw .truncated(format)
    }
    self.size = size
    try check(size.width, size.height)
  }

  /// Decodes the picture as it is shown: the first frame, turned upright, without transparency, 32 bits a pixel.
  public func decode() throws(ImagingError) -> Pixmap {
    // A cut PNG or JPEG would decode to a half grey picture and be filed as if it were whole.
    guard isComplete else { throw .truncated(format) }
    guard let stored = try decodeStored() else { throw .damaged(format) }
    try check(stored.width, stored.height)
    return try stored.flattened().turned(orientation: exif.orientation)
  }

  private func decodeStored() throws(ImagingError) -> Pixmap? {
    switch format {
    case .heic, .avif: return decodeHEIF(bytes)
    case .webp where isAnimated:
      guard let frame = WebPFrame(firstOf: ByteReader(bytes: bytes)),
        let picture = Pixmap(decoding: frame.still)
      else { return nil }
      guard let size = try PictureHeader.read(bytes).size, size != (picture.width, picture.height) else {
        return picture
      }
      return try picture.flattened().placed(onCanvas: size, x: frame.x, y: frame.y)
    default: return Pixmap(decoding: bytes)
    }
  }

  private func check(_ width: Int, _ height: Int) throws(ImagingError) {
    let limit = format == .png || format == .jpeg ? limits.pixels : limits.wholePixels
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0 else { throw .notAPicture }
    if overflow || pixels > limit {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
  }
}

/// The whole file; refused when it is longer than the limit, without reading it.
private func readFile(_ path: String, limit: Int) throws(ImagingError) -> [UInt8] {
  // Not blocking: the path may name a pipe.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw .cannotOpen(path: path, code: errno) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .cannotOpen(path: path, code: errno) }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw .cannotOpen(path: path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
  }
  let length = Int(status.st_size)
  if length > limit { throw .tooManyBytes(length, limit: limit) }
  var failure: Int32?
  let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
    while count < length {
      let got = read(descriptor, buffer.baseAddress.map { $0 + count }, length - count)
      if got < 0 && errno == EINTR { continue }
      if got < 0 { failure = errno }
      if got <= 0 { break }
      count += got
    }
  }
  if let failure { throw .cannotOpen(path: path, code: failure) }
  return bytes
}
