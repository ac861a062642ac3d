import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// A text for a measurement drawer, with the name it is to be known by.
  public struct LoadedText: Sendable {
    public var publicID: String
    public var text: String
    public var savedAt: LocalDateTime?
    /// Nil: inferred.
    public var collection: AutomaticCollection?
    /// Nil: inferred.
    public var fields: GivenFields?

    public init(
      publicID: String, text: String, savedAt: LocalDateTime?, collection: AutomaticCollection?,
      fields: GivenFields? = nil
    ) {
      self.publicID = publicID
      self.text = text
      self.savedAt = savedAt
      self.collection = collection
      self.fields = fields
    }
  }

  /// Begins to fill the drawer with texts that have no files, for measurements.
  public func bulkLoad() throws(DrawerProblem) -> BulkLoad {
    try requireWritable()
    return BulkLoad(self)
  }

  /// Fills a drawer, many texts at a time. Each is understood like any other specimen.
  ///
  /// Nothing counts as filed before `finish` has returned: the records wait for the disk once, at the end.
  public final class BulkLoad: Sendable {
    private let drawer: Drawer
    private let indexing: IndexingQueue

    init(_ drawer: Drawer) {
      self.drawer = drawer
      indexing = IndexingQueue { drawer.index }
    }

    /// Reads, understands and writes a batch on all processors; `read` gives nil for what it can't read.
    /// - Returns: how many were written and how many could not be read; the rest stood already, with whatever the
    ///   user changed of them, or was deleted by the user.
    public func add<Line: Sendable>(
      _ lines: [Line], reading read: @escaping @Sendable (Line) -> LoadedText?
    ) throws(DrawerProblem) -> (written: Int, unreadable: Int) {
      let (drawer, now, localNow) = (drawer, drawer.clock.now(), drawer.clock.localNow)
      let specimens = lines.concurrentMap { line in
        read(line).flatMap { drawer.specimen(of: $0, now: now, localNow: localNow) }
      }.compactMap { $0 }
      return try problem {
        let stamps = try drawer.folder.writeInBulk(specimens)
        let written = try indexing.add(Array(zip(specimens, stamps))) { specimen, stamp in
          stamp.map { IndexDocument.document(of: specimen, stamp: IndexStamp($0)) }
        }
        return (written, lines.count - specimens.count)
      }
    }

    /// Waits for the disk and brings the index into its best shape.
    public func finish() throws(DrawerProblem) {
      try problem {
        indexing.optimize()
        drawer.folder.synchronize()
        try indexing.finish()
      }
      try drawer.catchUp()
    }
  }

  private func specimen(of text: LoadedText, now: Instant, localNow: LocalDateTime) -> Specimen? {
    guard let id = SpecimenID(hashing: Array("\(text.publicID)\n\(text.text)".utf8)) else { return nil }
    let filed = SpecimenComposer.Filed(
      id: id, publicID: text.publicID,
      media: Media(kind: .text, fileExtension: "txt", byteCount: text.text.utf8.count), originalName: "",
      importedAt: now, saved: SaveDate(text.savedAt ?? localNow, basis: .importTime), note: "",
      origin: nil, collections: [])
    let reading = Reading(text: text.text)
    var specimen =
      if let given = text.fields {
        composer.specimen(filed, reading: reading, given: given)
      } else {
        composer.specimen(filed, reading: reading, languages: [], now: localNow)
      }
    if let collection = text.collection {
      specimen.assignment = CollectionAssignment(collection, reason: "given")
    }
    return specimen
  }
}
