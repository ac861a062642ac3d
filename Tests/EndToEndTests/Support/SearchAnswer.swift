import Foundation

/// What `curio search --json` says, as far as the tests look at it.
struct SearchAnswer: Decodable {
  struct Result: Decodable {
    var id: String
    var snippet: String
  }

  var results: [Result]

  init(_ json: String) throws {
    self = try JSONDecoder().decode(SearchAnswer.self, from: Data(json.utf8))
  }
}
