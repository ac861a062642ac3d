import Specimens
import Testing

@testable import SearchIndex

/// Two words that say what is looked for must both be there, unless one only asks for a detail.
@Suite struct AbstainingTests {
  private func drawer() throws -> [IndexDocument] {
    try [
      (1, "Larch Library\nYour card is due for renewal\nBring an ID"),
      (2, "Boarding pass\nHave your passport ready\nGate B12"),
      (3, "Hotel Rivage Osaka\nRoom for two\nCheck-in 15:00"), (4, "Tokyo Tower tickets\nAdult 1,500 yen"),
      (5, "Jazz evening with Ando\nRow 12, place 8\nDoors 18:30"), (6, "箱根 温泉旅館\n大人二名 一泊二食"),
      (7, "スーパーみなと レシート\n卵 258\n合計 1,240"), (8, "皮肤科 挂号单\n周五 上午"), (9, "音楽会のお知らせ\n上履きと水筒をご用意ください"),
      (10, "Parking level P3\nTake a photo of your bay"),
    ].map { try document($0.0, $0.1) }
  }

  private func found(_ query: String) throws -> [String] {
    try withIndex { index, _ in
      try index.upsert(try drawer())
      return try index.search(query, now: try moment("2026-11-30T09:00:00")).results.map {
        $0.card.id.hex
      }
    }
  }

  @Test(arguments: [
    "passport renewal", "renewal of my passport", "passport renewal form", "hotel tokyo", "library parking",
    "jazz parking", "温泉 レシート", "卵 音楽会", "皮肤科 箱根",
  ])
  func oneOfTwoIsNoAnswer(_ query: String) throws {
    #expect(try found(query).isEmpty)
  }

  @Test(arguments: [
    ("library renewal", 1), ("jazz seat", 5), ("ando seats", 5), ("hotel osaka price", 3), ("音楽会 持ち物", 9),
    ("皮肤科 时间", 8), ("parking photo", 10), ("tokyo ticket", 4), ("箱根 料金", 6), ("\"passport\" renewal", 2),
  ])
  func aDetailThatIsAskedForNeedNotBeThere(_ query: String, _ number: Int) throws {
    #expect(try found(query).first == (try id(number)).hex)
  }

  @Test func whatIsNotShownIsStillOfferedAsWeaker() throws {
    try withIndex { index, _ in
      try index.upsert(try drawer())
      let answer = try index.search("passport renewal", now: try moment("2026-11-30T09:00:00"))
      #expect(answer.results.isEmpty)
      #expect(Set(answer.weaker.map(\.card.title)) == ["Larch Library", "Boarding pass"])
    }
  }
}
