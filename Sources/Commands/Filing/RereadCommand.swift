import Drawer
import Specimens

extension CommandSpec {
  static let reread = CommandSpec(
    name: "reread",
    summary: "read pictures again, keeping your edits",
    arguments: "[ID…] [--all | --unread]",
    options: [
      .flag("all", "every picture"),
      .flag("unread", "only those that could not be read, or lacked a language pack"),
    ]
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let reporter = ImportReporter(context.output, isJSON: invocation.isJSON)
    let ids: [SpecimenID]
    if invocation.has("all") || invocation.has("unread") {
      guard invocation.arguments.isEmpty else {
        throw UsageError("name pictures, or say --all or --unread", command: "reread")
      }
      ids = try drawer.idsToReread(onlyUnread: invocation.has("unread"))
    } else {
      guard !invocation.arguments.isEmpty else { throw UsageError("which pictures?", command: "reread") }
      ids = try invocation.arguments.map { try drawer.resolve($0) }
    }
    let summary = try context.wait { await drawer.reread(ids) { reporter.report($0) } }
    return try reporter.close(summary)
  }
}
