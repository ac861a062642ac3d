import Drawer
import Specimens
import TestSupport
import Testing

@testable import Commands

@Suite("Comparing a decision service with the local rules", .enabled(if: Command.areInstalled("python3")))
struct AssistScoreTests {
  private let texts = LabelledText.parse(
    """
    === 2026-11-30T09:00 | en | E 2026-12-11T19:15 t:Osteria
    Osteria Fresca
    Your table is confirmed
    Friday, 11 December 2026 at 19:15
    === 2026-11-30T09:00 | en | A noEvent
    Lemon drizzle cake
    200 g butter
    """)

  private func measured(_ path: String) async throws -> AssistScore {
    let server = try await AssistServer.start()
    let context = Context(
      environment: [:], output: Output(), clock: .system)
    return try AssistScore.measured(
      at: "http://127.0.0.1:\(server.port)\(path)", consent: nil, texts, context)
  }

  @Test("its own answers are scored, and its faults as the local rules answer them")
  func scores() async throws {
    let good = try await measured("/silent")
    #expect(good.asked == 2 && good.faults.isEmpty)
    #expect(good.score.coverage == 0)
    let bad = try await measured("/place")
    #expect(bad.faults.values.reduce(0, +) == 2)
    #expect(bad.score.coverage == 1)
    #expect(bad.score.proposals.precision == 1)
  }
}
