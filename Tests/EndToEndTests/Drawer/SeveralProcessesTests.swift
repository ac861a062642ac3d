import Foundation
import TestSupport
import Testing

/// A screen, imports, a watcher and changes from several shells at once: nothing is lost, nobody is turned away.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct SeveralProcessesTests {
  @Test func screenImportsWatcherAndChangesAtOnceLoseNothing() async throws {
    let curio = try CurioProgram()
    let folders = try ["one", "two", "three"].map { try curio.home.folder($0) }
    for (number, folder) in folders.enumerated() {
      for text in 0..<12 {
        // The first folder and the second share half of their texts.
        let words = "Plum \(number == 1 && text < 6 ? 0 : number) pear \(text)\nsaved for later\n"
        try words.write(toFile: "\(folder)/\(text).txt", atomically: false, encoding: .utf8)
      }
    }
    try Data("Quince jelly\n".utf8).write(to: URL(fileURLWithPath: curio.home.path("first.txt")))
    #expect(try await curio.run("import", curio.home.path("first.txt")).status == 0)
    let id = try #require(try StoredRecord.all(in: curio.drawer).first?.id)

    let screen = try await curio.open()
    try await screen.wait(for: "Quince")
    let watching = try curio.command(["watch"]).start()
    let imports = try folders.prefix(2).map { folder in
      try curio.command(["import"] + files(under: folder)).start()
    }
    // Drops for whoever files them first, and changes of one record from two shells.
    let drops = try curio.command(["file"] + files(under: folders[2])).start()
    var changes: [RunningCommand] = []
    for number in 0..<6 {
      changes.append(try curio.command(["collect", "add", "Set \(number)", id]).start())
      changes.append(try curio.command(["search", "plum"]).start())
    }
    for process in imports + [drops] + changes {
      let outcome = try await process.outcome(within: 240)
      #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
      #expect(!(outcome.output + outcome.errors).lowercased().contains("locked"), "\(outcome.errors)")
    }
    try await screen.wait(until: "all of them on the screen", within: 240) { screen in
      (try? StoredRecord.all(in: curio.drawer).count) == 31 && screen.contains("31 specimens")
    }
    watching.send(signal: SIGINT)
    let watched = try await watching.outcome()
    #expect(!watched.errors.lowercased().contains("locked"), "\(watched.errors)")
    try await screen.press("C-c")
    _ = try await screen.waitForExit()

    let record = try #require(try StoredRecord.all(in: curio.drawer).first { $0.id == id })
    #expect(Set(record.collections).count == 6, "a change was lost")
    let verified = try await curio.run("verify")
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    #expect(try await curio.run("show", "--json").lines.count == 31)
    #expect(files(under: "\(curio.drawer)/inbox") == [])
  }
}
