import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  @Test func keepsOutputErrorsAndExitCodeApart() async throws {
    let outcome = try await Command("sh", ["-c", "cat; echo oops >&2; exit 7"], input: "drawer\nof things\n")
      .run()
    #expect(outcome.status == 7)
    #expect(outcome.lines == ["drawer", "of things"])
    #expect(outcome.errors == "oops\n")
  }

  @Test func saysWhichSignalEndedIt() async throws {
    let outcome = try await Command("sh", ["-c", "kill -9 $$"]).run()
    #expect(outcome.status == 128 + 9)
  }

  @Test func killsWhatTakesTooLong() async throws {
    let sleeping = try Command("sleep", ["3600"]).start()
    await #expect(throws: CommandError.self) { try await sleeping.outcome(within: 0.2) }
    let outcome = try await sleeping.outcome(within: 20)
    #expect(outcome.status == 128 + 9)
  }

  @Test func namesAProgramThatIsMissing() {
    #expect(throws: CommandError.self) { try Command("no-such-program-anywhere").start() }
  }

  @Test func aTemporaryFolderGoesWithItsOwner() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let name = try folder?.write("x".utf8, to: "a")
    let path = try #require(name)
    #expect(files(under: try #require(folder?.path)) == [path])
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
