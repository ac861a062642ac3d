import Explaining
import Interpreting
import Mail
import Parent
import Specimens
import Terminal
import Testing

@testable import ParentScreens

@Suite("Answering in parent mode")
struct AnsweringTests {
  private func state(sending: Bool = true) throws -> ParentState {
    var state = try ParentUpdateTests.state()
    state.mails.append(
      try ParentUpdateTests.mail(
        "c", "From: Lee Dental <office@leedental.example>", "Subject: Appointment reminder", "",
        "This is a reminder of your dental appointment on December 8, 2026 at 10:30 AM. Please reply to confirm."
      ))
    state.mails.append(
      try ParentUpdateTests.mail(
        "d", "From: Parcel <no-reply@parcel.example>", "Subject: Your package was delivered", "",
        "Your package was delivered today. Tracking number 1Z0001."))
    if sending {
      state.settings.sendServer = "mail.example:465"
      state.settings.mailUser = "parent@home.example"
      state.settings.secretFile = "/x"
    }
    return state
  }

  private func said(_ effects: [ParentEffect]) -> String {
    effects.compactMap { if case .say(let sentences) = $0 { sentences.joined() } else { nil } }.joined()
  }

  private func sends(_ effects: [ParentEffect]) -> [ReplyDraft] {
    effects.compactMap { if case .send(let draft, _) = $0 { draft } else { nil } }
  }

  @Test("without a server that sends, nothing can be answered and the screen says who can help")
  func off() throws {
    var state = try state(sending: false)
    let effects = parentUpdate(&state, .digit(5))
    #expect(state.place == .notSetUp(.reply))
    #expect(said(effects).contains("请家人帮忙"))
    #expect(state.panel.lines.contains { $0.text.contains("curio parent set smtp") })
    state.path = [.home, .mails, .mail("c")]
    #expect(!state.panel.choices.contains { $0.label == "回信" })
  }

  @Test("neither dishonest mails nor those that nobody reads answers to can be answered")
  func never() throws {
    var state = try state()
    _ = parentUpdate(&state, .digit(5))
    #expect(state.place == .replies)
    let steps = state.panel.choices.map(\.step)
    #expect(steps.contains(.go(.reply("c"))))
    #expect(!steps.contains(.go(.reply("b"))) && !steps.contains(.go(.reply("d"))))
    for id in ["b", "d"] {
      state.path = [.home, .mails, .mail(id)]
      #expect(!state.panel.choices.contains { $0.label == "回信" })
      // Even if the screen were reached, it offers nothing.
      state.path = [.home, .reply(id)]
      #expect(state.panel.choices.isEmpty)
      #expect(parentUpdate(&state, .digit(1)).allSatisfy { if case .send = $0 { false } else { true } })
    }
  }

  @Test("an answer is shown and read back in both languages, and sent on a key that was not just pressed")
  func approves() throws {
    for lead in 1...5 {
      var state = try state()
      state.path = [.home, .reply("c")]
      guard
        case .chooseReply(_, let reply)? = state.panel.choices(onPage: 0).first(where: { $0.digit == lead })?
          .choice.step
      else {
        Issue.record("\(lead) is no answer")
        continue
      }
      let effects = parentUpdate(&state, .digit(lead))
      #expect(state.place == .confirmReply("c"))
      #expect(said(effects).contains(reply.chinese) && said(effects).contains(reply.english))
      #expect(said(effects).contains("office@leedental.example"))
      #expect(sends(parentUpdate(&state, .digit(lead))).isEmpty)
      guard case .confirmReply = state.place else { continue }
      let key = try #require(state.panel.choices(onPage: 0).first?.digit)
      #expect(key != lead)
      let sent = sends(parentUpdate(&state, .digit(key)))
      #expect(sent.map(\.english) == [reply.english])
      // The same key once more sends nothing more.
      #expect(sends(parentUpdate(&state, .digit(key))).isEmpty)
    }
  }

  @Test("the answers that suit an appointment come first")
  func suits() throws {
    var state = try state()
    state.path = [.home, .reply("c")]
    #expect(state.panel.choices.first?.label == "好的，我会去。")
    state.path = [.home, .reply("a")]
    #expect(state.panel.choices.first?.label == "我已经付了，请查一下。")
  }

  @Test("one's own words are typed, digits included, and wait for approval with what they were translated to")
  func compose() throws {
    var state = try state()
    state.settings.translator = "libretranslate http://127.0.0.1:1"
    state.path = [.home, .replies, .reply("c")]
    let digit = try #require(state.panel.choices(onPage: 0).first { $0.choice.label == "自己写中文" }?.digit)
    _ = parentUpdate(&state, .digit(digit))
    #expect(state.isTyping)
    for text in ["我", "1", "2", "点来", "x"] { _ = parentUpdate(&state, .typed(text)) }
    _ = parentUpdate(&state, .erase)
    #expect(state.answering.text == "我12点来")
    let mail = try #require(state.mail("c"))
    #expect(parentUpdate(&state, .finish).contains(.draftReply("我12点来", mail)))
    #expect(!state.isTyping)
    let draft = ReplyDraft(
      mailID: "c", recipient: try #require(mail.mail.answerAddress), chinese: "我12点来",
      english: "I will come at noon.",
      back: "我会中午来。")
    let effects = parentUpdate(&state, .draft(draft))
    #expect(state.place == .confirmReply("c"))
    for words in ["我12点来", "I will come at noon.", "机器翻译", "我会中午来。"] {
      #expect(said(effects).contains(words))
    }
    #expect(sends(parentUpdate(&state, .digit(1))) == [draft])
  }

  @Test("a draft that comes after its screen was left is neither shown nor sent")
  func late() throws {
    var state = try state()
    state.path = [.home, .replies, .reply("c"), .compose("c")]
    _ = parentUpdate(&state, .typed("好"))
    _ = parentUpdate(&state, .finish)
    _ = parentUpdate(&state, .back)
    let mail = try #require(state.mail("c"))
    let draft = ReplyDraft(
      mailID: "c", recipient: try #require(mail.mail.answerAddress), chinese: "好", english: "")
    #expect(parentUpdate(&state, .draft(draft)).isEmpty)
    #expect(state.place == .reply("c"))
  }

  @Test("what was not sent stands first, and is sent again or thrown away on a second key")
  func failed() throws {
    var state = try state()
    func kept(_ id: String, _ sending: KeptReply.State) -> KeptReply {
      KeptReply(
        id: id, mailID: "c", name: "Lee", address: "l@x.example", subject: "Re: x", chinese: "好。",
        english: "Yes.",
        written: "2026-11-30T09:00", state: sending)
    }
    _ = parentUpdate(&state, .replies([kept("1", .sent), kept("2", .failed), kept("3", .sending)]))
    state.path = [.home, .replies]
    #expect(state.panel.choices.map(\.mark).prefix(2) == ["✗", "✗"])
    _ = parentUpdate(&state, .digit(1))
    #expect(state.panel.lines.contains { $0.text == "没有寄出去。" })
    _ = parentUpdate(&state, .digit(1))
    #expect(!parentUpdate(&state, .digit(1)).contains(.sendAgain("2")))
    #expect(parentUpdate(&state, .digit(2)).contains(.sendAgain("2")))
    #expect(state.place == .replies)
  }

  @Test("an answer whose copy did not get among what was sent is said to be sent, and that its copy is here")
  func lacksCopy() throws {
    var state = try state()
    let reply = KeptReply(
      id: "1", mailID: "c", name: "Lee", address: "l@x.example", subject: "Re: x", chinese: "好。",
      english: "Yes.",
      written: "2026-11-30T09:00", state: .sent, isOnServer: false)
    let spoken = said(parentUpdate(&state, .sent(reply)))
    #expect(spoken.contains("寄出去了") && spoken.contains("没有放进去，这里留了一份"))
    _ = parentUpdate(&state, .replies([reply]))
    state.path = [.home, .replies, .keptReply("1")]
    #expect(state.panel.lines.contains { $0.text.contains("这里留了一份") })
    #expect(state.panel.choices.isEmpty)
    for isOnServer in [true, nil] {
      var copied = reply
      copied.isOnServer = isOnServer
      #expect(!said(parentUpdate(&state, .sent(copied))).contains("没有放进去"))
    }
  }
}
