import Glibc
import Specimens

// Which specimen shows what: `twins/ab` in the cache has a line `digest id` for each picture whose digest begins with
// `ab`. Expendable: where the folder is missing it is filled from the records.
extension DrawerFolder {
  /// The specimen that shows the same picture as one with this digest.
  func twin(of digest: String, otherThan id: SpecimenID) throws(DrawerError) -> SpecimenID? {
    if !Files.exists(paths.twins) { try fillTwins() }
    let text = Array(digest.utf8)
    for line in ((try? Files.read("\(paths.twins)/\(digest.prefix(2))")) ?? []).split(separator: 0x0A)
    where line.starts(with: text) {
      guard let known = SpecimenID(String(decoding: line.suffix(64), as: UTF8.self)) else { continue }
      if known != id, hasRecord(known), !isDeleted(known) { return known }
    }
    return nil
  }

  /// Runs `keep`, which writes the record of a new picture. Two that are read at the same time don't know of each
  /// other when they are filed, so the last look is here, one after the other.
  /// - Throws: `.samePicture` when the drawer has the picture with other metadata by now, and what `keep` throws.
  public func withoutTwin(_ specimen: Specimen, _ keep: () throws -> Void) throws {
    guard let digest = specimen.media.digest else { return try keep() }
    try Files.makeFolder(paths.cache)
    let lock = try OpenFile.locking("\(paths.cache)/.filing-lock")
    defer { _ = lock.descriptor }
    if let twin = try twin(of: digest, otherThan: specimen.id) { throw DrawerError.samePicture(twin) }
    try keep()
  }

  /// Notes what a specimen shows, so that the same picture with other metadata is known. Where the folder is
  /// missing that is left to who fills it: one that stands holds all.
  public func noteTwin(_ specimen: Specimen) {
    // Also while it is being filled, by someone who may have passed this record already; in this order, as it may be
    // put in place in between.
    for folder in [newTwins, paths.twins] where Files.exists(folder) { note(specimen, in: folder) }
  }

  private func note(_ specimen: Specimen, in folder: String) {
    guard let digest = specimen.media.digest else { return }
    let line = Array("\(digest) \(specimen.id)\n".utf8)
    let file = "\(folder)/\(digest.prefix(2))"
    if let known = try? Files.read(file), known.contains(line) { return }
    try? OpenFile.appending(file).write(line)
  }

  /// Forgets what a specimen shows.
  func forgetTwin(_ id: SpecimenID, digest: String) throws(DrawerError) {
    for folder in [newTwins, paths.twins] {
      let file = "\(folder)/\(digest.prefix(2))"
      guard let lines = try Files.readIfPresent(file)?.split(separator: 0x0A) else { continue }
      let own = Array(id.hex.utf8)
      let kept = lines.filter { !$0.suffix(own.count).elementsEqual(own) }
      guard kept.count < lines.count else { continue }
      if kept.isEmpty {
        try Files.remove(file)
      } else {
        try writer.write(kept.flatMap { $0 + [0x0A] }, to: file)
      }
    }
  }

  /// Forgets what all of them show.
  public func forgetTwins() throws(DrawerError) {
    for folder in [newTwins, paths.twins] {
      for name in try Files.names(in: folder) { try Files.remove("\(folder)/\(name)") }
    }
  }

  private var newTwins: String { "\(paths.twins).new" }

  private func fillTwins() throws(DrawerError) {
    try Files.makeFolder(paths.cache)
    // One fills it; who comes meanwhile waits for that.
    let lock = try OpenFile.locking("\(paths.cache)/.twins-lock")
    defer { _ = lock.descriptor }
    if Files.exists(paths.twins) { return }
    let new = newTwins
    // What was cut off is begun anew.
    for name in try Files.names(in: new) { try Files.remove("\(new)/\(name)") }
    try Files.makeFolder(new)
    let mark = Array("\"digest\":\"".utf8)
    for id in try ids() {
      // Most records of a drawer of texts have none: a look at the bytes is much cheaper than reading the record.
      guard let bytes = try? Files.read(paths.record(id)), bytes.contains(mark) else { continue }
      if let specimen = try? specimen(id) { note(specimen, in: new) }
    }
    try Files.rename(new, to: paths.twins)
  }
}
