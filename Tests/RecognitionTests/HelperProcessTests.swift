import Glibc
import HelperProcess
import Testing

/// A folder with one shell script as the helper program `helper`.
private final class ScriptFolder: Sendable {
  let path: String

  init(_ script: String) throws {
    var template = Array("/tmp/curio-helper-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let file = try #require(fopen(path + "/helper", "w"))
    fputs("#!/bin/sh\n" + script, file)
    fclose(file)
    chmod(path + "/helper", 0o700)
  }

  deinit { for name in ["helper", "log", "pid"] { unlink(path + "/" + name) }; rmdir(path) }

  func helper(environment: [String: String] = [:], log: String? = nil) -> HelperProcess {
    HelperProcess(
      "helper", environment: environment, log: log, location: HelperLocation(folders: ["/nowhere", path]))
  }

  func text(of name: String) -> String {
    guard let file = fopen(path + "/" + name, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

private let echo = "while read -r line; do echo \"$line $$\"; done\n"

extension HelperProcess {
  fileprivate func ask(_ line: String, within limit: Duration = .seconds(20)) async throws -> String {
    String(decoding: try await ask(Array(line.utf8), within: limit), as: UTF8.self)
  }
}

@Suite struct HelperProcessTests {
  @Test func answersLineByLineFromOneProcess() async throws {
    let folder = try ScriptFolder(echo)
    let helper = folder.helper()
    let first = try await helper.ask("a").split(separator: " ")
    let second = try await helper.ask("b").split(separator: " ")
    #expect(first[0] == "a" && second[0] == "b")
    #expect(first[1] == second[1])
  }

  @Test func longLinesPassBothWays() async throws {
    let folder = try ScriptFolder("while read -r line; do echo \"$line\"; done\n")
    let helper = folder.helper()
    let line = String(repeating: "x", count: 400_000)
    #expect(try await helper.ask(line) == line)
  }

  @Test func requestsAtTheSameTimeGetTheirOwnAnswers() async throws {
    let folder = try ScriptFolder("cat\n")
    let helper = folder.helper()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for i in 0..<20 { group.addTask { try await helper.ask("\(i)") == "\(i)" } }
      for try await isOwn in group { #expect(isOwn) }
    }
  }

  @Test func aCrashFailsOneRequestAndTheNextStartsAnew() async throws {
    let folder = try ScriptFolder("read -r line; [ \"$line\" = die ] && kill -SEGV $$; echo ok; cat\n")
    let helper = folder.helper()
    await #expect(throws: HelperError.ended(name: "helper", status: 0, signal: SIGSEGV)) {
      try await helper.ask("die")
    }
    #expect(try await helper.ask("live") == "ok")
  }

  @Test func anExitStatusIsTold() async throws {
    let folder = try ScriptFolder("read -r line; exit 7\n")
    await #expect(throws: HelperError.ended(name: "helper", status: 7, signal: nil)) {
      try await folder.helper().ask("x")
    }
  }

  @Test func aHelperThatEndedBetweenRequestsIsStartedAgainSilently() async throws {
    let folder = try ScriptFolder("read -r line; echo once\n")
    let helper = folder.helper()
    #expect(try await helper.ask("a") == "once")
    usleep(200_000)
    #expect(try await helper.ask("b") == "once")
  }

  @Test func aLateAnswerIsATimeOutAndTheProcessIsGone() async throws {
    let folder = try ScriptFolder("echo $$ > \"${0%/*}/pid\"; read -r line; sleep 60\n")
    let helper = folder.helper()
    await #expect(throws: HelperError.timedOut(name: "helper", limit: .milliseconds(400))) {
      try await helper.ask("x", within: .milliseconds(400))
    }
    let pid = try #require(pid_t(folder.text(of: "pid").dropLast()))
    #expect(kill(pid, 0) != 0)
  }

  @Test func cancellingTheTaskKillsTheProcess() async throws {
    let folder = try ScriptFolder("read -r line; sleep 60\n")
    let helper = folder.helper()
    let task = Task { try await helper.ask("x", within: .seconds(50)) }
    while helper.processID == nil { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    await #expect(throws: HelperError.cancelled) { try await task.value }
    #expect(helper.processID == nil)
  }

  @Test func theEnvironmentIsSetBeforeTheStartAndStandardErrorIsAppendedToTheLog() async throws {
    let folder = try ScriptFolder("echo \"noise $ONE\" >&2; read -r line; echo \"$ONE\"\n")
    for _ in 0..<2 {
      let helper = folder.helper(environment: ["ONE": "1 2"], log: folder.path + "/log")
      #expect(try await helper.ask("x") == "1 2")
    }
    #expect(folder.text(of: "log") == "noise 1 2\nnoise 1 2\n")
  }

  @Test func openDescriptorsAreNotInherited() async throws {
    let extra = fcntl(0, F_DUPFD, 200)
    defer { close(extra) }
    let folder = try ScriptFolder("read -r line; echo $(ls /proc/$$/fd)\n")
    let open = try await folder.helper().ask("x").split(separator: " ").compactMap { Int($0) }
    #expect(open.contains(2) && !open.contains(Int(extra)))
  }

  @Test func aMissingHelperNamesThePlacesSearched() async throws {
    let helper = HelperProcess("no-such-helper", location: HelperLocation(folders: ["/a", "/b"]))
    await #expect(throws: HelperError.missing(name: "no-such-helper", searched: ["/a", "/b"])) {
      try await helper.ask("x")
    }
  }
}
