import Drawer
import Specimens

extension EffectRunner {
  /// One write after the other, each answered with what it did.
  func write(_ change: Change, undo: Change?) {
    writes.async { [drawer, mailbox, folders] in
      let result = Result { () throws(DrawerProblem) in try apply(change, to: drawer, folders) }
      mailbox.post(.changed(change, undo: undo, result))
    }
  }
}

private func apply(_ change: Change, to drawer: Drawer, _ folders: FolderReader) throws(DrawerProblem)
  -> ChangeOutcome
{
  switch change {
  case .setNote(let note, let id): try drawer.setNote(note, of: id)
  case .setTitle(let title, let id): try drawer.setTitle(title, of: id)
  case .tagOrigin(let name, let id): try drawer.tagOrigin(name, of: id)
  case .correctField(let field, let id, let text): try drawer.correctField(field, of: id, to: text)
  case .makeCollection(let name, let ids):
    let collection = try drawer.makeCollection(named: name)
    if !ids.isEmpty { try drawer.add(ids, toCollection: collection.id) }
  case .renameCollection(let id, let name): try drawer.renameCollection(id, to: name)
  case .mergeCollection(let id, let other): try drawer.mergeCollection(id, into: other)
  case .deleteCollection(let id): try drawer.deleteCollection(id)
  case .add(let ids, let collection): try drawer.add(ids, toCollection: collection)
  case .remove(let ids, let collection): try drawer.remove(ids, fromCollection: collection)
  case .move(let ids, let kind): try drawer.move(ids, to: kind)
  case .several(let changes): for part in changes { _ = try apply(part, to: drawer, folders) }
  case .approve(let id):
    return .approval(try drawer.approve(id), offer: drawer.timerOffer(afterApproving: id))
  case .acceptTrip(let id): return .trip(try drawer.acceptTrip(id))
  case .refuseTrip(let id): try drawer.refuseTrip(id)
  case .unrefuseTrip(let id): try drawer.unrefuseTrip(id)
  case .allowAssist(let address, let host): try drawer.allowAssist(address, consent: host)
  case .unapprove(let id, let force): try drawer.unapprove(id, force: force)
  case .dismiss(let id): try drawer.dismiss(id)
  case .undismiss(let id): try drawer.undismiss(id)
  case .editSuggestion(let id, let edit): try drawer.editSuggestion(id, edit)
  case .answer(let id, let choice): try drawer.answer(id, with: choice)
  case .delete(let ids, let withEntries): return .deletion(try drawer.delete(ids, withEntries: withEntries))
  case .deleteAll(let withEntries): return .deletion(try drawer.deleteAll(withEntries: withEntries))
  case .preferences(var changed):
    changed.calendarFolder = folders.expanded(changed.calendarFolder)
    if !changed.desktopTextFolder.isEmpty {
      changed.desktopTextFolder = folders.expanded(changed.desktopTextFolder)
    }
    changed.watchedFolders = changed.watchedFolders.map { folders.expanded($0) }
    if let missing = changed.watchedFolders.first(where: { !folders.isFolder($0) }) {
      throw DrawerProblem(.invalid, "There is no folder \(missing).")
    }
    let settings = changed
    try drawer.changeSettings { $0 = settings }
  }
  return .done
}
