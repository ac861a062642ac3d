extension ActionTable {
  static let screens = drawer + search + specimen + review + capture + collections + settings + looking + week

  private static let drawer = [
    Action(.offerSamples, ["s"], "file the samples", "File the sample images, to look around.", in: [.drawer])
    {
      $0.offersSamples
    },
    Action(.open, ["enter"], "open", "Open the specimen.", in: [.drawer]) { $0.drawer.window.total > 0 },
    Action(.open, ["enter"], "show", "Show this collection.", in: [.rail]),
    Action(.search, ["/"], "search", "Search the drawer while you type.", in: [.drawer, .rail]),
    Action(.capture, ["i"], "import", "File screenshots, or text.", in: [.drawer, .rail]),
    Action(
      .review, ["a"], "review", "Look at the calendar entries that wait for you.", in: [.drawer, .rail]),
    Action(.collect, ["c"], "collect", "Put into a collection, or move to another kind.", in: [.drawer]) {
      $0.drawer.window.total > 0
    },
    Action(.export, ["e"], "export", "Write images and a manifest into a folder.", in: [.drawer]) {
      $0.drawer.window.total > 0
    },
    Action(.delete, ["d", "delete"], "delete", "Delete the specimen, or all that are marked.", in: [.drawer])
    {
      $0.drawer.window.total > 0
    },
    Action(.mark, ["space"], "mark", "Mark for collect, export and delete.", in: [.drawer], quiet: true) {
      $0.drawer.window.total > 0
    },
    Action(.markAll, ["*"], "mark all", "Mark all that are shown here.", in: [.drawer], quiet: true) {
      $0.drawer.window.total > 0
    },
    Action(.unmark, ["-"], "unmark all", "Let go of all marks.", in: [.drawer], quiet: true) {
      !$0.drawer.marked.isEmpty
    },
    Action(
      .sort, ["o"], "order", "Sort by the day it was saved, by what is coming up, or by collection.",
      in: [.drawer, .rail]),
    Action(
      .groups, ["z"], "groups", "Show or hide the day, or the collection, that cards belong to.",
      in: [.drawer, .rail], quiet: true),
    Action(.layout, ["v"], "list", "Show rows or cards.", in: [.drawer, .rail], quiet: true),
    Action(.nextPart, ["tab"], "rail", "Go to the rail of collections.", in: [.drawer], quiet: true),
    Action(.nextPart, ["tab"], "cards", "Go to the cards.", in: [.rail]),
    Action(
      .collections, ["C"], "collections", "Make, rename, merge and delete collections.",
      in: [.drawer, .rail],
      quiet: true),
    Action(
      .settings, [","], "settings", "Folders, languages, calendar, theme, export, delete all.",
      in: [.drawer, .rail], quiet: true),
    Action(.timeline, ["t"], "timeline", "See what is coming up, day by day.", in: [.drawer, .rail]),
    Action(
      .statistics, ["S"], "statistics", "See what the drawer holds, by kind and month.",
      in: [.drawer, .rail],
      quiet: true),
    Action(
      .report, ["w"], "jobs", "Show what is being done and how long it takes, and what became of each file.",
      in: [.drawer, .rail], quiet: true),
  ]

  private static let search = [
    Action(.open, ["enter"], "open", "Open the answer; in an empty search, search again.", in: [.query]) {
      $0.results.selected != nil || $0.offeredQuery != nil
    },
    Action(.open, ["enter"], "open", "Open the answer.", in: [.results]) { $0.results.selected != nil },
    Action(
      .nextPart, ["tab"], "list",
      "Complete the name after in:, origin:, has: or saved:; else go to the list, where letters are keys.",
      in: [.query]),
    Action(
      .olderQuery, ["alt-up"], "older search", "Put back what was searched for before.", in: [.query],
      quiet: true
    ) { !$0.queries.isEmpty },
    Action(
      .newerQuery, ["alt-down"], "newer search", "Come back to what was searched for last.", in: [.query],
      quiet: true
    ) { $0.results.historyPlace != nil },
    Action(.nextPart, ["tab", "/", "i"], "type", "Go back to the words.", in: [.results]),
    Action(
      .removeChip, ["alt-1", "alt-2", "alt-3", "alt-4", "alt-5", "alt-6", "alt-7", "alt-8", "alt-9"],
      "drop chip", "Take a chip's words out of the search, by its number.", in: [.query], quiet: true
    ) { $0.hasChips },
    Action(
      .removeChip, ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "drop chip",
      "Take a chip's words out of the search, by its number.", in: [.results]
    ) { $0.hasChips },
    Action(.collect, ["c"], "collect", "Put into a collection, or move to another kind.", in: [.results]) {
      $0.results.selected != nil
    },
    Action(.copy, ["y"], "copy", "Copy the matching words.", in: [.results]) { $0.results.selected != nil },
    Action(.delete, ["d", "delete"], "delete", "Delete the specimen.", in: [.results]) {
      $0.results.selected != nil
    },
  ]

  private static let specimen = [
    Action(.edit, ["enter", "e"], "edit", "Edit this row in place.", in: [.detail]) {
      $0.canEditSelectedRow
    },
    Action(.copy, ["y"], "copy", "Copy this row.", in: [.detail]) { $0.detail.specimen != nil },
    Action(.tagOrigin, ["o"], "origin", "Say where it came from.", in: [.detail]) {
      $0.detail.specimen != nil
    },
    Action(.note, ["n"], "note", "Write why you saved it.", in: [.detail]) { $0.detail.specimen != nil },
    Action(.review, ["a"], "review", "Look at the proposed entry.", in: [.detail]) {
      $0.detail.specimen?.decision.pending != nil
    },
    Action(.collect, ["c"], "collect", "Put into a collection, or move to another kind.", in: [.detail]) {
      $0.detail.specimen != nil
    },
    Action(.delete, ["d", "delete"], "delete", "Delete the specimen.", in: [.detail]) {
      $0.detail.specimen != nil
    },
    Action(.enlarge, ["f"], "picture", "Give the picture the whole screen, and back.", in: [.detail]) {
      $0.detail.specimen?.media.kind == .image
    },
    Action(
      .openOutside, ["O"], "open outside", "Open the original in the desktop's viewer.", in: [.detail],
      quiet: true
    ) { $0.detail.specimen?.media.kind == .image },
    Action(
      .reveal, ["ctrl-r"], "secrets", "Show or hide card numbers, passwords and one-time codes.",
      in: [.detail], urgent: true
    ) { !$0.detail.findings.isEmpty || ($0.detail.specimen?.holdsSecrets ?? false) },
    Action(
      .editOutside, ["E"], "own editor", "Edit this row, else the note, in your own editor ($EDITOR).",
      in: [.detail], quiet: true
    ) { $0.detail.specimen != nil },
    Action(
      .editOutside, ["f4"], "own editor", "Go on in your own editor ($EDITOR).", in: [.detailEdit, .editor],
      quiet: true),
    Action(
      .nextSpecimen, ["]", "J"], "next", "Show the next specimen.", in: [.detail], quiet: true),
    Action(
      .previousSpecimen, ["[", "K"], "previous", "Show the previous specimen.", in: [.detail], quiet: true),
    Action(.accept, ["enter"], "keep", "Keep what was typed.", in: [.detailEdit]),
    Action(.decline, ["escape"], "leave as it was", "Leave it as it was.", in: [.detailEdit]),
  ]

  private static let review = [
    Action(
      .approve, ["A", "y"], "approve", "Write exactly this entry into the calendar folder.", in: [.review]
    ) {
      $0.review.current != nil
    },
    Action(.dismiss, ["x"], "dismiss", "Never propose this one again.", in: [.review]) {
      $0.review.current != nil
    },
    Action(.edit, ["e"], "edit", "Change title, times, place or alarms first.", in: [.review]) {
      $0.review.current != nil
    },
    Action(
      .mark, ["m"], "mark", "Mark it, to approve or dismiss several together.", in: [.review], quiet: true
    ) {
      $0.review.items.count > 1
    },
    Action(.markAll, ["*"], "mark all", "Mark all that ask nothing.", in: [.review], quiet: true) {
      $0.review.items.count > 1
    },
    Action(.unmark, ["-"], "unmark all", "Let go of all marks.", in: [.review], quiet: true) {
      !$0.review.marked.isEmpty
    },
    Action(.later, ["s", "space"], "later", "Decide later; show the next.", in: [.review]) {
      $0.review.current != nil
    },
    Action(.open, ["enter"], "specimen", "Open the specimen it comes from.", in: [.review]) {
      $0.review.current != nil
    },
    Action(.open, ["enter"], "specimen", "Open the specimen.", in: [.abstentions]) {
      !$0.review.abstentions.isEmpty
    },
    Action(
      .abstentions, ["tab", "n"], "not proposed", "What Curio did not propose, and why.", in: [.review]),
    Action(.abstentions, ["tab", "n"], "proposals", "Back to the proposals.", in: [.abstentions]),
  ]

  private static let capture = [
    Action(.open, ["enter"], "open", "Open the folder, or file what is picked.", in: [.capture]),
    Action(.mark, ["space"], "pick", "Pick this picture, or let it go.", in: [.capture]) {
      $0.capture.selected?.kind == .picture && $0.capture.jump.isEmpty
    },
    Action(.markAll, ["ctrl-a"], "pick all", "Pick every picture of this folder.", in: [.capture]) {
      !$0.capture.pictures.isEmpty
    },
    Action(
      .file, ["ctrl-f"], "file", "File what is picked; with nothing picked, this picture or folder.",
      in: [.capture]),
    Action(.parent, ["left"], "up a folder", "Go to the folder above.", in: [.capture]),
    Action(.open, ["right"], "open", "Open the folder.", in: [.capture], quiet: true) {
      $0.capture.selected?.kind == .folder
    },
    Action(.typeText, ["ctrl-t"], "text", "Type or paste text to file.", in: [.capture]),
    Action(.waysIn, ["f2"], "ways in", "How phone pictures, paper and mail get in.", in: [.capture]),
    Action(.fileWaiting, ["ctrl-w"], "file the inbox", "File what waits in the inbox now.", in: [.capture]) {
      $0.capture.waiting > 0
    },
    Action(.complete, ["tab"], "complete", "Complete the path that was typed.", in: [.capture]) {
      TypedPath($0.capture.jump) != nil
    },
    Action(.hidden, ["ctrl-o"], "hidden", "Show or hide hidden files.", in: [.capture], quiet: true),
    Action(.unmark, ["ctrl-u"], "pick none", "Let go of all that is picked.", in: [.capture], quiet: true) {
      !$0.capture.picked.isEmpty
    },
    Action(
      .eraseLeft, ["backspace"], "erase", "Erase the last letter, or go up a folder.", in: [.capture],
      quiet: true),
    Action(.open, ["enter"], "specimen", "Open the specimen.", in: [.report]) { $0.reportedSpecimen != nil },
    Action(.capture, ["i"], "import more", "Back to the file picker.", in: [.report], quiet: true),
  ]

  private static let collections = [
    Action(.open, ["enter"], "show", "Show its specimens.", in: [.collections]),
    Action(.make, ["n"], "new", "Make a collection.", in: [.collections]),
    Action(.rename, ["r"], "rename", "Give it another name.", in: [.collections]) {
      $0.selectedManualCollection != nil
    },
    Action(.merge, ["m"], "merge", "Pour it into another collection.", in: [.collections]) {
      $0.selectedManualCollection != nil && $0.overview.manual.count > 1
    },
    Action(
      .delete, ["d", "delete"], "delete", "Delete the collection; its specimens stay.", in: [.collections]
    ) {
      $0.selectedManualCollection != nil
    },
  ]

  private static let looking = [
    Action(.open, ["enter"], "open", "Open the specimen.", in: [.timeline]) {
      $0.selectedTimelineCard != nil
    },
    Action(.review, ["a"], "review", "Look at the entries that wait for you.", in: [.timeline]),
    Action(.copy, ["y"], "copy", "Copy day and title.", in: [.timeline]) { $0.selectedTimelineCard != nil },
    Action(.open, ["enter"], "show", "Show those specimens.", in: [.statistics]) { state in
      state.statisticsRows.contains { $0.isChoosable }
    },
  ]

  private static let settings = [
    Action(.open, ["enter", "space"], "change", "Change this setting.", in: [.settings])
  ]
}
