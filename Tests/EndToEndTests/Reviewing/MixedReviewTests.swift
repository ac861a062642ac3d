import Foundation
import TestSupport
import Testing

/// The review of twenty mixed specimens by keys alone.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct MixedReviewTests {
  @Test func twentySpecimensAreDecidedByKeysAlone() async throws {
    let curio = try CurioProgram.onThatMonday()
    try await file(in: curio)
    let terminal = try await curio.open(columns: 120, rows: 35)
    try await terminal.wait(for: "20 specimens · 14 to review")
    try await terminal.press("a")

    try await lookAtEveryCard(terminal)
    try await approveOne(terminal, curio)
    try await approveTwoTogether(terminal, curio)
    try await changeThenApproveThenTakeBack(terminal, curio)

    try await terminal.press("x")
    try await terminal.wait(for: "Dismissed")
    try await terminal.wait(for: "1 of 10")
    try await lookAtAbstentions(terminal)
    #expect(entries(curio).count == 3)
    try await terminal.press("C-c")
    #expect(try await terminal.waitForExit() == 0)
  }

  /// All in one call, as somebody would who has them in a folder.
  private func file(in curio: CurioProgram) async throws {
    let folder = try curio.home.folder("texts")
    var paths = [Sample.booking, .concert, .cancelled].map(\.path)
    for (place, text) in MixedTexts.all.enumerated() {
      let path = "\(folder)/text-\(place).txt"
      try Data(text.utf8).write(to: URL(filePath: path))
      paths.append(path)
    }
    #expect(paths.count == 20)
    let outcome = try await curio.command(["import"] + paths).run(within: 180)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Goes through the cards: each cites its sentence, in the order of the days, and a picture's shows where it stands.
  private func lookAtEveryCard(_ terminal: TmuxSession) async throws {
    let cards = MixedTexts.cards
    for (place, card) in cards.enumerated() {
      try await terminal.wait(until: "card \(place + 1), “\(card.title)”, citing “\(card.sentence)") {
        screen in
        screen.contains("Action review  \(place + 1) of \(cards.count)") && screen.contains(card.title)
          && screen.contains("because") && screen.contains("“\(card.sentence)")
          && (!card.isPicture || showsCrop(screen))
      }
      try await terminal.press("s")
    }
    // Round to the first.
    try await terminal.wait(for: "Action review  1 of \(cards.count)")
  }

  /// Block signs, and the frame around the evidence, left of the card.
  private func showsCrop(_ screen: ScreenText) -> Bool {
    let left = screen.rows.dropFirst().dropLast().map { $0.prefix(48) }
    let signs = left.joined().unicodeScalars.count { (0x2580...0x259F).contains($0.value) }
    return signs >= 40 && left.contains { $0.contains("┏") } && left.contains { $0.contains("┗") }
  }

  private func approveOne(_ terminal: TmuxSession, _ curio: CurioProgram) async throws {
    try await terminal.press("A")
    try await terminal.wait(for: "Where approved entries go")
    #expect(entries(curio).isEmpty)
    try await terminal.press("Enter")
    try await terminal.wait(for: "Written to")
    try await terminal.wait(for: "Action review  1 of 13")
    #expect(entries(curio).count == 1)
    #expect(try summaries(curio) == ["Delivery: Your parcel from Fern & Loom"])
  }

  /// The first reminder among them brings its one offer, which the second's notice does not cover.
  private func approveTwoTogether(_ terminal: TmuxSession, _ curio: CurioProgram) async throws {
    try await terminal.press("m")
    try await terminal.wait(for: "Action review  2 of 13")
    try await terminal.press("m")
    try await terminal.wait(for: "Action review  3 of 13")
    try await terminal.press("A")
    try await terminal.wait(for: "Action review  1 of 11")
    try await terminal.wait(for: "curio remind --install")
    #expect(entries(curio).count == 3)
    #expect(try summaries(curio).contains("Appointment with Dr Amsel"))
  }

  private func changeThenApproveThenTakeBack(_ terminal: TmuxSession, _ curio: CurioProgram) async throws {
    try await terminal.wait(for: MixedTexts.cards[3].title)
    try await terminal.press("e")
    try await terminal.wait(for: "Edit the entry")
    try await terminal.press("C-u")
    try await terminal.type("Lunch at the harbour")
    try await terminal.wait(for: "Lunch at the harbour")
    try await terminal.press("Enter")
    try await terminal.wait(for: "Changed. Nothing is written until you approve.")
    try await terminal.wait(for: "SUMMARY:Lunch at the harbour")
    #expect(entries(curio).count == 3)
    try await terminal.press("A")
    try await terminal.wait(for: "Action review  1 of 10")
    #expect(try summaries(curio).contains("Lunch at the harbour"))
    try await terminal.press("u")
    try await terminal.wait(for: "Action review  1 of 11")
    try await terminal.wait(for: "SUMMARY:Lunch at the harbour")
    #expect(entries(curio).count == 3)
    #expect(try !summaries(curio).contains("Lunch at the harbour"))
  }

  private func lookAtAbstentions(_ terminal: TmuxSession) async throws {
    try await terminal.press("Tab")
    let screen = try await terminal.wait(for: "What Curio did not propose, and why: 6")
    for (title, reason) in MixedTexts.abstentions {
      let row = try #require(screen.row(of: title), "\(title) in\n\(screen)")
      #expect(screen.rows[row].contains(reason), "\(screen)")
    }
    // What lets somebody in is not shown to whoever looks on.
    #expect(!screen.contains("482913"))
    try await terminal.press("Tab")
    try await terminal.wait(for: "Action review  1 of 10")
  }

  private func entries(_ curio: CurioProgram) -> [String] {
    DrawerFolder.entries(under: curio.home.path("data"))
  }

  private func summaries(_ curio: CurioProgram) throws -> [String] {
    try entries(curio).flatMap { path in
      try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
        .filter { $0.hasPrefix("SUMMARY:") }.map { String($0.dropFirst("SUMMARY:".count)) }
    }
  }
}

/// Seventeen texts beside the three pictures, and what is to be seen of the twenty.
private enum MixedTexts {
  struct Card {
    var title: String
    /// The beginning of what it cites.
    var sentence: String
    var isPicture = false
  }

  /// In the order of their days; the one that asks for its day stands last.
  static let cards = [
    Card(title: "Delivery: Your parcel from Fern & Loom", sentence: "Arriving Wednesday, 2 December 2026"),
    Card(title: "Riverside Library", sentence: "The items you borrowed are due back"),
    Card(title: "Appointment with Dr Amsel", sentence: "Your appointment with Dr Amsel is confirmed"),
    Card(title: "Osteria Fresca", sentence: "Friday, 11 December 2026 at 19:15"),
    Card(title: "Leeds → York", sentence: "12 December 2026 Departs 08:12"),
    Card(title: "Larch & Ember", sentence: "Saturday 12 December 2026", isPicture: true),
    Card(title: "Payment due: Northgate Water", sentence: "Please pay by 14 December 2026"),
    Card(title: "もみじ皮膚科", sentence: "日時：2026年12月15日（火）10:30"),
    Card(title: "枫叶餐厅", sentence: "时间：2026年12月16日 18:30"),
    Card(title: "物业缴费提醒", sentence: "请于2026年12月18日前缴费"),
    Card(title: "The Salt Harbour Quartet", sentence: "Saturday 19 December 2026, 20:00"),
    Card(title: "冬の市", sentence: "2026年12月20日（日）10:00〜15:00"),
    Card(title: "The Paper Lighthouses", sentence: "Fri 29 Jan", isPicture: true),
    Card(title: "Pottery evening", sentence: "04/12/2026 at 18:00"),
  ]

  static let abstentions = [
    ("is your verification code", "one-time code"), ("Lentil soup", "recipe"),
    ("Council opens a new bridge", "news"), ("Larder Nine", "already past"),
    ("Osteria Fresca", "has been cancelled"), ("wreath workshop", "called off"),
  ]

  static let all = [
    "Osteria Fresca\nYour table is confirmed\nFriday, 11 December 2026 at 19:15\nTable for 2\nBooking reference QX7R2L",
    "Northgate Water\nYour bill is ready\nAmount due: £41.30\nPlease pay by 14 December 2026",
    "Your appointment with Dr Amsel is confirmed for Thursday 10 December 2026 at 09:40.\nBright Teeth Dental, 14 Mill Lane",
    "Your parcel from Fern & Loom\nArriving Wednesday, 2 December 2026\nbetween 14:00 and 16:00\nTracking number FL0048213",
    "The Salt Harbour Quartet\nSaturday 19 December 2026, 20:00\nDoors 19:00\nHarbour Hall\nAdmit one",
    "Northline e-ticket\nLeeds to York\n12 December 2026\nDeparts 08:12  Arrives 08:36\nCoach B Seat 22\nBooking code NL48213",
    "もみじ皮膚科\nご予約を承りました\n日時：2026年12月15日（火）10:30\n予約番号：K20481",
    "冬の市\n2026年12月20日（日）10:00〜15:00\n会場：みどり公園",
    "枫叶餐厅\n您的预订已确认\n时间：2026年12月16日 18:30\n人数：4人",
    "物业缴费提醒\n应缴金额：¥320.00\n请于2026年12月18日前缴费",
    "Riverside Library\nThe items you borrowed are due back on 9 December 2026.",
    "Pottery evening\nYour place is booked for 04/12/2026 at 18:00\nClay Corner",
    "Osteria Fresca\nYour booking on Friday, 4 December 2026 at 20:00 has been cancelled.",
    "Your table at Larder Nine is confirmed\nSaturday, 7 November 2026 at 19:00",
    "Council opens a new bridge\nPublished 28 November 2026\nThe bridge took four years to build, said the mayor.",
    "Lentil soup\n200 g lentils\n2 carrots\nSimmer for 30 minutes.",
    "482913 is your verification code.\nIt expires in 10 minutes.",
  ]
}
