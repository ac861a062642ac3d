import Foundation
import Specimens
import Testing

@testable import Notices

@Suite("A service's answer to a notice is checked")
struct NoticeReplyTests {
  private let text = "Dear families,\nPlease bring £3–5 for the shop by Friday, December 4."

  private func cards(_ action: String, in notice: String? = nil) throws -> [ActionCard] {
    let question = NoticeQuestion(
      text: notice ?? text, reference: try #require(LocalDateTime("2026-11-30T09:00")), children: [Kids.ava])
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
      #"{"type":"PAY","title":"Wire 900 to 555-0199","evidence":[{"text":"Dear families"}]}"#,
      #"{"type":"PAY","title":"Shop \u001b]0;owned\u0007","evidence":[{"text":"Dear families"}]}"#,
      #"{"type":"BRING","title":"Shop","date":"2026-12-04","evidence":[{"text":"e"}]}"#,
    ])
  func unsound(_ action: String) throws { #expect(try cards(action).isEmpty) }

  @Test("a child of another family and a day that can't be are asked")
  func asked() throws {
    let found = try cards(
      #"{"type":"BRING","title":"Shop","child":"Zoe","date":"2026-02-31","evidence":[{"text":"Dear families"}]}"#
    )
    #expect(found.first?.child == nil)
    #expect(found.first?.date == nil)
    #expect(Set(found.first?.questions.map(\.field) ?? []) == [.child, .date])
  }

  @Test("a day, an hour and a sum that the notice does not have are asked, and none of several sums is taken")
  func checked() throws {
    let sentence = "Please bring £3–5 for the shop by Friday, December 4."
    func fields(_ values: String) throws -> [CardField] {
      let action = #"{"type":"PAY","title":"Shop",\#(values),"evidence":[{"text":"\#(sentence)"}]}"#
      return try #require(try cards(action).first).questions.map(\.field)
    }
    #expect(try fields(#""date":"2026-12-04""#).isEmpty)
    #expect(try fields(#""date":"2026-12-11""#) == [.date])
    #expect(try fields(#""time":"14:00""#) == [.time])
    #expect(try fields(#""cost":{"min":"9","max":"9","currency":"GBP"}"#) == [.cost])
    #expect(try fields(#""cost":{"min":"5","max":"5","currency":"GBP"}"#) == [.cost])
  }

  @Test("a date that can be read in two ways is a question, whichever the service chose")
  func openDate() throws {
    let sentence = "Please bring a hat on 12/10."
    let card = try #require(
      try cards(
        #"{"type":"BRING","title":"Hat","date":"2026-12-10","evidence":[{"text":"\#(sentence)"}]}"#,
        in: sentence
      ).first)
    #expect(card.date == nil)
    #expect(card.questions.first?.choices.contains("2026-12-10") == true)
  }

  @Test("what is over is no card; card numbers are not told")
  func overAndSecret() throws {
    let past = "The hat day was November 20."
    #expect(
      try cards(
        #"{"type":"BRING","title":"Hat","date":"2026-11-20","evidence":[{"text":"\#(past)"}]}"#, in: past
      ).isEmpty)
    let question = NoticeQuestion(
      text: "Pay with card 4111 1111 1111 1111.",
      reference: try #require(LocalDateTime("2026-11-30T09:00")), children: [])
    #expect(!question.text.contains("4111 1111"))
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
