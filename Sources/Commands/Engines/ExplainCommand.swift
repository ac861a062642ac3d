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
    let entities = Extractor().entities(in: text, reference: try invocation.reference(context))
    for entity in entities {
      let percent = Int((entity.confidence * 100).rounded())
      let value = String(decoding: try Output.encoder.encode(entity), as: UTF8.self)
      if invocation.isJSON {
        context.output.line(value)
      } else {
        context.output.line(
          "\(pad(entity.rule, 28))  \(pad("\(percent)%", 4))  “\(printable(entity.text))”  \(entity.kind.rawValue)"
        )
      }
    }
    return entities.isEmpty ? .failed : .done
  }
}
