import Specimens
import Testing

@testable import SearchIndex

/// Today is Monday, 30 November 2026.
@Suite struct QueryParserTests {
  private func parse(_ query: String) throws -> ParsedQuery {
    QueryParser(analyzer: Analyzer(), collections: [("japantrip", "c1")])
      .parse(query, now: try moment("2026-11-30T09:00:00"))
  }

  private func days(_ first: String, _ last: String) -> DayRange {
    DayRange(LocalDate(first), LocalDate(last))
  }

  @Test(arguments: [
    ("that ramen place in Kyoto", ["ramen", "place", "Kyoto"]),
    ("where did I park at the airport", ["park", "airport"]),
    ("京都のラーメン屋", ["京都", "ラーメン", "屋"]),
    ("飲み会の会費", ["飲み会", "会費"]),
    ("京都旅館", ["京都", "旅館"]),
    ("だうんぱーかー", ["だうんぱーかー"]),
    ("boarding pass seattle", ["boarding pass", "seattle"]),
    ("order HX-2093", ["order", "HX-2093"]),
    ("4471 2093 8856", ["4471 2093 8856"]),
    ("NOT meeting", ["meeting"]),
    // Function words are not indexed at all, so there is nothing to look for.
    ("the", []),
  ])
  func wordsAreWhatIsLookedFor(_ query: String, _ words: [String]) throws {
    #expect(try parse(query).words == words)
  }

  @Test(arguments: [
    ("receipt from last week", "2026-11-23", "2026-11-29"),
    ("先週のレシート", "2026-11-23", "2026-11-29"),
    ("上周的小票", "2026-11-23", "2026-11-29"),
    ("yesterday", "2026-11-29", "2026-11-29"),
    ("3日前", "2026-11-27", "2026-11-27"),
    ("two weeks ago", "2026-11-16", "2026-11-22"),
    ("last 3 days", "2026-11-27", "2026-11-30"),
    ("saved:2026-11", "2026-11-01", "2026-11-30"),
    ("saved:2025", "2025-01-01", "2025-12-31"),
    ("先月", "2026-10-01", "2026-10-31"),
    ("saved:lastweek", "2026-11-23", "2026-11-29"),
  ])
  func pastWordsSpeakOfSaving(_ query: String, _ first: String, _ last: String) throws {
    #expect(try parse(query).conditions == [.saved(days(first, last))])
  }

  @Test(arguments: [
    ("receipt from march 2025", "2025-03-01", "2025-03-31"),
    ("2025年3月", "2025-03-01", "2025-03-31"),
    ("December 3rd, 2026", "2026-12-03", "2026-12-03"),
    ("3 dec 2026", "2026-12-03", "2026-12-03"),
    ("2026-12-03", "2026-12-03", "2026-12-03"),
    ("２０２６年１２月３日", "2026-12-03", "2026-12-03"),
    ("12/3/2026", "2026-12-03", "2026-12-03"),
    ("25/12/2026", "2026-12-25", "2026-12-25"),
    ("dec 3 2026 - dec 5 2026", "2026-12-03", "2026-12-05"),
    ("in 2025", "2025-01-01", "2025-12-31"),
    ("last december", "2025-12-01", "2025-12-31"),
    ("this month", "2026-11-01", "2026-11-30"),
  ])
  func datesMeanTheirDays(_ query: String, _ first: String, _ last: String) throws {
    #expect(try parse(query).conditions == [.dated(DayRanges(days(first, last)))])
  }

  @Test(arguments: ["Dec 3", "12/3", "12月3日", "１２月３日", "十二月三号", "3rd of december"])
  func aDayWithoutAYearIsThatDayOfAnyNearYear(_ query: String) throws {
    guard case .dated(let ranges)? = try parse(query).conditions.first else {
      Issue.record("no date in \(query)")
      return
    }
    #expect(ranges.contains(try moment("2026-12-03").date))
    #expect(ranges.contains(try moment("2025-12-03").date))
    #expect(!ranges.contains(try moment("2026-12-04").date))
    #expect(try parse(query).terms.isEmpty)
  }

  @Test(arguments: ["tomorrow", "明日", "明天"])
  func comingWordsSpeakOfTheText(_ query: String) throws {
    #expect(try parse(query).conditions == [.mentioned(DayRanges(days("2026-12-01", "2026-12-01")))])
  }

  @Test(arguments: [
    "may I park here", "march of the penguins", "19:30", "HX-2093-1", "room 1203", "on the shelf",
    "from mum",
  ])
  func otherTextIsNoDate(_ query: String) throws {
    #expect(try parse(query).conditions.isEmpty)
  }

  @Test(
    arguments: [
      ("rent under $2000", nil, 2000, true, ["USD"]),
      ("over $5,000", 5000, nil, true, ["USD"]),
      ("1万円以上のホテル", 10_000, nil, false, ["JPY"]),
      ("1万5千円以下", nil, 15_000, false, ["JPY"]),
      ("超过100元", 100, nil, true, ["CNY"]),
      ("more than 900 dollars", 900, nil, true, ["USD"]),
      ("$10-$20", 10, 20, false, ["USD"]),
      ("between $10 and $20", 10, 20, false, ["USD"]),
      ("fare over 900", 900, nil, true, []),
      ("less than 2k yen", nil, 2000, true, ["JPY"]),
    ] as [(String, Double?, Double?, Bool, [String])])
  func boundsOnPrices(
    _ query: String, _ low: Double?, _ high: Double?, _ excludes: Bool, _ currencies: [String]
  )
    throws
  {
    let range = AmountRange(low: low, high: high, excludesLimits: excludes, currencies: currencies)
    #expect(try parse(query).conditions == [.amount(range)])
  }

  @Test(arguments: ["over 3 days", "under 5 minutes", "from 5000", "over the river", "2 bedroom under"])
  func otherNumbersAreNoPrices(_ query: String) throws {
    let hasAmount = try parse(query).conditions.contains { if case .amount = $0 { true } else { false } }
    #expect(!hasAmount)
  }

  @Test(arguments: [
    ("in:travel", ["@in:travel"]), ("in:event", ["@in:events"]), ("in:旅行", ["@in:travel"]),
    ("in:\"Japan trip\"", ["@in:c1"]), ("has:price", ["@has:price"]), ("has:links", ["@has:url"]),
    ("origin:inferred", ["@o:inferred"]), ("origin:tabelog.example", ["@on:tabelogexample"]),
  ])
  func namedConditions(_ query: String, _ tokens: [String]) throws {
    guard case .tokens(let found, _)? = try parse(query).conditions.first else {
      Issue.record("no condition in \(query)")
      return
    }
    #expect(found == tokens)
    #expect(try parse(query).chips.count == 1)
  }

  @Test func anUnknownNameIsJustText() throws {
    #expect(try parse("col:meeting").words == ["col", "meeting"])
    #expect(try parse("in:nowhere").words.contains("nowhere"))
  }

  @Test func exclusionsAndQuotesBecomeChips() throws {
    let parsed = try parse("ramen -osaka \"yuzu broth\"")
    #expect(parsed.words == ["ramen", "yuzu broth"])
    #expect(parsed.excluded.first?.contains(["osaka"]) == true)
    #expect(parsed.excluded.first?.contains(["大阪"]) == true)
    #expect(parsed.chips.map(\.kind) == [.excluded, .exact])
    #expect(parsed.chips.map(\.source) == [TextSpan(6, 12), TextSpan(13, 25)])
  }

  @Test(arguments: ["\"unclosed", "\"khao soi", "「京都"])
  func anOpenQuotationReachesToTheEnd(_ query: String) throws {
    #expect(try parse(query).terms.map(\.kind) == [.exact])
  }
}
