import Glibc
import Specimens

/// What an export did.
public struct ExportOutcome: Sendable, Hashable {
  public var written: Int
  /// Specimens that are damaged in the drawer; they are not in the manifest.
  public var failures: [Failure]

  public struct Failure: Sendable, Hashable {
    public var id: SpecimenID
    public var error: DrawerError
  }
}

extension DrawerFolder {
  /// Writes the originals and `manifest.json` into a folder, which is made where it is missing.
  ///
  /// The manifest comes last and as a whole: a folder without one is an export that did not finish. A folder
  /// that holds an earlier export is brought up to date, and what is no longer part of it is removed; other
  /// files in it are left alone. The drawer itself is only read.
  /// - Parameter progress: called after each specimen.
  /// - Throws: `.foreignManifest` when the folder holds a `manifest.json` of something else.
  public func export(
    _ ids: [SpecimenID], to folder: String, progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) throws(DrawerError) -> ExportOutcome {
    let ids = Set(ids).sorted()
    let target = ExportTarget(folder: folder)
    try target.prepare()
    defer { target.finish() }

    var outcome = ExportOutcome(written: 0, failures: [])
    var names: Set<String> = []
    var used: Set<String> = []
    var entries: [[UInt8]] = []
    for (done, id) in ids.enumerated() {
      do throws(DrawerError) {
        let specimen = try self.specimen(id)
        let name = try exportImage(of: specimen, to: target, unlike: names)
        if let name { names.insert(name) }
        used.formUnion(specimen.collections)
        entries.append(try ExportTarget.line(file: name.map { "images/\($0)" }, record: specimen))
        outcome.written += 1
      } catch {
        switch error {
        // The place of the export failed, not the specimen: the next one would too.
        case .diskFull, .readOnly, .notPermitted, .failed: throw error
        default: outcome.failures.append(ExportOutcome.Failure(id: id, error: error))
        }
      }
      progress(done + 1, ids.count)
    }
    // A whole drawer takes its empty collections along; a part tells nothing of the others.
    let isWhole = try Array(self.ids()) == ids
    let collections = try allCollections().filter { isWhole || used.contains($0.id) }
    try target.write(collections, entries)
    try target.removeFiles(except: names)
    return outcome
  }

  private func exportImage(
    of specimen: Specimen, to target: ExportTarget, unlike names: Set<String>
  ) throws(DrawerError) -> String? {
    guard let path = try imagePath(of: specimen.id) else {
      // Measurement drawers hold texts without files.
      if specimen.publicID != nil { return nil }
      throw .missingImage(specimen.id)
    }
    let name = SafeName.file(
      for: specimen, fileExtension: Files.fileExtension(of: path), unlike: names)
    let copy = try target.writer.copy(from: path)
    guard copy.id == specimen.id else {
      copy.discard()
      throw .alteredImage(path: path)
    }
    try target.writer.place(copy.path, at: "\(target.images)/\(name)", isDurable: false)
    return name
  }
}

/// The folder an export goes to.
struct ExportTarget {
  let folder: String
  var images: String { "\(folder)/images" }
  private var manifest: String { "\(folder)/\(Manifest.fileName)" }
  private var temporary: String { "\(folder)/.incoming" }
  var writer: AtomicWriter { AtomicWriter(folder: temporary) }
  private let earlier: [String]

  init(folder: String) {
    self.folder = folder
    earlier = ExportTarget.files(listedIn: "\(folder)/\(Manifest.fileName)") ?? []
  }

  func prepare() throws(DrawerError) {
    guard !Files.exists(manifest) || ExportTarget.files(listedIn: manifest) != nil else {
      throw .foreignManifest(path: manifest)
    }
    try Files.makeFolder(images)
    try Files.makeFolder(temporary)
  }

  /// One line for each specimen keeps the manifest readable and easy to compare.
  static func line(file: String?, record: Specimen) throws(DrawerError) -> [UInt8] {
    struct Line: Encodable {
      var file: String?
      var record: Specimen
    }
    guard let bytes = try? JSON.bytes(of: Line(file: file, record: record)) else {
      throw .brokenRecord(record.id, detail: "a value can't be written")
    }
    return bytes
  }

  func write(_ collections: [ManualCollection], _ specimens: [[UInt8]]) throws(DrawerError) {
    guard let list = try? JSON.bytes(of: collections) else {
      throw .brokenManifest(path: manifest, detail: "a value can't be written")
    }
    var bytes = Array(
      "{\"format\":\"\(Manifest.format)\",\"version\":\(Manifest.version),\n\"collections\":".utf8)
    bytes += list
    bytes += Array(",\n\"specimens\":[\n".utf8)
    bytes += specimens.joined(separator: Array(",\n".utf8))
    bytes += Array("\n]}\n".utf8)
    // Nobody waited for the single pictures; the manifest must not stand before they do.
    sync()
    try writer.write(bytes, to: manifest)
  }

  /// Removes the files of an earlier export that are no part of this one.
  func removeFiles(except names: Set<String>) throws(DrawerError) {
    for file in earlier where !(file.hasPrefix("images/") && names.contains(Files.name(of: file))) {
      if let path = try? SafeName.path(of: file, in: folder) { try Files.remove(path) }
    }
  }

  func finish() { rmdir(temporary) }

  /// The files that a manifest lists; nil when it is none of Curio's.
  private static func files(listedIn path: String) -> [String]? {
    struct Listing: Decodable {
      struct Entry: Decodable { var file: String? }
      var format: String
      var specimens: [Entry]
    }
    guard let bytes = try? Files.read(path), let listing = try? JSON.value(Listing.self, from: bytes),
      listing.format == Manifest.format
    else { return nil }
    return listing.specimens.compactMap(\.file)
  }
}
