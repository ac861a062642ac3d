import Extraction
import Foundation
import Specimens

extension CommandSpec {
  static let explain = CommandSpec(
    name: "explain",
    summary: "show which rule read what in a text",
    arguments: "[TEXT… | -] [--reference MOMENT]",
    options: [.value("reference", "MOMENT", "count relative dates from YYYY-MM-DDTHH:MM (default: now)")]
  ) { invocation, context in
    let text = try invocation.text(joining: invocation.arguments)
    let explanations = Extractor().explain(text, reference: try invocation.reference(context))
    for explanation in explanations {
      let entity = explanation.entity
      if invocation.isJSON {
        try context.output.json(ExplainLine(explanation))
      } else {
        let percent = Int((entity.confidence * 100).rounded())
        let fate = explanation.yieldedTo.map { "  gave way to \($0)" } ?? ""
        context.output.line(
          "\(pad(entity.rule, 28))  \(pad("\(percent)%", 4))  “\(printable(entity.text))”  \(entity.kind.rawValue)\(fate)"
        )
      }
    }
    return explanations.isEmpty ? .failed : .done
  }
}

private struct ExplainLine: Encodable {
  var rule: String
  var yieldedTo: String?
  var entity: Entity

  init(_ explanation: Explanation) {
    rule = explanation.rule
    yieldedTo = explanation.yieldedTo
    entity = explanation.entity
  }
}
