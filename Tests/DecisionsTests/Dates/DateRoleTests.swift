import Extraction
import Specimens
import Testing

@testable import Decisions

@Suite struct DateRoleTests {
  private let reference = LocalDateTime("2026-11-20T10:00") ?? LocalDateTime(LocalDate(dayNumber: 0), .noon)

  private func roles(_ text: String) -> [DateRole] {
    let page = Page(text)
    let entities = Extractor().entities(in: text, reference: reference)
    let chrome = Chrome(page: page, entities: entities, reference: reference)
    return MentionReader(page: page, chrome: chrome).mentions(of: entities).map(\.role)
  }

  @Test(arguments: [
    ("Tickets\nDoors 6:00 PM / Show 7:00 PM", [DateRole.doors, .show]),
    ("Tickets\n6:00 PM doors, 7:00 PM show", [.doors, .show]),
    ("公演\n開場 17:00 / 開演 18:00", [.doors, .show]),
    ("公演\n17:00開場 18:00開演", [.doors, .show]),
    ("列車\n08:20発 09:55着", [.departure, .arrival]),
    ("Invoice\nStatement date 01/02/2027\nPayment due date 01/27/2027", [.issued, .due]),
    ("Stay\nFree cancellation until Dec 10 at 6 PM", [.cancelBy]),
    ("Party\nRSVP by December 1", [.replyBy]),
    ("【変更前】12月6日\n【変更後】12月20日", [.old, .new]),
    ("返却期限\n12月2日", [.due]),
    ("有効期限 12月25日まで", [.lastDay]),
    ("12月7日までにご提出ください", [.due]),
    ("离店 12月6日", [.checkOut]),
    ("CHECK-IN\nCHECK-OUT\nFri, Mar 19, 2027\nMon, Mar 22, 2027", [.checkIn, .checkOut]),
  ])
  func tellsWhatEachDateIsFor(_ text: String, _ expected: [DateRole]) { #expect(roles(text) == expected) }

  @Test func theClockOfThePhoneIsNobodysTime() {
    #expect(roles("9:41  5G  80%\nDinner\n7:30 PM") == [.statusBar, .event])
  }

  @Test func openingHoursAreNoAppointment() {
    #expect(roles("Cafe\n営業時間\n11:30〜14:30\n17:30〜22:00") == [.openingHours, .openingHours])
  }
}
