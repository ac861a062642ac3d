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
    observers.tell(.specimens)
  }

  /// Changes a record under the drawer's lock, then its index row.
  @discardableResult
  func change(_ id: SpecimenID, _ edit: (inout Specimen) throws -> Void) throws(DrawerProblem) -> Specimen {
    try requireWritable()
    let changed = try problem {
      let changed = try folder.update(id, edit)
      try indexRow(of: changed)
      return changed
    }
    observers.tell(.specimens)
    return changed
  }

  private func indexRow(of specimen: Specimen) throws {
    // A row that can't be written now is written by the next `catchUp`: the record stands.
    guard let stamp = folder.recordStamp(of: specimen.id) else { return }
    try index.upsert([IndexDocument(specimen, stamp: .init(stamp))])
  }
}

extension SearchIndex.RecordStamp {
  init(_ stamp: DrawerStore.RecordStamp) { self.init(modified: stamp.modified, size: stamp.size) }
}
