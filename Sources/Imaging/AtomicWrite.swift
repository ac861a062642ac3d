import Glibc

extension Pixmap {
  /// Writes a PNG file that appears whole or not at all.
  public func writePNG(to path: String) throws(ImagingError) {
    let bytes = try png()
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
    var written = 0
    var failure: Int32?
    while written < bytes.count, failure == nil {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { written += count } else if errno != EINTR { failure = errno }
    }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, path) != 0 { failure = errno }
    guard let failure else { return }
    unlink(temporary)
    throw .cannotWrite(path: path, code: failure)
  }

  /// Scaled to a width, keeping its shape; smaller pictures stay as they are. Very tall pictures keep their top.
  public func thumbnail(width target: Int = 240, maximumHeight: Int = 960) throws(ImagingError) -> Pixmap {
    let scale = min(1, Double(target) / Double(width))
    let visible = min(height, Int(Double(maximumHeight) / scale))
    let top = visible < height ? try cropped(to: .init(x: 0, y: 0, width: width, height: visible)) : self
    guard let top, scale < 1 else { return top ?? self }
    return try top.scaled(width: target, height: Int((Double(visible) * scale).rounded()))
  }
}
