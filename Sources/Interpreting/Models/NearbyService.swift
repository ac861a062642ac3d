import Foundation
import Network

extension WebClient {
  /// For services on this machine and in private networks; the address is judged at every connection.
  static func nearby(authorityFile: String?) -> WebClient {
    var client = WebClient(reach: .nearby)
    client.allowsPlain = true
    client.authorityFile = authorityFile
    client.limit = 1_000_000
    client.timeLimit = .seconds(60)
    return client
  }

  func fetch<Answer: Decodable>(_ address: String, as type: Answer.Type) async throws(InterpretingError)
    -> Answer
  {
    let response: Response
    do { response = try await get(address) } catch { throw .network(error) }
    return try decoded(response)
  }

  func ask<Question: Encodable, Answer: Decodable>(
    _ address: String, _ question: Question, as type: Answer.Type
  ) async throws(InterpretingError) -> Answer {
    guard let json = try? JSONEncoder().encode(question) else { throw .badAnswer(host: address) }
    let response: Response
    do { response = try await post(address, json: Array(json)) } catch { throw .network(error) }
    return try decoded(response)
  }

  private func decoded<Answer: Decodable>(_ response: Response) throws(InterpretingError) -> Answer {
    guard response.status == 200 else { throw .status(host: response.address.host, response.status) }
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(response.body)) else {
      throw .badAnswer(host: response.address.host)
    }
    return answer
  }
}
