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
