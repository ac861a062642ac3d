import HelperProcess
import Testing

@Suite("Programs that are run once")
struct ProgramCallTests {
  @Test("what goes in comes out, also more than any buffer holds")
  func passesBytes() async throws {
    let bytes = [UInt8]((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let outcome = try await ProgramCall("cat", input: bytes).run(within: .seconds(60))
    #expect(outcome.output == bytes)
    #expect(outcome.status == 0)
  }

  @Test("no input is an end at once, and the exit status is told")
  func status() async throws {
    let outcome = try await ProgramCall("sh", ["-c", "cat; echo done; exit 3"]).run(within: .seconds(60))
    #expect(outcome.text == "done\n")
    #expect(outcome.status == 3)
    let killed = try await ProgramCall("sh", ["-c", "kill -15 $$"]).run(within: .seconds(60))
    #expect(killed.status == 128 + 15)
  }

  @Test("a program that reads nothing still answers")
  func readsNothing() async throws {
    let outcome = try await ProgramCall("echo", ["yes"], input: [UInt8](repeating: 65, count: 1_000_000))
      .run(within: .seconds(60))
    #expect(outcome.text == "yes\n")
  }

  @Test("one that takes too long is killed, one that is missing is named")
  func faults() async {
    await #expect(throws: HelperError.timedOut(name: "sleep", limit: .milliseconds(50))) {
      try await ProgramCall("sleep", ["1000"]).run(within: .milliseconds(50))
    }
    await #expect { try await ProgramCall("no-such-program").run(within: .seconds(1)) } throws: {
      if case HelperError.missing = $0 { true } else { false }
    }
  }

  @Test("cancelling kills it")
  func cancelling() async {
    let task = Task { try await ProgramCall("sleep", ["1000"]).run(within: .seconds(1000)) }
    task.cancel()
    await #expect(throws: HelperError.cancelled) { try await task.value }
  }

  @Test("endless output is cut off")
  func endless() async throws {
    let outcome = try await ProgramCall("yes").run(within: .seconds(60), outputLimit: 100_000)
    #expect(outcome.output.count >= 100_000)
    #expect(outcome.output.count < 200_000)
  }
}
