import Testing

@testable import Decisions

@Suite struct HeadingsTests {
  private func isHeading(_ line: String) -> Bool {
    let page = Page(line)
    return page.lines.contains { Headings.isHeading($0, of: page) }
  }

  @Test(arguments: ["ざいます", "了しました", "送しました。", "いたしました", "となります"])
  func theRestOfAPoliteSentenceNamesNothing(_ line: String) { #expect(isHeading(line)) }

  @Test(arguments: ["星めぐりの夜を歩きます", "猫と暮らしました", "山本ました"])
  func wholeSentencesMayBeNames(_ line: String) { #expect(!isHeading(line)) }
}
