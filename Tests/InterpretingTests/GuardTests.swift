import Specimens
import Testing

@testable import Interpreting

private func now() throws -> LocalDateTime { try #require(LocalDateTime("2026-11-30T09:00")) }

/// Answers whatever the test says.
private struct Scripted: Translator {
  let name = "scripted"
  let answers: @Sendable (String) -> String

  func state() async -> ToolState { .ready("scripted") }

  func translate(_ units: [String], from: Tongue, to: Tongue) async throws(InterpretingError) -> [String] {
    units.map(answers)
  }
}

@Suite("Translations are checked")
struct GuardTests {
  private func translated(_ source: String, _ answer: @escaping @Sendable (String) -> String) async throws
    -> String?
  {
    let checked = CheckedTranslation(
      Scripted(answers: answer), names: ["Alder Power"], reference: try now(), now: try now())
    return try await checked.sentences([source], from: .english, to: .chinese).first?.text
  }

  @Test("amounts, dates, times and codes are taken out before and put back in Chinese afterwards")
  func placeholders() throws {
    let masked = Placeholders(
      "Alder Power: please pay $84.17 by December 15, account 4471.", to: .chinese, names: ["Alder Power"],
      reference: try now(), now: try now())
    #expect(!masked.text.contains { $0.isNumber && !"1234".contains($0) })
    #expect(!masked.text.contains("Alder"))
    let filled = try #require(masked.filled(masked.text))
    #expect(filled.contains("84.17美元") && filled.contains("12月15日") && filled.contains("4471"))
    #expect(masked.filled("请付款") == nil)
    #expect(masked.filled(masked.text + "{1}") == nil)
    #expect(masked.filled(masked.text + "{99}") == nil)
  }

  @Test("a good translation comes back with its facts filled in")
  func good() async throws {
    let text = try await translated("Please pay $84.17 by December 15.") { _ in "请在{2}之前付{1}。" }
    #expect(text?.contains("84.17美元") == true && text?.contains("12月15日") == true)
  }

  @Test(
    "a translation that loses, invents or turns round is not shown",
    arguments: [
      ("Please pay $84.17 by December 15.", "请在{2}之前付款。"),
      ("Please pay $84.17 by December 15.", "请在{2}之前付{1}，另加20元。"),
      ("Please pay $84.17 by December 15.", "请在{2}之前付{1}，另加三十元。"),
      ("Do not reply to this message.", "请回复这封邮件。"),
      ("You can reply to this message.", "不要回复这封邮件。"),
      ("The office opens at noon.", "办公室晚上开门。"),
      ("The report is due at the end of the month.", "报告下个月底交。"),
      ("Your order is ready for pickup.", "您的 order is ready 了。"),
      ("Your order is ready for pickup.", "Your order is ready for pickup."),
      ("Your order is ready for pickup.", ""),
      ("Thanks.", "谢谢您。请马上打电话给我们的客服，把您的密码和卡号告诉他们，不然账户就关了。"),
    ])
  func wrong(source: String, answer: String) async throws {
    #expect(try await translated(source) { _ in answer } == nil)
  }

  @Test("a line of figures is not sent anywhere and comes back in Chinese")
  func figuresOnly() async throws {
    #expect(try await translated("$84.17") { _ in "nonsense" } == "84.17美元")
  }

  @Test("back to English no Chinese is left and the date is the one that was meant")
  func english() async throws {
    let checked = CheckedTranslation(
      Scripted { _ in "I will come on {1}." }, reference: try now(), now: try now())
    let result = try await checked.sentences(["我12月3日会去。"], from: .chinese, to: .english)
    #expect(result.first?.text == "I will come on December 3.")
    let bad = CheckedTranslation(Scripted { _ in "I will 去 on {1}." }, reference: try now(), now: try now())
    #expect(try await bad.sentences(["我12月3日会去。"], from: .chinese, to: .english).first?.text == nil)
  }

  @Test(
    "settings that make no sense are refused",
    arguments: ["libretranslate", "openai ftp://x", "what is this"])
  func settings(text: String) {
    #expect(throws: InterpretingError.badSetting(text)) { try ToolChoice(text) }
  }
}
