import Foundation
import Specimens
import Testing

@testable import Notices

@Suite("A service's answer to a notice is checked")
struct NoticeReplyTests {
  private let text = "Dear families,\nPlease bring £3–5 for the shop by Friday, December 4."

  private func cards(_ action: String) throws -> [ActionCard] {
    let question = NoticeQuestion(
      text: text, reference: try #require(LocalDateTime("2026-11-30T09:00")), children: [Kids.ava])
    let reply = try JSONDecoder().decode(NoticeReply.self, from: Data(#"{"actions":[\#(action)]}"#.utf8))
    return reply.cards(for: question)
  }

  @Test("a card with its sentence, a child and a day stands")
  func sound() throws {
    let card = try #require(
      try cards(
        #"{"type":"PAY","title":"Shop money","child":"Ava","date":"2026-12-04","cost":{"min":"3","max":"5","currency":"GBP"},"confidence":1.7,"evidence":[{"start":0,"end":9,"text":"Please bring £3–5 for the shop by Friday, December 4."}]}"#
      ).first)
    #expect(card.evidence.first?.span == TextSpan(15, 68))
    #expect(card.child == "Ava")
    #expect(card.date == LocalDate("2026-12-04"))
    #expect(card.confidence <= 0.9)
    // A printed range is never taken as settled, whatever the service says of it.
    #expect(card.questions.map(\.field) == [.cost])
  }

  @Test(
    "a card of another kind, without a sentence or with one that the notice does not hold falls away",
    arguments: [
      #"{"type":"BUY","title":"Shop","evidence":[{"text":"Dear families"}]}"#,
      #"{"type":"PAY","title":"Shop","evidence":[]}"#,
      #"{"type":"PAY","title":"Shop","evidence":[{"text":"Please send 50 pounds to this account."}]}"#,
      #"{"type":"PAY","title":" ","evidence":[{"text":"Dear families"}]}"#,
    ])
  func unsound(_ action: String) throws { #expect(try cards(action).isEmpty) }

  @Test("a child of another family and a day that can't be are asked")
  func asked() throws {
    let found = try cards(
      #"{"type":"BRING","title":"Money","child":"Zoe","date":"2026-02-31","evidence":[{"text":"Dear families"}]}"#
    )
    #expect(found.first?.child == nil)
    #expect(found.first?.date == nil)
    #expect(Set(found.first?.questions.map(\.field) ?? []) == [.child, .date])
  }

  @Test("the question tells the notice and nothing else")
  func question() throws {
    let question = NoticeQuestion(
      text: text, reference: try #require(LocalDateTime("2026-11-30T09:00")), children: [Kids.ava])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let told = String(decoding: try encoder.encode(question), as: UTF8.self)
    #expect(
      told.hasPrefix(
        #"{"children":[{"grade":"5","name":"Ava"}],"reference":"2026-11-30T09:00","task":"notice","#))
  }
}
