import Drawer
import Family
import Foundation
import Notices
import Specimens

extension CommandSpec {
  static let week = CommandSpec(
    name: "week",
    summary: "what is to bring, pay, sign and attend this week; cards that wait",
    arguments:
      "[list] | cards | answer ID FIELD VALUE | edit ID FIELD VALUE | approve ID…|all | unapprove ID | dismiss ID | add TITLE | done ID… | undone ID… | remove ID… | remind ID MINUTES | history ID",
    options: [
      .value("week", "WEEK", "another week, such as 2026-W49 or next"),
      .value("child", "NAME", "only this child; with add: whom it is for, or all"),
      .value("as", "CAREGIVER", "look only, at the children of this caregiver"),
      .value("by", "NAME", "who did it"),
      .choice("type", "TYPE", ["bring", "pay", "sign", "attend"], "bring, pay, sign or attend"),
      .value("date", "DATE", "YYYY-MM-DD"),
      .value("time", "TIME", "HH:MM"),
      .value("cost", "COST", "such as 15 USD"),
    ],
    details: """
      Cards come from notices (`curio notice FILE --keep`) and wait until approved; one with an open question can't
      be approved before it is answered: FIELD is child, date, time or cost, and “all” is an answer to child.
      `add` reads a type as the first word, a day, an hour and a sum out of its words: add "Bring paint shirt Friday";
      what an option says is left as it stands. `approve all` takes the cards without questions and names those that wait. `remind ID 1440` writes a calendar
      entry with a reminder the day before, `remind ID 0` one without. --as opens a week to look at; it is a
      convenience, no lock.
      """,
    words: [
      "list", "cards", "answer", "edit", "approve", "unapprove", "dismiss", "add", "done", "undone", "remove",
      "remind",
      "history",
    ]
  ) { invocation, context in
    try WeekRun(invocation, context).run()
  }
}

private struct WeekRun {
  let invocation: Invocation
  let context: Context
  let family: Family
  let children: [Child]
  let words: WeekWords
  let today: LocalDate

  init(_ invocation: Invocation, _ context: Context) throws {
    self.invocation = invocation
    self.context = context
    family = Family(try context.drawer(invocation), clock: context.clock)
    children = try family.children()
    words = WeekWords(children)
    today = context.localNow().date
  }

  private func argument(_ index: Int) throws -> String {
    guard invocation.arguments.count > index else {
      throw UsageError("something is missing", command: "week")
    }
    return invocation.arguments[index]
  }

  func run() throws -> ExitCode {
    let deed = invocation.arguments.first ?? "list"
    if invocation.value("as") != nil, deed != "list" {
      throw DrawerProblem(.invalid, "A week opened with --as is for looking; leave --as out to change it.")
    }
    switch deed {
    case "list": try list()
    case "cards": try show(try family.items().filter { $0.state == .proposed || $0.state == .withdrawn })
    case "answer", "edit":
      let item = try family.item(try argument(1))
      try family.set(item.id, try argument(2), try argument(3))
      if deed == "answer" { try show([try family.item(item.id)]) }
    case "approve": return try approve()
    case "unapprove": try each { try family.unapprove($0) }
    case "dismiss": try each { try family.dismiss($0) }
    case "add": try add()
    case "done":
      let name = invocation.value("by")
      try each { try family.check($0, by: name) }
    case "undone": try each { try family.uncheck($0) }
    case "remove": try each { try family.removeItem($0) }
    case "remind":
      guard let minutes = Int(try argument(2)), (0...40_320).contains(minutes) else {
        throw UsageError("MINUTES is 0 to 40320", command: "week")
      }
      context.output.line(try family.remind(try family.item(try argument(1)).id, minutes: minutes))
    case "history":
      for edit in try family.item(try argument(1)).history {
        context.output.line("\(edit.at)  \(edit.field)  \(printable(edit.old)) → \(printable(edit.new))")
      }
    default: throw UsageError("there is no “week \(printable(deed))”", command: "week")
    }
    return .done
  }

  private func each(_ body: (String) throws -> Void) throws {
    _ = try argument(1)
    for id in invocation.arguments.dropFirst() { try body(try family.item(id).id) }
  }

  private func show(_ items: [FamilyItem]) throws {
    guard !invocation.isJSON else { return try context.output.json(WeekLine.lines(items, children)) }
    if items.isEmpty { context.output.line("No card waits.") }
    for item in items { words.card(item).forEach(context.output.line) }
  }

  private func list() throws {
    let week = try WeekOption.week(invocation, today)
    var items = try family.week(
      week, today: today, child: try invocation.value("child").map { try family.child(named: $0).id })
    if let name = invocation.value("as") {
      let caregiver = try family.caregiver(named: name)
      items = items.filter { item in
        caregiver.children.isEmpty || item.isForAll
          || item.children.contains(where: caregiver.children.contains)
      }
    }
    guard !invocation.isJSON else {
      return try context.output.json(
        WeekAnswer(week: week.description, items: WeekLine.lines(items, children)))
    }
    context.output.line("\(week)  \(week.start) to \(week.end)")
    if items.isEmpty { context.output.line("Nothing to bring, pay, sign or attend.") }
    var day: LocalDate?
    for item in items {
      if item.date != day || item.id == items.first?.id {
        context.output.line(item.date.map { BriefWords(.english).date($0) } ?? "No day given")
      }
      day = item.date
      context.output.line(words.line(item, today: today))
      if let remark = item.remark { context.output.line("    ! \(printable(remark.replacingLineEnds))") }
    }
    if invocation.value("as") != nil {
      context.output.note("This is for looking; --as is a convenience, no lock.")
    }
  }

  private func approve() throws -> ExitCode {
    guard try argument(1) == "all" else {
      try each { try family.approve($0) }
      return .done
    }
    let (approved, waiting) = try family.approveAll()
    context.output.note("\(approved.count) approved.")
    for item in waiting {
      context.output.note(
        "waits: \(item.id.prefix(8))  \(printable(item.title)): \(item.questions.map { printable($0.prompt) }.joined(separator: " "))"
      )
    }
    return waiting.isEmpty ? .done : .partial
  }

  private func add() throws {
    let line = invocation.arguments.dropFirst().joined(separator: " ")
    let child = invocation.value("child") ?? "all"
    let date = try invocation.value("date").map { text in
      guard let date = LocalDate(text) else { throw UsageError("--date takes YYYY-MM-DD", command: "week") }
      return date
    }
    let time = try invocation.value("time").map { text in
      guard let time = LocalTime(text) else { throw UsageError("--time takes HH:MM", command: "week") }
      return time
    }
    let given: [TypedItem.Part: String] = [.type: "type", .date: "date", .time: "time", .cost: "cost"]
    let typed = TypedItem(
      line, reference: context.localNow(),
      reading: Set(given.keys.filter { given[$0].flatMap { invocation.value($0) } == nil }))
    guard typed.readings.isEmpty else {
      let days = typed.readings.map(\.description).joined(separator: " or ")
      throw UsageError(
        "“\(printable(typed.doubtful))” may be \(days); say which with --date", command: "week")
    }
    let type = invocation.value("type").flatMap { ActionType(rawValue: $0.uppercased()) } ?? typed.type
    let isForAll = child.lowercased() == "all"
    let made = try family.addItem(
      type ?? .bring, typed.title, children: isForAll ? [] : [try family.child(named: child).id],
      isForAll: isForAll, date: date ?? typed.date, time: time ?? typed.time, cost: typed.cost)
    if let cost = invocation.value("cost") { try family.set(made.id, "cost", cost) }
    guard invocation.isJSON else { return context.output.line(words.line(made, today: today)) }
    try context.output.json(WeekLine.lines([try family.item(made.id)], children))
  }
}

private struct WeekAnswer: Encodable {
  var week: String
  var items: [WeekLine]
}

/// Which week is meant.
enum WeekOption {
  static func week(_ invocation: Invocation, _ today: LocalDate) throws -> Week {
    guard let text = invocation.value("week") else { return Week(holding: today) }
    if text == "next" { return Week(holding: today).next }
    guard let week = Week(text) else {
      throw UsageError("--week takes a week such as 2026-W49, or next", command: invocation.command)
    }
    return week
  }
}
