import CalendarFiles
import DrawerStore
import Foundation
import SearchIndex
import Specimens

extension Drawer {
  /// Deletes specimens: tombstone, record, image, thumbnail, then the index rows and their bytes.
  ///
  /// - Parameters:
  ///   - withEntries: also removes the calendar entries approved from them; else they stay, and are named.
  ///   - verify: then looks for bytes of them in every file of the drawer.
  public func delete(
    _ ids: [SpecimenID], withEntries: Bool, verify: Bool = false
  ) throws(DrawerProblem) -> DeletionOutcome {
    try requireWritable()
    var outcome = DeletionOutcome()
    var needles: [[UInt8]] = []
    var covered: [SpecimenID] = []
    var words: [String] = []
    let hasQueries = !folder.queries().isEmpty
    let now = clock.now()
    for id in ids {
      let record = try? folder.specimen(id)
      covered += record?.decision.suggestion?.alsoIn ?? []
      if let record, hasQueries {
        words += record.text.split(separator: "\n").map(String.init) + [record.note, record.title]
      }
      if case .abstained(let abstention) = record?.decision, let leader = abstention.duplicateOf {
        _ = try? change(leader) { $0.dropCitation(of: id) }
      }
      if verify {
        needles += DeletionProof.needles(of: record, sample: try? folder.sample(of: id, count: 48))
      }
      if let entry = try record.flatMap(entry(of:)) {
        if !withEntries {
          outcome.keptEntries.append(entry)
        } else if let removed = try removeEntryToDelete(id) {
          outcome.removedEntries.append(removed)
        }
      }
      try problem {
        try folder.delete(id, at: now)
        try FamilyFolder(paths).forget(notice: id.description)
      }
      outcome.deleted += 1
    }
    try problem {
      try removeRows(of: ids)
      try folder.forgetOpenings(of: ids)
      openings.forget(ids)
      try forgetQueries(quoting: words)
    }
    release(covered.filter { !ids.contains($0) })
    folder.holdReserves()
    log.note("deleted", .count(outcome.deleted), at: now)
    if verify {
      outcome.residue = try problem { try DeletionProof.find(needles, in: folder, and: desktopTexts.folders) }
    }
    observers.tell(.specimens)
    return outcome
  }

  /// The calendar entry that stands for a specimen. Where approving it, or taking that back, was cut off, nothing in
  /// the record says that there is one.
  private func entry(of specimen: Specimen) throws(DrawerProblem) -> String? {
    guard case .suggested(let suggestion, let state) = specimen.decision else { return nil }
    if case .approved(_, let entry) = state { return entry }
    return try problem {
      try calendar.read(suggestion.uid) == nil ? nil : try calendar.path(of: suggestion.uid)
    }
  }

  /// Taking the approval back writes the record once more, for which a full disk has the reserve.
  private func removeEntryToDelete(_ id: SpecimenID) throws(DrawerProblem) -> String? {
    do {
      return try removeEntry(of: id)
    } catch {
      guard error.code == .diskFull, folder.giveUpReserves() else { throw error }
      return try removeEntry(of: id)
    }
  }

  /// Deletes everything, collections made by hand and the family's data included. Settings stay.
  public func deleteAll(withEntries: Bool, verify: Bool = false) throws(DrawerProblem) -> DeletionOutcome {
    try requireWritable()
    let now = clock.now()
    let ids = try problem { Array(try folder.ids()) + (try folder.waiting()) }
    let outcome = try delete(ids, withEntries: withEntries, verify: verify)
    try problem {
      for collection in try folder.allCollections() { try folder.removeCollection(collection.id) }
      try folder.withRoomForIndex { () throws(IndexError) in try index.removeAll() }
      folder.forgetInterruptedPicks()
      try folder.forgetTwins()
      try folder.forgetQueries()
      try FamilyFolder(paths).removeAll()
      // What parent mode remembers of mails, and the copies it fetched.
      for path in [paths.parent, paths.mail]
      where FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
      for drop in try Inbox(folder).contents(now: now).ready { try Inbox(folder).remove(drop) }
    }
    observers.tell(.specimens)
    return outcome
  }
}

extension Specimen {
  fileprivate mutating func dropCitation(of other: SpecimenID) {
    guard case .suggested(var suggestion, let state) = decision else { return }
    suggestion.alsoIn?.removeAll { $0 == other }
    decision = .suggested(suggestion, state: state)
  }
}

extension Drawer {
  /// Removes index rows and their bytes. Where another process is reading just now, the rows are gone and the
  /// bytes go with the next start.
  func removeRows(of ids: [SpecimenID]) throws {
    removeDesktopTexts(of: ids)
    do {
      try folder.withRoomForIndex { () throws(IndexError) in try index.remove(ids) }
    } catch IndexError.busy {
      log.note("index busy while purging", at: clock.now())
    }
  }
}

/// Looks for what a deletion should have left nowhere.
enum DeletionProof {
  /// Stretches of bytes that only this specimen is likely to hold: its longer lines, its note, pieces of the
  /// picture.
  static func needles(of specimen: Specimen?, sample: [UInt8]?) -> [[UInt8]] {
    var needles: [[UInt8]] = []
    if let specimen {
      let words = specimen.text.split(separator: "\n").map(String.init) + [specimen.note, specimen.title]
      needles += words.map { Array($0.utf8) }.filter { $0.count >= 12 }
    }
    if let sample, sample.count >= 12 { needles.append(sample) }
    return needles
  }

  /// The files that hold one of the needles. A line that another specimen holds as well is no residue.
  static func find(
    _ needles: [[UInt8]], in folder: DrawerFolder, and others: [String]
  ) throws -> [String] {
    guard !needles.isEmpty else { return [] }
    var open = Array(Set(needles))
    for id in try folder.ids() {
      guard let other = try? folder.specimen(id) else { continue }
      let words = Set((other.text.split(separator: "\n").map(String.init) + [other.note, other.title]))
      open.removeAll { needle in words.contains { $0.utf8.elementsEqual(needle) } }
    }
    return Residue.files(holding: open, below: folder.paths.all + others)
  }
}
