import Drawer
import Foundation
import Notices
import Specimens
import TestSupport
import Testing

@testable import Family

@Suite("A notice read by the assist", .enabled(if: Command.areInstalled("python3")))
struct HostedNoticeTests {
  private let text =
    "Dear families,\nPlease return the zoo form by Friday, December 4.\nPlease bring a coat on December 4."
  private let scratch: TemporaryFolder
  private let drawer: Drawer
  private let family: Family
  private let server: LoopbackServer

  init() async throws {
    scratch = try TemporaryFolder()
    server = try await AssistServer.start()
    let now = try #require(Instant("2026-11-30T09:00:00Z"))
    let clock = DrawerClock(now: { now }, local: { $0.utc })
    drawer = try Drawer.open(
      DrawerLocation(named: scratch.path, environment: ["HOME": scratch.path]), clock: clock)
    family = Family(drawer)
    try family.addChild(ChildProfile(name: "Ava"))
  }

  private func switchOn(_ path: String) throws {
    try drawer.allowAssist("http://127.0.0.1:\(server.port)\(path)", consent: "127.0.0.1")
  }

  /// Files the notice; its local cards wait.
  private func filed() async throws -> SpecimenID {
    guard case .filed(let id, _) = try await drawer.fileText(text).outcome else {
      throw DrawerProblem(.invalid, "not filed")
    }
    #expect(try family.takeNotice(id, of: drawer).count == 2)
    return id
  }

  @Test("while the assist is off there is no offer, and nothing is sent")
  func off() async throws {
    let id = try await filed()
    #expect(throws: DrawerProblem.self) { try family.offer(of: id, of: drawer) }
    #expect(server.lines.isEmpty)
  }

  @Test(
    "the offer shows the whole text and sends nothing; agreed to, just that is sent and its card replaces those that wait"
  )
  func agreed() async throws {
    let id = try await filed()
    try switchOn("/echo")
    let sentBefore = server.lines.count
    let offer = try family.offer(of: id, of: drawer)
    #expect(offer.lines.joined(separator: "\n").hasPrefix(text))
    #expect(server.lines.count == sentBefore)
    let cards = try await family.hostedCards(offer, about: id, of: drawer)
    let sent = try #require(server.lines.last)
    #expect(sent.contains("Please bring a coat on December 4."))
    #expect(sent.contains("\"children\": [{\"name\": \"Ava\"}]"))
    let items = try family.replaceCards(of: id, with: cards, from: offer.host)
    #expect(items.map(\.type) == [.bring])
    #expect(items.first?.remark == "Read by the assist at 127.0.0.1.")
    #expect(try family.items().map(\.id) == items.map(\.id))
  }

  @Test("what was approved or changed stays, and is not proposed again")
  func kept() async throws {
    let id = try await filed()
    try switchOn("/echo")
    let coat = try #require(try family.items().first { $0.type == .bring })
    try family.approve(coat.id)
    let offer = try family.offer(of: id, of: drawer)
    let cards = try await family.hostedCards(offer, about: id, of: drawer)
    #expect(try family.replaceCards(of: id, with: cards, from: offer.host).isEmpty)
    #expect(try family.items().count == 2)
    #expect(try family.item(coat.id).state == .approved)
  }

  @Test(
    "late, hostile and broken answers are refused in a sentence, and the local cards stay",
    arguments: [
      "/slow", "/trickle", "/large", "/html", "/words", "/deep", "/away", "/neither", "/silent", "/evidence",
      "/title", "/control",
    ])
  func refused(_ path: String) async throws {
    let id = try await filed()
    try switchOn(path)
    let offer = try family.offer(of: id, of: drawer)
    await #expect(throws: DrawerProblem.self) {
      _ = try await family.hostedCards(offer, about: id, of: drawer)
    }
    #expect(try family.items().count == 2)
  }

  @Test("a day that the notice does not have becomes a question")
  func doubtful() async throws {
    let id = try await filed()
    try switchOn("/day")
    let cards = try await family.hostedCards(try family.offer(of: id, of: drawer), about: id, of: drawer)
    #expect(cards.first?.date == nil)
    #expect(cards.first?.questions.map(\.field) == [.date])
  }

  @Test("after another host was agreed to, what was shown for the old one is not sent")
  func otherHost() async throws {
    let id = try await filed()
    try switchOn("/echo")
    let shown = try family.offer(of: id, of: drawer)
    let stale = NoticeOffer(host: "127.0.0.9", question: shown.question)
    let before = server.lines.count
    await #expect(throws: DrawerProblem.self) {
      _ = try await family.hostedCards(stale, about: id, of: drawer)
    }
    #expect(server.lines.count == before)
  }
}
