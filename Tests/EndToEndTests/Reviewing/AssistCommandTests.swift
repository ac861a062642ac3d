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

  @Test(
    "a notice goes to the assist only when its words were shown and a yes was said",
    .enabled(if: Command.areInstalled("python3")))
  func notice() async throws {
    let server = try await AssistServer.start()
    let curio = try CurioProgram.onThatMonday()
    _ = try await curio.run("child", "add", "Ava")
    let letter = "\(try curio.home.folder("texts"))/letter.txt"
    try Data("Please bring a coat on Friday, December 4.".utf8).write(to: URL(filePath: letter))
    #expect(try await curio.run("notice", letter, "--assist", "--yes").status == 1)
    _ = try await curio.run("assist", "on", "http://127.0.0.1:\(server.port)/echo", "--consent", "127.0.0.1")
    let unasked = try await curio.run("notice", letter, "--assist")
    #expect(unasked.status == 1)
    #expect(unasked.errors.contains("Please bring a coat") && unasked.errors.contains("--yes"))
    #expect(server.lines.isEmpty)
    let read = try await curio.run("notice", letter, "--assist", "--yes")
    #expect(read.errors.contains("Read by the assist at 127.0.0.1"), "\(read)")
    #expect(read.output.contains("BRING"))
    #expect(server.lines.count == 1)
    _ = try await curio.run("assist", "on", "http://127.0.0.1:\(server.port)/html", "--consent", "127.0.0.1")
    let local = try await curio.run("notice", letter, "--keep", "--assist", "--yes")
    #expect(local.status == 0)
    #expect(local.errors.contains("status 404. These are the cards of this machine"), "\(local.errors)")
    #expect(local.output.contains("BRING"))
  }
}
