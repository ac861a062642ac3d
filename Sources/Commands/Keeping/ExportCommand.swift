import Drawer
import Specimens

extension CommandSpec {
  static let export = CommandSpec(
    name: "export",
    summary: "write pictures and manifest.json into a folder",
    arguments: "DIR [ID…]",
    details: """
      Without ids the whole drawer is written. What holds card numbers, passwords or one-time codes is named
      on standard error. `curio import --manifest DIR` reads it back to an identical
      drawer. The schema: {"schema":1,"collections":[…],"specimens":[{"file":"images/…","record":{…}}]}.
      """,
    argumentCount: 1...100_000
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let ids = try invocation.arguments.dropFirst().map { try drawer.resolve($0) }
    let sensitive = try drawer.sensitive(among: ids.isEmpty ? nil : ids)
    let count = try drawer.export(ids.isEmpty ? nil : ids, to: invocation.arguments[0]) { _, _ in }
    if invocation.isJSON {
      try context.output.json(["exported": count, "sensitive": sensitive.count])
    } else {
      context.output.note("\(count) exported to \(printable(invocation.arguments[0])).")
    }
    if !sensitive.isEmpty {
      let names = sensitive.prefix(5).map(\.short).joined(separator: ", ") + (sensitive.count > 5 ? " …" : "")
      context.output.problem(
        "note: \(sensitive.count) of these hold card numbers, passwords or one-time codes, written in the clear: \(names)"
      )
    }
    return .done
  }
}
