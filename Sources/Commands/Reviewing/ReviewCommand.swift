import Drawer
import Specimens

extension CommandSpec {
  static let review = CommandSpec(
    name: "review",
    summary: "see suggestions; approve, dismiss or edit them",
    arguments: "[list] | approve ID… | dismiss ID… | undo ID… | edit ID … | preview ID | abstained",
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
      very bytes. `undo` takes an approval or a dismissal back.
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
      return try act(verb, on: Array(words.dropFirst()), drawer, invocation, context)
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
        context.output.line(
          "\(item.card.displayID)  \(Wording.moment(item.suggestion))  \(printable(item.suggestion.title))\(place)"
        )
        for evidence in item.suggestion.evidence {
          context.output.line("          because “\(printable(evidence.text))”")
        }
      }
    }
    if items.isEmpty, !invocation.isJSON { context.output.note("Nothing waits for review.") }
    return items.isEmpty ? .failed : .done
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
            detail: item.abstention.detail))
      } else {
        context.output.line(
          "\(item.card.displayID)  \(pad(item.abstention.reason.rawValue, 13))  \(printable(item.card.title)): \(printable(item.abstention.detail))"
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
          case .written(let path): context.output.line("written  \(path)")
          case .notWritable(let card, let reason):
            failures += 1
            context.output.problem("\(reason) The suggestion stays; here it is to copy:")
            context.output.line(printableLines(card))
          }
        case "dismiss": try drawer.dismiss(id)
        default:
          if try drawer.specimen(id).decision.isDismissed {
            try drawer.undismiss(id)
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
  fileprivate func trimmingLineEnd() -> String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}

private struct ReviewLine: Encodable {
  var id: String
  var suggestion: Suggestion
  var destination: String
  var boxes: [Box]

  init(_ item: ReviewItem) {
    id = item.card.id.hex
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
}
