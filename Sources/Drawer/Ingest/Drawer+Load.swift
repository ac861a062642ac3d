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

    public init(publicID: String, text: String, savedAt: LocalDateTime?, collection: AutomaticCollection?) {
      self.publicID = publicID
      self.text = text
      self.savedAt = savedAt
      self.collection = collection
    }
  }

  /// Fills the drawer with texts that have no files, many at a time, for measurements.
  ///
  /// Each is understood like any other specimen. Call `finishLoading` at the end.
  /// - Returns: how many were written.
  public func load(_ texts: [LoadedText]) throws(DrawerProblem) -> Int {
    try requireWritable()
    let (now, localNow) = (clock.now(), clock.localNow)
    return try problem {
      let specimens = texts.compactMap { text -> Specimen? in
        guard let id = SpecimenID(hashing: Array("\(text.publicID)\n\(text.text)".utf8)) else { return nil }
        let filed = SpecimenComposer.Filed(
          id: id, publicID: text.publicID,
          media: Media(kind: .text, fileExtension: "txt", byteCount: text.text.utf8.count), originalName: "",
          importedAt: now, saved: SaveDate(text.savedAt ?? localNow, basis: .importTime), note: "",
          origin: nil,
          collections: [])
        var specimen = composer.specimen(
          filed, reading: Reading(text: text.text), languages: [], now: localNow)
        if let collection = text.collection {
          specimen.assignment = CollectionAssignment(collection, reason: "given")
        }
        return specimen
      }
      try folder.write(specimens)
      try index.upsert(
        specimens.compactMap { specimen in
          folder.recordStamp(of: specimen.id).map {
            IndexDocument.document(of: specimen, stamp: IndexStamp($0))
          }
        })
      return specimens.count
    }
  }

  /// Brings the index into its best shape after a load.
  public func finishLoading() throws(DrawerProblem) {
    try problem { try index.optimize() }
    try catchUp()
  }
}
