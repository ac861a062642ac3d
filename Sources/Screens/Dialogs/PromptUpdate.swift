import Drawer
import Specimens

extension AppState {
  mutating func performInPrompt(_ prompt: PromptDialog, _ action: ActionName) -> [Effect] {
    switch action {
    case .decline:
      dialog = nil
      return []
    case .accept: return take(prompt)
    default:
      editDialogField { _ = $0.perform(action) }
      return []
    }
  }

  private mutating func take(_ prompt: PromptDialog) -> [Effect] {
    let typed = prompt.field.text.trimmed
    if let problem = problem(of: typed, for: prompt.purpose) {
      var prompt = prompt
      prompt.problem = problem
      dialog = .prompt(prompt)
      return []
    }
    dialog = nil
    switch prompt.purpose {
    case .makeCollection(let ids): return [.change(.makeCollection(typed, adding: ids))]
    case .renameCollection(let id):
      let before = overview.manual.first { $0.collection.id == id }?.collection.name
      return [.change(.renameCollection(id, to: typed), undo: before.map { .renameCollection(id, to: $0) })]
    case .export(let ids): return [.lookForSecrets(ids, folder: typed)]
    case .watchFolder:
      var changed = preferences
      if !changed.watchedFolders.contains(typed) { changed.watchedFolders.append(typed) }
      return set(changed)
    case .desktopTexts:
      var changed = preferences
      changed.desktopTextFolder = typed
      return set(changed)
    case .calendarFolder(let id): return useCalendar(typed, approving: id)
    case .deleteAll: return [.change(.deleteAll(withEntries: false))]
    case .assistAddress: return [.lookAtAssist(typed)]
    case .assistConsent(let offer): return [.change(.allowAssist(offer.address, consent: typed))]
    case .family(let ask): return takeFamilyText(ask, typed)
    case .familyField(let id, let field): return [.family(.set(id, field: field, value: typed))]
    }
  }

  private func problem(of typed: String, for purpose: PromptDialog.Purpose) -> String? {
    switch purpose {
    case .deleteAll:
      return DeleteWord.matches(typed) ? nil : "Nothing was deleted. Type \(DeleteWord.word), or Esc."
    case .desktopTexts:
      return typed.hasPrefix("/") || typed.hasPrefix("~/") ? nil : "Type a path that begins with / or ~/."
    case .makeCollection, .renameCollection:
      if typed.isEmpty { return "A collection needs a name." }
      var others = overview.manual
      if case .renameCollection(let id) = purpose { others.removeAll { $0.collection.id == id } }
      let isTaken = others.contains { $0.collection.name.lowercased() == typed.lowercased() }
      return isTaken ? "There is one of that name already." : nil
    case .family: return typed.isEmpty ? "Type something, or Esc." : nil
    case .familyField: return nil
    case .assistAddress: return typed.isEmpty ? "Type an address, or Esc." : nil
    case .assistConsent(let offer):
      return typed.lowercased() == offer.host ? nil : "Nothing was switched on. Type \(offer.host), or Esc."
    case .export, .watchFolder, .calendarFolder: return typed.isEmpty ? "Type the path of a folder." : nil
    }
  }

  mutating func performInEditor(_ editor: EditorDialog, _ action: ActionName) -> [Effect] {
    switch action {
    case .decline: dialog = nil
    case .editOutside: return [.editOutside(editor.field.text)]
    case .accept:
      let text = editor.field.text
      guard !text.trimmed.isEmpty else {
        say("There is nothing to file yet.", .problem)
        return []
      }
      dialog = nil
      return [.fileText(text)]
    default: editDialogField { _ = $0.perform(action) }
    }
    return []
  }

  mutating func performInForm(_ form: EntryForm, _ action: ActionName) -> [Effect] {
    var form = form
    switch action {
    case .decline:
      dialog = nil
      return []
    case .accept:
      guard let edit = form.checked() else {
        dialog = .form(form)
        return []
      }
      dialog = nil
      let before = review.items.first { $0.id == form.id }.map { SuggestionEdit(taking: $0.suggestion) }
      return [.change(.editSuggestion(form.id, edit), undo: before.map { .editSuggestion(form.id, $0) })]
    case .nextPart, .down: form.step(1)
    case .previousPart, .up: form.step(-1)
    case .mark: form.toggle()
    case .textLeft where !form.row.isText, .textRight where !form.row.isText: form.toggle()
    default:
      editDialogField { _ = $0.perform(action) }
      return []
    }
    dialog = .form(form)
    return []
  }

  /// A click in a dialog.
  mutating func pressInDialog(_ target: Target) {
    switch (dialog, target) {
    case (.choice(var choice), .row(let row)):
      choice.cursor.place(at: row, count: choice.options.count, height: dialogListHeight)
      dialog = .choice(choice)
    case (.palette(var palette), .row(let row)):
      palette.cursor.place(at: row, count: paletteRows(palette).count, height: paletteHeight)
      dialog = .palette(palette)
    case (.form(var form), .formRow(let row)):
      form.row = row
      if !row.isText { form.toggle() }
      dialog = .form(form)
    default: break
    }
  }
}

extension SuggestionEdit {
  /// The edit that makes a suggestion what it is now.
  fileprivate init(taking suggestion: Suggestion) {
    self.init(
      title: suggestion.title, kind: suggestion.kind, start: suggestion.start, end: .some(suggestion.end),
      isAllDay: suggestion.isAllDay, location: suggestion.location ?? "", alarms: suggestion.alarms)
  }
}

extension EntryForm {
  mutating func step(_ by: Int) {
    let place = rows.firstIndex(of: row) ?? 0
    row = rows[(place + by + rows.count) % rows.count]
  }
}
