import Explaining
import Specimens
import Testing

@Suite("The last day for something is the day that is named")
struct LastDayTests {
  private static let now = LocalDateTime("2026-11-30T09:00")

  private func sentences(_ text: String) throws -> String {
    let now = try #require(Self.now)
    return PartExplainer.sentences(of: text, reference: now, now: now).joined()
  }

  @Test(
    "by and before, figures and characters mixed, in three languages",
    arguments: [
      "请在十二月2日以前付款。", "请在12月二日之前付款。", "请于十二月２日前缴清。", "请在2026年十二月2日之前交。", "请在12/2以前付清。",
      "请于2日前缴费。", "请在2日以前缴费。", "十二月2日までにお支払いください。", "12月二日以前にお支払いください。", "十二月2日より前に送ってください。",
      "Please pay by December 2.", "Please pay before December 2.", "Due on or before December 2, 2026.",
      "No later than December 2.",
    ])
  func named(_ text: String) throws {
    let said = try sentences(text)
    #expect(said.contains("日期：12月2日星期三之前。"), "\(said)")
    #expect(!said.contains("12月1日"))
  }

  @Test(
    "some days ago, before noon and hours of opening are none",
    arguments: ["3天前寄出。", "3日前に送りました。", "12月8日午前10時に来てください。", "前天寄出。"])
  func none(_ text: String) throws {
    let said = try sentences(text)
    #expect(!said.contains("之前"), "\(said)")
  }

  @Test(
    "a stretch from now ends with its last moment", arguments: ["Sign in within 24 hours.", "请在24小时内回复。"])
  func within(_ text: String) throws {
    let said = try sentences(text)
    #expect(!said.contains("11月30日"), "\(said)")
  }

  @Test("what is understood of a part stands in one line of Chinese")
  func gist() throws {
    let now = try #require(Self.now)
    let gist = PartExplainer.gist(
      of: "Your amount due is $84.17. Please pay by December 2.", reference: now, now: now)
    #expect(gist.contains("84.17美元") && gist.contains("12月2日星期三之前") && gist.contains("要付的金额"))
    #expect(!gist.contains { $0.isASCII && $0.isLetter })
    #expect(PartExplainer.gist(of: "Hello there.", reference: now, now: now).isEmpty)
    // Words that mean something else in most sentences are no facts.
    for text in [
      "Sign in to the portal.", "Please check your mail.", "We noticed this.", "Ask your doctor.",
      "That is fine.",
      "Parcel 118-020", "The mobile app is new.", "Our hours of operation have changed.",
    ] {
      let said = PartExplainer.sentences(of: text, reference: now, now: now, isTranslated: true).joined()
      for falsehood in ["签名", "支票", "通知", "医药费", "罚款", "包裹", "手机费", "手术"] {
        #expect(!said.contains(falsehood), "\(text): \(said)")
      }
    }
  }
}
