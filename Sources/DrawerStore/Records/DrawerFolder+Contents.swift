import Glibc
import Specimens

extension DrawerFolder {
  /// The text of a specimen that came as text; bytes that are no UTF-8 are shown as U+FFFD.
  public func text(of id: SpecimenID) throws(DrawerError) -> String {
    guard let path = try imagePath(of: id) else { throw .missingImage(id) }
    return String(decoding: try Files.read(path), as: UTF8.self)
  }

  /// Nil when there is none (yet).
  public func thumbnail(of id: SpecimenID) -> String? {
    Files.exists(paths.thumbnail(id)) ? paths.thumbnail(id) : nil
  }

  /// Makes the folder a thumbnail goes to. Thumbnails can be made again, so nobody waits for the disk.
  public func makeThumbnailFolder(for id: SpecimenID) throws(DrawerError) {
    try Files.makeFolder(Files.parent(of: paths.thumbnail(id)))
  }

  /// Removes the thumbnail, and a half-written one that a reader which was killed left; true when there was any.
  @discardableResult
  public func removeThumbnail(of id: SpecimenID) throws(DrawerError) -> Bool {
    let folder = Files.parent(of: paths.thumbnail(id))
    let names = try Files.names(in: folder).filter { $0.hasPrefix(id.hex) }
    for name in names { try Files.remove("\(folder)/\(name)") }
    return !names.isEmpty
  }

  /// Forgets all thumbnails; they are made again when they are wanted.
  public func removeThumbnails() throws(DrawerError) {
    for shard in try Files.names(in: paths.thumbnails) {
      for name in try Files.names(in: "\(paths.thumbnails)/\(shard)") {
        try Files.remove("\(paths.thumbnails)/\(shard)/\(name)")
      }
    }
  }

  /// A few bytes from the middle of the original, which only this picture is likely to hold; nil without one.
  public func sample(of id: SpecimenID, count: Int) throws(DrawerError) -> [UInt8]? {
    guard let path = try imagePath(of: id) else { return nil }
    let bytes = try Files.read(path)
    let start = max(0, bytes.count / 2 - count / 2)
    return Array(bytes[start..<min(bytes.count, start + count)])
  }

  /// Reads the original and compares it with its name.
  /// - Throws: `.missingImage`, or `.alteredImage` when the bytes are not those that were filed.
  public func verifyImage(of specimen: Specimen) throws(DrawerError) {
    guard let path = try imagePath(of: specimen.id) else {
      // Measurement drawers hold texts without files.
      if specimen.publicID != nil { return }
      throw .missingImage(specimen.id)
    }
    guard SpecimenID(hashing: try Files.read(path)) == specimen.id else { throw .alteredImage(path: path) }
  }
}
