import Drawer
import Specimens

extension AppState {
  /// The text that the open message offers to copy.
  var copyableMessage: String? {
    if case .message(let message) = dialog { message.copyable } else { nil }
  }

  /// The chosen part of the form is a switch rather than text.
  var isOnSwitch: Bool {
    if case .form(let form) = dialog { !form.row.isText } else { false }
  }

  mutating func editDialogField(_ edit: (inout TextField) -> Void) {
    switch dialog {
    case .prompt(var prompt):
      edit(&prompt.field)
      prompt.problem = nil
      dialog = .prompt(prompt)
    case .editor(var editor):
      edit(&editor.field)
      dialog = .editor(editor)
    case .palette(var palette):
      edit(&palette.field)
      palette.cursor = ListCursor()
      dialog = .palette(palette)
    case .form(var form):
      if var field = form[form.row] {
        edit(&field)
        form[form.row] = field
        form.problems[form.row] = nil
      }
      dialog = .form(form)
    default: break
    }
  }

  mutating func performInDialog(_ action: ActionName) -> [Effect] {
    guard let dialog else { return [] }
    if action == .help, dialog.place.isTyping {
      // Help for a field lies above it and must not lose what was typed.
      helpBelow = dialog
      self.dialog = .help(HelpDialog(place: dialog.place))
      return []
    }
    switch dialog {
    case .help(let help): performInHelp(help, action)
    case .message(let message): return performInMessage(message, action)
    case .confirm(let confirm): return performInConfirm(confirm, action)
    case .choice(let choice): return performInChoice(choice, action)
    case .prompt(let prompt): return performInPrompt(prompt, action)
    case .editor(let editor): return performInEditor(editor, action)
    case .form(let form): return performInForm(form, action)
    case .palette(let palette): return performInPalette(palette, action)
    }
    return []
  }

  private mutating func performInHelp(_ help: HelpDialog, _ action: ActionName) {
    if action == .decline {
      dialog = helpBelow
      helpBelow = nil
      return
    }
    var help = help
    _ = help.cursor.perform(action, count: helpLines(help.place).count, height: dialogListHeight)
    dialog = .help(help)
  }

  private mutating func performInMessage(_ message: MessageDialog, _ action: ActionName) -> [Effect] {
    switch action {
    case .copy: return message.copyable.map { copy($0) } ?? []
    case .decline: dialog = nil
    default:
      var message = message
      _ = message.cursor.perform(
        action, count: DialogText.wrapped(message, in: self).count, height: dialogListHeight)
      dialog = .message(message)
    }
    return []
  }

  private mutating func performInConfirm(_ confirm: ConfirmDialog, _ action: ActionName) -> [Effect] {
    var scrolled = confirm
    let (count, height) = DialogText.lines(of: confirm, in: self)
    if scrolled.cursor.perform(action, count: count, height: height) {
      dialog = .confirm(scrolled)
      return []
    }
    dialog = nil
    guard action == .accept else { return [] }
    switch confirm.purpose {
    case .delete(let ids, let withEntries): return [.change(.delete(ids, withEntries: withEntries))]
    case .deleteCollection(let id):
      if drawer.scope == .manual(id) { drawer.scope = .all }
      return [.change(.deleteCollection(id))]
    case .merge(let id, let other):
      if drawer.scope == .manual(id) { drawer.scope = .manual(other) }
      return [.change(.mergeCollection(id, into: other))]
    case .unapproveChanged(let id): return [.change(.unapprove(id, force: true))]
    case .quitWhileFiling:
      isQuitting = true
      return [.cancelWork]
    case .cancelWork:
      guard work.running != nil else { return [] }
      work.isCancelling = true
      return [.cancelWork]
    case .filePasted(let paths): return file(paths)
    case .exportSecrets(let ids, let folder): return start(.exporting, .export(ids, to: folder))
    case .sendNotice(let id, let offer):
      say("Asking the assist at \(offer.host) …", .plain)
      return [.family(.askAssist(id, offer))]
    }
  }

  private mutating func performInChoice(_ choice: ChoiceDialog, _ action: ActionName) -> [Effect] {
    switch action {
    case .decline:
      dialog = nil
      return []
    case .accept:
      dialog = nil
      guard choice.options.indices.contains(choice.cursor.index) else { return [] }
      return choose(choice.options[choice.cursor.index].value, for: choice.purpose)
    default:
      var choice = choice
      _ = choice.cursor.perform(action, count: choice.options.count, height: dialogListHeight)
      dialog = .choice(choice)
      return []
    }
  }

  private mutating func choose(_ value: ChoiceDialog.Option.Value, for purpose: ChoiceDialog.Purpose)
    -> [Effect]
  {
    switch (purpose, value) {
    case (.collect(let ids), _): return collect(ids, value)
    case (.merge(let id), .manual(let other)):
      dialog = .confirm(
        ConfirmDialog(
          title: "Merge these collections?", lines: ["The specimens stay; one of the two names goes."],
          yes: "merge", purpose: .merge(id, into: other)))
    case (.calendar(let id), .path(let folder)): return useCalendar(folder, approving: id)
    case (.calendar(let id), .new):
      dialog = .prompt(
        PromptDialog(
          title: "Calendar folder", lines: ["Entries are written here, one file each."],
          text: preferences.calendarFolder, purpose: .calendarFolder(approving: id)))
    case (.answer(let id), .text(let choice)):
      return [.change(.answer(id, choice), undo: .answer(id, nil))]
    case (.delete(let ids), .yes): return [.change(.delete(ids, withEntries: true))]
    case (.delete(let ids), .no): return [.change(.delete(ids, withEntries: false))]
    case (.trip(let id), .yes): return [.change(.acceptTrip(id))]
    case (.trip(let id), .no): return [.change(.refuseTrip(id), undo: .unrefuseTrip(id))]
    case (.theme, .text(let theme)):
      var changed = preferences
      changed.theme = theme
      return set(changed)
    case (.pictures, .text(let choice)):
      var changed = preferences
      changed.isTextOnly = choice == PictureChoice.words.rawValue
      if !changed.isTextOnly { changed.pictures = choice }
      return set(changed)
    case (.watchedFolders, .path(let folder)):
      var changed = preferences
      changed.watchedFolders.removeAll { $0 == folder }
      return set(changed)
    case (.watchedFolders, .new):
      dialog = .prompt(
        PromptDialog(
          title: "Folder to watch", lines: ["New screenshots that appear there are filed while Curio runs."],
          purpose: .watchFolder))
    case (.family(let ask), .text(let value)): return takeFamilyChoice(ask, value)
    case (.reading(let field, let id), .text(let words)): return pickReading(words, of: field, in: id)
    case (.reading(let field, let id), .yes): return pickReading(nil, of: field, in: id)
    case (.reading, .new): editChosenRow()
    case (.desktopTexts, .no):
      var changed = preferences
      changed.desktopTextFolder = ""
      return set(changed)
    case (.desktopTexts, .new): askForDesktopTextFolder()
    case (.scope, .scope(let row)):
      let rows = railRows
      return rows.indices.contains(row) ? show(rows[row].scope) : []
    default: break
    }
    return []
  }

  // MARK: Delete and export

  /// Asks once; where a calendar entry was approved, what shall become of it.
  mutating func askToDelete(_ ids: [SpecimenID]) -> [Effect] {
    guard !ids.isEmpty else { return [] }
    let title =
      ids.count == 1
      ? "Delete “\(masked(self.title(of: ids[0]) ?? "this specimen"))”?" : "Delete \(ids.count) specimens?"
    let lines = ["Image, text, note and proposal go for good; there is no way back."]
    guard mayHaveEntries(ids) else {
      dialog = .confirm(
        ConfirmDialog(
          title: title, lines: lines, yes: "delete", no: "keep", purpose: .delete(ids, withEntries: false)))
      return []
    }
    dialog = .choice(
      ChoiceDialog(
        title: title, lines: lines + ["An entry you approved is in your calendar."],
        options: [
          ChoiceDialog.Option("Delete, keep the calendar entry", .no),
          ChoiceDialog.Option("Delete, with the calendar entry", .yes),
        ], purpose: .delete(ids)))
    return []
  }

  private func title(of id: SpecimenID) -> String? {
    if let specimen = detail.specimen, specimen.id == id { return specimen.effectiveTitle.onOneLine }
    return card(of: id)?.title.onOneLine
  }

  /// What is at hand of a specimen, from the cards or the answers.
  func card(of id: SpecimenID) -> Card? {
    drawer.window.index(of: id).flatMap { drawer.window.card(at: $0) }
      ?? results.rows.first { $0.id == id }?.card
  }

  private func mayHaveEntries(_ ids: [SpecimenID]) -> Bool {
    ids.contains { id in
      if let specimen = detail.specimen, specimen.id == id {
        if case .suggested(_, .approved) = specimen.decision { return true }
        return false
      }
      // One that is out of sight is asked about rather than guessed.
      return card(of: id).map { $0.review == .approved } ?? true
    }
  }

  /// What was looked at is exported, unless it holds what others should not read: then that is said first.
  mutating func export(_ ids: [SpecimenID]?, to folder: String, sensitive: Int) -> [Effect] {
    guard sensitive > 0, dialog == nil else { return start(.exporting, .export(ids, to: folder)) }
    let those = sensitive == 1 ? "One of them holds" : "\(sensitive) of them hold"
    dialog = .confirm(
      ConfirmDialog(
        title: "Export secrets, too?",
        lines: [
          "\(those) card numbers, passwords or one-time codes.",
          "An export is written in the clear: whoever gets the folder can read them.",
        ], yes: "export", no: "cancel", purpose: .exportSecrets(ids, to: folder)))
    return []
  }

  mutating func askToExport(_ ids: [SpecimenID]?) -> [Effect] {
    let what =
      ids.map { counted($0.count, "marked specimen") }
      ?? "the whole drawer, \(counted(overview.total, "specimen"))"
    dialog = .prompt(
      PromptDialog(
        title: "Export to which folder?", lines: ["Images and a manifest of \(what)."],
        text: "~/curio-export-\(now.date)", isProposal: true, purpose: .export(ids)))
    return []
  }
}
