import Specimens

/// Everything that can go wrong with the drawer's folder, with the facts; `sentence` says it in plain words.
public enum DrawerError: Error, Sendable, Hashable {
  /// Neither `HOME` nor `XDG_DATA_HOME` says where the drawer could be.
  case noHome
  /// The drawer's folder exists as something else, or can't be entered.
  case cannotOpen(path: String, reason: SystemReason)

  // Files from outside
  case missingFile(path: String)
  case notAFile(path: String, kind: FileKind)
  case emptyFile(path: String)
  case unreadableFile(path: String, reason: SystemReason)
  case changedWhileReading(path: String)
  /// The content is not what the name says, or nothing Curio files.
  case unknownContent(path: String)
  /// A picture of a kind that is not read, as people call it.
  case unsupportedKind(path: String, name: String)

  // The drawer itself
  case missingSpecimen(SpecimenID)
  case missingImage(SpecimenID)
  /// The picture is in the drawer, in a file with other metadata.
  case samePicture(SpecimenID)
  /// A tombstone says that the user deleted it.
  case deleted(SpecimenID)
  case brokenRecord(SpecimenID, detail: String)
  case newerRecord(SpecimenID, schema: Int)
  /// The whole drawer is kept by a newer Curio.
  case newerDrawer(path: String, schema: Int)
  case missingCollection(id: String)
  case brokenCollection(id: String)
  case unsafeName(String)

  // Writing
  case diskFull(path: String)
  case readOnly(path: String)
  case notPermitted(path: String)
  case failed(operation: String, path: String, reason: SystemReason)

  // Settings and exports
  case brokenSettings(path: String, detail: String)
  case foreignManifest(path: String)
  case brokenManifest(path: String, detail: String)
  case alteredImage(path: String)
}

/// What stands at a path that is not an ordinary file.
public enum FileKind: String, Sendable, Hashable {
  case folder, symbolicLink, pipe, socket, device, other
}
