import Foundation
import Specimens
import Testing

@testable import Extraction

/// What must hold for any text at all; nil, or what does not.
private func fault(of text: String) -> String? {
  let count = text.unicodeScalars.count
  let entities = read(text)
  var last = 0
  for entity in entities {
    guard entity.span.start >= 0, entity.span.start < entity.span.end, entity.span.end <= count else {
      return "a span out of range: \(entity)"
    }
    guard text.slice(entity.span) == entity.text else { return "a text that is not its slice: \(entity)" }
    guard entity.span.start >= last else { return "out of order: \(entity)" }
    guard (0...1).contains(entity.confidence) else { return "a confidence out of range: \(entity)" }
    last = entity.span.start
  }
  guard read(text) == entities else { return "another answer the second time" }
  return nil
}

@Suite struct FuzzTests {
  @Test(arguments: 0..<8)
  func hostileTextsAreReadWithoutHarm(part: Int) {
    for number in 0..<150 {
      let text = TextGenerator.text(UInt64(part * 150 + number))
      if let fault = fault(of: text) { Issue.record("\(text.debugDescription): \(fault)") }
    }
  }

  /// Texts that once broke something.
  @Test(arguments: [
    "ninety nine million million million", "nine billion billion billion dollars",
    "9999999 thousand thousand thousand thousand thousand", "99999億99999億99999億円",
  ])
  func onceBrokenTextsAreReadWithoutHarm(text: String) { #expect(fault(of: text) == nil) }
}

/// The same for as long as `CURIO_SOAK_MINUTES` says, from `CURIO_SOAK_SEED` on.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CURIO_SOAK_MINUTES"] != nil))
struct ExtractionSoakTests {
  @Test func hostileTextsForMinutes() {
    let environment = ProcessInfo.processInfo.environment
    let minutes = environment["CURIO_SOAK_MINUTES"].flatMap(Double.init) ?? 1
    var number = environment["CURIO_SOAK_SEED"].flatMap(UInt64.init) ?? 100_000
    let end = Date().addingTimeInterval(minutes * 60)
    while Date() < end {
      for _ in 0..<5000 {
        let text = TextGenerator.text(number)
        if let fault = fault(of: text) { Issue.record("text \(number) \(text.debugDescription): \(fault)") }
        number += 1
      }
      // So that a crash tells where to begin again.
      FileHandle.standardError.write(Data("extraction: \(number) texts\n".utf8))
    }
  }
}
