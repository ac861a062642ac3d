import Specimens

// Collections made by hand: one small file each; who belongs to them stands in the specimens' records.
extension DrawerFolder {
  /// A new collection with an id of its own.
  public func makeCollection(named name: String, at moment: Instant) throws(DrawerError) -> ManualCollection {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    let id = String(repeating: "0", count: 16 - digits.utf8.count) + digits
    let collection = ManualCollection(id: id, name: name, createdAt: moment)
    try write(collection)
    return collection
  }

  /// Writes a collection, replacing an older form of it.
  public func write(_ collection: ManualCollection) throws(DrawerError) {
    let path = try collectionPath(collection.id)
    guard let bytes = try? JSON.bytes(of: collection) else { throw .brokenCollection(id: collection.id) }
    try Files.makeFolder(paths.collections)
    try writer.write(bytes, to: path)
  }

  public func collection(_ id: String) throws(DrawerError) -> ManualCollection {
    guard let bytes = try Files.readIfPresent(collectionPath(id)) else { throw .missingCollection(id: id) }
    guard let collection = try? JSON.value(ManualCollection.self, from: bytes), collection.id == id else {
      throw .brokenCollection(id: id)
    }
    return collection
  }

  /// All collections by name, then id; damaged files are left out.
  public func allCollections() throws(DrawerError) -> [ManualCollection] {
    var collections: [ManualCollection] = []
    for name in try Files.names(in: paths.collections) where name.hasSuffix(".json") {
      if let collection = try? collection(String(name.dropLast(5))) { collections.append(collection) }
    }
    return collections.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// Removes the collection itself; its members' records are the caller's.
  public func removeCollection(_ id: String) throws(DrawerError) {
    let path = try collectionPath(id)
    guard try Files.remove(path) else { throw .missingCollection(id: id) }
    try Files.synchronizeFolder(paths.collections)
  }

  private func collectionPath(_ id: String) throws(DrawerError) -> String {
    let isSafe = id.utf8.count == 16 && id.allSatisfy { "0123456789abcdef".contains($0) }
    guard isSafe else { throw .unsafeName(id) }
    return "\(paths.collections)/\(id).json"
  }
}
