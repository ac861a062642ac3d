import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// Writes a new record, then its index row.
  func keep(_ specimen: Specimen) throws(DrawerProblem) {
    try problem {
      try folder.write(specimen)
      try indexRow(of: specimen)
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
      let changed = try folder.update(id, at: clock.now()) { specimen in
        let before = specimen
        do {
          try edit(&specimen)
        } catch {
          specimen = before
          refusal = DrawerProblem(cause: error)
        }
      }
      try indexRow(of: changed)
      return changed
    }
    if let refusal { throw refusal }
    observers.tell(.specimens)
    return changed
  }

  /// A row that can't be written now is written by the next `catchUp`: the record stands.
  private func indexRow(of written: Specimen) throws {
    var specimen = written
    while true {
      // The stamp first: where another process changes the record from here on, its stamp is another one, and
      // whoever writes the row last sees that and writes it anew.
      guard let stamp = folder.recordStamp(of: specimen.id) else { return }
      if let current = try? folder.specimen(specimen.id) { specimen = current }
      folder.noteTwin(specimen)
      writeDesktopTexts(of: [specimen])
      try index.upsert([IndexDocument.document(of: specimen, stamp: IndexStamp(stamp))])
      if folder.recordStamp(of: specimen.id) == stamp { return }
    }
  }
}

extension IndexStamp {
  init(_ stamp: FolderStamp) { self.init(modified: stamp.modified, size: stamp.size) }
}
