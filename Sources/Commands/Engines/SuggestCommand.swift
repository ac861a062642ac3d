import Decisions
import Extraction
import Foundation
import Specimens

extension CommandSpec {
  static let suggest = CommandSpec(
    name: "suggest",
    summary: "say what Curio would propose for a text, or why nothing",
    arguments: "[TEXT… | -] [--reference MOMENT] | --jsonl",
    options: [
      .flag(
        "jsonl",
        "read {\"id\",\"text\",\"reference\",\"languages\"} lines, answer each with a suggestion or an abstention"
      ),
      .value("reference", "MOMENT", "count relative dates from YYYY-MM-DDTHH:MM (default: now)"),
    ],
    details: "Nothing is written: this only shows the decision."
  ) { invocation, context in
    let engine = SuggestionEngine()
    if invocation.has("jsonl") {
      return try JSONLines.answer(context.output) { (request: EngineRequest) in
        engine.answer(
          id: request.id, text: request.text, reference: request.reference ?? context.localNow(),
          languages: request.languages)
      }
    }
    let text = try invocation.text(joining: invocation.arguments)
    let answer = engine.answer(
      id: nil, text: text, reference: try invocation.reference(context), languages: [])
    if invocation.isJSON {
      try context.output.json(answer)
    } else {
      context.output.line(answer.sentence)
    }
    return .done
  }
}
