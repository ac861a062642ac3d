import Foundation
import TestSupport
import Testing

/// One drawer on two machines, carried by a real Syncthing over loopback.
@Suite(
  .serialized,
  .enabled(
    if: SyncthingPair.isInstalled && Command.areInstalled("curl"), "syncthing or curl is not installed"))
struct SyncedDrawerTests {
  @Test func whatTwoMachinesDoBecomesOneDrawer() async throws {
    let pair = try await SyncthingPair()
    let (here, there) = (pair.curios[0], pair.curios[1])
    // A program that runs there shows at once what comes from here.
    let watching = try there.command(["watch"]).start()
    defer { watching.send(signal: SIGTERM) }

    try Data("Ferry to Oshima\nGate 4, seat 12A\n".utf8).write(
      to: URL(fileURLWithPath: here.home.path("a.txt")))
    #expect(try await here.run("import", here.home.path("a.txt"), "--note", "first").status == 0)
    try await pair.wait("the text from the first machine") {
      try await there.run("search", "oshima").status == 0
    }
    let id = try #require(try StoredRecord.all(in: there.drawer).first?.id)

    // Both change it while they do not see each other: other parts, and the same one.
    try await pair.setConnected(false)
    #expect(try await here.run("note", id, "ask for the window").status == 0)
    #expect(try await here.run("edit", id, "--title", "Ferry").status == 0)
    #expect(try await there.run("note", id, "bring the voucher").status == 0)
    #expect(try await there.run("collect", "add", "Journey", id).status == 0)
    #expect(try await there.run("tag", id, "Robin").status == 0)
    for index in 0...1 { try await pair.scan(index) }
    try await pair.setConnected(true)

    try await pair.wait("the same record on both, with everything in it") {
      // A start on either machine puts together what came.
      _ = try await here.run("show", id)
      _ = try await there.run("show", id)
      let records = try [here, there].map { curio in
        try StoredRecord.all(in: curio.drawer).first.map { UserState($0) }
      }
      guard let first = records[0], first == records[1] else { return false }
      return first.note.contains("window") && first.note.contains("voucher") && first.title == "Ferry"
        && first.isCollected
    }
    var copies: [String] = []
    do {
      try await pair.wait("no conflict copy on either") {
        _ = try await here.run("show", id)
        copies = [here, there].flatMap { files(under: $0.drawer) }.filter {
          // What Syncthing began to fetch and the other side has merged by now; it clears these away by itself.
          $0.contains("conflict") && !$0.contains("/.syncthing.")
        }
        return copies.isEmpty
      }
    } catch {
      Issue.record("\(copies)")
      throw error
    }
    for curio in [here, there] {
      let found = try await curio.run("search", "voucher", "--json")
      #expect(try SearchAnswer(found.output).results.map(\.id) == [id])
      let verified = try await curio.run("verify")
      #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    }

    // A deletion here is a deletion there: record, original, index and its bytes.
    #expect(try await here.run("delete", id).status == 0)
    try await pair.wait("the deletion") {
      try await there.run("search", "oshima").status == 1
        && filesHolding(["oshima"], under: there.home.path("data")).isEmpty
        && filesHolding(["oshima"], under: there.home.path("cache")).isEmpty
    }
    #expect(DrawerFolder(here.drawer).records + DrawerFolder(there.drawer).records == [])
  }
}
