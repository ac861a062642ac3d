import Foundation
import MailServer
import Network
import Specimens

/// A decision service that the user named: it is told text and fields and answers with a proposal or the reason for
/// none. Its answers are read here and believed nowhere before they were checked.
public struct AssistService: Sendable {
  public let place: AssistPlace
  private let secret: SecretSource?
  private let token: String?
  private var client: WebClient

  /// For everything together: looking the host up, asking and hearing the answer.
  public static let budget: Duration = .milliseconds(1500)
  static let budgetText = "1.5 seconds"

  /// - Parameters:
  ///   - token: sent as a bearer token.
  ///   - secretFile: a file of mode 0600 whose first line is the token; read at every question.
  ///   - authorityFile: certificates to trust besides the system's, a PEM file.
  public init(
    _ place: AssistPlace, token: String? = nil, secretFile: String? = nil, authorityFile: String? = nil
  ) {
    self.place = place
    self.token = token
    secret = secretFile.map(SecretSource.file)
    client = WebClient(reach: place.reach)
    client.allowsPlain = !place.isPublic
    client.authorityFile = authorityFile
    client.limit = 64 << 10
    client.timeLimit = AssistService.budget
  }

  public func reply(to question: AssistQuestion) async throws(AssistProblem) -> AssistReply {
    try await answer(to: question, as: AssistReply.self)
  }

  /// The order of the results, as places in the list that was told, each once.
  public func order(_ question: OrderQuestion) async throws(AssistProblem) -> [Int] {
    let reply = try await answer(to: question, as: OrderReply.self)
    guard reply.order.sorted() == Array(question.results.indices) else { throw .refused(.order) }
    return reply.order
  }

  /// Any question with an answer of its own shape, as the notices' is: the same budget, limits and secret.
  public func answer<Reply: Decodable & Sendable>(
    to question: some Encodable & Sendable, as type: Reply.Type
  ) async throws(AssistProblem) -> Reply {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(question) else { throw .refused(.notJSON) }
    let result = await raced(within: AssistService.budget, or: .failure(.late)) {
      await post([UInt8](bytes))
    }
    let response = try result.get()
    guard response.status == 200 else { throw .status(response.status) }
    guard let reply = try? JSONDecoder().decode(Reply.self, from: Data(response.body)) else {
      throw .refused(.notJSON)
    }
    return reply
  }

  /// The very bytes that are sent, with line breaks for people to read.
  public static func shown(_ question: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    guard let bytes = try? encoder.encode(question) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func post(_ bytes: [UInt8]) async -> Result<WebClient.Response, AssistProblem> {
    do {
      var headers = ["Accept: application/json"]
      if let token = try await bearer() { headers.append("Authorization: Bearer \(token)") }
      return .success(try await client.post("\(place.address)", json: bytes, headers: headers))
    } catch let error as MailServerError {
      return .failure(.secret(error))
    } catch NetworkError.timedOut {
      return .failure(.late)
    } catch let error as NetworkError {
      return .failure(.network(error))
    } catch {
      return .failure(.late)
    }
  }

  private func bearer() async throws -> String? {
    let words: String? = if let secret { try await secret.read() } else { token }
    // What could end the header's line is no token.
    return words?.filter { $0.isASCII && !$0.isNewline && !$0.isWhitespace }
  }
}
