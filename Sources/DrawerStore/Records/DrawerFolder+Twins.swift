import Glibc
import Specimens

// Which specimen shows what: `twins/ab` in the cache has a line `digest id` for each picture whose digest begins with
// `ab`. Expendable: where the folder is missing it is filled from the records.
extension DrawerFolder {
  /// The specimen that shows the same picture as one with this digest.
  func twin(of digest: String, otherThan id: SpecimenID) throws(DrawerError) -> SpecimenID? {
    if !Files.exists(paths.twins) { try fillTwins() }
    let text = Array(digest.utf8)
    for line in ((try? Files.read(twinsFile(digest))) ?? []).split(separator: 0x0A)
    where line.starts(with: text) {
      guard let known = SpecimenID(String(decoding: line.suffix(64), as: UTF8.self)) else { continue }
      if known != id, hasRecord(known), !isDeleted(known) { return known }
    }
    return nil
  }

  /// Notes what a specimen shows, so that the same picture with other metadata is known.
  public func noteTwin(_ specimen: Specimen) {
    guard let digest = specimen.media.digest, (try? Files.makeFolder(paths.twins)) != nil else { return }
    let line = Array("\(digest) \(specimen.id)\n".utf8)
    let file = twinsFile(digest)
    if let known = try? Files.read(file), known.contains(line) { return }
    try? OpenFile.appending(file).write(line)
  }

  private func twinsFile(_ digest: String) -> String { "\(paths.twins)/\(digest.prefix(2))" }

  private func fillTwins() throws(DrawerError) {
    try Files.makeFolder(paths.twins)
    let mark = Array("\"digest\":\"".utf8)
    for id in try ids() {
      // Most records of a drawer of texts have none: a look at the bytes is much cheaper than reading the record.
      guard let bytes = try? Files.read(paths.record(id)), bytes.contains(mark) else { continue }
      if let specimen = try? specimen(id) { noteTwin(specimen) }
    }
  }
}
