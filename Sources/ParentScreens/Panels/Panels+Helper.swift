import Parent

extension ParentState {
  /// For the parent a calm word, for the helper the steps in English.
  func notSetUpPanel(_ feature: Feature) -> Panel {
    switch feature {
    case .mail:
      Panel(
        title: "需要设置邮箱",
        lines: [
          .init(text: "邮箱还没有设置好。请家人帮忙设置一下。", tone: .strong),
          .init(text: "For the helper: point Curio to the mail that arrives on this machine,", tone: .quiet),
          .init(text: "a Maildir, an mbox file or a folder of .eml files:", tone: .quiet),
          .init(text: "  curio parent set mail ~/Maildir", tone: .quiet),
          .init(text: "and start `curio parent` again.", tone: .quiet),
        ])
    case .reply:
      Panel(
        title: "回信还没有设置好",
        lines: [
          .init(text: "现在不能从这里回信。要回信，请家人帮忙。", tone: .strong),
          .init(
            text: "For the helper: answering mail from here is not set up on this machine.", tone: .quiet),
        ])
    }
  }

  /// State of everything that can be set up, in both languages.
  var helperPanel: Panel {
    func line(_ chinese: String, _ english: String, isGood: Bool) -> Panel.Line {
      Panel.Line(text: "\(isGood ? "✓" : "✗") \(chinese)  \(english)", tone: isGood ? .plain : .warning)
    }
    let hasMail = settings.hasMail
    let place = settings.mailBox.isEmpty ? settings.mailServer : settings.mailBox
    let voice = voiceProblem ?? "…"
    return Panel(
      title: "家人设置 Set-up",
      lines: [
        line(
          "邮箱", hasMail ? "Mail: \(place)" : "Mail: not set up — curio parent set mail PATH",
          isGood: hasMail),
        line("声音", voice.isEmpty ? "Voice: ready" : "Voice: \(voiceAdvice)", isGood: voice.isEmpty),
        line("翻译", "Translator: not set up; facts and a glossary are shown instead", isGood: false),
        line("回信", "Replies: not set up", isGood: false),
        Panel.Line(text: "Settings: curio parent status", tone: .quiet),
      ])
  }

  private var voiceAdvice: String { "install espeak-ng and a sound device; the words stay on the screen" }
}
