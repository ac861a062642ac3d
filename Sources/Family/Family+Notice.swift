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
    let reading = try reading(of: specimen, text, try children())
    return try take(reading, of: specimen, drawer, known: try mark(of: id))
  }

  /// Takes a specimen that was just filed as a notice where it is one beyond doubt and nobody said otherwise.
  ///
  /// - Returns: its cards; empty where it is no notice.
  @discardableResult
  public func recognise(_ id: SpecimenID, of drawer: Drawer) throws(DrawerProblem) -> [FamilyItem] {
    let specimen = try drawer.specimen(id)
    let children = try children()
    let known = children.map(\.profile)
    guard let text = specimen.reading.reading?.text else { return [] }
    let signs = NoticeSigns(text, children: known)
    guard signs.mayBeNotice, try mark(of: id) == nil else { return [] }
    let reading = try reading(of: specimen, text, children)
    guard signs.isNotice(reading) else { return [] }
    return try take(reading, of: specimen, drawer, known: nil)
  }

  /// Says that a specimen is no notice: its waiting cards go, its own suggestion comes back, what was approved stays.
  ///
  /// - Returns: how many cards went.
  @discardableResult
  public func dropNotice(_ id: SpecimenID, of drawer: Drawer) throws(DrawerProblem) -> Int {
    let before = try mark(of: id)
    let cards = try items().filter { $0.notice == id.description && $0.state != .approved }
    for card in cards { try removeItem(card.id) }
    // Before the mark: cut off in between, the mark still says that it gave way.
    if before?.gaveWay == true { try? drawer.undismiss(id) }
    try write(
      NoticeMark(specimen: id.description, isNotice: false, gaveWay: false, changedAt: clock.now()), "notice",
      Family.markID(id))
    return cards.count
  }

  /// What is known of specimens as notices.
  public func marks() throws(DrawerProblem) -> [NoticeMark] {
    try read(NoticeMark.self, "notice") { $0.changedAt < $1.changedAt ? $1 : $0 }
  }

  private func mark(of id: SpecimenID) throws(DrawerProblem) -> NoticeMark? {
    try marks().first { $0.specimen == id.description }
  }

  static func markID(_ id: SpecimenID) -> String { String(id.description.prefix(16)) }

  /// Children as the reader can tell them apart: of those who share a name each goes by its id, and is also called
  /// by its name.
  static func readable(_ children: [Child]) -> [ChildProfile] {
    children.map { child in
      guard children.count(where: { $0.name.lowercased() == child.name.lowercased() }) > 1 else {
        return child.profile
      }
      var profile = child.profile
      profile.nicknames.append(profile.name)
      profile.name = child.id
      return profile
    }
  }

  /// Days count from the day that the specimen was saved; what lies behind us by now is no card any more.
  private func reading(of specimen: Specimen, _ text: String, _ children: [Child]) throws(DrawerProblem)
    -> NoticeReading
  {
    let now = clock.local(clock.now())
    let saved = specimen.saved.moment
    var reading = NoticeReader().read(
      text, reference: min(saved, now), children: Family.readable(children))
    reading.cards.removeAll { card in card.date.map { $0 < now.date } ?? false }
    return reading
  }

  /// The cards first, then the mark, the suggestion last: cut off anywhere, what stands is of use, and what gave way
  /// is known to come back.
  private func take(_ reading: NoticeReading, of specimen: Specimen, _ drawer: Drawer, known: NoticeMark?)
    throws(DrawerProblem) -> [FamilyItem]
  {
    let id = specimen.id
    let gaveWay = specimen.decision.pending != nil
    let items = try take(reading, notice: id.description)
    try write(
      NoticeMark(
        specimen: id.description, isNotice: true, gaveWay: gaveWay || known?.gaveWay ?? false,
        changedAt: clock.now()),
      "notice",
      Family.markID(id))
    if gaveWay { try drawer.dismiss(id) }
    return items
  }
}
