import Foundation
import TestSupport
import Testing

/// `kill -9` in mid-import, then a new start: nothing half, nothing double, nothing lost.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct InterruptedImportTests {
  private let samples: [Sample] = [.ramenCard, .booking, .concert, .network, .receipt, .invite]

  @Test(arguments: [0, 1, 3])
  func theNextImportFinishesIt(_ records: Int) async throws {
    let curio = try CurioProgram()
    let folder = try curio.folder("Phone", with: samples)
    try await interrupt(curio, importing: folder, afterRecords: records)

    let again = try await curio.run("import", folder, within: 240)
    #expect(again.status == 0, "\(again.errors)")
    try await expectWhole(curio, count: samples.count)
  }

  @Test func theNextStartOfTheScreenFinishesWhatWasPicked() async throws {
    let curio = try CurioProgram()
    let folder = try curio.folder("Phone", with: samples)
    try await interrupt(curio, importing: folder, afterRecords: 1)

    let terminal = try await curio.open()
    try await terminal.wait(until: "a record for each picked image", within: 120) { _ in
      DrawerFolder(curio.drawer).records.count == samples.count
    }
    try await terminal.press("C-c")
    #expect(try await terminal.waitForExit() == 0)
    try await expectWhole(curio, count: samples.count)
  }

  @Test func helpersEndWithTheProgram() async throws {
    let curio = try CurioProgram()
    let folder = try curio.folder("Phone", with: samples)
    try await interrupt(curio, importing: folder, afterRecords: 1)
    for _ in 0..<200 where !processes(in: curio.home.path).isEmpty {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(processes(in: curio.home.path) == [])
  }

  /// Starts an import and kills the program alone, not its helpers, once so many records stand.
  private func interrupt(_ curio: CurioProgram, importing folder: String, afterRecords count: Int)
    async throws
  {
    // On a thread of its own: a task may have to wait for its turn until the import is over.
    let importing: RunningCommand = try await withCheckedThrowingContinuation { done in
      Thread.detachNewThread {
        done.resume(
          with: Result {
            let importing = try curio.command(["import", folder]).start()
            for _ in 0..<12_000 where importing.isRunning {
              let drawer = DrawerFolder(curio.drawer)
              if drawer.images.count > 0, drawer.records.count >= count { break }
              Thread.sleep(forTimeInterval: 0.005)
            }
            kill(importing.processID, SIGKILL)
            return importing
          })
      }
    }
    #expect(
      try await importing.outcome().status == 128 + SIGKILL, "it was over before it could be interrupted")
  }

  private func expectWhole(_ curio: CurioProgram, count: Int) async throws {
    let drawer = DrawerFolder(curio.drawer)
    #expect(drawer.images.count == count)
    #expect(drawer.records == drawer.images)
    #expect(drawer.strangers == [])
    let verified = try await curio.run("verify")
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    let listed = try await curio.run("show", "--json")
    #expect(listed.lines.count == count)
  }

  /// Command lines of living processes whose environment names this home.
  private func processes(in home: String) -> [String] {
    let needle = Data("HOME=\(home)\0".utf8)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { Int32($0) != nil }.compactMap { process in
      guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
        environment.range(of: needle) != nil
      else { return nil }
      let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: line, as: UTF8.self).replacingOccurrences(of: "\0", with: " ")
    }
  }
}
