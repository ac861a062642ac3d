import Specimens
import Testing

@testable import SearchIndex

@Suite struct ListingTests {
  private func event(_ start: String) throws -> Decision {
    .suggested(
      Suggestion(
        uid: "u", madeAt: Instant(secondsSince1970: 0), kind: .event, title: "Concert",
        start: try moment(start),
        confidence: 0.9, evidence: []), state: .pending)
  }

  @Test func savedOrderIsNewestFirstAndPagesContinue() throws {
    try withIndex { index, _ in
      try index.upsert(
        (1...1500).map { number in
          let day = LocalDate(dayNumber: 20_000 + number)
          return try document(number, "page \(number)", saved: "\(day)T10:00:00")
        })
      let first = try index.cards(Listing(offset: 0, limit: 3))
      #expect(first.map(\.title) == ["page 1500", "page 1499", "page 1498"])
      let far = try index.cards(Listing(offset: 1200, limit: 2))
      #expect(far.map(\.title) == ["page 300", "page 299"])
      #expect(try index.cards(Listing(offset: 5000, limit: 2)).isEmpty)
    }
  }

  @Test func aReceiptsLineShowsItsTotal() throws {
    func price(_ id: String, _ amount: Int, _ role: AmountRole?) -> Field {
      Field(
        id: id,
        entity: Entity(
          span: TextSpan(0, 1), text: "¥\(amount)", value: .money(amount: Amount(amount), currency: "JPY"),
          confidence: 0.9, role: role), boxes: [])
    }
    try withIndex { index, _ in
      try index.upsert([
        try document(
          1, "receipt",
          fields: [
            price("money-1", 1180, .subtotal), price("money-2", 1280, .total),
            price("money-3", 2000, .tendered),
          ])
      ])
      #expect(try index.cards(Listing()).map(\.keyLine) == ["¥1280"])
    }
  }

  @Test func eventOrderHasComingOnesFirst() throws {
    try withIndex { index, _ in
      try index.upsert([
        try document(1, "past", decision: event("2026-11-01T19:00")),
        try document(2, "none"),
        try document(3, "later", decision: event("2026-12-24T19:00")),
        try document(4, "soon", decision: event("2026-12-03T19:00")),
      ])
      let listing = Listing(order: .event, now: try moment("2026-11-30T09:00:00"))
      #expect(try index.cards(listing).map(\.title) == ["soon", "later", "past", "none"])
      #expect(try index.cards(Listing(scope: .review(.pending))).count == 3)
      #expect(try index.cards(Listing(scope: .review(.abstained))).map(\.title) == ["none"])
    }
  }

  @Test func countsFollowChanges() throws {
    try withIndex { index, _ in
      try index.upsert([
        try document(1, "a", collection: .travel, collections: ["x"]),
        try document(
          2, "b", collection: .food, collections: ["x", "y"], decision: event("2026-12-03T19:00")),
      ])
      var counts = try index.counts()
      #expect(counts.total == 2)
      #expect(counts.manual == ["x": 2, "y": 1])
      #expect(counts.pendingReviews == 1)
      #expect(counts.automatic == [.travel: 1, .food: 1])
      try index.upsert([try document(2, "b", collection: .travel, collections: ["y"])])
      counts = try index.counts()
      #expect(counts.automatic == [.travel: 2])
      #expect(counts.manual == ["x": 1, "y": 1])
      #expect(try index.cards(Listing(scope: .manual("y"))).map(\.title) == ["b"])
      try index.remove([try id(1)])
      #expect(try index.counts().manual == ["y": 1])
    }
  }

  @Test func cardCarriesEverything() throws {
    try withIndex { index, _ in
      let origin = Origin.inferred("tabelog.example", clue: "a host in the text")
      let written = try document(
        9, "Menya", collection: .food, origin: origin, decision: event("2026-12-03T19:00"))
      try index.upsert([written])
      #expect(try index.cards(ids: [try id(9), try id(10)]) == [written.card])
      #expect(written.card.keyLine == "Thu 3 Dec 19:00")
      #expect(try index.stamps() == [try id(9): written.stamp])
    }
  }

  @Test func idsAreFoundByTheirBeginning() throws {
    try withIndex { index, _ in
      try index.upsert([try document(0xab1, "a"), try document(0xab2, "b")])
      let zeros = String(repeating: "0", count: 61)
      #expect(try index.ids(matching: zeros + "ab").count == 2)
      #expect(try index.ids(matching: zeros + "ab2") == [try id(0xab2)])
      #expect(try index.ids(matching: "zz").isEmpty)
    }
  }
}
