import TestSupport
import Testing

@testable import Extraction

@Suite struct PhraseTableTests {
  private func table(_ phrases: [String]) -> PhraseTable<String> {
    PhraseTable(folded: phrases.map { ($0.unicodeScalars.map(\.folded), $0) })
  }

  private func found(_ phrases: [String], _ text: String) -> [String] {
    let scalars = text.unicodeScalars.map(\.folded)
    return table(phrases).matches(in: scalars, scalars.indices).map(\.meaning)
  }

  @Test func theLongestOfThoseThatBeginTogetherCounts() {
    #expect(
      found(["not", "not yet", "not yet paid"], "not yet due, NOT YET PAID, not") == [
        "not yet", "not yet paid", "not",
      ])
    // The longer one breaks off in the middle of the text's word.
    #expect(found(["check", "check in"], "check inside") == ["check"])
  }

  @Test func whatLiesInsideAnEarlierMatchIsSilent() {
    #expect(found(["未確定", "確定", "定休日"], "未確定休日") == ["未確定", "定休日"])
  }

  @Test func latinWordsMatchWholeUnlessTheyEndInAStar() {
    #expect(
      found(["arr", "5g", "deliver*"], "carr arrow ARR 5gb 5G redeliver delivering") == [
        "arr", "5g", "deliver*",
      ])
  }

  @Test func closedAndOpenFormsOfOneWordAnswerTogether() {
    #expect(found(["sign", "sign*"], "sign") == ["sign", "sign*"])
    #expect(found(["sign", "sign*"], "signed") == ["sign*"])
  }

  @Test func severalMeaningsOfOnePhraseAreAllTold() {
    let table = PhraseTable<Int>(folded: [
      (Array("due".unicodeScalars), 1), (Array("by".unicodeScalars), 2), (Array("due".unicodeScalars), 3),
    ])
    let text = Array("due by".unicodeScalars)
    #expect(table.matches(in: text, 0..<text.count).map(\.meaning) == [1, 3, 2])
  }

  @Test(arguments: ["\n", "\r", "\u{2028}"]) func aBlankAlsoMatchesALineEnd(_ end: String) {
    #expect(found(["not yet"], "not\(end)yet") == ["not yet"])
    #expect(found([" yet"], "\(end)yet") == [])
  }

  @Test func theStretchLimitsMatchesButNotWords() {
    let text = Array("pay repay paid".unicodeScalars)
    let table = table(["pay", "paid", "pa*"])
    #expect(table.matches(in: text, 0..<9).map(\.range) == [0..<3])
    // "pay" of "repay" begins inside a word, though it begins the stretch.
    #expect(table.matches(in: text, 6..<12).map(\.range) == [10..<12])
    #expect(table.matches(in: text, 6..<14).map(\.range) == [10..<14])
  }

  @Test func nothingIsFoundOfNothing() {
    #expect(found([], "anything") == [])
    #expect(found(["", "*"], "any * thing") == [])
    #expect(found(["word"], "") == [])
  }

  /// Against the plain way: every phrase tried at every place.
  @Test(arguments: 0..<40) func agreesWithTryingEveryPhraseEverywhere(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let alphabet = Array("ab 日本\n*".unicodeScalars)
    func word(_ longest: Int) -> [Unicode.Scalar] {
      (0..<Int.random(in: 1...longest, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? " "
      }
    }
    let phrases = (0..<12).map { _ in word(4).filter { $0 != "\n" } }
    let text = word(60)
    let low = Int.random(in: 0...text.count, using: &random)
    let range = low..<Int.random(in: low...text.count, using: &random)
    let table = PhraseTable(folded: phrases.indices.map { (phrases[$0], $0) })
    let answer = table.matches(in: text, range).map {
      [$0.meaning, $0.range.lowerBound, $0.range.upperBound]
    }
    #expect(answer == plainMatches(phrases, text, range))
  }

  private func plainMatches(_ phrases: [[Unicode.Scalar]], _ text: [Unicode.Scalar], _ range: Range<Int>)
    -> [[Int]]
  {
    var found: [[Int]] = []
    var covered = range.lowerBound
    for start in range {
      if start > 0, text[start].isLatinWord, text[start - 1].isLatinWord { continue }
      var best: [[Int]] = []
      for (number, phrase) in phrases.enumerated() {
        let isOpen = phrase.last == "*"
        let core = isOpen ? Array(phrase.dropLast()) : phrase
        let end = start + core.count
        guard let last = core.last, end <= range.upperBound, end > covered else { continue }
        let fits = core.indices.allSatisfy { at in
          core[at] == text[start + at] || at > 0 && core[at] == " " && text[start + at] == "\n"
        }
        let goesOn = last.isLatinWord && end < text.count && text[end].isLatinWord
        guard fits, isOpen || !goesOn else { continue }
        if let longest = best.first, longest[2] > end { continue }
        if let longest = best.first, longest[2] < end { best = [] }
        best.append([number, start, end])
      }
      found += best
      if let longest = best.first { covered = longest[2] }
    }
    return found
  }
}
