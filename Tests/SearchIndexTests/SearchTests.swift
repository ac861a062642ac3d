import Specimens
import Testing

@testable import SearchIndex

@Suite struct SearchTests {
  private let now = "2026-11-30T09:00:00"

  private func found(_ query: String, in index: SearchIndex) throws -> [String] {
    try index.search(query, now: try moment(now)).results.map(\.card.title)
  }

  private func field(_ text: String, _ value: EntityValue, at start: Int) -> Field {
    Field(
      id: "f",
      entity: Entity(
        span: TextSpan(start, start + text.unicodeScalars.count), text: text, value: value, confidence: 1),
      boxes: [])
  }

  // MARK: Words of one and two characters

  @Test(arguments: [
    ("中午", true), ("中关", true), ("关村", true), ("饭", true), ("吃饭", true), ("关中", false), ("村关", false),
  ])
  func shortChineseWords(_ query: String, _ isThere: Bool) throws {
    try withIndex { index, _ in
      try index.upsert([try document(1, "中午和小李在中关村吃饭"), try document(2, "明天下午两点开会")])
      #expect(try found(query, in: index).isEmpty != isThere)
    }
  }

  @Test(arguments: ["京都", "北斎", "薔薇", "鱧", "歯", "ラーメン", "らーめん", "ﾗｰﾒﾝ", "都"])
  func shortJapaneseWords(_ query: String) throws {
    try withIndex { index, _ in
      try index.upsert([
        try document(1, "京都 北斎展 薔薇園 鱧しゃぶ 歯科 ラーメン"), try document(2, "大阪の水族館"),
      ])
      #expect(try found(query, in: index).count == 1)
    }
  }

  // MARK: Any text is a query

  @Test(arguments: [
    "don't", "multi-agent", "AB-1234", "C++", "19:30", "\"unclosed", "NOT meeting", "col:meeting", "*", "   ",
    "(",
    "京都 OR", "^a", "\"", "'", "-", "--", "-\"", "a AND OR NOT (", "NEAR(a, 2)", "'; DROP TABLE specimen; --",
    "%_%",
    "\u{0}", "ramen\u{0}kyoto", "🍜", "كيوتو", "{a b}", "a:b:c", "\\", "@in:travel", "\u{1}x\u{2}", "in:",
    "saved:",
    "has:\"", "over $", "over $99999999999999999999", "12/", "99/99", "13月45日", "-in:travel", "\u{202E}abc",
    "が゛゛", "ーー", "の", "the",
  ])
  func roughInputIsAnsweredWithoutAnError(_ query: String) throws {
    try withIndex { index, _ in
      try index.upsert([try document(1, "meeting 19:30 AB-1234 multi-agent C++ don't 京都")])
      let answer = try index.search(query, now: try moment(now))
      #expect(answer.results.count <= 1)
    }
  }

  @Test(arguments: [
    "AB-1234", "ab1234", "AB1234", "multi-agent", "19:30", "don't", "dont", "NOT meeting", "1234",
  ])
  func literalTextIsFound(_ query: String) throws {
    try withIndex { index, _ in
      try index.upsert([try document(1, "meeting 19:30 AB-1234 multi-agent don't"), try document(2, "other")])
      #expect(try found(query, in: index).count == 1)
    }
  }

  @Test func veryLongInputIsCut() throws {
    try withIndex { index, _ in
      try index.upsert([try document(1, "ramen")])
      let query = String(repeating: "ramen kyoto \"", count: 2000)
      #expect(try index.search(query, now: try moment(now)).triedWords.count <= QueryParser.mostTerms)
    }
  }

  // MARK: Nothing found

  @Test(arguments: ["dentist invoice 2019", "駐車違反", "zzqq", "motor insurance renewal", "結婚式の招待状"])
  func nothingAnswers(_ query: String) throws {
    try withIndex { index, _ in
      try index.upsert(try travelAndFood())
      let answer = try index.search(query, now: try moment(now))
      #expect(answer.results.isEmpty)
      #expect(!answer.triedWords.isEmpty)
      #expect(answer.weaker.allSatisfy { $0.isWeak })
    }
  }

  // MARK: Words that are not there as typed

  @Test(arguments: [
    ("confrimation", "Hotel"), ("sunflow", "Loft"), ("noodles in kyoto", "Menya"), ("ラーメン", "Menya"),
    ("宿", "Hotel"), ("酒店", "Hotel"), ("reservations osaka", "Hotel"), ("jackets", "Jacket"),
    ("555-0142", "Menya"),
    ("0755550142", "Menya"), ("confirmati", "Hotel"), ("wifi", "Loft"),
  ])
  func otherFormsAnswer(_ query: String, _ title: String) throws {
    try withIndex { index, _ in
      try index.upsert(try travelAndFood())
      #expect(try found(query, in: index).first == title)
    }
  }

  @Test func typingShowsTheWordBeforeItIsWhole() throws {
    try withIndex { index, _ in
      try index.upsert(try travelAndFood())
      for length in 3...9 {
        #expect(try found(String("sunflower".prefix(length)), in: index) == ["Loft"])
      }
    }
  }

  // MARK: Conditions

  @Test func amountsAreComparedExactly() throws {
    try withIndex { index, _ in
      func bill(_ number: Int, _ amount: Int) throws -> IndexDocument {
        let text = "Receipt total $\(amount)"
        let value = EntityValue.money(amount: Amount(amount), currency: "USD")
        return try document(number, text, title: "\(amount)", fields: [field("$\(amount)", value, at: 14)])
      }
      try index.upsert([try bill(1, 48), try bill(2, 50), try bill(3, 51), try bill(4, 900)])
      #expect(Set(try found("receipt over $50", in: index)) == ["51", "900"])
      #expect(Set(try found("receipt at least $50", in: index)) == ["50", "51", "900"])
      #expect(Set(try found("receipt under $50", in: index)) == ["48"])
      #expect(try found("over $5000", in: index).isEmpty)
      #expect(try found("receipt over ¥10", in: index).isEmpty)
    }
  }

  @Test func datesOfTheTextAndOfSaving() throws {
    try withIndex { index, _ in
      let date = try moment("2026-12-03").date
      let range = EntityValue.dateRange(start: date.adding(days: 9), end: date.adding(days: 12))
      try index.upsert([
        try document(1, "Show Dec 3", title: "show", fields: [field("Dec 3", .date(date), at: 5)]),
        try document(2, "Stay 12-15 Dec", title: "stay", fields: [field("12-15 Dec", range, at: 5)]),
        try document(3, "Receipt", title: "receipt", saved: "2026-11-24T18:00:00"),
      ])
      #expect(try found("dec 3", in: index) == ["show"])
      #expect(try found("12月13日", in: index) == ["stay"])
      #expect(try found("receipt last week", in: index) == ["receipt"])
      #expect(try found("receipt from march 2025", in: index).isEmpty)
      let result = try index.search("dec 3", now: try moment(now)).results.first
      #expect(result?.matches == [TextSpan(5, 10)])
      #expect(result?.matchedFields == ["Dec 3"])
    }
  }

  @Test func collectionsOriginsAndExclusions() throws {
    try withIndex { index, _ in
      try index.setCollections([
        ManualCollection(id: "c1", name: "Japan trip", createdAt: Instant(secondsSince1970: 0))
      ])
      try index.upsert([
        try document(1, "Ramen Kyoto", title: "a", collection: .food, collections: ["c1"]),
        try document(
          2, "Ramen 大阪", title: "b", collection: .food, origin: .inferred("tabelog.example", clue: "x")),
      ])
      #expect(try found("ramen -osaka", in: index) == ["a"])
      #expect(try found("ramen in:\"japan trip\"", in: index) == ["a"])
      #expect(try found("origin:inferred", in: index) == ["b"])
      #expect(try found("origin:tabelog", in: index) == ["b"])
      #expect(try found("in:travel", in: index).isEmpty)
      #expect(try found("\"ramen kyoto\"", in: index) == ["a"])
      #expect(try found("\"kyoto ramen\"", in: index).isEmpty)
    }
  }

  // MARK: Order

  @Test func titleAndNoteCountMoreThanText() throws {
    try withIndex { index, _ in
      try index.upsert([
        try document(1, "one\nlong text that says persimmon once among many other words", title: "text"),
        try document(2, "two\nlong text of many other words", title: "noted", note: "persimmon"),
        try document(3, "persimmon", title: "unrelated words"),
      ])
      #expect(try found("persimmon", in: index).first == "noted")
    }
  }

  @Test func correctionsAreFound() throws {
    try withIndex { index, _ in
      var wrong = field("Meny4", .place("Meny4"), at: 0)
      wrong.correction = Field.Correction(
        text: "Menya Hikari", value: .place("Menya Hikari"), at: Instant(secondsSince1970: 0))
      try index.upsert([try document(1, "Meny4 ramen", title: "a", fields: [wrong]), try document(2, "menu")])
      #expect(try found("hikari", in: index) == ["a"])
    }
  }

  @Test func theNewerOfTwoEqualsComesFirst() throws {
    try withIndex { index, _ in
      try index.upsert([
        try document(1, "plum tree", title: "new", saved: "2026-11-20T10:00:00"),
        try document(2, "plum tree", title: "old", saved: "2025-11-20T10:00:00"),
      ])
      #expect(try found("plum", in: index) == ["new", "old"])
    }
  }

  @Test func ofTwoAlikeTheOneOpenedOftenComesFirst() throws {
    try withIndex { index, _ in
      try index.upsert([
        try document(1, "plum tree", title: "never"), try document(2, "plum tree", title: "often"),
        try document(3, "plum tree in a plum garden of plums", title: "plum plum"),
      ])
      func order(_ openings: [SpecimenID: Int]) throws -> [String] {
        try index.search("plum", now: try moment(now), openings: openings).results.map(\.card.title)
      }
      #expect(try order([try id(2): 6]) == ["plum plum", "often", "never"])
      #expect(try order([try id(1): 6]) == ["plum plum", "never", "often"])
    }
  }

  @Test func snippetShowsTheMatchAndHighlightsIt() throws {
    try withIndex { index, _ in
      try index.upsert([try document(1, "Head\nfirst line\nKyoto ラーメン here\nlast line")])
      guard let result = try index.search("kyoto らーめん", now: try moment(now)).results.first else {
        Issue.record("nothing found")
        return
      }
      #expect(result.snippet.contains("Kyoto ラーメン here"))
      #expect(result.highlights.map(result.snippet.slice) == ["Kyoto", "ラーメン"])
      #expect(result.matches.map("Head\nfirst line\nKyoto ラーメン here\nlast line".slice) == ["Kyoto", "ラーメン"])
    }
  }

  /// A small drawer of other things than the questions above ask for.
  private func travelAndFood() throws -> [IndexDocument] {
    var documents = [
      try document(
        1, "Menya Aoba\nRamen restaurant\nNakagyo Ward, Kyoto\nPhone 075-555-0142", title: "Menya"),
      try document(
        2, "Booking confirmed\nHotel Rivage, Osaka\nConfirmation number 4KQ7ZT\nCheck-in 15:00",
        title: "Hotel"),
      try document(3, "Welcome to the loft\nWi-Fi network: Sunflower_5G\nPassword: maple-29", title: "Loft"),
      try document(4, "Ultra light rain jacket\nSize M\nAdd to bag", title: "Jacket"),
    ]
    for number in 5...30 {
      documents.append(
        try document(
          number, number % 2 == 0 ? "Train to Nagoya car \(number) seat 4" : "定食 本日のランチ \(number)番 味噌汁つき",
          title: "filler \(number)"))
    }
    return documents
  }
}
