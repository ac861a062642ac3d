import Glibc
import Specimens

/// A copy of a file from outside, standing among the temporary files.
struct IncomingCopy {
  /// The temporary file; whoever has the copy puts it in place or removes it.
  var path: String
  var id: SpecimenID
  var media: Media
  /// When the source was last changed.
  var sourceModified: Instant

  func discard() { unlink(path) }
}

extension AtomicWriter {
  /// Copies one file, read once as a stream. Not yet on the disk: see `synchronize`.
  ///
  /// A file that changes while it is read is read again a few times, then refused.
  func copy(from source: String) throws(DrawerError) -> IncomingCopy {
    var tries = 0
    while true {
      let temporary = try newPath()
      do throws(DrawerError) {
        return try copyOnce(source, to: temporary)
      } catch {
        unlink(temporary)
        tries += 1
        guard case .changedWhileReading = error, tries < 3 else { throw error }
        usleep(100_000)
      }
    }
  }

  /// Returns once the bytes of a temporary file are on the disk.
  func synchronize(_ copy: IncomingCopy) throws(DrawerError) {
    try OpenFile.reading(copy.path).synchronize()
  }

  private func copyOnce(_ path: String, to temporary: String) throws(DrawerError) -> IncomingCopy {
    let source = try OpenFile.reading(path)
    let before = try source.status()
    guard before.size > 0 else { throw .emptyFile(path: path) }

    let copy = try OpenFile.creating(temporary)
    var hash = SHA256()
    var size = 0
    var head: [UInt8] = []
    var content: ContentKind?
    try source.forEachBlock { (block) throws(DrawerError) in
      if content == nil {
        head.append(contentsOf: block.prefix(ContentKind.headLength - head.count))
        content = ContentKind(head: head, name: path)
        // Nothing of a film or an archive is copied just to find that it is none of ours.
        if content == nil { throw ContentKind.refusal(head: head, path: path) }
      }
      hash.update(block)
      try copy.write(block)
      size += block.count
    }
    let after = try source.status()
    guard size == before.size, after.size == before.size, after.modified == before.modified else {
      throw .changedWhileReading(path: path)
    }
    guard let content, let id = SpecimenID(hash.finish()) else { throw .unknownContent(path: path) }
    var media = Media(content, byteCount: size)
    if content.kind == .image {
      media.digest = PictureDigest.hex(of: try Files.read(temporary), fileExtension: content.fileExtension)
    }
    return IncomingCopy(
      path: temporary, id: id, media: media,
      sourceModified: before.modificationInstant)
  }
}
