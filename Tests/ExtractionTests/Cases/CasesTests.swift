import Specimens
import Testing

/// A text and what is to be read from it.
struct Case: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: [String]
  var testDescription: String { text }
}

/// Tables of texts in the words of screenshots: `text => value; value`, a dash for nothing, `\n` for a line end.
enum Cases {
  static func lines(_ table: String) -> [Case] {
    table.split(separator: "\n").compactMap { line in
      guard let arrow = line.firstRange(of: " => ") else { return nil }
      let text = line[..<arrow.lowerBound].replacing("\\n", with: "\n")
      let values = line[arrow.upperBound...].split(separator: "; ").map(String.init)
      return Case(text: String(text), expected: values == ["-"] ? [] : values)
    }
  }
}

@Suite struct CasesTests {
  @Test(arguments: Cases.englishTimes) func englishTimes(_ sample: Case) {
    #expect(times(sample.text, [.english]) == sample.expected)
  }

  @Test(arguments: Cases.japaneseTimes) func japaneseTimes(_ sample: Case) {
    #expect(times(sample.text, [.japanese]) == sample.expected)
  }

  @Test(arguments: Cases.chineseTimes) func chineseTimes(_ sample: Case) {
    #expect(times(sample.text, [.chinese]) == sample.expected)
  }

  @Test(arguments: Cases.englishMoney) func englishMoney(_ sample: Case) {
    #expect(values(sample.text, of: .money, [.english]) == sample.expected)
  }

  @Test(arguments: Cases.japaneseMoney) func japaneseMoney(_ sample: Case) {
    #expect(values(sample.text, of: .money, [.japanese]) == sample.expected)
  }

  @Test(arguments: Cases.chineseMoney) func chineseMoney(_ sample: Case) {
    #expect(values(sample.text, of: .money, [.chinese]) == sample.expected)
  }
}
