import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// Writes a new record, then its index row.
  func keep(_ specimen: Specimen) throws(DrawerProblem) {
    try problem {
      let stamp = try folder.write(specimen)
      try indexRow(of: specimen, stamp)
    }
    settleDuplicates(of: specimen.id)
    observers.tell(.specimens)
  }

  /// Changes a record under the drawer's lock, then its index row.
  @discardableResult
  func change(_ id: SpecimenID, _ edit: (inout Specimen) throws -> Void) throws(DrawerProblem) -> Specimen {
    try requireWritable()
    // The rooms below throw their own errors out of the lock; the edit's is carried past them.
    var refusal: DrawerProblem?
    let changed = try problem {
      let (changed, stamp) = try folder.stampedUpdate(id, at: clock.now()) { specimen in
        let before = specimen
        do {
          try edit(&specimen)
        } catch {
          specimen = before
          refusal = DrawerProblem(cause: error)
        }
      }
      try indexRow(of: changed, stamp)
      return changed
    }
    if let refusal { throw refusal }
    observers.tell(.specimens)
    return changed
  }

  /// A row that can't be written now is written by the next `catchUp`: the record stands.
  ///
  /// - Parameter stamp: the record's when it was written. Where another process changes it from there on, its stamp
  ///   is another one, and whoever writes the row last sees that and writes it anew. After some rounds that is left to
  ///   `catchUp`, which sees by the stamp that the row is behind.
  private func indexRow(of written: Specimen, _ stamp: FolderStamp?) throws {
    var (specimen, stamp) = (written, stamp)
    for _ in 0..<3 {
      guard let known = stamp else { return }
      folder.noteTwin(specimen)
      writeDesktopTexts(of: [specimen])
      try index.upsert([IndexDocument.document(of: specimen, stamp: IndexStamp(known))])
      stamp = folder.recordStamp(of: specimen.id)
      guard stamp != known, let current = try? folder.specimen(specimen.id) else { return }
      specimen = current
    }
  }
}

extension IndexStamp {
  init(_ stamp: FolderStamp) { self.init(modified: stamp.modified, size: stamp.size) }
}
