import Drawer
import Specimens

extension CommandSpec {
  static let review = CommandSpec(
    name: "review",
    summary: "see suggestions; approve, dismiss or edit them",
    arguments:
      "[list] | approve ID…|all | dismiss ID… | undo ID… | edit ID … | answer ID [CHOICE] | preview ID | abstained | learned | forget KIND",
    options: [
      .value("title", "TEXT", "edit: the title"),
      .value("start", "MOMENT", "edit: YYYY-MM-DD or YYYY-MM-DDTHH:MM"),
      .value("end", "MOMENT", "edit: likewise, exclusive; empty removes it"),
      .value("location", "TEXT", "edit: the place; empty removes it"),
      .choice("kind", "KIND", ["event", "reminder"], "edit: event or reminder"),
      .value("alarm", "MINUTES", "edit: remind so long before; may be given again, empty removes all"),
      .flag("force", "undo: also when the entry was changed since"),
    ],
    details: """
      Approve writes one calendar file and says where; nothing is written otherwise. `preview` prints the
      very bytes. `undo` takes an approval, a dismissal or an answer back. `answer` picks one of the choices of
      a card that asks, by its number or its words; without one it lists them. `learned` shows what earlier
      approvals and dismissals changed, and `forget` lets go of it.
      """
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let words = invocation.arguments
    let verb = words.first ?? "list"
    switch verb {
    case "list": return try list(drawer, invocation, context)
    case "abstained": return try abstained(drawer, invocation, context)
    case "preview", "edit":
      guard words.count == 2 else { throw UsageError("say one id", command: "review") }
      let id = try drawer.resolve(words[1])
      if verb == "edit" { try drawer.editSuggestion(id, try invocation.suggestionEdit()) }
      guard let item = try drawer.reviewItem(of: id) else {
        throw DrawerProblem(.notFound, "\(id.short) has no suggestion waiting.")
      }
      context.output.line(item.preview.trimmingLineEnd())
      return .done
    case "approve", "dismiss", "undo":
      guard words.count > 1 else { throw UsageError("which? say ids", command: "review") }
      var ids = Array(words.dropFirst())
      if verb == "approve", ids == ["all"] {
        ids = try drawer.reviewItems().filter { $0.question == nil }.map(\.id.hex)
      }
      return try act(verb, on: ids, drawer, invocation, context)
    case "answer": return try answer(drawer, words, invocation, context)
    case "learned": return try learned(drawer, invocation, context)
    case "forget":
      guard words.count == 2 else {
        throw UsageError("which kind? `review learned` lists them", command: "review")
      }
      guard
        let kind = drawer.learned().first(where: {
          $0.kind.rawValue == words[1] || $0.kind.plural == words[1]
        })
      else { throw DrawerProblem(.notFound, "Nothing was learned about “\(printable(words[1]))”.") }
      let back = try drawer.forget(kind.kind)
      context.output.note("Forgotten; suggestions that came back: \(back).")
      return .done
    default: throw UsageError("there is no “review \(printable(verb))”", command: "review")
    }
  }

  @Sendable private static func list(_ drawer: Drawer, _ invocation: Invocation, _ context: Context) throws
    -> ExitCode
  {
    let items = try drawer.reviewItems()
    for item in items {
      if invocation.isJSON {
        try context.output.json(ReviewLine(item))
      } else {
        let place = item.suggestion.location.map { " · \(printable($0))" } ?? ""
        let moment = item.question == nil ? Wording.moment(item.suggestion) : pad("asks", 16)
        context.output.line(
          "\(item.card.displayID)  \(moment)  \(printable(item.suggestion.title))\(place)")
        for line in proof(of: item) { context.output.line("          " + line) }
      }
    }
    if items.isEmpty, !invocation.isJSON { context.output.note("Nothing waits for review.") }
    return items.isEmpty ? .failed : .done
  }

  /// The lines below a suggestion: what it rests on, what it asks, what was learned, what else it covers.
  private static func proof(of item: ReviewItem) -> [String] {
    var lines = item.suggestion.evidence.map { "because “\(printable($0.text.onOneLine))”" }
    if let question = item.question {
      lines.append(printable(question.prompt))
      lines += question.choices.enumerated().map { "  \($0 + 1)  \($1)" }
    }
    if let warning = item.warning { lines.append(printable(warning)) }
    if let learned = item.suggestion.learned { lines.append(printable(learned)) }
    if let host = item.suggestion.assistedBy { lines.append("proposed by the assist at \(printable(host))") }
    lines += item.others.map { "also in \($0.displayID) “\(printable($0.title))”" }
    return lines
  }

  @Sendable private static func answer(
    _ drawer: Drawer, _ words: [String], _ invocation: Invocation, _ context: Context
  ) throws -> ExitCode {
    guard (2...3).contains(words.count) else { throw UsageError("say an id and a choice", command: "review") }
    let id = try drawer.resolve(words[1])
    guard words.count == 3 else {
      guard let item = try drawer.reviewItem(of: id), let question = item.question else {
        throw DrawerProblem(.notFound, "\(id.short) asks nothing.")
      }
      guard !invocation.isJSON else {
        try context.output.json(question)
        return .done
      }
      context.output.line(printable(question.prompt))
      for (place, choice) in question.choices.enumerated() {
        context.output.line("  \(place + 1)  \(choice)")
      }
      return .done
    }
    try drawer.answer(id, with: words[2])
    if let item = try drawer.reviewItem(of: id), item.question == nil {
      context.output.line(
        "\(item.card.displayID)  \(Wording.moment(item.suggestion))  \(printable(item.suggestion.title))")
    }
    return .done
  }

  @Sendable private static func learned(_ drawer: Drawer, _ invocation: Invocation, _ context: Context) throws
    -> ExitCode
  {
    for habit in drawer.learned() {
      if invocation.isJSON {
        try context.output.json(HabitLine(kind: habit.kind.rawValue, sentence: habit.sentence))
      } else {
        context.output.line("\(pad(habit.kind.rawValue, 14))  \(habit.sentence)")
      }
    }
    if drawer.learned().isEmpty, !invocation.isJSON { context.output.note("Nothing was learned so far.") }
    return .done
  }

  @Sendable private static func abstained(_ drawer: Drawer, _ invocation: Invocation, _ context: Context)
    throws
    -> ExitCode
  {
    for item in try drawer.abstentions(offset: 0, limit: 100_000) {
      if invocation.isJSON {
        try context.output.json(
          AbstentionLine(
            id: item.card.id.hex, title: item.card.title, reason: item.abstention.reason.rawValue,
            detail: item.abstention.detail, assistedBy: item.abstention.assistedBy))
      } else {
        context.output.line(
          "\(item.card.displayID)  \(pad(item.abstention.reason.rawValue, 13))  \(printable(item.card.title)): \(printable(item.abstention.detail))\(item.abstention.assistedBy.map { " (assist at \(printable($0)))" } ?? "")"
        )
      }
    }
    return .done
  }

  @Sendable private static func act(
    _ verb: String, on words: [String], _ drawer: Drawer, _ invocation: Invocation, _ context: Context
  ) throws -> ExitCode {
    var failures = 0
    for word in words {
      do {
        let id = try drawer.resolve(word)
        switch verb {
        case "approve":
          switch try drawer.approve(id) {
          case .written(let path):
            context.output.line("written  \(path)")
            if let offer = drawer.timerOffer(afterApproving: id) { context.output.note(offer) }
          case .notWritable(let card, let reason):
            failures += 1
            context.output.problem("\(reason) The suggestion stays; here it is to copy:")
            context.output.line(printableLines(card))
          }
        case "dismiss": try drawer.dismiss(id)
        default:
          let specimen = try drawer.specimen(id)
          if specimen.decision.isDismissed {
            try drawer.undismiss(id)
          } else if specimen.answer != nil, specimen.decision.pending != nil {
            try drawer.answer(id, with: nil)
          } else {
            try drawer.unapprove(id, force: invocation.has("force"))
          }
        }
      } catch {
        failures += 1
        context.output.problem("\(printable(word)): \(error)")
      }
    }
    return failures == 0 ? .done : failures == words.count ? .failed : .partial
  }
}

extension Invocation {
  fileprivate func suggestionEdit() throws -> SuggestionEdit {
    var edit = SuggestionEdit()
    edit.title = value("title")
    edit.location = value("location")
    if let text = value("kind") {
      guard let kind = Suggestion.Kind(rawValue: text) else {
        throw UsageError("--kind is event or reminder", command: "review")
      }
      edit.kind = kind
    }
    if let text = value("start") {
      (edit.start, edit.isAllDay) = (try moment(text, "start"), !text.contains("T"))
    }
    if let text = value("end") { edit.end = .some(text.isEmpty ? nil : try moment(text, "end")) }
    let alarms = values("alarm")
    if !alarms.isEmpty {
      edit.alarms = try alarms.filter { !$0.isEmpty }.map {
        guard let minutes = Int($0), (0...525_600).contains(minutes) else {
          throw UsageError("--alarm takes minutes", command: "review")
        }
        return minutes
      }
    }
    return edit
  }

  private func moment(_ text: String, _ option: String) throws -> LocalDateTime {
    guard let moment = LocalDateTime(text) else {
      throw UsageError("--\(option) takes YYYY-MM-DD or YYYY-MM-DDTHH:MM", command: "review")
    }
    return moment
  }
}

extension Decision {
  var isDismissed: Bool {
    if case .suggested(_, .dismissed) = self { true } else { false }
  }
}

extension String {
  /// Evidence may run over two lines of the picture.
  fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }

  fileprivate func trimmingLineEnd() -> String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}

private struct HabitLine: Encodable {
  var kind: String
  var sentence: String
}

private struct ReviewLine: Encodable {
  var id: String
  var question: Abstention.Question?
  var warning: String?
  var others: [String]
  var suggestion: Suggestion
  var destination: String
  var boxes: [Box]

  init(_ item: ReviewItem) {
    id = item.card.id.hex
    question = item.question
    warning = item.warning
    others = item.others.map(\.id.hex)
    suggestion = item.suggestion
    destination = item.destination
    boxes = item.boxes
  }
}

private struct AbstentionLine: Encodable {
  var id: String
  var title: String
  var reason: String
  var detail: String
  var assistedBy: String?
}
