import Explaining
import Foundation
import Mail
import Specimens
import Testing

@Suite("Mails of every kind are explained right")
struct SampleTests {
  private static let now = LocalDateTime("2026-11-30T09:00")

  private static let english: Set<String> = [
    "the", "your", "due", "please", "and", "is", "pay", "bill", "by",
  ]

  private func explain(_ sample: MailSample) throws -> MailExplanation {
    Explainer().explain(MailMessage(sample.bytes), now: try #require(Self.now))
  }

  @Test("honest mails", arguments: MailSample.honest)
  func honest(_ sample: MailSample) throws {
    let explanation = try explain(sample)
    #expect(explanation.kind == sample.kind)
    #expect(explanation.money == sample.money)
    #expect(explanation.dueDate == sample.due)
    #expect(explanation.action == sample.action)
    #expect(!explanation.isSuspicious && !explanation.hasAbstained)
    let chinese = explanation.chinese.joined()
    for fact in sample.says { #expect(chinese.contains(fact), "\(chinese)") }
    for falsehood in sample.never { #expect(!chinese.contains(falsehood), "\(chinese)") }
    // Sentences are Chinese but for names, numbers, hosts and places.
    for sentence in explanation.chinese where !sentence.contains("网站是") {
      let latin = sentence.split { !($0.isASCII && $0.isLetter) }.map { $0.lowercased() }
      #expect(Self.english.isDisjoint(with: latin), "\(sentence)")
    }
  }

  @Test("dishonest mails are warned of", arguments: MailSample.dishonest)
  func dishonest(_ sample: MailSample) throws {
    let explanation = try explain(sample)
    #expect(explanation.isSuspicious)
    #expect(explanation.kind == .phishing && explanation.action == .ignore && explanation.dueDate == nil)
    let chinese = explanation.chinese.joined()
    for fact in sample.says { #expect(chinese.contains(fact), "\(chinese)") }
  }

  @Test("what nothing speaks for is listed, not guessed")
  func abstains() throws {
    let mail = MailMessage(
      Array(
        "From: A <a@b.example>\r\nSubject: x\r\nDate: Sat, 28 Nov 2026 10:00:00 +0000\r\n\r\nQwerty zxcv.\r\n"
          .utf8))
    let explanation = Explainer().explain(mail, now: try #require(Self.now))
    #expect(explanation.hasAbstained && explanation.money == nil && explanation.dueDate == nil)
    #expect(explanation.chinese.first == "这封信是A寄来的。")
  }
}
