import Drawer
import Foundation
import Specimens

extension CommandSpec {
  static let show = CommandSpec(
    name: "show",
    summary: "print all that is known of a specimen",
    arguments: "[ID…]",
    options: [.flag("text", "only the whole text")],
    details: "Without an id, the newest specimens are listed. An id may be shortened while it stays unique.",
    argumentCount: 0...1000
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    guard !invocation.arguments.isEmpty else { return try list(drawer, invocation, context) }
    var missing = 0
    for word in invocation.arguments {
      do {
        let specimen = try drawer.specimen(try drawer.resolve(word))
        if invocation.isJSON {
          try context.output.json(specimen)
        } else if invocation.has("text") {
          context.output.line(printableLines(specimen.text))
        } else {
          SpecimenListing.print(specimen, to: context.output)
        }
      } catch let problem as DrawerProblem where problem.code == .notFound {
        missing += 1
        context.output.problem(problem.description)
      }
    }
    return missing == 0 ? .done : missing == invocation.arguments.count ? .failed : .partial
  }

  @Sendable private static func list(_ drawer: Drawer, _ invocation: Invocation, _ context: Context) throws
    -> ExitCode
  {
    var query = CardQuery(limit: 500)
    while !context.output.isClosed {
      let cards = try drawer.cards(query)
      for card in cards {
        if invocation.isJSON {
          try context.output.json(CardLine(card))
        } else {
          let when = card.keyLine.isEmpty ? "" : "  \(printable(card.keyLine))"
          context.output.line("\(card.displayID)  \(card.saved.moment.date)  \(printable(card.title))\(when)")
        }
      }
      guard cards.count == query.limit else { break }
      query.offset += query.limit
    }
    return .done
  }
}

struct CardLine: Encodable {
  var id: String
  var title: String
  var key: String
  var saved: LocalDateTime
  var basis: SaveDate.Basis
  var origin: Origin
  var collection: AutomaticCollection
  var review: String

  init(_ card: Card) {
    id = card.displayID == card.id.short ? card.id.hex : card.displayID
    title = card.title
    key = card.keyLine
    saved = card.saved.moment
    basis = card.saved.basis
    origin = card.origin
    collection = card.collection
    review = card.review.rawValue
  }
}

private enum SpecimenListing {
  static func print(_ specimen: Specimen, to output: Output) {
    output.line("\(specimen.displayID)  \(printable(specimen.effectiveTitle))")
    output.line(
      "saved       \(specimen.saved.moment.date) \(specimen.saved.moment.time) (\(Wording.basis(specimen.saved.basis)))"
    )
    if specimen.media.isAnimated == true { output.line("picture     an animation; its first frame was read") }
    output.line("origin      \(Wording.origin(specimen.origin))")
    output.line(
      "collection  \(specimen.assignment.collection.rawValue)  \(printable(specimen.assignment.reason))")
    if !specimen.note.isEmpty { output.line("note        \(printable(specimen.note))") }
    switch specimen.decision {
    case .suggested(let suggestion, let state):
      let place = suggestion.location.map { " · \(printable($0))" } ?? ""
      output.line(
        "\(word(state))\(printable(suggestion.title)) · \(Wording.moment(suggestion))\(place)")
    case .abstained(let abstention):
      output.line("no entry    \(printable(abstention.detail)) (\(abstention.reason.rawValue))")
    }
    for field in specimen.fields {
      let percent = Int((field.confidence * 100).rounded())
      let change = field.correction == nil ? "\(percent)%" : "corrected from “\(printable(field.text))”"
      let other = field.correction == nil ? field.opinion.map(\.text) ?? "" : ""
      let second = other.isEmpty ? "" : "  or “\(printable(other))” by the other reader"
      output.line("  \(pad(field.id, 16))  \(printable(field.effectiveText))  (\(change))\(second)")
    }
    output.line("")
    switch specimen.reading {
    case .read(let reading):
      if let lack = reading.lack { output.line("not read: \(lack). \(Reading.lackRemedy)") }
      output.line(printableLines(reading.text))
    case .failed(let why): output.line("not read: \(why)")
    }
  }

  private static func word(_ state: Decision.State) -> String {
    switch state {
    case .pending: "suggestion  "
    case .approved: "approved    "
    case .dismissed: "dismissed   "
    }
  }
}

/// A text of several lines, each safe to print.
func printableLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }.joined(
    separator: "\n")
}
