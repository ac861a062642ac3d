import Specimens

/// A file that a sync tool set beside another because two machines had changed it: `NAME.sync-conflict-….json`
/// (Syncthing), `NAME (conflicted copy …).json` and their like. Any name that starts with the name of one of
/// Curio's files and goes on is taken for one.
struct ConflictCopy: Hashable {
  var name: String
  var id: SpecimenID
  var isRecord: Bool

  /// Nil for other names, such as those under which a sync tool is still writing.
  init?(_ name: String) {
    guard name.utf8.count > 65, let id = SpecimenID(String(name.prefix(64))) else { return nil }
    let rest = name.dropFirst(64)
    // The name itself, and half-written files of tools that add their ending at the end.
    guard ShardEntry(name) == .other, let dot = rest.lastIndex(of: "."), dot != rest.startIndex else {
      return nil
    }
    let ending = rest[rest.index(after: dot)...]
    guard !ending.isEmpty, ending.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      !["tmp", "part", "partial", "crdownload"].contains(ending)
    else { return nil }
    self.name = name
    self.id = id
    isRecord = ending == "json"
  }

  /// The place of a collection's conflict copy: 16 digits, then something, then `.json`.
  static func collectionID(_ name: String) -> String? {
    let id = String(name.prefix(16))
    let isID = id.utf8.count == 16 && id.allSatisfy { "0123456789abcdef".contains($0) }
    return isID && name.hasSuffix(".json") && name.utf8.count > 21 ? id : nil
  }
}
