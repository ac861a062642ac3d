import Specimens
import Testing

@testable import Notices

@Suite("Japanese notices")
struct JapaneseNoticeTests {
  private let haru = ChildProfile(name: "はる", grade: "3年", school: "なぎさ小学校")
  private let aoi = ChildProfile(name: "あおい", grade: "6年", school: "なぎさ小学校")

  @Test("a list of particulars gives the day, what to bring, what to pay and what to sign")
  func particulars() throws {
    let found = try cards(
      """
      3年生の保護者の皆様
      社会科見学について
      1 日時　11月18日(水)　8時30分集合
      2 持ち物　弁当、水筒、筆記用具
      3 費用　420円
      承諾書と費用は、11月11日(水)までに担任へ提出してください。
      """, for: [haru, aoi])
    #expect(
      found.map(brief) == [
        "ATTEND 2026-11-18 08:30", "BRING 2026-11-18", "PAY 2026-11-11 420", "SIGN 2026-11-11",
      ])
    #expect(found.allSatisfy { $0.child == "はる" })
  }

  @Test("sums by grade go to the children of those grades")
  func sums() throws {
    let found = try cards(
      "学級費の口座振替のお知らせ\n振替日　11月25日(水)\n3年生　2,100円\n6年生　3,400円", for: [haru, aoi])
    #expect(found.map(brief) == ["PAY 2026-11-25 2100", "PAY 2026-11-25 3400"])
    #expect(found.map(\.child) == ["はる", "あおい"])
  }

  @Test("two possible days of a meeting with one parent are asked, the child too")
  func twoDays() throws {
    let found = try cards("お子さんの面談は12月7日または8日を予定しています。", for: [haru, aoi])
    #expect(found.map(brief) == ["ATTEND - ?child ?date"])
  }

  @Test("what is called off is no card")
  func calledOff() throws {
    #expect(try cards("6日(金)に予定していた遠足は中止します。", for: [haru]).isEmpty)
  }
}
