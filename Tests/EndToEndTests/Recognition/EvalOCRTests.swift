import Foundation
import TestSupport
import Testing

/// `curio eval ocr` over pictures whose text is known.
@Suite struct EvalOCRTests {
  private struct Score: Decodable {
    struct Tally: Decodable { var right, wrong, missing: Int }
    var pictures, failures: Int
    var strings: Tally
    var opinion: [Int]
  }

  @Test func readsLabelledPicturesAndCountsWhatIsMissing() async throws {
    let curio = try CurioProgram()
    let folder = try curio.home.folder("labelled")
    let picture = "\(CurioProgram.project)/Tests/ReadersTests/Fixtures/english.png"
    try FileManager.default.copyItem(atPath: picture, toPath: "\(folder)/english.png")
    let labels = """
      {"file":"english.png","lines":[{"text":"Your table is booked"},{"text":"Friday 4 December, 7:30 pm"}],\
      "entities":[{"text":"7:30 pm"},{"text":"no such words"}]}
      {"file":"gone.png","lines":[]}
      """
    try labels.write(toFile: "\(folder)/truth.jsonl", atomically: true, encoding: .utf8)
    let outcome = try await curio.run("eval", "ocr", "\(folder)/truth.jsonl", "--json")
    let score = try JSONDecoder().decode(Score.self, from: Data(outcome.output.utf8))
    #expect(score.pictures == 1 && score.failures == 1)
    #expect(score.strings.right == 1 && score.strings.missing == 1)
    #expect(score.opinion.count == 1)
  }
  @Test("two workers give each picture its own reading, whichever is done first")
  func keepsTheOrder() async throws {
    struct Line: Decodable {
      var path: String
      var text: String
    }
    let curio = try CurioProgram()
    let folder = "\(CurioProgram.project)/Tests/ReadersTests/Fixtures"
    // The first takes longer by far.
    let paths = ["chat.png", "headline-letter.png"].map { "\(folder)/\($0)" }
    let outcome = try await curio.command(
      ["ocr", "--jsonl", "--reader", "tesseract", "--workers", "2"] + paths
    ).run()
    let lines = try outcome.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(lines.map(\.path) == paths)
    let alone = try await curio.run("ocr", "--jsonl", "--reader", "tesseract", paths[1])
    let last = try JSONDecoder().decode(Line.self, from: Data(try #require(alone.lines.first).utf8))
    #expect(lines.last?.text == last.text)
    #expect(lines.first?.text != last.text)
  }
}
