import Specimens

/// Tells whether a file that somebody put into a folder is there as a whole.
///
/// A writer that is still at work is seen by its open file; one that closes the file and comes back later, by
/// the picture's missing end. Where neither helps, the file has to lie still for a while.
public enum Arrival: Sendable, Hashable {
  case whole
  /// Look again in a second.
  case arriving
  /// Not an ordinary file, or gone.
  case nothing

  public static func state(of path: String, now: Instant) -> Arrival {
    do throws(DrawerError) {
      let file = try OpenFile.reading(path)
      let status = try file.status()
      let lastChange = max(status.modified, status.changed) / 1_000_000_000
      let quiet = now.secondsSince1970 - lastChange
      // A clock that runs backwards must not hold a file up for ever.
      if quiet >= patience || quiet < -patience { return .whole }
      if status.size == 0 || file.isBeingWritten() == true { return .arriving }
      switch try Wholeness.of(file, size: status.size, name: path) {
      case .complete: return .whole
      case .cut: return .arriving
      case .unknown: return quiet >= stillness ? .whole : .arriving
      }
    } catch {
      return .nothing
    }
  }

  /// Seconds after which a file that looks unfinished is taken as it is, so that its failure is shown.
  private static let patience = 30
  /// Seconds without a change after which a file without a visible end counts as whole.
  private static let stillness = 3
}

/// Whether a picture's bytes reach to its end, told by its format.
enum Wholeness {
  case complete, cut, unknown

  static func of(_ file: borrowing OpenFile, size: Int, name: String) throws(DrawerError) -> Wholeness {
    let head = try file.bytes(at: 0, count: 64)
    guard let content = ContentKind(head: head, name: name) else { return .unknown }
    func tail(_ count: Int) throws(DrawerError) -> [UInt8] {
      try file.bytes(at: max(0, size - count), count: count)
    }
    func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
    switch content.fileExtension {
    case "png": return try tail(1024).contains(Array("IEND".utf8)) ? .complete : .cut
    // Some phones add padding after the end mark.
    case "jpg": return try tail(64).contains([0xFF, 0xD9]) ? .complete : .cut
    case "gif": return try tail(8).contains([0x3B]) ? .complete : .cut
    case "webp": return size >= littleEndian(head[4..<8]) + 8 ? .complete : .cut
    case "bmp": return size >= littleEndian(head[2..<6]) ? .complete : .cut
    case "heic", "avif": return try boxesEnd(in: file, size: size) ? .complete : .cut
    default: return .unknown
    }
  }

  /// ISO media files are a row of boxes that each start with their length.
  private static func boxesEnd(in file: borrowing OpenFile, size: Int) throws(DrawerError) -> Bool {
    var offset = 0
    while offset < size {
      let head = try file.bytes(at: offset, count: 16)
      guard head.count >= 8 else { return false }
      var length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
      if length == 0 { return true }
      if length == 1 {
        guard head.count == 16, head[8] == 0 else { return false }
        length = head[8...].reduce(0) { $0 << 8 | Int($1) }
      }
      guard length >= 8 else { return false }
      offset += length
    }
    return offset == size
  }
}
