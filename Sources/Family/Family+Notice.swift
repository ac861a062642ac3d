import Drawer
import Notices
import Specimens

extension Family {
  /// Takes a specimen as a notice: its cards wait for Approve, and its own suggestion gives way to them.
  ///
  /// - Throws: `.unreadable` when it has no text yet.
  @discardableResult
  public func takeNotice(_ id: SpecimenID, of drawer: Drawer) throws(DrawerProblem) -> [FamilyItem] {
    let specimen = try drawer.specimen(id)
    guard let text = specimen.reading.reading?.text, text.contains(where: { !$0.isWhitespace }) else {
      throw DrawerProblem(.unreadable, "\(id.short) has no text yet; `curio reread \(id.short)` reads it.")
    }
    let reading = NoticeReader().read(
      text, reference: clock.local(specimen.importedAt), children: try children().map(\.profile))
    if specimen.decision.pending != nil { try drawer.dismiss(id) }
    return try take(reading, notice: id.description)
  }
}
