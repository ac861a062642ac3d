/// A language model on a server of the family's, asked to translate a sentence at a time.
public struct ChatTranslator: Translator {
  private let server: ChatServer

  public init(_ server: ChatServer) { self.server = server }

  public var name: String { server.name }

  public func state() async -> ToolState { await server.state() }

  public func translate(_ units: [String], from: Tongue, to: Tongue) async throws(InterpretingError)
    -> [String]
  {
    let target = to == .chinese ? "Simplified Chinese" : "plain English"
    let rules =
      "Translate the user's sentence into \(target). Answer with the translation alone. "
      + "Keep marks such as {1} exactly as they are. Add nothing and leave nothing out."
    var answers: [String] = []
    for unit in units {
      answers.append(try await server.answer(to: unit, rules: rules, limit: 40 + unit.utf8.count))
    }
    return answers
  }
}
