import Assist
import Decisions
import Extraction
import Network
import Specimens
import TestSupport
import Testing

@Suite("The assist, against a server on this machine", .enabled(if: Command.areInstalled("python3")))
struct AssistServiceTests {
  private let server: LoopbackServer
  private let now = LocalDateTime("2026-11-30T09:00")
  private static let text = """
    Dinner at Osteria Fresca
    Friday, 11 December 2026 at 19:15
    12 Mill Lane
    """

  init() async throws { server = try await AssistServer.start() }

  private func verdict(_ path: String, token: String? = nil) async throws(AssistProblem) -> Verdict {
    let place = try AssistPlace.find("http://127.0.0.1:\(server.port)\(path)")
    let moment = now ?? LocalDateTime(LocalDate(dayNumber: 0), .midnight)
    let entities = Extractor().entities(in: Self.text, reference: moment, languages: [])
    let findings = Decider().findings(
      for: DecisionInput(
        text: Self.text, entities: entities, reference: moment, now: moment, uid: "a@test",
        madeAt: Instant(secondsSince1970: 0)))
    let question = AssistQuestion(text: Self.text, reference: moment, fields: entities)
    return try await AssistService(place, token: token).reply(to: question).verdict(
      on: question, findings: findings, uid: "a@test", madeAt: Instant(secondsSince1970: 0), now: moment,
      host: place.address.host)
  }

  @Test("a proposal that the text bears out is taken, with our UID and the host's name")
  func proposal() async throws {
    let suggestion = try #require(try await verdict("/echo", token: "open sesame\r\nX: y").suggestion)
    #expect(suggestion.title == "Dinner at Osteria Fresca")
    #expect(suggestion.start.description == "2026-12-11T19:15")
    #expect(suggestion.uid == "a@test")
    #expect(suggestion.assistedBy == "127.0.0.1")
    #expect(suggestion.evidence.map(\.text) == ["Dinner at Osteria Fresca"])
    #expect(!suggestion.alarms.isEmpty)
    // The token can't add a header of its own.
    #expect(server.lines.joined().contains(#""authorization": "Bearer opensesameX:y""#))
  }

  @Test("a reason for nothing is taken")
  func silence() async throws {
    let abstention = try #require(try await verdict("/silent").abstention)
    #expect(abstention.reason == .notForUser)
    #expect(abstention.detail == "It is for members only.")
    #expect(abstention.assistedBy == "127.0.0.1")
  }

  @Test("slow answers are late, also those that trickle", arguments: ["/slow", "/trickle"])
  func slow(path: String) async {
    await #expect(throws: AssistProblem.late) { try await verdict(path) }
  }

  @Test(
    "what is not the answer that was asked for is refused",
    arguments: [
      ("/words", .notJSON), ("/deep", .notJSON), ("/neither", .neither), ("/both", .neither),
      ("/kind", .kind),
      ("/title", .title), ("/control", .title), ("/turned", .title), ("/longtitle", .title), ("/day", .start),
      ("/nonsense", .start), ("/past", .start), ("/end", .end), ("/place", .location),
      ("/evidence", .evidence), ("/beyond", .evidence), ("/uncited", .evidence), ("/sure", .confidence),
      ("/alarm", .alarms), ("/code", .code), ("/reason", .reason), ("/duplicate", .reason),
    ] as [(String, AssistProblem.Flaw)])
  func hostile(path: String, flaw: AssistProblem.Flaw) async {
    await #expect(throws: AssistProblem.refused(flaw)) { try await verdict(path) }
  }

  @Test("statuses other than 200, redirects and endless bodies are no answers")
  func failures() async {
    await #expect(throws: AssistProblem.status(404)) { try await verdict("/html") }
    await #expect(throws: AssistProblem.status(307)) { try await verdict("/away") }
    await #expect { try await verdict("/large") } throws: { error in
      if case .network(.tooLarge) = error as? AssistProblem { true } else { false }
    }
  }

  @Test("a host that nobody runs is told apart from one that answers badly")
  func unreachable() async {
    await #expect {
      try await AssistService(try AssistPlace.find("http://127.0.0.1:1/")).order(
        OrderQuestion(query: "x", results: [("a", "b")]))
    } throws: { error in
      if case .network(.unreachable) = error as? AssistProblem { true } else { false }
    }
  }

  @Test("an order holds each result once, or it is refused")
  func order() async throws {
    let question = OrderQuestion(query: "dinner", results: [("a", "1"), ("b", "2"), ("c", "3")])
    func ask(_ path: String) async throws -> [Int] {
      try await AssistService(try AssistPlace.find("http://127.0.0.1:\(server.port)\(path)")).order(question)
    }
    #expect(try await ask("/echo") == [2, 1, 0])
    for path in ["/twice", "/short"] {
      await #expect(throws: AssistProblem.refused(.order)) { try await ask(path) }
    }
  }
}
