import Foundation
import TestSupport
import Testing

/// Notices by command: mails from a rule, what is no notice, the week of a caregiver.
@Suite struct NoticeFilingTests {
  private static let mail = """
    Return-Path: <office@school.example>
    Received: from mail.school.example by home.example; Fri, 27 Nov 2026 15:02:11 +0000
    Message-ID: <1@school.example>
    Date: Fri, 27 Nov 2026 15:02:00 +0000
    From: School office <office@school.example>
    To: parent@home.example
    Subject: Grade 3 museum trip
    MIME-Version: 1.0
    Content-Type: text/plain; charset=utf-8
    Content-Transfer-Encoding: quoted-printable

    Dear families,

    Please return the permission slip next Friday=2C December 4.
    The trip costs =C2=A38, payable by Friday, December 4.

    """

  @Test func aMailFromARuleBecomesItsCards() async throws {
    let curio = try CurioProgram.onThatMonday()
    #expect(try await curio.run("child", "add", "Ava", "--grade", "3").status == 0)
    let filed = try await curio.run("file", "--notice", "-", input: Self.mail)
    #expect(filed.status == 0, "\(filed)")
    let cards = try await curio.run("week", "cards", "--json").output
    #expect(
      cards.contains("\"SIGN\"") && cards.contains("\"PAY\"") && cards.contains("2026-12-04"), "\(cards)")
    #expect(!cards.contains("Message-ID") && !cards.contains("=2C"), "\(cards)")
    // The same mail again gives nothing twice.
    _ = try await curio.run("file", "--notice", "-", input: Self.mail)
    #expect(try await curio.run("week", "cards", "--json").output == cards)
  }

  @Test func aMailInAFileIsReadLikeAnyNotice() async throws {
    let curio = try CurioProgram.onThatMonday()
    let path = curio.home.path("trip.eml")
    try Self.mail.write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await curio.run("notice", path)
    #expect(outcome.output.contains("SIGN") && outcome.output.contains("8 GBP"), "\(outcome)")
  }

  @Test func aFiledTextIsRecognisedAndCanBeTakenBack() async throws {
    let curio = try CurioProgram.onThatMonday()
    let path = curio.home.path("inbox.txt")
    try "Dear families, please return the permission slip by Friday, December 4.".write(
      toFile: path, atomically: true, encoding: .utf8)
    _ = try await curio.run("file", "-", input: try String(contentsOfFile: path, encoding: .utf8))
    let watched = try await curio.run("watch", "--once")
    #expect((watched.output + watched.errors).contains("1 card"), "\(watched)")
    let id = String(try #require(DrawerFolder(curio.drawer).records.first).prefix(8))
    #expect(try await curio.run("notice", id, "--not").status == 0)
    #expect(try await curio.run("week", "cards").output.contains("No card waits"))
  }

  @Test func whatIsNoNoticeIsSaidAndNothingIsKept() async throws {
    let curio = try CurioProgram.onThatMonday()
    let empty = curio.home.path("empty.txt")
    let binary = curio.home.path("binary.dat")
    try Data().write(to: URL(fileURLWithPath: empty))
    try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) }).write(to: URL(fileURLWithPath: binary))
    for (path, words) in [(empty, "is empty"), (binary, "neither a text nor a picture")] {
      for call in [["notice", path], ["notice", path, "--keep"], ["file", "--notice", path]] {
        let outcome = try await curio.command(call).run(within: 60)
        #expect(outcome.status == 1, "\(call) \(outcome)")
        #expect(outcome.errors.contains(words), "\(call) \(outcome)")
      }
    }
    #expect(try await curio.run("file", "--notice", "-", input: "").errors.contains("empty"))
    #expect(DrawerFolder(curio.drawer).records.isEmpty)
  }

  @Test func aNewsletterOfFiveMegabytesIsReadAsFarAsItSays() async throws {
    let curio = try CurioProgram.onThatMonday()
    let path = curio.home.path("newsletter.txt")
    let page = "Dear families, lunch menus are on the website and the office is open as usual this month.\n\n"
    let head = "Please return the permission slip by Friday, December 4.\n\n"
    try (head + String(repeating: page, count: 5_000_000 / page.utf8.count)).write(
      toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await curio.command(["notice", path]).run(within: 120)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("2026-12-04"))
    #expect(outcome.errors.contains("very long"), "\(outcome.errors)")
  }

  @Test func twoChildrenOfOneNameAreAskedAboutAndToldApart() async throws {
    let curio = try CurioProgram.onThatMonday()
    _ = try await curio.run("child", "add", "Ava", "--grade", "1")
    let second = try await curio.run("child", "add", "Ava", "--grade", "4")
    #expect(second.errors.contains("two children called Ava"), "\(second)")
    _ = try await curio.run("file", "--notice", "-", input: "Ava has to bring boots on Friday, December 4.")
    let cards = try await curio.run("week", "cards").output
    #expect(cards.contains("? child"), "\(cards)")
    let id = String(cards.prefix(8))
    #expect(try await curio.run("week", "answer", id, "child", "Ava").status == 1)
    let child = String(second.output.prefix(6))
    #expect(try await curio.run("week", "answer", id, "child", child).status == 0)
    #expect(try await curio.run("week", "approve", id).status == 0)
  }

  @Test func aRemovedChildsCardsWaitForAnAnswer() async throws {
    let curio = try CurioProgram.onThatMonday()
    _ = try await curio.run("child", "add", "Ava")
    _ = try await curio.run("file", "--notice", "-", input: "Please bring boots on Friday, December 4.")
    #expect(try await curio.run("child", "remove", "Ava").status == 0)
    let cards = try await curio.run("week", "cards").output
    #expect(cards.contains("It was for Ava") && cards.contains("? child"), "\(cards)")
    let all = try await curio.run("week", "approve", "all")
    #expect(all.status == 3 && all.errors.contains("waits:"), "\(all)")
    #expect(try await curio.run("week", "answer", String(cards.prefix(8)), "child", "all").status == 0)
    #expect(try await curio.run("week", "approve", "all").status == 0)
  }

  @Test func anItemTypedInWordsGivesItsDayHourAndSumUnlessAnOptionSaysOtherwise() async throws {
    let curio = try CurioProgram.onThatMonday()
    let made = try await curio.run("week", "add", "Bring paint shirt Friday", "--json").output
    #expect(made.contains("\"title\":\"paint shirt\"") && made.contains("2026-12-04"), "\(made)")
    let paid = try await curio.run(
      "week", "add", "pay", "$5", "for", "clay", "--date", "2026-12-11", "--json")
    #expect(paid.output.contains("\"type\":\"PAY\"") && paid.output.contains("2026-12-11"), "\(paid)")
    #expect(paid.output.contains("USD"), "\(paid)")
    #expect(try await curio.run("week", "add", "hat 12/10").status == 2)
  }

  @Test func aCaregiversWeekIsForLookingAndNamesOnlyTheirChildren() async throws {
    let curio = try CurioProgram.onThatMonday()
    for name in ["Ava", "Ben"] { _ = try await curio.run("child", "add", name) }
    _ = try await curio.run("caregiver", "add", "Grandpa", "--child", "Ava")
    let boots = ["week", "add", "Boots", "--child", "Ava", "--date", "2026-12-03"]
    #expect(try await curio.command(boots).run(within: 60).status == 0)
    _ = try await curio.run("week", "add", "Drum", "--child", "Ben", "--date", "2026-12-03")
    let week = try await curio.run("week", "--as", "Grandpa")
    #expect(week.output.contains("Boots") && !week.output.contains("Drum"), "\(week)")
    #expect(try await curio.run("week", "add", "Hat", "--as", "Grandpa").status == 1)
    let brief = try await curio.run("brief", "--caregiver", "Grandpa", "--week", "2026-W49").output
    #expect(brief.contains("Boots") && !brief.contains("Drum") && !brief.contains("Ben"), "\(brief)")
    #expect(!brief.unicodeScalars.contains("\u{1B}"))
  }
}
