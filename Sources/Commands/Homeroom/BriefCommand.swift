import Drawer
import Family
import Specimens

extension CommandSpec {
  static let brief = CommandSpec(
    name: "brief",
    summary: "a plain-text hand-over for a caregiver",
    arguments: "--caregiver NAME [--week WEEK]",
    options: [
      .value("caregiver", "NAME", "for whom"),
      .value("week", "WEEK", "another week, such as 2026-W49 or next"),
      .choice("language", "CODE", ["en", "ja", "zh"], "en, ja or zh"),
      .value("save", "FILE", "write it to a new file"),
      .flag("send", "hand it to the caregiver's command"),
    ],
    details:
      "Only approved items of the children whom the caregiver looks after; what is overdue stands first.",
    examples: ["curio brief --caregiver Grandpa --week 2026-W49"],
    argumentCount: 0...0
  ) { invocation, context in
    guard let name = invocation.value("caregiver") else {
      throw UsageError("--caregiver is missing", command: "brief")
    }
    let family = Family(try context.drawer(invocation), clock: context.clock)
    let caregiver = try family.caregiver(named: name)
    let week = try WeekOption.week(invocation, context.localNow().date)
    let brief = Brief(
      caregiver: caregiver, children: try family.children(), items: try family.items(), from: week.start,
      to: week.end, today: context.localNow().date,
      language: invocation.value("language").flatMap(BriefLanguage.init) ?? .english)
    if let path = invocation.value("save") {
      try BriefSender.save(brief.text, to: path)
      return .done
    }
    if invocation.has("send") {
      guard !caregiver.command.isEmpty else {
        throw DrawerProblem(
          .invalid,
          "\(printable(caregiver.name)) has no command; `curio caregiver edit \(printable(caregiver.name)) --command …` sets one."
        )
      }
      try BriefSender.send(brief.text, with: caregiver.command)
      return .done
    }
    if invocation.isJSON {
      try context.output.json(["caregiver": caregiver.name, "week": week.description, "text": brief.text])
    } else {
      context.output.line(String(brief.text.dropLast()))
    }
    return .done
  }
}
