import Glibc

/// A vdir calendar: a folder with one `UID.ics` for each entry, shared with khal, todoman and vdirsyncer.
public struct VdirCalendar: Sendable, Hashable {
  public let folder: String

  public init(folder: String) { self.folder = folder }

  /// Where the entry of a UID stands, whether or not it exists.
  public func path(of uid: String) throws(CalendarError) -> String {
    guard EntryUID.isSafe(uid) else { throw .unsafeUID(uid) }
    return "\(folder)/\(uid).ics"
  }

  /// Writes an entry; on the disk when this returns. The folder is made where it is missing.
  ///
  /// Readers see the whole file or none. Writing the same bytes again does nothing.
  /// - Throws: `.differentEntry` when the user changed the entry since, unless `replacing`.
  /// - Returns: the file's path.
  @discardableResult
  public func write(
    _ bytes: [UInt8], uid: String, replacing: Bool = false
  ) throws(CalendarError) -> String {
    let path = try path(of: uid)
    if let present = try read(uid) {
      if present == bytes { return path }
      guard replacing else { throw .differentEntry(path: path) }
    }
    try EntryFile.makeFolder(folder)
    try EntryFile.write(bytes, to: path)
    return path
  }

  /// Nil when there is no such entry.
  public func read(_ uid: String) throws(CalendarError) -> [UInt8]? {
    try EntryFile.read(try path(of: uid))
  }

  /// True when the entry still holds these bytes; nil when it is gone.
  public func isUnchanged(_ uid: String, since bytes: [UInt8]) throws(CalendarError) -> Bool? {
    try read(uid).map { $0 == bytes }
  }

  /// Removes an entry; true when there was one. Whatever was left half-written here goes with it.
  @discardableResult
  public func remove(_ uid: String) throws(CalendarError) -> Bool {
    sweep()
    return try EntryFile.remove(try path(of: uid))
  }

  /// Removes entries that were being written when their writer was ended.
  public func sweep() { EntryFile.sweep(folder) }

  /// The UIDs of all entries, sorted.
  public func uids() -> [String] {
    EntryFile.names(in: folder).filter { $0.hasSuffix(".ics") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  /// Whether an entry could be written, without writing one: the folder, or the nearest one above it, is writable.
  public var isWritable: Bool {
    var place = folder
    while access(place, F_OK) != 0, let slash = place.lastIndex(of: "/"), slash != place.startIndex {
      place = String(place[..<slash])
    }
    return access(place, W_OK | X_OK) == 0
  }
}
