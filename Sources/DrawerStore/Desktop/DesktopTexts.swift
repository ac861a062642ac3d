import Glibc
import Specimens

/// For the desktop's own search: one text file a specimen in a folder of the user's choice, which the desktop's
/// indexer reads. Off unless the user chose a folder.
///
/// Files are named by the specimen's id, so that a change finds its file and nothing else in the folder is touched.
/// Which folders hold such files stands in the state folder until they are gone again: switching off, or choosing
/// another folder, leaves nothing even where it was interrupted.
public struct DesktopTexts: Sendable {
  /// The folder that the settings name; nil while it is off.
  public let folder: String?
  private let record: String
  private let temporary: String

  init(_ paths: DrawerPaths, folder: String?) {
    self.folder = folder
    record = paths.desktopFolders
    temporary = "\(paths.state)/.incoming"
  }

  /// Folders that hold texts, or did when they were last looked at.
  public var folders: [String] {
    ((try? Files.read(record)) ?? []).split(separator: 0x0A).map {
      String(decoding: $0.dropFirst(2), as: UTF8.self)
    }
  }

  /// Writes, or writes anew, the text of a specimen.
  public func write(_ specimen: Specimen) throws(DrawerError) {
    guard let folder else { return }
    try Files.makeFolder(folder)
    // Inside the folder: it may stand on another file system than the drawer.
    let writer = AtomicWriter(folder: "\(folder)/.curio-incoming")
    defer { rmdir("\(folder)/.curio-incoming") }
    try writer.write(Array(Self.text(of: specimen).utf8), to: path(specimen.id, in: folder), isDurable: false)
  }

  public func remove(_ ids: [SpecimenID]) throws(DrawerError) {
    for folder in Set(folders + [folder].compactMap { $0 }) {
      for id in ids { try Files.remove(path(id, in: folder)) }
    }
  }

  /// Brings the folders to where the settings are: removes what another setting left, and writes all texts where
  /// they were not all written yet.
  public func align(_ all: () throws(DrawerError) -> [SpecimenID], _ read: (SpecimenID) -> Specimen?)
    throws(DrawerError)
  {
    let lines = ((try? Files.read(record)) ?? []).split(separator: 0x0A)
    let complete = lines.filter { $0.first == UInt8(ascii: "+") }.map {
      String(decoding: $0.dropFirst(2), as: UTF8.self)
    }
    if folders == [folder].compactMap({ $0 }), complete == folders { return }
    let old = folders.filter { $0 != folder }
    try note(old.map { "- \($0)" } + [folder].compactMap { $0 }.map { "- \($0)" })
    for other in old { try clear(other) }
    guard let folder else {
      try note([])
      return
    }
    try note(["- \(folder)"])
    for id in try all() {
      if let specimen = read(id) { try write(specimen) }
    }
    try note(["+ \(folder)"])
  }

  /// Removes Curio's files from a folder, and the folder where nothing else is in it.
  public func clear(_ folder: String) throws(DrawerError) {
    for name in try Files.names(in: folder) where Self.isOurs(name) { try Files.remove("\(folder)/\(name)") }
    for name in try Files.names(in: "\(folder)/.curio-incoming") {
      try Files.remove("\(folder)/.curio-incoming/\(name)")
    }
    rmdir("\(folder)/.curio-incoming")
    rmdir(folder)
  }

  private func note(_ lines: [String]) throws(DrawerError) {
    if lines.isEmpty {
      try Files.remove(record)
      return
    }
    try Files.makeFolder(Files.parent(of: record))
    try AtomicWriter(folder: temporary).write(Array((lines.joined(separator: "\n") + "\n").utf8), to: record)
    rmdir(temporary)
  }

  private func path(_ id: SpecimenID, in folder: String) -> String { "\(folder)/curio-\(id).txt" }

  private static func isOurs(_ name: String) -> Bool {
    name.hasPrefix("curio-") && name.hasSuffix(".txt")
      && SpecimenID(String(name.dropFirst(6).dropLast(4))) != nil
  }

  private static func text(of specimen: Specimen) -> String {
    var lines = [specimen.effectiveTitle]
    if !specimen.note.isEmpty { lines.append(specimen.note) }
    lines.append("Saved \(specimen.saved.moment.date)")
    if let origin = specimen.origin.name { lines.append("From \(origin)") }
    // What the user put right is to be found as well.
    lines += specimen.fields.compactMap { $0.correction?.text }
    return (lines + ["", specimen.text]).joined(separator: "\n") + "\n"
  }
}

extension DrawerFolder {
  /// False while no folder of the user's holds texts, so that there is nothing to keep in step.
  public var hasDesktopTexts: Bool { Files.exists(paths.desktopFolders) }

  public func desktopTexts(_ folder: String?) -> DesktopTexts {
    DesktopTexts(paths, folder: folder?.isEmpty == true ? nil : folder)
  }
}
