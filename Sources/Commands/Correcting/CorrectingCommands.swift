import Drawer
import Specimens

extension CommandSpec {
  static let edit = CommandSpec(
    name: "edit",
    summary: "correct a title or a field",
    arguments: "ID [--title TEXT] [--field FIELD=VALUE]…",
    options: [
      .value("title", "TEXT", "your own title; empty puts Curio's back"),
      .value(
        "field", "FIELD=VALUE", "correct a field (`curio show` prints their names); empty takes it back"),
    ],
    details: "A correction wins for ever and is kept beside what was read.",
    examples: ["curio edit 3fa9c012 --field money-1='¥1,480'"],
    argumentCount: 1...1
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let id = try drawer.resolve(invocation.arguments[0])
    guard invocation.value("title") != nil || !invocation.values("field").isEmpty else {
      throw UsageError("say --title or --field", command: "edit")
    }
    if let title = invocation.value("title") { try drawer.setTitle(title.isEmpty ? nil : title, of: id) }
    for change in invocation.values("field") {
      let parts = change.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw UsageError("--field takes FIELD=VALUE", command: "edit") }
      try drawer.correctField(String(parts[0]), of: id, to: parts[1].isEmpty ? nil : String(parts[1]))
    }
    return .done
  }

  static let tag = CommandSpec(
    name: "tag",
    summary: "say where screenshots came from",
    arguments: "ID… ORIGIN | ID… --clear",
    options: [.flag("clear", "take your tag back")],
    argumentCount: 1...10_000
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let isClearing = invocation.has("clear")
    guard isClearing || invocation.arguments.count >= 2 else {
      throw UsageError("say the origin after the id", command: "tag")
    }
    let ids = try (isClearing ? invocation.arguments[...] : invocation.arguments.dropLast())
      .map { try drawer.resolve($0) }
    for id in ids { try drawer.tagOrigin(isClearing ? nil : invocation.arguments.last, of: id) }
    return .done
  }

  static let note = CommandSpec(
    name: "note",
    summary: "write down why something was saved",
    arguments: "ID TEXT… | ID - | ID --clear",
    options: [.flag("clear", "remove the note")],
    argumentCount: 1...10_000
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let id = try drawer.resolve(invocation.arguments[0])
    if invocation.has("clear") {
      try drawer.setNote("", of: id)
    } else if invocation.arguments.count == 1 {
      context.output.line(printableLines(try drawer.specimen(id).note))
    } else {
      try drawer.setNote(try invocation.text(joining: Array(invocation.arguments.dropFirst())), of: id)
    }
    return .done
  }
}
