import Specimens

/// What became of one specimen of an exported folder.
public struct ImportedItem: Sendable, Hashable {
  public enum Outcome: Sendable, Hashable {
    case added(SpecimenID)
    /// The drawer has it; its own record is left as it is.
    case alreadyThere(SpecimenID)
    case failed(DrawerError)
  }

  /// The file's name, or the short id of a specimen without one.
  public var name: String
  public var outcome: Outcome
}

extension DrawerFolder {
  /// Reads an exported folder back: the same images, records and collections as in the drawer it came from.
  ///
  /// Every image is checked against its id before it is filed. A damaged or missing one fails alone. Reading
  /// an export is explicit, so it brings back what was deleted here.
  /// - Parameter source: the folder, or its `manifest.json`.
  /// - Throws: `.missingFile`, `.foreignManifest`, `.brokenManifest`.
  public func importExport(
    from source: String, progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) throws(DrawerError) -> [ImportedItem] {
    let isFolder = Files.isFolder(source)
    let folder = isFolder ? source : Files.parent(of: source)
    let manifest = try manifest(at: isFolder ? "\(source)/\(Manifest.fileName)" : source)
    for collection in manifest.collections where (try? self.collection(collection.id)) == nil {
      try write(collection)
    }
    var items: [ImportedItem] = []
    for (done, attempt) in manifest.specimens.enumerated() {
      items.append(restore(attempt, from: folder, number: done + 1, manifestAt: source))
      progress(done + 1, manifest.specimens.count)
    }
    return items
  }

  private func manifest(at path: String) throws(DrawerError) -> Manifest {
    struct Heading: Decodable {
      var format: String
      var version: Int
    }
    let bytes = try Files.read(path)
    guard let heading = try? JSON.value(Heading.self, from: bytes), heading.format == Manifest.format else {
      throw .foreignManifest(path: path)
    }
    guard heading.version <= Manifest.version else {
      throw .brokenManifest(path: path, detail: "it was written by a newer Curio")
    }
    do {
      return try JSON.value(Manifest.self, from: bytes)
    } catch {
      throw .brokenManifest(path: path, detail: JSON.complaint(about: error))
    }
  }

  private func restore(
    _ attempt: Attempt<Manifest.Entry>, from folder: String, number: Int, manifestAt path: String
  ) -> ImportedItem {
    switch attempt {
    case .failure(let detail):
      let error = DrawerError.brokenManifest(path: path, detail: "specimen \(number): \(detail)")
      return ImportedItem(name: "specimen \(number)", outcome: .failed(error))
    case .value(let entry):
      let name = entry.file.map { Files.name(of: $0) } ?? entry.record.id.short
      do throws(DrawerError) {
        return ImportedItem(name: name, outcome: try restore(entry, from: folder))
      } catch {
        return ImportedItem(name: name, outcome: .failed(error))
      }
    }
  }

  private func restore(
    _ entry: Manifest.Entry, from folder: String
  ) throws(DrawerError) -> ImportedItem.Outcome {
    let record = entry.record
    guard record.schema <= Specimen.currentSchema else {
      throw .newerRecord(record.id, schema: record.schema)
    }
    if hasRecord(record.id), !isDeleted(record.id) { return .alreadyThere(record.id) }
    if let file = entry.file {
      try fileImage(from: SafeName.path(of: file, in: folder), expecting: record.id)
    } else {
      try withLock { () throws(DrawerError) in try removeTombstone(record.id) }
    }
    try write(record)
    return .added(record.id)
  }
}
