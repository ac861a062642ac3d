import TestSupport
import Testing

/// From a folder of screenshots to an entry in the calendar and back to nothing, in the real program.
@Suite(.enabled(if: Command.areInstalled("tmux", "khal"), "tmux or khal is not installed"))
struct GoldenPathTests {
  @Test(arguments: [(80, 24), (120, 35), (200, 50)])
  func worksAtEverySize(columns: Int, rows: Int) async throws {
    try await walk(try .onThatMonday(), columns: columns, rows: rows)
  }

  @Test(
    .enabled("network namespaces can't be made here") { await Isolation.isPossible(Isolation.withoutNetwork) }
  )
  func worksWithoutANetwork() async throws {
    var curio = try CurioProgram.onThatMonday()
    curio.wrapper = Isolation.withoutNetwork + curio.wrapper
    try await walk(curio, columns: 100, rows: 30)
  }

  private func walk(_ curio: CurioProgram, columns: Int, rows: Int) async throws {
    let walk = try await GoldenWalk(curio, columns: columns, rows: rows)
    try await walk.importFolder()
    try await walk.search("ramen kyoto", finding: "Menya Aoba", saved: "28 Nov 2026")
    try await walk.search("京都 ラーメン", finding: "あさひな", saved: "22 Nov 2026")
    try await walk.openFirstHit(showing: "六角町")
    let entry = try await walk.approveBookingAndDismissTheRest()

    let folder = String(entry[..<(entry.lastIndex(of: "/") ?? entry.endIndex)])
    let events = try await Khal(curio: curio).events(on: "2026-12-12", folder: folder)
    #expect(events.count == 1)
    #expect(events.first?.hasPrefix("2026-12-12 19:30 | ") == true, "\(events)")
    #expect(events.first?.contains("Larch & Ember") == true, "\(events)")

    try await walk.export()
    try await walk.deleteOne()
    try await walk.deleteAll()
    try await walk.leave()
  }
}
