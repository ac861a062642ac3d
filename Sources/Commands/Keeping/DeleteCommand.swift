import Drawer
import Specimens

extension CommandSpec {
  static let delete = CommandSpec(
    name: "delete",
    summary: "delete specimens without residue",
    arguments: "ID… | --all --yes",
    options: [
      .flag("with-entries", "also remove the calendar entries that were approved from them"),
      .flag("verify", "then prove that no byte of them is left"),
      .flag("all", "everything"),
      .flag("yes", "with --all: yes, everything"),
    ],
    details:
      "Image, record, thumbnail, index rows and pending suggestion go. Approved entries stay unless asked."
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let withEntries = invocation.has("with-entries")
    let outcome: DeletionOutcome
    if invocation.has("all") {
      guard invocation.arguments.isEmpty else { throw UsageError("--all takes no ids", command: "delete") }
      guard invocation.has("yes") else {
        throw UsageError("--all deletes everything; say --yes as well", command: "delete")
      }
      outcome = try drawer.deleteAll(withEntries: withEntries, verify: invocation.has("verify"))
    } else {
      guard !invocation.arguments.isEmpty else { throw UsageError("which? say ids", command: "delete") }
      let ids = try invocation.arguments.map { try drawer.resolve($0) }
      outcome = try drawer.delete(ids, withEntries: withEntries, verify: invocation.has("verify"))
    }
    report(outcome, invocation, context)
    return outcome.residue.isEmpty ? .done : .partial
  }

  @Sendable private static func report(
    _ outcome: DeletionOutcome, _ invocation: Invocation, _ context: Context
  ) {
    if invocation.isJSON {
      try? context.output.json(DeletionLine(outcome))
      return
    }
    context.output.note("\(outcome.deleted) deleted.")
    for path in outcome.removedEntries { context.output.note("calendar entry removed: \(path)") }
    for path in outcome.keptEntries {
      context.output.note("calendar entry kept: \(path) (--with-entries removes it)")
    }
    guard invocation.has("verify") else { return }
    if outcome.residue.isEmpty {
      context.output.note("Verified: no byte of it is left in the drawer, cache, settings or log.")
    } else {
      for path in outcome.residue { context.output.problem("still holds bytes of it: \(path)") }
    }
  }
}

private struct DeletionLine: Encodable {
  var deleted: Int
  var keptEntries: [String]
  var removedEntries: [String]
  var residue: [String]

  init(_ outcome: DeletionOutcome) {
    deleted = outcome.deleted
    keptEntries = outcome.keptEntries
    removedEntries = outcome.removedEntries
    residue = outcome.residue
  }
}
