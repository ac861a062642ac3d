import Foundation
import Specimens
import Testing

@testable import SearchIndex

/// Queries as they come from fingers: half typed, misspelt, in another script, about days and prices.
@Suite struct TypedQueryTests {
  private static let texts = [
    "Oakfield Library\nCard number 1144 0087 3326",
    "Supper menu\nWed 4 Nov, Fri 6 Nov\nFried chicken 680",
    "京都駅 新幹線\n12月7日 乗車券",
    "ご不在連絡票\n伝票番号 5511-2093-8856",
    "賃料 9万円 ペット不可 1LDK",
    "賃料 8万円 ペット相談可 1K",
    "Receipt\nTotal $41.20",
    "Receipt\nTotal $310.00",
    "Osteria Blu\nrestaurant, open daily",
  ]

  private func found(_ query: String, among texts: [String] = texts) throws -> [Int] {
    try withIndex { index, _ in
      try index.upsert(
        try texts.enumerated().map { number, text in
          try document(number + 1, text, fields: Self.fields(of: text))
        })
      return try index.search(query, now: try moment("2026-11-30T09:00:00")).results.compactMap {
        Int($0.id.description, radix: 16)
      }
    }
  }

  private static func fields(of text: String) -> [Field] {
    var fields: [Field] = []
    func add(_ words: String, _ value: EntityValue) {
      guard let range = text.range(of: words) else { return }
      let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
      let span = TextSpan(start, start + words.unicodeScalars.count)
      fields.append(
        Field(
          id: words, entity: Entity(span: span, text: words, value: value, confidence: 1), boxes: []))
    }
    add("$41.20", .money(amount: Amount(4120, scale: 2), currency: "USD"))
    add("$310.00", .money(amount: Amount(310), currency: "USD"))
    if let day = LocalDate(year: 2026, month: 12, day: 7) { add("12月7日", .date(day)) }
    return fields
  }

  @Test(arguments: [("library c", 1), ("library x", 1), ("ペット相談可 k", 6), ("restaurant o", 9)])
  func theFirstLetterOfTheNextWordRulesNothingOut(_ query: String, _ number: Int) throws {
    #expect(try found(query).first == number)
  }

  @Test(arguments: ["wedding", "weddings", "when is the wedding", "fries"])
  func namesOfDaysAreNoWords(_ query: String) throws {
    #expect(try found(query, among: ["Wed 4 Nov, Fri 6 Nov"]).isEmpty)
  }

  @Test(arguments: ["wed", "fri", "fried chicken"])
  func namesOfDaysAreStillFound(_ query: String) throws { #expect(try found(query) == [2]) }

  @Test(arguments: [
    ("wedding", "Weddings at the mill"), ("weddings", "The wedding of the year"), ("fries", "Fries"),
  ])
  func wordsThatStemToADayAreFoundByThemselves(_ query: String, _ text: String) throws {
    #expect(try found(query, among: [text]) == [1])
  }

  @Test(arguments: ["京都车站", "京都車站", "新幹线", "新干线", "乘车券", "乗车券"])
  func otherSpellingsOfTheSameCharacters(_ query: String) throws {
    #expect(try found(query).first == 3)
  }

  @Test(arguments: ["20938856", "55112093", "2093885"])
  func aFragmentAcrossTheGroupsOfANumber(_ query: String) throws { #expect(try found(query) == [4]) }

  @Test(arguments: ["93885", "20938857", "20948856"])
  func aFragmentThatIsNotThere(_ query: String) throws { #expect(try found(query).isEmpty) }

  @Test(arguments: ["ペット可の部屋", "ペット可", "pet friendly"])
  func petsAllowedAreNotPetsForbidden(_ query: String) throws { #expect(try found(query).first == 6) }

  @Test(arguments: [
    ("receipt around $40", [7]), ("about $300 receipt", [8]), ("receipt $40 or so", [7]),
    ("roughly 300 dollars receipt", [8]), ("receipt about $150", []),
  ])
  func aPriceThatIsRemembered(_ query: String, _ numbers: [Int]) throws {
    #expect(try found(query) == numbers)
  }

  @Test(arguments: ["来週の予定", "plans next week", "schedule for next week", "agenda December 7", "下周的安排"])
  func whatIsOnThen(_ query: String) throws { #expect(try found(query) == [3]) }

  @Test(arguments: ["ごみの日はいつ", "ゴミの日", "ごみはいつ", "ごみの収集日"])
  func aWordInHiraganaEndsAtItsParticle(_ query: String) throws {
    let texts = ["可燃ごみの収集 火曜と金曜\n資源 水曜", "展示の日程 十二月\nごゆっくりご覧ください"]
    #expect(try found(query, among: texts) == [1])
  }

  @Test func aSlipInALongWordIsForgivenWhereverItsStemEnds() throws {
    #expect(try found("resturaunt").first == 9)
    #expect(try found("kyotoo") == [3])
    #expect(try found("kyotoo", among: ["京都 宿", "Kyoto inn"]).sorted() == [1, 2])
  }
}

/// A drawer that can only be looked at keeps its index in memory.
@Suite struct MemoryIndexTests {
  @Test func anIndexInMemoryAnswersLikeAnyOther() throws {
    let index = try SearchIndex(path: ":memory:")
    try index.upsert([try document(1, "Supper menu"), try document(2, "京都 新幹線")])
    try index.optimize()
    #expect(try index.search("新幹線", now: try moment("2026-11-30T09:00:00")).results.count == 1)
    try index.remove([try id(2)])
    #expect(try index.search("新幹線", now: try moment("2026-11-30T09:00:00")).results.isEmpty)
    #expect(index.integrityProblems() == [])
  }
}
