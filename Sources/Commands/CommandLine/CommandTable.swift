/// Every command, in the order in which help lists them.
enum CommandTable {
  static let commands: [CommandSpec] = [
    .importing, .file, .watch, .reread,
    .search, .show, .open,
    .edit, .tag, .note, .collect,
    .review, .remind,
    .week, .brief, .child, .caregiver,
    .export, .delete, .rebuild, .verify, .settings, .assist, .doctor,
    .ocr, .extract, .explain, .suggest, .notice,
    .mail, .parent,
    .eval, .bench,
    .manual, .completions,
  ]
}
