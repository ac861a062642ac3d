import Foundation
import Network

/// A LibreTranslate server on this machine or in the home network.
public struct LibreTranslator: Translator {
  public let name: String
  private let base: String
  private let client: WebClient

  /// - Parameter base: such as `http://127.0.0.1:5000`.
  public init(_ base: String, authorityFile: String? = nil) {
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    name = "LibreTranslate, \(self.base)"
    client = .nearby(authorityFile: authorityFile)
  }

  private struct Language: Decodable {
    var code: String
    var targets: [String]?
  }

  private struct Question: Encodable {
    var q: String
    var source: String
    var target: String
    var format = "text"
  }

  private struct Answer: Decodable { var translatedText: String }

  public func state() async -> ToolState {
    do throws(InterpretingError) {
      return .ready("en, \(try await chineseCode())")
    } catch { return .setUpNeeded(error) }
  }

  public func translate(_ units: [String], from: Tongue, to: Tongue) async throws(InterpretingError)
    -> [String]
  {
    let chinese = try await chineseCode()
    func code(_ tongue: Tongue) -> String { tongue == .english ? "en" : chinese }
    var answers: [String] = []
    for unit in units {
      let question = Question(q: unit, source: code(from), target: code(to))
      answers.append(try await client.ask("\(base)/translate", question, as: Answer.self).translatedText)
    }
    return answers
  }

  /// Simplified Chinese has one of two names, depending on the server's version.
  private func chineseCode() async throws(InterpretingError) -> String {
    let languages = try await client.fetch("\(base)/languages", as: [Language].self)
    let known = Set(languages.map(\.code))
    guard known.contains("en"), let chinese = ["zh-Hans", "zh"].first(where: known.contains) else {
      throw .noSuchPair(host: WebAddress(base)?.host ?? base)
    }
    return chinese
  }
}
