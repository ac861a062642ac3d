import Foundation
import TestSupport
import Testing

/// The assist by commands: what a person sees from switching it on to switching it off.
@Suite("An assist of one's own")
struct AssistCommandTests {
  private static let texts = [
    "dinner":
      "Osteria Fresca\nYour table is confirmed\nFriday, 11 December 2026 at 19:15\nBooking reference QX7R2L",
    "bill": "Northgate Water\nYour bill is ready\n£41.30\nPlease pay by 14 December 2026",
  ]

  private func filed(_ curio: CurioProgram, _ names: [String]) async throws {
    let folder = try curio.home.folder("texts")
    for name in names {
      try Data((Self.texts[name] ?? "").utf8).write(to: URL(filePath: "\(folder)/\(name).txt"))
    }
    let outcome = try await curio.command(["import"] + names.map { "\(folder)/\($0).txt" }).run()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(
    "the assist is off until its host is named, decides, and is off again",
    .enabled(if: Command.areInstalled("python3")))
  func assist() async throws {
    let server = try await AssistServer.start()
    let curio = try CurioProgram.onThatMonday()
    let address = "http://127.0.0.1:\(server.port)/echo"
    let shown = try await curio.run("assist", "on", address)
    #expect(shown.status == 1)
    #expect(shown.output.contains("\"task\" : \"suggest\""))
    #expect(shown.errors.contains("--consent 127.0.0.1"))
    #expect(try await curio.run("assist").output.hasPrefix("off"))
    #expect(try await curio.run("assist", "on", address, "--consent", "127.0.0.1").output.hasPrefix("on"))
    try await filed(curio, ["dinner"])
    let review = try await curio.run("review", "list")
    #expect(review.output.contains("proposed by the assist at 127.0.0.1"), "\(review.output)\(review.errors)")
    #expect(server.lines.count == 1)
    #expect(try await curio.run("doctor").output.contains("on: text and fields"))
    #expect(try await curio.run("assist", "off").output.hasPrefix("off"))
    try await filed(curio, ["bill"])
    #expect(server.lines.count == 1)
  }
}
