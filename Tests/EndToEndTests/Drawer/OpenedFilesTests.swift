import Foundation
import TestSupport
import Testing

/// What the program touches, as the kernel saw it.
@Suite(.enabled(if: Command.areInstalled("strace"), "strace is not installed"))
struct OpenedFilesTests {
  private let picked: [Sample] = [.booking, .receipt, .invite]

  @Test func onlyThePickedFilesOfAFolderAreOpened() async throws {
    let opened = try await traceImport(try CurioProgram(), of: picked, from: Sample.allCases).opened
    #expect(opened == Set(picked.map(\.rawValue)))
  }

  /// Enough pictures that a library's background thread would wake up, too.
  @Test func nothingTalksToANetworkAndNothingElseIsWritten() async throws {
    let curio = try CurioProgram()
    let calls = try await traceImport(curio, of: Sample.allCases, from: Sample.allCases).calls
    // A library may ask for an internet socket to learn whether there is IPv6; nobody connects or sends.
    #expect(calls.filter { $0.contains("sa_family=AF_INET") } == [])
    #expect(calls.contains { $0.contains("execve(") && $0.contains("curio-ocr") })
    for part in ["data", "cache", "config", "state"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: curio.home.path(part))
      #expect(names.allSatisfy { $0 == "curio" }, "\(part): \(names)")
    }
  }

  /// Imports files out of a folder under strace; the names opened there, and all traced calls.
  private func traceImport(_ curio: CurioProgram, of picked: [Sample], from all: [Sample]) async throws
    -> (opened: Set<String>, calls: [String])
  {
    let folder = try curio.folder("Phone", with: all)
    var command = curio.command(["import"] + picked.map { "\(folder)/\($0.rawValue)" })
    let log = curio.home.path("trace")
    command.arguments =
      [
        "-f", "-qq", "-s", "4096", "-e",
        "trace=open,openat,openat2,creat,execve,connect,bind,sendto,sendmsg,sendmmsg", "-o", log,
      ]
      + [command.program] + command.arguments
    command.program = "strace"
    let outcome = try await command.run(within: 240)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let bytes = try #require(FileManager.default.contents(atPath: log))
    let calls = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let opened = calls.filter { $0.contains("open") }.flatMap { call in
      all.map(\.rawValue).filter { call.contains("\(folder)/\($0)\"") }
    }
    return (Set(opened), calls)
  }
}
