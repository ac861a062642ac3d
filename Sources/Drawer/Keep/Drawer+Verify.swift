import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// Checks every byte: each original against its hash, each record's schema and content, the index against the
  /// folder, and what stands around them.
  ///
  /// - Parameter repair: puts right what can be put right; each finding says how. A record that was unreadable
  ///   leaves its picture waiting: `fileWaiting` reads it anew.
  public func verify(repair: Bool) throws(DrawerProblem) -> [VerifyFinding] {
    if repair { try requireWritable() }
    return try problem {
      var check = DrawerCheck(folder: folder, index: index, isRepairing: repair, now: clock.now())
      try check.run()
      if repair, check.isIndexWrong { _ = try rebuild(thumbnails: false) }
      return check.findings
    }
  }
}

/// One look over a whole drawer.
private struct DrawerCheck {
  let folder: DrawerFolder
  let index: SearchIndex
  let isRepairing: Bool
  let now: Instant
  var findings: [VerifyFinding] = []
  var isIndexWrong = false
  /// Once it can't be read there is nothing to compare the folder with.
  private var isIndexReadable = true
  /// Collections made by hand that records name.
  private var namedCollections: Set<String> = []

  init(folder: DrawerFolder, index: SearchIndex, isRepairing: Bool, now: Instant) {
    self.folder = folder
    self.index = index
    self.isRepairing = isRepairing
    self.now = now
  }

  mutating func run() throws {
    for sentence in index.integrityProblems() { wrongIndex("The index is damaged: \(sentence)") }
    for shard in try folder.shards() { try look(intoShard: shard) }
    try lookForRowsOfMissingShards()
    try lookAround()
  }

  // MARK: Saying

  private mutating func note(_ problem: String, repair: String? = nil, _ work: () throws -> Void = {}) {
    var finding = VerifyFinding(problem, repair: repair)
    if isRepairing, repair != nil {
      do {
        try work()
        finding.isRepaired = true
      } catch {
        finding.problem += " It can't be repaired now: \(sentence(of: error))"
      }
    }
    findings.append(finding)
  }

  private mutating func wrongIndex(_ problem: String) {
    isIndexWrong = true
    note(problem, repair: "the index is made anew from the folder")
  }

  // MARK: Specimens

  private mutating func look(intoShard shard: String) throws {
    var indexed: [SpecimenID: IndexStamp] = [:]
    if isIndexReadable {
      do {
        indexed = try index.stamps(inShard: shard)
      } catch {
        isIndexReadable = false
        if !isIndexWrong { wrongIndex("The index can't be read: \(error)") }
      }
    }
    let listing = try folder.listing(ofShard: shard)
    for id in listing.records {
      look(at: id, hasPicture: listing.images.contains(id), indexed[id])
    }
    let standing = Set(listing.records)
    for id in indexed.keys.sorted() where !standing.contains(id) {
      wrongIndex("\(id.short) is in the index and not in the folder.")
    }
    for id in listing.waiting where !folder.isDeleted(id) {
      findings.append(
        VerifyFinding("\(id.short) waits to be read; the next start does that.", isRepaired: true))
    }
    for name in folder.strangers(in: listing) {
      if let id = DrawerFolder.misplaced(name, inShard: shard) {
        note(
          "\(shard)/\(name.prefix(8))…\(name.dropFirst(64)) stands in another specimen's folder.",
          repair: "it is put where it belongs, or removed where the same stands there"
        ) { [folder] in try folder.putInPlace(name, ofShard: shard, id) }
        continue
      }
      note(
        DrawerFolder.isConflictCopy(name)
          ? "\(shard)/\(name) is another machine's form of a file and can't be understood; look at it yourself."
          : "\(shard)/\(name) is none of Curio's files; move it elsewhere.")
    }
  }

  private mutating func look(at id: SpecimenID, hasPicture: Bool, _ stamp: IndexStamp?) {
    let specimen: Specimen
    do {
      specimen = try folder.specimen(id)
    } catch DrawerError.brokenRecord(_, let detail) {
      note(
        "The record of \(id.short) is damaged (\(detail)).",
        repair: hasPicture ? "it is kept in damaged/, and the picture is read anew" : nil
      ) { [folder] in try folder.setAsideRecord(id) }
      return
    } catch {
      note(sentence(of: error))
      return
    }
    namedCollections.formUnion(specimen.collections)
    do {
      try folder.verifyImage(of: specimen)
    } catch {
      note(sentence(of: error))
    }
    lookAtRow(of: specimen, stamp)
  }

  private mutating func lookAtRow(of specimen: Specimen, _ stamp: IndexStamp?) {
    guard isIndexReadable else { return }
    let id = specimen.id
    guard let own = folder.recordStamp(of: id), stamp == IndexStamp(own) else {
      wrongIndex("\(id.short) is not in the index as it is in the folder.")
      return
    }
    let card = try? index.cards(ids: [id]).first
    guard card != IndexDocument.document(of: specimen, stamp: IndexStamp(own)).card else { return }
    wrongIndex("The index shows \(id.short) otherwise than its record does.")
  }

  private mutating func lookForRowsOfMissingShards() throws {
    let standing = Set(try folder.shards())
    for id in (try? index.stamps().keys.sorted()) ?? [] where !standing.contains(id.shard) {
      wrongIndex("\(id.short) is in the index and not in the folder.")
    }
  }

  // MARK: Around them

  private mutating func lookAround() throws {
    let (folder, now) = (folder, now)
    let broken = Set(try folder.brokenCollections())
    let known = Set(try folder.allCollections().map(\.id))
    for id in broken.union(namedCollections.subtracting(known)).sorted() {
      let isUsed = namedCollections.contains(id)
      note(
        broken.contains(id)
          ? "The file of collection \(id) is damaged."
          : "Collection \(id) is named by records and is missing.",
        repair: isUsed || broken.contains(id)
          ? "a collection “Recovered \(id.prefix(4))” takes its place" : nil
      ) { try folder.restoreCollection(id, at: now) }
    }
    for id in try folder.orphanedThumbnails() {
      note("A thumbnail of \(id.short) is left, and nothing else of it.", repair: "it is removed") {
        try folder.removeThumbnail(of: id)
      }
    }
    for name in try folder.strangeTombstones() { note("tombstones/\(name) is none of Curio's files.") }
    if folder.isOpenToOthers() {
      note("Other users of this machine may look into the drawer.", repair: "it is closed to them") {
        try folder.closeToOthers()
      }
    }
    let failed = try folder.failedDrops()
    if failed > 0 {
      findings.append(
        VerifyFinding(
          "\(failed) drops could not be filed; they are in inbox/failed, for you to look at.",
          isRepaired: true))
    }
  }
}
