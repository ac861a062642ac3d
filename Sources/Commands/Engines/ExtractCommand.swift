import Extraction
import Foundation
import Specimens

extension CommandSpec {
  static let extract = CommandSpec(
    name: "extract",
    summary: "find dates, prices, codes, links and addresses in a text",
    arguments: "[TEXT… | -] [--reference MOMENT] | --jsonl",
    options: [
      .flag(
        "jsonl", "read {\"id\",\"text\",\"reference\",\"languages\"} lines, answer each with its entities"),
      .value("reference", "MOMENT", "count relative dates from YYYY-MM-DDTHH:MM (default: now)"),
    ],
    details: """
      Offsets count Unicode scalars, the end is exclusive. Values: date {"date"}, time {"time"},
      dateTime {"dateTime","timeZone"?}, ranges {"start","end"} with an exclusive end, duration {"iso"},
      money {"amount","currency"} or {"min","max","currency"}, url, email, phone {"e164"|"number"},
      code {"code","codeType"}, address {"lines","postalCode"}. An ambiguous date has "alternatives"; an amount
      with a label has a "role": total, subtotal, tax, fee, discount or tendered.
      """,
    examples: ["curio extract 'Dinner Fri 4 Dec 19:30, ¥3,000 each'"]
  ) { invocation, context in
    let extractor = Extractor()
    if invocation.has("jsonl") {
      return try JSONLines.answer(context.output) { (request: EngineRequest) in
        ExtractAnswer(
          id: request.id,
          entities: extractor.entities(
            in: request.text, reference: request.reference ?? context.localNow(), languages: request.languages
          ))
      }
    }
    let text = try invocation.text(joining: invocation.arguments)
    let entities = extractor.entities(in: text, reference: try invocation.reference(context))
    if invocation.isJSON {
      try context.output.json(ExtractAnswer(id: nil, entities: entities))
    } else {
      for entity in entities {
        let value = String(decoding: try Output.encoder.encode(ValueOnly(entity: entity)), as: UTF8.self)
        context.output.line("\(entity.kind.rawValue)\t\(printable(entity.text))\t\(value)")
      }
    }
    return entities.isEmpty ? .failed : .done
  }
}

struct ExtractAnswer: Encodable {
  var id: JSONValue?
  var entities: [Entity]
}

private struct ValueOnly: Encodable {
  var entity: Entity

  func encode(to encoder: any Encoder) throws { try entity.value.encode(to: encoder) }
}

extension Invocation {
  /// The arguments as one text, or standard input where there are none or only `-`.
  func text(joining arguments: [String]) throws -> String {
    guard arguments.isEmpty || arguments == ["-"] else { return arguments.joined(separator: " ") }
    return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  }

  func reference(_ context: Context) throws -> LocalDateTime {
    guard let text = value("reference") else { return context.localNow() }
    guard let moment = LocalDateTime(text) else {
      throw UsageError("--reference takes YYYY-MM-DDTHH:MM, not “\(printable(text))”", command: command)
    }
    return moment
  }
}
