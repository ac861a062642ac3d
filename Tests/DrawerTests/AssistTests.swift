import Decisions
import DrawerStore
import Foundation
import Specimens
import TestSupport
import Testing

@testable import Drawer

@Suite("The assist in the drawer", .enabled(if: Command.areInstalled("python3")))
struct AssistTests {
  private let server: LoopbackServer
  private let test: TestDrawer

  init() async throws {
    server = try await AssistServer.start()
    test = try TestDrawer()
  }

  private func address(_ path: String) -> String { "http://127.0.0.1:\(server.port)\(path)" }

  private func switchOn(_ path: String) throws {
    try test.drawer.allowAssist(address(path), consent: "127.0.0.1")
  }

  private var log: String {
    let path = test.files.first { $0.hasSuffix("/log") }.map { "\(test.folder)/\($0)" }
    return path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
  }

  @Test("while it is off nothing is asked, whatever address stands in the settings")
  func off() async throws {
    _ = try await test.file(Sample.dinner)
    _ = try test.drawer.assistOffer(address("/echo"))
    #expect(throws: DrawerProblem.self) { try test.drawer.allowAssist(address("/echo"), consent: "yes") }
    try test.drawer.changeSettings { $0.usesHostedAssist = true }
    _ = try await test.file("Concert\nSaturday 12 December 2026, 20:00\nTown Hall")
    #expect(!test.drawer.usesAssist)
    #expect(server.lines.isEmpty)
  }

  @Test("the offer says where what goes, and shows it, before anything is sent")
  func offer() async throws {
    let id = try await test.file(Sample.dinner)
    let offer = try test.drawer.assistOffer(address("/echo"), about: id)
    #expect(offer.sample.contains("Osteria Fresca"))
    #expect(offer.host == "127.0.0.1")
    #expect(!offer.isPublic)
    #expect(offer.sentences.joined().contains(offer.address))
    #expect(server.lines.isEmpty)
  }

  @Test("its proposal stands on the card with its name, and the log names the question without its words")
  func proposal() async throws {
    try switchOn("/echo")
    let id = try await test.file(Sample.dinner)
    let suggestion = try #require(try test.drawer.specimen(id).decision.pending)
    #expect(suggestion.title == "Osteria Fresca")
    #expect(suggestion.assistedBy == "127.0.0.1")
    #expect(log.contains("asked assist about id=\(id.short)"))
    #expect(!log.contains("Osteria"))
    let sent = try #require(server.lines.first)
    #expect(sent.contains("Osteria Fresca"))
    #expect(server.lines.count == 1)
  }

  @Test(
    "late, wrong and missing answers leave the local rules' decision",
    arguments: ["/slow", "/place", "/html"])
  func fallback(path: String) async throws {
    try switchOn(path)
    let id = try await test.file(Sample.dinner)
    let suggestion = try #require(try test.drawer.specimen(id).decision.pending)
    #expect(suggestion.assistedBy == nil)
    #expect(suggestion.start.description == "2026-12-11T19:15")
  }

  @Test("a service that does not answer is left alone for a while")
  func rest() async throws {
    try switchOn("/slow")
    _ = try await test.file(Sample.dinner)
    _ = try await test.file("Concert\nSaturday 12 December 2026, 20:00\nTown Hall")
    #expect(server.lines.count == 1)
  }

  @Test("what the user decided on, changed or answered is not asked about again")
  func settled() async throws {
    let id = try await test.file(Sample.dinner)
    try test.drawer.editSuggestion(id, SuggestionEdit(title: "Mine"))
    try switchOn("/silent")
    _ = await test.drawer.reread([id]) { _ in }
    #expect(server.lines.isEmpty)
    #expect(try test.drawer.specimen(id).decision.pending?.title == "Mine")
  }

  @Test("the first results of a search come in its order, none lost and none added")
  func search() async throws {
    for place in ["Kyoto", "Nara", "Osaka"] { _ = try await test.file("Ramen in \(place)\nOpen daily") }
    let found = try test.drawer.search("ramen", now: moment("2026-11-30T09:00"))
    try switchOn("/echo")
    let ordered = await test.drawer.reordered(found)
    #expect(ordered.results.map(\.id) == found.results.map(\.id).reversed())
    #expect(ordered.orderedBy == "127.0.0.1")
    try switchOn("/twice")
    #expect(await test.drawer.reordered(found) == found)
  }

  @Test("a search that finds a code, a mail, or a notice of the family is told to nobody")
  func searchOfPrivateThings() async throws {
    let first = try await test.file("Ramen in Kyoto\nOpen daily")
    _ = try await test.file("Ramen in Nara\nOpen daily")
    let found = try test.drawer.search("ramen", now: moment("2026-11-30T09:00"))
    #expect(found.results.count == 2)
    try switchOn("/echo")
    for kind in [DocumentKind.oneTimeCode, .wifi, .schoolEvent] {
      try test.drawer.folder.update(first) { $0.documentKind = kind.rawValue }
      #expect(await test.drawer.reordered(found) == found)
    }
    try test.drawer.folder.update(first) { $0.documentKind = nil }
    let family = FamilyFolder(test.drawer.paths)
    func mark(_ isNotice: Bool) throws {
      try family.write(
        Array("{\"specimen\":\"\(first)\",\"isNotice\":\(isNotice)}".utf8), kind: "notice",
        id: String(first.description.prefix(16)))
    }
    try mark(true)
    #expect(await test.drawer.reordered(found) == found)
    _ = await test.drawer.reread([first]) { _ in }
    #expect(server.lines.isEmpty)
    try mark(false)
    #expect(await test.drawer.reordered(found).orderedBy == "127.0.0.1")
  }

  @Test("what is filed without the assist is not asked about")
  func withoutAssist() async throws {
    try switchOn("/echo")
    _ = try await test.drawer.fileText(Sample.dinner, askingAssist: false)
    let file = "\(test.folder)/plan.txt"
    try Data("Lunch with Mai\nFriday 11 December 2026, 12:30\nHarbour Café".utf8).write(
      to: URL(fileURLWithPath: file))
    _ = await test.drawer.importFiles([file], askingAssist: false) { _ in }
    // Nor where the filing was cut off, before or after the text stood.
    let late = "\(test.folder)/late.txt"
    try Data("Dinner with Noor\nSaturday 12 December 2026, 19:00".utf8).write(to: URL(fileURLWithPath: late))
    let intent = FilingIntent(originalName: "", staysHere: true)
    _ = test.drawer.writeDown([.file(late)], as: intent)
    _ = try test.drawer.folder.fileImage(
      bytes: Array("Brunch with Sam\nSunday 13 December 2026, 11:00".utf8), name: "pasted.txt", intent: intent
    )
    try test.drawer.drop(
      Array("Tea with Ana\nMonday 14 December 2026, 15:00".utf8), named: "tea.txt", askingAssist: false)
    _ = await test.drawer.fileWaiting { _ in }
    let ids = Array(try test.drawer.folder.ids())
    #expect(ids.count == 5)
    // Nor later, when they are read again or found.
    _ = await test.drawer.reread(ids) { _ in }
    let found = try test.drawer.search("december", now: test.drawer.clock.localNow)
    #expect(found.results.count == 5)
    #expect(await test.drawer.reordered(found).orderedBy == nil)
    #expect(server.lines.isEmpty)
  }

  @Test(
    "what reads like a school notice is not asked about, marked or not",
    arguments: [
      "Room 4 reading logs are due Friday, December 11, 2026. Please return library books, too.",
      "3年生の保護者の皆様\n12月11日(金)は個人面談です。上履きを持ち帰らせてください。",
    ])
  func noticesOnArrival(text: String) async throws {
    try switchOn("/echo")
    _ = try await test.drawer.fileText(text)
    #expect(server.lines.isEmpty)
    // Anything else is.
    _ = try await test.drawer.fileText(Sample.dinner)
    #expect(server.lines.count == 1)
  }

  @Test("a secret in a file that others can read is not used")
  func openSecret() async throws {
    let file = "\(test.folder)/secret"
    try "hush".write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    try test.drawer.allowAssist(address("/echo"), consent: "127.0.0.1", secretFile: file)
    let id = try await test.file(Sample.dinner)
    #expect(try test.drawer.specimen(id).decision.pending?.assistedBy == nil)
    #expect(server.lines.isEmpty)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try test.drawer.allowAssist(address("/echo"), consent: "127.0.0.1", secretFile: file)
    _ = await test.drawer.reread([id]) { _ in }
    #expect(server.lines.first?.contains("Bearer hush") == true)
  }

  @Test("switched off again, nothing leaves the machine")
  func offAgain() async throws {
    try switchOn("/echo")
    try test.drawer.changeSettings { $0.usesHostedAssist = false }
    _ = try await test.file(Sample.dinner)
    #expect(server.lines.isEmpty)
  }
}
