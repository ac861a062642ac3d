import Glibc

/// The small files of the `family/` folder: one a child, caregiver or item, so that two machines that share the
/// drawer rarely write the same one.
public struct FamilyFolder: Sendable {
  private let paths: DrawerPaths

  public init(_ paths: DrawerPaths) { self.paths = paths }

  /// One thing with every form of it that a sync tool left: the file itself and its conflict copies.
  public struct Entry: Sendable {
    public var id: String
    public var forms: [[UInt8]]
    /// Files beside the main one, to be removed once their content is in it.
    fileprivate var copies: [String]

    public var hasCopies: Bool { !copies.isEmpty }
  }

  /// All things of a kind (`child`, `caregiver`, `item`), by id.
  public func entries(_ kind: String) throws(DrawerError) -> [Entry] {
    var found: [String: Entry] = [:]
    for name in try Files.names(in: paths.family) where name.hasPrefix(kind + "-") && name.hasSuffix(".json")
    {
      let body = name.dropFirst(kind.count + 1).dropLast(5)
      let id = String(body.prefix(16))
      guard FamilyFolder.isID(id), let bytes = try Files.readIfPresent("\(paths.family)/\(name)") else {
        continue
      }
      var entry = found[id] ?? Entry(id: id, forms: [], copies: [])
      entry.forms.append(bytes)
      if body.count > 16 { entry.copies.append("\(paths.family)/\(name)") }
      found[id] = entry
    }
    return found.values.sorted { $0.id < $1.id }
  }

  /// Writes a thing whole; conflict copies whose content it took in go after it stands.
  public func write(_ bytes: [UInt8], kind: String, id: String, replacing entry: Entry? = nil)
    throws(DrawerError)
  {
    guard FamilyFolder.isID(id) else { throw .unsafeName(id) }
    try Files.makeFolder(paths.family)
    try AtomicWriter(folder: paths.temporary).write(bytes, to: "\(paths.family)/\(kind)-\(id).json")
    for copy in entry?.copies ?? [] { _ = try Files.remove(copy) }
  }

  /// Removes a thing with its conflict copies.
  public func remove(kind: String, id: String) throws(DrawerError) {
    guard FamilyFolder.isID(id) else { throw .unsafeName(id) }
    let names = try Files.names(in: paths.family).filter { $0.hasPrefix("\(kind)-\(id)") }
    // Drawers without a family have no such folder.
    guard !names.isEmpty else { return }
    for name in names { _ = try Files.remove("\(paths.family)/\(name)") }
    try Files.synchronizeFolder(paths.family)
  }

  /// Whether a specimen was taken for a notice, in any form that a sync tool left. True where that can't be told.
  public func isNotice(_ id: String) -> Bool {
    guard let names = try? Files.names(in: paths.family) else { return true }
    return names.contains { name in
      guard name.hasPrefix("notice-\(id.prefix(16))"), name.hasSuffix(".json") else { return false }
      guard let bytes = try? Files.read("\(paths.family)/\(name)"),
        case .object(let mark)? = try? JSON.value(JSONValue.self, from: bytes)
      else { return true }
      return mark["isNotice"] != .bool(false)
    }
  }

  /// Takes every trace of a notice's text away: waiting cards go, approved items keep only what they ask.
  public func forget(notice id: String) throws(DrawerError) {
    try remove(kind: "notice", id: String(id.prefix(16)))
    for entry in try entries("item") {
      for form in entry.forms {
        guard case .object(var item)? = try? JSON.value(JSONValue.self, from: form),
          item["notice"] == .text(id)
        else { continue }
        guard item["state"] == .text("approved") else {
          try remove(kind: "item", id: entry.id)
          break
        }
        (item["evidence"], item["remark"], item["notice"]) = (.list([]), nil, nil)
        guard let bytes = try? JSON.bytes(of: JSONValue.object(item)) else { continue }
        try write(bytes, kind: "item", id: entry.id, replacing: entry)
      }
    }
  }

  /// Copies every file into an exported folder.
  /// - Returns: how many there are.
  @discardableResult
  public func export(to folder: String) throws(DrawerError) -> Int {
    let target = "\(folder)/family"
    let names = try fileNames(in: paths.family)
    for stale in try fileNames(in: target) where !names.contains(stale) {
      _ = try Files.remove("\(target)/\(stale)")
    }
    guard !names.isEmpty else { return 0 }
    try Files.makeFolder(target)
    for name in names {
      guard let bytes = try Files.readIfPresent("\(paths.family)/\(name)") else { continue }
      try AtomicWriter(folder: paths.temporary).write(bytes, to: "\(target)/\(name)")
    }
    return names.count
  }

  /// Takes in the files of an exported folder. What is here in another form gets it as a second form, and both are
  /// put together field by field when they are read, as after a sync.
  /// - Parameter export: the folder, or its `manifest.json`.
  /// - Returns: how many were new or different.
  @discardableResult
  public func importExport(from export: String) throws(DrawerError) -> Int {
    let source = "\(Files.isFolder(export) ? export : Files.parent(of: export))/family"
    var taken = 0
    for name in try fileNames(in: source) {
      guard let bytes = try Files.readIfPresent("\(source)/\(name)"),
        (try? JSON.value(JSONValue.self, from: bytes)) != nil
      else { continue }
      try Files.makeFolder(paths.family)
      let here = try Files.readIfPresent("\(paths.family)/\(name)")
      guard here != bytes else { continue }
      let place = here == nil ? name : "\(name.dropLast(5)).imported.json"
      try AtomicWriter(folder: paths.temporary).write(bytes, to: "\(paths.family)/\(place)")
      taken += 1
    }
    return taken
  }

  private func fileNames(in folder: String) throws(DrawerError) -> [String] {
    guard Files.isFolder(folder) else { return [] }
    return try Files.names(in: folder).filter { name in
      name.hasSuffix(".json")
        && FamilyFolder.kinds.contains { kind in
          name.hasPrefix(kind + "-") && FamilyFolder.isID(String(name.dropFirst(kind.count + 1).prefix(16)))
        }
    }
  }

  private static let kinds = ["child", "caregiver", "item", "notice"]

  /// Everything of the family, every byte.
  public func removeAll() throws(DrawerError) {
    for name in try Files.names(in: paths.family) { _ = try Files.remove("\(paths.family)/\(name)") }
    if Files.isFolder(paths.family) { try Files.synchronizeFolder(paths.family) }
  }

  /// Runs with no other change of family files in between, from this or another process.
  public func alone<Result>(_ body: () throws -> Result) throws -> Result {
    try Files.makeFolder(paths.family)
    let lock = try OpenFile.locking(paths.lock)
    defer { _ = lock.descriptor }
    return try body()
  }

  private static func isID(_ id: String) -> Bool {
    id.utf8.count == 16 && id.allSatisfy { "0123456789abcdef".contains($0) }
  }
}
