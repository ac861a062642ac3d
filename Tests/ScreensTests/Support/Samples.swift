import Drawer
import Specimens
import Terminal

@testable import Screens

/// Values of our own wording that fill the screens, with all that is hard to draw.
enum Fixtures {
  static let now = LocalDateTime("2026-11-30T09:00:00") ?? LocalDateTime(LocalDate(dayNumber: 0), .midnight)

  static func id(_ number: Int) -> SpecimenID {
    let digits = String(number, radix: 16)
    guard let id = SpecimenID(String(repeating: "0", count: 64 - digits.utf8.count) + digits) else {
      preconditionFailure("not an id")
    }
    return id
  }

  static func moment(_ text: String) -> LocalDateTime { LocalDateTime(text) ?? now }

  /// Control sequences, overrides, joined emoji, wide letters, marks without a base, endless words.
  static let hostile = [
    "\u{1B}]0;owned\u{07}a.png", "\u{1B}[2J\u{9B}1m", "abc\u{202E}gpj.exe", "家族👨‍👩‍👧‍👦とラーメン🍜", "🇯🇵🇰🇷 旗",
    "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "\u{301}alone", "ﾊﾝｶｸ　全角", "a\tb\nc\rd",
    String(repeating: "無", count: 80),
    String(repeating: "x", count: 300), "", "𠮷野家 \u{FE0F}❤️", "שלום عالم",
  ]

  static let titles = [
    "Dinner at Menya Hikari", "SFO → KIX UA35", "ホテル 京都 三条 予約確認", "Order 5521-A shipped", "会議のお知らせ 🍜",
    "Concert: The Paper Lanterns", "Viewing of the flat, 3 Elm Row",
  ]

  static func card(_ number: Int, title: String? = nil) -> Card {
    let origins: [Origin] = [
      .unknown, .inferred("tabelog.example", clue: "tabelog.example"), .userTagged("Chat with Aki"),
    ]
    let reviews: [Card.Review] = [.pending, .abstained, .approved, .dismissed]
    return Card(
      id: id(number + 1), displayID: id(number + 1).short, title: title ?? titles[number % titles.count],
      keyLine: ["Fri 4 Dec 19:30", "¥18,400", ""][number % 3],
      saved: SaveDate(
        LocalDateTime(now.date.adding(days: -number), .noon), basis: SaveDate.Basis.allCases[number % 4]),
      origin: origins[number % 3], collection: AutomaticCollection.allCases[number % 6],
      collections: number % 5 == 0 ? ["00000000000000aa"] : [], review: reviews[number % 4],
      eventStart: nil, hasImage: number % 4 != 3, isRead: number % 9 != 8)
  }

  static func timeline(_ titles: [String]?) -> [Card] {
    [
      "2026-11-30T19:30", "2026-12-04T19:30", "2026-12-04T21:00", "2026-12-12T00:00", "2027-01-29T19:00",
      "2026-11-21T10:00", "2026-11-01T00:00",
    ].enumerated().map { place, start in
      var card = card(place, title: titles.map { $0[place % $0.count] })
      card.eventStart = moment(start)
      return card
    }
  }

  static let statistics = Statistics(
    months: [
      Statistics.Month(year: 2026, month: 8, automatic: [.food: 3]),
      Statistics.Month(year: 2026, month: 10, automatic: [.food: 9, .travel: 31, .none: 60]),
      Statistics.Month(year: 2026, month: 11, automatic: [.food: 10, .shopping: 12, .events: 9, .none: 8]),
    ], total: 142, pictures: 130, approved: 7, pending: 3, dismissed: 2, taggedOrigins: 12,
    inferredOrigins: 70)

  static let overview = Overview(
    total: 142, pendingReviews: 3, unread: 1,
    automatic: [.travel: 31, .food: 22, .shopping: 12, .housing: 3, .events: 9, .none: 65],
    manual: [
      Overview.Manual(
        collection: ManualCollection(
          id: "00000000000000aa", name: "Japan trip", createdAt: Instant(secondsSince1970: 0)),
        count: 12),
      Overview.Manual(
        collection: ManualCollection(
          id: "00000000000000bb", name: "引っ越し", createdAt: Instant(secondsSince1970: 0)),
        count: 4),
    ])

  static let suggestion = Suggestion(
    uid: "abc@curio", madeAt: Instant(secondsSince1970: 1_796_000_000), kind: .event,
    title: "Dinner at Menya Hikari",
    start: moment("2026-12-04T19:30"), end: moment("2026-12-04T21:30"), location: "Kyoto, Sanjo 2-1",
    codes: ["HK-2291"], alarms: [60, 1440], confidence: 0.86,
    evidence: [Evidence(span: TextSpan(23, 50), text: "Fri 4 December, 19:30, table for two")])

  static let text =
    "Menya Hikari\nReservation confirmed\nFri 4 December, 19:30, table for two\n〒604-0000 京都市中京区三条\n合計 ¥18,400"

  static var specimen: Specimen {
    let lines = text.split(separator: "\n").enumerated().map { place, line in
      TextLine(
        text: String(line), box: Box(x: 40, y: 100 + place * 80, width: 600, height: 40), confidence: 0.95)
    }
    let reading = Reading(lines: lines, reader: "tesseract")
    let date = Entity(
      span: TextSpan(35, 57), text: "Fri 4 December, 19:30",
      value: .dateTime(moment("2026-12-04T19:30"), timeZone: nil), confidence: 0.9)
    let price = Entity(
      span: TextSpan(95, 102), text: "¥18,400", value: .money(amount: Amount(18400), currency: "JPY"),
      confidence: 0.55)
    var corrected = Field(id: "money-1", entity: price, boxes: reading.boxes(of: price.span))
    corrected.correction = Field.Correction(
      text: "¥18,900", value: .money(amount: Amount(18900), currency: "JPY"), at: Instant(secondsSince1970: 0)
    )
    return Specimen(
      id: id(1), media: Media(kind: .image, fileExtension: "png", byteCount: 12345, width: 720, height: 1560),
      originalName: "Screenshot_2026-11-12.png", importedAt: Instant(secondsSince1970: 0),
      saved: SaveDate(moment("2026-11-12T18:00"), basis: .exif), reading: .read(reading),
      title: "Dinner at Menya Hikari",
      fields: [Field(id: "dateTime-1", entity: date, boxes: reading.boxes(of: date.span)), corrected],
      origin: .inferred("tabelog.example", clue: "tabelog.example"),
      assignment: CollectionAssignment(.food, reason: "“table for two”"), collections: ["00000000000000aa"],
      decision: .suggested(suggestion, state: .pending))
  }

  static func reviewItem(_ number: Int) -> ReviewItem {
    ReviewItem(
      card: card(number * 4), suggestion: suggestion, boxes: [Box(x: 40, y: 260, width: 600, height: 40)],
      preview:
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Dinner at Menya Hikari\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
      destination: "~/calendars/home/abc@curio.ics")
  }

  static func result(_ number: Int, isWeak: Bool = false) -> ResultCard {
    ResultCard(
      card: card(number), snippet: "… Reservation confirmed Fri 4 December, 19:30, table for two 京都市中京区三条 …",
      highlights: [TextSpan(2, 13), TextSpan(61, 64)], boxes: [Box(x: 40, y: 180, width: 300, height: 40)],
      matchedFields: ["place 京都"], why: ["title"], score: 1, confidence: 0.9 - Double(number) / 10,
      isWeak: isWeak)
  }

  static let outcome = SearchOutcome(
    query: "ramen kyoto last week", results: [result(0), result(1)], weaker: [result(2, isWeak: true)],
    chips: [SearchOutcome.Chip(label: "saved last week", source: TextSpan(12, 21))],
    triedWords: ["ramen", "kyoto"],
    milliseconds: 2)

  static let entries = [
    FolderEntry(name: "Camera", kind: .folder), FolderEntry(name: "画像", kind: .folder),
    FolderEntry(name: "IMG_0001.png", kind: .picture, byteCount: 340_000, modified: now),
    FolderEntry(
      name: "Screenshot 2026-11-12.png", kind: .picture, byteCount: 1_200_000,
      modified: moment("2026-11-12T08:00")),
    FolderEntry(name: "notes.txt", kind: .other, byteCount: 120, modified: moment("2025-01-01T08:00")),
  ]
}
