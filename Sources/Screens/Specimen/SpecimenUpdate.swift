import Drawer
import Specimens

extension AppState {
  mutating func openSpecimen(_ id: SpecimenID, matchBoxes: [Box] = []) -> [Effect] {
    let isEnlarged = screen == .detail && detail.isEnlarged
    detail = DetailState()
    // Every specimen asks anew.
    showsSecrets = false
    detail.id = id
    detail.matchBoxes = matchBoxes
    detail.isEnlarged = isEnlarged
    return open(.detail, asking: [.loadSpecimen(id), .noteOpened(id)])
  }

  mutating func performInDetail(_ action: ActionName) -> [Effect] {
    if detail.edit != nil { return performInEdit(action) }
    let ids = detail.id.map { [$0] } ?? []
    switch action {
    case .back:
      if detail.isEnlarged {
        detail.isEnlarged = false
        return []
      }
      return goBack()
    case .edit: return edit()
    case .copy:
      guard let row = selectedDetailRow else { return [] }
      let text = text(of: row)
      return text.isEmpty ? [] : copy(text)
    case .tagOrigin: return edit(.origin)
    case .note: return edit(.note)
    case .collect: return askToCollect(ids)
    case .delete: return askToDelete(ids)
    case .enlarge:
      detail.isEnlarged.toggle()
      return []
    case .editOutside: return editRowOutside()
    case .openOutside: return ids.map { .openOutside($0) }
    case .nextSpecimen: return step(1)
    case .previousSpecimen: return step(-1)
    default: break
    }
    moveDetail(action)
    return []
  }

  /// Blanks between groups are stepped over.
  private mutating func moveDetail(_ action: ActionName) {
    let rows = detailRows
    let before = detail.cursor.index
    guard detail.cursor.perform(action, count: rows.count, height: detailHeight) else { return }
    let step = detail.cursor.index < before ? -1 : 1
    while rows.indices.contains(detail.cursor.index), !rows[detail.cursor.index].isChoosable,
      rows.indices.contains(detail.cursor.index + step)
    {
      detail.cursor.move(by: step, count: rows.count, height: detailHeight)
    }
  }

  mutating func placeDetailCursor() {
    detail.cursor.place(at: detail.cursor.index, count: detailRows.count, height: detailHeight)
  }

  // MARK: Editing in place

  private mutating func edit(_ row: DetailRow? = nil) -> [Effect] {
    let rows = detailRows
    if let row, let place = rows.firstIndex(of: row) {
      detail.isEnlarged = false
      detail.cursor.place(at: place, count: rows.count, height: detailHeight)
    }
    switch selectedDetailRow {
    case .collections: return detail.id.map { askToCollect([$0]) } ?? []
    case .decision: return openReview(at: detail.id)
    case .field(let place) where detail.specimen.map { FieldReadings.isDoubtful($0.fields[place]) } == true:
      askForReading(place)
    case .title, .note, .origin, .field: editChosenRow()
    default: break
    }
    return []
  }

  mutating func editChosenRow() {
    detail.edit = TextField(selectedDetailRow.map { text(of: $0) } ?? "")
  }

  private mutating func performInEdit(_ action: ActionName) -> [Effect] {
    switch action {
    case .accept: return keepEdit()
    case .editOutside: return [.editOutside(detail.edit?.text ?? "")]
    case .decline, .back:
      detail.edit = nil
      return detail.id.map { [.loadSpecimen($0)] } ?? []
    default:
      _ = detail.edit?.perform(action)
      return []
    }
  }

  /// The chosen row, or the note where that is no row of words.
  private mutating func editRowOutside() -> [Effect] {
    switch selectedDetailRow {
    case .title, .origin, .field: break
    default:
      if let place = detailRows.firstIndex(of: .note) {
        detail.isEnlarged = false
        detail.cursor.place(at: place, count: detailRows.count, height: detailHeight)
      }
    }
    editChosenRow()
    return [.editOutside(detail.edit?.text ?? "")]
  }

  /// The user's own editor was left.
  mutating func takeEdited(_ text: String?, _ problem: String?) -> [Effect] {
    if case .editor(var editor) = dialog {
      if let text { editor.field.replace(with: text) }
      dialog = .editor(editor)
      if let problem { say(problem, .problem) }
      return []
    }
    guard detail.edit != nil else { return [] }
    guard let text else {
      detail.edit = nil
      say(problem ?? "Left as it was.", problem == nil ? .plain : .problem)
      return detail.id.map { [.loadSpecimen($0)] } ?? []
    }
    // Only a note has lines.
    let words = selectedDetailRow == .note ? text : text.onOneLine
    detail.edit?.replace(with: words)
    return keepEdit()
  }

  private mutating func keepEdit() -> [Effect] {
    guard let specimen = detail.specimen, let row = selectedDetailRow, let typed = detail.edit?.text.trimmed
    else { return [] }
    detail.edit = nil
    guard typed != text(of: row) else { return [] }
    let id = specimen.id
    let words = typed.isEmpty ? nil : typed
    switch row {
    case .title:
      say(words == nil ? "Curio's own title is back." : "The title is yours now.")
      return [.change(.setTitle(words, id), undo: .setTitle(specimen.customTitle, id))]
    case .note:
      say("Noted.")
      return [.change(.setNote(typed, id), undo: .setNote(specimen.note, id))]
    case .origin:
      var before: String?
      if case .userTagged(let name) = specimen.origin { before = name }
      say(words == nil ? "The tag is taken off." : "Tagged by you.")
      return [.change(.tagOrigin(words, id), undo: .tagOrigin(before, id))]
    case .field(let place):
      guard specimen.fields.indices.contains(place) else { return [] }
      let field = specimen.fields[place]
      say(words == nil ? "The reading is back." : "Corrected; the reading stays beside it.")
      return [
        .change(
          .correctField(field.id, id, to: words),
          undo: .correctField(field.id, id, to: field.correction?.text))
      ]
    default: return []
    }
  }

  // MARK: Neighbours

  /// The next one of the list it was opened from.
  private mutating func step(_ by: Int) -> [Effect] {
    guard stack.count > 1 else { return [] }
    switch stack[stack.count - 2] {
    case .results:
      let place = results.cursor.index + by
      guard results.rows.indices.contains(place) else { return [] }
      results.cursor.place(at: place, count: results.rows.count, height: resultsHeight)
      let card = results.rows[place]
      return openSpecimen(card.id, matchBoxes: card.boxes)
    case .drawer:
      guard let card = drawer.window.card(at: drawer.index + by) else { return [] }
      moveCard(to: drawer.index + by)
      return openSpecimen(card.id) + visiblePages()
    default: return []
    }
  }
}
