import Specimens

/// The service's answer as it came, before anything in it is believed. The shape is that of
/// `curio suggest --jsonl`; what it says beside that is passed over.
public struct AssistReply: Sendable, Decodable {
  var suggestion: Entry?
  var abstain: Silence?

  struct Entry: Sendable, Decodable {
    var kind: String
    var title: String
    var start: String
    var end: String?
    var allDay: Bool?
    var location: String?
    var confidence: Double
    var evidence: [Cited]
    var alarms: [Int]?
    var codes: [String]?
  }

  struct Cited: Sendable, Decodable {
    var start: Int
    var end: Int
    var text: String
  }

  struct Silence: Sendable, Decodable {
    var reason: String
    var detail: String
  }
}

struct OrderReply: Decodable {
  var order: [Int]
}
