import Glibc
import Specimens

/// What became of a file that two machines had changed.
public struct MergeReport: Sendable, Hashable {
  /// One sentence for people.
  public var sentence: String
  /// The specimen, where it is about one.
  public var id: SpecimenID?
}

extension DrawerFolder {
  /// Puts together what two machines changed in this shard, and removes the copies that a sync tool made of it.
  ///
  /// A copy that can't be understood stays where it is, for `verify` to name.
  public func mergeConflicts(inShard shard: String) throws(DrawerError) -> [MergeReport] {
    let copies = try Files.names(in: paths.shard(shard)).compactMap { ConflictCopy($0) }
    var reports: [MergeReport] = []
    for copy in copies.sorted(by: { $0.name < $1.name }) {
      let path = "\(paths.shard(shard))/\(copy.name)"
      let report = copy.isRecord ? try mergeRecord(path, copy.id) : try mergeImage(path, copy.id)
      if let report { reports.append(report) }
    }
    return reports
  }

  /// Conflicts of collections made by hand, and of tombstones.
  public func mergeOtherConflicts() throws(DrawerError) -> [MergeReport] {
    var reports: [MergeReport] = []
    for name in try Files.names(in: paths.collections).sorted() {
      guard let id = ConflictCopy.collectionID(name) else { continue }
      if let report = try mergeCollection("\(paths.collections)/\(name)", id) { reports.append(report) }
    }
    for shard in try Files.names(in: paths.tombstones) {
      for name in try Files.names(in: "\(paths.tombstones)/\(shard)") where name.utf8.count > 64 {
        // All a tombstone says is that something is gone: one is as good as two.
        guard let id = SpecimenID(String(name.prefix(64))), isDeleted(id) else { continue }
        try Files.remove("\(paths.tombstones)/\(shard)/\(name)")
      }
    }
    return reports
  }

  private func mergeRecord(_ path: String, _ id: SpecimenID) throws(DrawerError) -> MergeReport? {
    try withLock { () throws(DrawerError) -> MergeReport? in
      guard let bytes = try Files.readIfPresent(path) else { return nil }
      if isDeleted(id) {
        try Files.remove(path)
        return nil
      }
      guard let theirs = try? RecordCodec.specimen(from: bytes, expecting: id) else { return nil }
      let own: Specimen
      do throws(DrawerError) {
        own = try specimen(id)
      } catch {
        // A damaged or missing record is healed by the copy; a newer one is not touched.
        if case .newerRecord = error { return nil }
        try Files.rename(path, to: paths.record(id))
        return MergeReport(sentence: "The record of \(id.short) came from another machine.", id: id)
      }
      guard let merge = SpecimenMerge(own, theirs) else { return nil }
      let newest = max(FileStatus.of(path)?.modified ?? 0, FileStatus.of(paths.record(id))?.modified ?? 0)
      if merge.result != own {
        try place(RecordCodec.bytes(of: merge.result), of: id)
        // The same time on every machine, and later than both forms', so that nobody sees a conflict in it.
        setTime(of: paths.record(id), to: newest + 1_000_000)
      }
      try Files.remove(path)
      try Files.synchronizeFolder(paths.shard(id.shard))
      let detail = merge.clashes.isEmpty ? "" : ": \(merge.clashes.joined(separator: ", "))"
      return MergeReport(sentence: "Two machines' changes of \(id.short) were put together\(detail).", id: id)
    }
  }

  /// Originals never change, so a second form is the same bytes, or the right ones beside damaged ones, or some
  /// other picture: that one is filed for itself.
  private func mergeImage(_ path: String, _ id: SpecimenID) throws(DrawerError) -> MergeReport? {
    try withLock { () throws(DrawerError) -> MergeReport? in
      if isDeleted(id) {
        try Files.remove(path)
        return nil
      }
      guard let bytes = try Files.readIfPresent(path) else { return nil }
      if SpecimenID(hashing: bytes) == id {
        let own = try imagePath(of: id)
        if let own, SpecimenID(hashing: try Files.read(own)) == id {
          try Files.remove(path)
          return nil
        }
        try Files.rename(path, to: own ?? paths.image(id, fileExtension: Files.fileExtension(of: path)))
        return MergeReport(sentence: "The picture of \(id.short) came whole from another machine.", id: id)
      }
      let target = "\(paths.inbox)/\(Files.name(of: path))"
      try Files.rename(path, to: target)
      return MergeReport(
        sentence: "Another picture stood under the name of \(id.short); it goes through the inbox.", id: id)
    }
  }

  private func mergeCollection(_ path: String, _ id: String) throws(DrawerError) -> MergeReport? {
    try withLock { () throws(DrawerError) -> MergeReport? in
      guard let bytes = try Files.readIfPresent(path),
        let theirs = try? JSON.value(ManualCollection.self, from: bytes), theirs.id == id
      else { return nil }
      let ownPath = "\(paths.collections)/\(id).json"
      guard let own = try? collection(id) else {
        try Files.rename(path, to: ownPath)
        return MergeReport(sentence: "The collection “\(theirs.name)” came from another machine.")
      }
      let times = [FileStatus.of(ownPath)?.modified ?? 0, FileStatus.of(path)?.modified ?? 0]
      let isTheirs = times[0] == times[1] ? theirs.name > own.name : times[1] > times[0]
      if isTheirs { try Files.rename(path, to: ownPath) } else { try Files.remove(path) }
      try Files.synchronizeFolder(paths.collections)
      guard theirs.name != own.name else { return nil }
      let (kept, lost) = isTheirs ? (theirs.name, own.name) : (own.name, theirs.name)
      return MergeReport(sentence: "A collection is now called “\(kept)”; another machine said “\(lost)”.")
    }
  }

  private func setTime(of path: String, to nanoseconds: Int) {
    let moment = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    _ = [moment, moment].withUnsafeBufferPointer { utimensat(AT_FDCWD, path, $0.baseAddress, 0) }
  }
}
