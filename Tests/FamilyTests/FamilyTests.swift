import Drawer
import DrawerStore
import Foundation
import Notices
import Specimens
import TestSupport
import Testing

@testable import Family

/// A drawer in a folder of its own, with a clock that stands still.
private struct Home {
  let scratch: TemporaryFolder
  let family: Family
  let drawer: Drawer

  init() throws {
    scratch = try TemporaryFolder()
    let now = try #require(Instant("2026-11-30T09:00:00Z"))
    let clock = DrawerClock(now: { now }, local: { $0.utc })
    drawer = try Drawer.open(
      DrawerLocation(named: scratch.path, environment: ["HOME": scratch.path]), clock: clock)
    family = Family(drawer)
  }

  func reading(_ text: String, _ children: [ChildProfile]) throws -> NoticeReading {
    NoticeReader().read(text, reference: try #require(LocalDateTime("2026-11-30T09:00")), children: children)
  }
}

@Suite("The family's week")
struct FamilyTests {
  @Test("a card with an open question can't be approved before it is answered")
  func openQuestion() throws {
    let home = try Home()
    let ava = try home.family.addChild(ChildProfile(name: "Ava", grade: "5"))
    let cards = try home.family.take(
      try home.reading(
        "T-shirts: youth $10, adult $13. Order form and money due by December 4.", [ava.profile]),
      notice: "n1")
    let card = try #require(cards.first)
    #expect(card.questions.map(\.field) == [.cost])
    #expect(throws: DrawerProblem.self) { try home.family.approve(card.id) }
    let (approved, waiting) = try home.family.approveAll()
    #expect(approved.isEmpty)
    #expect(waiting.map(\.title) == [card.title])
    try home.family.set(card.id, "cost", "13")
    try home.family.approve(card.id)
    #expect(try home.family.item(card.id).cost?.min == Amount(13))
    #expect(try home.family.item(card.id).history.map(\.field).contains("cost"))
  }

  @Test("without children a card asks, and all is an answer")
  func allKids() throws {
    let home = try Home()
    let cards = try home.family.take(
      try home.reading("Please bring a coat on Friday, December 4.", []), notice: "n1")
    let card = try #require(cards.first)
    #expect(card.questions.map(\.field) == [.child])
    try home.family.set(card.id, "child", "all")
    try home.family.approve(card.id)
    #expect(try home.family.item(card.id).isForAll)
  }

  @Test("the same notice taken twice gives its cards once; a twin of another notice says so")
  func twins() throws {
    let home = try Home()
    let ava = try home.family.addChild(ChildProfile(name: "Ava"))
    let reading = try home.reading(
      "Please return the zoo permission slip by Friday, December 4.", [ava.profile])
    let first = try home.family.take(reading, notice: "n1")
    #expect(try home.family.take(reading, notice: "n1").map(\.id) == first.map(\.id))
    let other = try home.family.take(reading, notice: "n2")
    #expect(other.first?.remark != nil)
  }

  @Test("a later notice withdraws what it calls off")
  func calledOff() throws {
    let home = try Home()
    let ava = try home.family.addChild(ChildProfile(name: "Ava"))
    let card = try #require(
      try home.family.take(
        try home.reading("Family concert on Friday, December 11 at 6 p.m.", [ava.profile]), notice: "n1"
      ).first)
    _ = try home.family.take(
      try home.reading("The concert on Friday, December 11 is canceled.", [ava.profile]), notice: "n2")
    #expect(try home.family.item(card.id).state == .withdrawn)
    #expect(try home.family.item(card.id).remark?.contains("calls it off") == true)
  }

  @Test("an approved item that is called off stays and says so")
  func calledOffAfterApproval() throws {
    let home = try Home()
    let ava = try home.family.addChild(ChildProfile(name: "Ava"))
    let card = try #require(
      try home.family.take(
        try home.reading("Family concert on Friday, December 11 at 6 p.m.", [ava.profile]), notice: "n1"
      ).first)
    try home.family.approve(card.id)
    _ = try home.family.take(
      try home.reading("The family concert has been cancelled.", [ava.profile]), notice: "n2")
    #expect(try home.family.item(card.id).state == .approved)
    #expect(try home.family.item(card.id).remark?.contains("calls it off") == true)
    let grandpa = try home.family.addCaregiver("Grandpa", children: [], command: "")
    let week = try #require(Week("2026-W50"))
    let brief = Brief(
      caregiver: grandpa, children: try home.family.children(), items: try home.family.items(),
      from: week.start, to: week.end)
    #expect(brief.text.contains("called off"), "\(brief.text)")
  }

  @Test("approving the new day of something moved takes the old one off the week")
  func moved() throws {
    let home = try Home()
    let ava = try home.family.addChild(ChildProfile(name: "Ava"))
    let old = try #require(
      try home.family.take(
        try home.reading("Winter concert on Thursday, December 10 at 6 p.m.", [ava.profile]), notice: "n1"
      ).first)
    try home.family.approve(old.id)
    let new = try #require(
      try home.family.take(
        try home.reading(
          "The winter concert has been rescheduled from Thursday, December 10 to Thursday, December 17 at 6 p.m.",
          [ava.profile]), notice: "n2"
      ).first)
    #expect(new.date == LocalDate("2026-12-17"))
    #expect(new.remark?.contains("takes the place") == true)
    try home.family.approve(new.id)
    #expect(try home.family.item(old.id).state == .withdrawn)
    #expect(try home.family.item(old.id).remark?.contains("2026-12-17") == true)
  }

  @Test("a card at the hour of something approved says so")
  func clash() throws {
    let home = try Home()
    let ava = try home.family.addChild(ChildProfile(name: "Ava"))
    let first = try home.family.take(
      try home.reading("Winter concert on Thursday, December 10 at 6 p.m.", [ava.profile]), notice: "n1")
    try home.family.approve(try #require(first.first).id)
    let second = try home.family.take(
      try home.reading("Parent meeting: Thursday, December 10 at 6:30 p.m. You are invited.", [ava.profile]),
      notice: "n2")
    #expect(second.first?.remark?.contains("same time") == true)
  }

  @Test("two machines that read one notice make the same cards")
  func sameCards() throws {
    let (here, there) = (try Home(), try Home())
    let text = "Please return the zoo permission slip and $5 by Friday, December 4."
    let mine = try here.family.take(try here.reading(text, []), notice: "n1")
    let theirs = try there.family.take(try there.reading(text, []), notice: "n1")
    #expect(mine.count == 2)
    #expect(mine.map(\.id) == theirs.map(\.id))
  }

  @Test("whom a notice is for is answered on all of its cards at once")
  func answerAll() throws {
    let home = try Home()
    let cards = try home.family.take(
      try home.reading("Please return the zoo permission slip and $5 by Friday, December 4.", []),
      notice: "n1")
    let ava = try home.family.addChild(ChildProfile(typed: "Ava, grade 3"))
    #expect(ava.profile.grade == "3")
    #expect(try home.family.answerChild(ofCardsLike: try #require(cards.first).id, ava.id) == cards.count)
    #expect(try home.family.approveAll().waiting.isEmpty)
  }

  @Test("a school notice is recognised, and what is said of it holds")
  func recognised() async throws {
    let home = try Home()
    let text = """
      Dear families, our class visits the Harbor Museum on Thursday, December 10. Return the permission slip by
      Friday, December 4. Please bring a packed lunch.
      """
    guard case .filed(let id, _) = try await home.drawer.fileText(text).outcome else {
      Issue.record("not filed")
      return
    }
    #expect(try home.family.recognise(id, of: home.drawer).count == 3)
    #expect(try home.drawer.specimen(id).decision.pending == nil)
    #expect(try home.family.dropNotice(id, of: home.drawer) == 3)
    #expect(try home.family.items().isEmpty)
    #expect(try home.family.recognise(id, of: home.drawer).isEmpty)
    #expect(try home.family.takeNotice(id, of: home.drawer).count == 3)
    guard
      case .filed(let other, _) = try await home.drawer.fileText(
        "Your table for 2 at Larch & Ember is booked for 12 December 2026, 7:30 PM."
      ).outcome
    else { return }
    #expect(try home.family.recognise(other, of: home.drawer).isEmpty)
  }

  @Test("a suggestion that gave way to the cards comes back with the word that it is no notice")
  func gaveWay() async throws {
    let home = try Home()
    let filed = try await home.drawer.fileText(
      "Your table for 2 at Larch & Ember is booked for 12 December 2026, 7:30 PM. Please bring a coat on December 12."
    )
    guard case .filed(let id, _) = filed.outcome else {
      Issue.record("not filed: \(filed.outcome)")
      return
    }
    let before = try #require(try home.drawer.specimen(id).decision.pending)
    try home.family.takeNotice(id, of: home.drawer)
    #expect(try home.drawer.specimen(id).decision.pending == nil)
    // Taken twice it is known as before.
    try home.family.takeNotice(id, of: home.drawer)
    _ = try home.family.dropNotice(id, of: home.drawer)
    #expect(try home.drawer.specimen(id).decision.pending == before)
  }

  @Test("the family goes with an export, and comes back to an identical one")
  func exported() throws {
    let (home, other) = (try Home(), try Home())
    let ava = try home.family.addChild(ChildProfile(name: "Ava", grade: "3"))
    try home.family.addCaregiver("Grandpa", children: [ava.id], command: "cat")
    let item = try home.family.addItem(.bring, "Boots", children: [ava.id], date: LocalDate("2026-12-03"))
    _ = try home.drawer.export(nil, to: home.scratch.path("out")) { _, _ in }
    _ = try other.drawer.importExport(from: home.scratch.path("out"))
    #expect(try other.family.children() == home.family.children())
    #expect(try other.family.caregivers() == home.family.caregivers())
    #expect(try other.family.items() == home.family.items())
    // By its manifest it is the same folder.
    let third = try Home()
    _ = try third.drawer.importExport(from: home.scratch.path("out/manifest.json"))
    #expect(try third.family.items() == home.family.items())
    // Changed on both sides since: each change stays.
    try other.family.set(item.id, "title", "Rubber boots")
    try home.family.check(item.id, by: "Grandpa")
    _ = try other.drawer.export(nil, to: other.scratch.path("out")) { _, _ in }
    _ = try home.drawer.importExport(from: other.scratch.path("out"))
    #expect(try home.family.item(item.id).title == "Rubber boots")
    #expect(try home.family.item(item.id).doneBy == "Grandpa")
  }

  @Test("a conflict copy that a sync left is put together with its item, and goes with the next change")
  func conflictCopy() throws {
    let home = try Home()
    let item = try home.family.addItem(.bring, "Boots", children: [], isForAll: true, date: nil)
    let file = home.scratch.path("data-family-copy")
    let folder = home.drawer.paths.family
    try FileManager.default.copyItem(atPath: "\(folder)/item-\(item.id).json", toPath: file)
    try home.family.set(item.id, "date", "2026-12-03")
    // The other household's form, older in its date and newer in its title.
    var theirs = try JSONDecoder().decode(FamilyItem.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    theirs.title = "Rubber boots"
    theirs.stamps["title"] = Instant("2026-11-30T10:00:00Z")
    let copy = "\(folder)/item-\(item.id).sync-conflict-20261130-100000-ABCDEFG.json"
    try JSONEncoder().encode(theirs).write(to: URL(fileURLWithPath: copy))
    let merged = try home.family.item(item.id)
    #expect(merged.title == "Rubber boots")
    #expect(merged.date == LocalDate("2026-12-03"))
    try home.family.check(item.id, by: nil)
    #expect(!FileManager.default.fileExists(atPath: copy))
    #expect(try home.family.item(item.id).title == "Rubber boots")
  }

  @Test("a brief's command gets the text, and one that reads nothing or fails ends nothing")
  func sending() throws {
    let home = try Home()
    let path = home.scratch.path("sent.txt")
    try BriefSender.send("For Grandpa\n", with: "cat > '\(path)'")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "For Grandpa\n")
    try BriefSender.send(String(repeating: "long ", count: 100_000), with: "true")
    #expect(throws: DrawerProblem.self) { try BriefSender.send("x", with: "exit 3") }
    #expect(throws: DrawerProblem.self) { try BriefSender.save("x", to: path) }
  }

  @Test("removing a child keeps its items and asks whom they are for")
  func removedChild() throws {
    let home = try Home()
    let ava = try home.family.addChild(ChildProfile(name: "Ava"))
    let card = try #require(
      try home.family.take(
        try home.reading("Please bring a coat on Friday, December 4.", [ava.profile]), notice: "n1"
      ).first)
    try home.family.removeChild(ava.id)
    let left = try home.family.item(card.id)
    #expect(left.children.isEmpty)
    #expect(left.questions.map(\.field) == [.child])
    #expect(left.remark?.contains("Ava") == true)
  }

  @Test("two children of one name are told apart by their ids")
  func oneName() throws {
    let home = try Home()
    let first = try home.family.addChild(ChildProfile(name: "Ava", grade: "1"))
    try home.family.addChild(ChildProfile(name: "Ava", grade: "4"))
    #expect(throws: DrawerProblem.self) { try home.family.child(named: "Ava") }
    #expect(try home.family.child(named: String(first.id.prefix(6))).id == first.id)
  }

  @Test("a notice that says only a shared name asks which child; its grade beside it settles that")
  func sharedName() async throws {
    let home = try Home()
    try home.family.addChild(ChildProfile(name: "Ava", grade: "1"))
    let older = try home.family.addChild(ChildProfile(name: "Ava", grade: "4"))
    func cards(_ text: String) async throws -> [FamilyItem] {
      guard case .filed(let id, _) = try await home.drawer.fileText(text).outcome else { return [] }
      return try home.family.takeNotice(id, of: home.drawer)
    }
    let open = try #require(try await cards("Ava has to bring boots on Friday, December 4.").first)
    #expect(open.questions.map(\.field) == [.child])
    #expect(open.questions.first?.choices.count == 2)
    try home.family.set(open.id, "child", try #require(open.questions.first?.choices.last))
    #expect(try home.family.item(open.id).children.count == 1)
    let settled = try #require(
      try await cards("Grade 4: Ava has to bring a drum on Friday, December 4.").first)
    #expect(settled.children == [older.id])
  }

  @Test("what two households changed in one item stays, field by field")
  func twoHouseholds() throws {
    let home = try Home()
    let item = try home.family.addItem(
      .bring, "Boots", children: [], isForAll: true, date: LocalDate("2026-12-03"))
    var mine = item
    mine.title = "Rubber boots"
    mine.stamps["title"] = Instant(secondsSince1970: 10)
    var theirs = item
    theirs.doneAt = Instant(secondsSince1970: 20)
    theirs.doneBy = "Grandpa"
    theirs.stamps["done"] = Instant(secondsSince1970: 20)
    for merged in [mine.merged(with: theirs), theirs.merged(with: mine)] {
      #expect(merged.title == "Rubber boots")
      #expect(merged.doneBy == "Grandpa")
    }
  }

  @Test("a brief names only the caregiver's children and approved items, in plain text")
  func brief() throws {
    let home = try Home()
    let ava = try home.family.addChild(ChildProfile(name: "Ava"))
    let ben = try home.family.addChild(ChildProfile(name: "Ben"))
    try home.family.addItem(.pay, "Trip \u{1B}[31mfee", children: [ava.id], date: LocalDate("2026-12-03"))
    try home.family.addItem(.bring, "Drum", children: [ben.id], date: LocalDate("2026-12-03"))
    let grandpa = try home.family.addCaregiver("Grandpa", children: [ava.id], command: "")
    let week = try #require(Week("2026-W49"))
    let brief = Brief(
      caregiver: grandpa, children: try home.family.children(), items: try home.family.items(),
      from: week.start,
      to: week.end)
    #expect(brief.text.contains("Pay: Trip"))
    #expect(!brief.text.contains("Drum"))
    #expect(!brief.text.contains("Ben"))
    #expect(!brief.text.contains("\u{1B}"))
  }

  @Test("a calendar entry comes and goes with the approval")
  func entry() throws {
    let home = try Home()
    let item = try home.family.addItem(
      .attend, "Concert", children: [], isForAll: true, date: LocalDate("2026-12-03"))
    let path = try home.family.remind(item.id, minutes: 1440)
    #expect(home.scratch.holds(path))
    try home.family.unapprove(item.id)
    #expect(!home.scratch.holds(path))
    #expect(try home.family.item(item.id).state == .proposed)
  }

  @Test("weeks are written and read as ISO has them")
  func weeks() throws {
    #expect(Week("2026-W49")?.start == LocalDate("2026-11-30"))
    #expect(Week(holding: try #require(LocalDate("2027-01-01"))).description == "2026-W53")
    #expect(Week("2026-W54") == nil)
  }
}

extension TemporaryFolder {
  fileprivate func holds(_ path: String) -> Bool {
    (try? String(contentsOfFile: path, encoding: .utf8)) != nil
  }
}
