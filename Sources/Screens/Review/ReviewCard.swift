import Drawer
import Specimens
import Terminal

/// How Action review shares the screen out.
struct ReviewLayout: Hashable {
  /// Empty without pictures.
  var crop: Rect
  var card: Rect

  init(_ state: AppState) {
    let content = state.content
    if !state.isTextOnly, content.width >= 70, content.height >= 8 {
      (crop, card) = content.splitLeft(content.width * 2 / 5)
    } else {
      crop = Rect(x: 0, y: 0, width: 0, height: 0)
      card = content
    }
    card = card.inset(x: 2, y: content.height > 8 ? 1 : 0)
  }
}

/// The words of one proposal, as lines: what would be written, why, and the very file.
struct ReviewCard {
  let lines: [Line]
  private let height: Int

  init(_ item: ReviewItem, state: AppState) {
    let area = ReviewLayout(state).card
    height = area.height
    let width = max(8, area.width)
    let suggestion = item.suggestion
    var lines: [Line] = TextWidth.wrap(state.masked(suggestion.title.onOneLine), width: width).map {
      Line($0.text, .title)
    }
    let mark = state.review.marked.contains(item.id) ? "marked · " : ""
    let kind = mark + (suggestion.kind == .event ? "calendar event" : "reminder")
    lines.append(Line(kind, .quiet).adding("  from “\(state.masked(item.card.title.onOneLine))”", .faint))
    lines.append(Line())

    func row(_ label: String, _ text: String, _ role: Role = .text) {
      for (place, part) in TextWidth.wrap(text, width: max(6, width - ReviewCard.label)).enumerated() {
        let name = place == 0 ? label : ""
        lines.append(Line(TextWidth.pad(name, to: ReviewCard.label), .label).adding(part.text, role))
      }
    }
    if let question = item.question {
      row("asks", question.prompt, .waiting)
      for choice in question.choices { row("", Dates.choice(choice, now: state.now.date), .strong) }
    } else {
      row("when", Dates.when(suggestion, now: state.now.date), .strong)
      row("", Dates.distance(suggestion.start.date, now: state.now.date), .quiet)
    }
    if let warning = item.warning { row("but", warning, .problem) }
    row("where", suggestion.location ?? "not said", suggestion.location == nil ? .faint : .text)
    if !suggestion.codes.isEmpty { row("codes", suggestion.codes.joined(separator: ", ")) }
    row(
      "remind", suggestion.alarms.isEmpty ? "no alarm" : Alarms.text(suggestion.alarms) + " before",
      suggestion.alarms.isEmpty ? .faint : .text)
    for (place, evidence) in suggestion.evidence.enumerated() {
      row(place == 0 ? "because" : "", "“\(state.masked(evidence.text.onOneLine))”", .accent)
    }
    if let learned = suggestion.learned { row("learned", learned, .quiet) }
    if let host = suggestion.assistedBy {
      row("by", "the assist at \(host), checked against the text", .quiet)
    }
    for (place, other) in item.others.enumerated() {
      let title = state.masked(other.title.onOneLine)
      row(place == 0 ? "also in" : "", "“\(title)” (\(other.displayID))", .accent)
    }
    guard item.question == nil else {
      lines.append(Line())
      lines.append(Line("Press A to pick; nothing is proposed before.", .quiet))
      self.lines = lines
      return
    }
    row("sure?", ConfidenceWords.text(suggestion.confidence))
    lines.append(Line())
    lines.append(Line("Approve writes exactly this file:", .quiet))
    lines += TextWidth.wrap(item.destination, width: width).map { Line($0.text, .accent) }
    for line in item.preview.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    where !line.isEmpty {
      lines += TextWidth.wrap(state.masked(String(line)), width: max(6, width - 2)).map {
        Line("  " + $0.text, .quiet)
      }
    }
    self.lines = lines
  }

  static let label = 9

  var longestScroll: Int { max(0, lines.count - height) }
}
