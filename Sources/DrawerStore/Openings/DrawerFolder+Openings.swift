import Glibc
import Specimens

// How often each specimen was opened: local to this machine and expendable, one id a line, added at the end.
extension DrawerFolder {
  /// The list is shortened to its newest part above this size.
  private static var openingsLimit: Int { 512 << 10 }

  public func countOpening(of id: SpecimenID) throws(DrawerError) {
    try Files.makeFolder(paths.state)
    try OpenFile.appending(paths.opens).write(Array("\(id)\n".utf8))
    guard let size = FileStatus.of(paths.opens)?.size, size > DrawerFolder.openingsLimit else { return }
    try rewriteOpenings { $0.suffix(DrawerFolder.openingsLimit / 2 / 65) }
  }

  /// How often each was opened; empty where that is not known.
  public func openings() -> [SpecimenID: Int] {
    guard let lines = try? openingLines() else { return [:] }
    return lines.reduce(into: [:]) { counts, id in counts[id, default: 0] += 1 }
  }

  public func forgetOpenings(of ids: [SpecimenID]) throws(DrawerError) {
    guard Files.exists(paths.opens) else { return }
    let gone = Set(ids)
    try rewriteOpenings { $0.filter { !gone.contains($0) }[...] }
  }

  private func openingLines() throws(DrawerError) -> [SpecimenID] {
    guard let bytes = try Files.readIfPresent(paths.opens) else { return [] }
    return bytes.split(separator: 10).compactMap { SpecimenID(String(decoding: $0, as: UTF8.self)) }
  }

  private func rewriteOpenings(
    _ keep: ([SpecimenID]) -> ArraySlice<SpecimenID>
  ) throws(DrawerError) {
    let lines = try openingLines()
    let kept = keep(lines)
    guard kept.count < lines.count else { return }
    try writer.write(Array(kept.map { "\($0)\n" }.joined().utf8), to: paths.opens, isDurable: false)
  }
}
