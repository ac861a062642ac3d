import Network

/// A model server that speaks the common chat protocol: llama.cpp's server and others.
public struct ChatServer: Sendable {
  let base: String
  private let model: String
  private let client: WebClient

  /// - Parameters:
  ///   - base: such as `http://127.0.0.1:8080`, with or without `/v1`.
  ///   - model: empty for the server's own.
  public init(_ base: String, model: String = "", authorityFile: String? = nil) {
    var base = base
    while base.hasSuffix("/") { base.removeLast() }
    if base.hasSuffix("/v1") { base.removeLast(3) }
    self.base = base
    self.model = model
    client = .nearby(authorityFile: authorityFile)
  }

  private struct Models: Decodable {
    struct Model: Decodable { var id: String }
    var data: [Model]
  }

  private struct Message: Codable {
    var role: String
    var content: String
  }

  private struct Question: Encodable {
    var model: String
    var messages: [Message]
    var temperature = 0.0
    var max_tokens: Int
    var stream = false
  }

  private struct Answer: Decodable {
    struct Choice: Decodable { var message: Message }
    var choices: [Choice]
  }

  /// For people.
  var name: String { "model server, \(base)" }

  /// Ready with the name of its model.
  func state() async -> ToolState {
    do throws(InterpretingError) { return .ready(try await models().first ?? "") } catch {
      return .setUpNeeded(error)
    }
  }

  private func models() async throws(InterpretingError) -> [String] {
    try await client.fetch("\(base)/v1/models", as: Models.self).data.map(\.id)
  }

  /// - Parameter limit: tokens of the answer.
  func answer(to text: String, rules: String, limit: Int) async throws(InterpretingError) -> String {
    let question = Question(
      model: model.isEmpty ? "default" : model,
      messages: [.init(role: "system", content: rules), .init(role: "user", content: text)],
      max_tokens: min(limit, 1000))
    let answer = try await client.ask("\(base)/v1/chat/completions", question, as: Answer.self)
    guard let first = answer.choices.first else { throw .badAnswer(host: base) }
    return first.message.content
  }
}
