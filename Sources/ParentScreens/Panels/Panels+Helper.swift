import Interpreting
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
          .init(text: "or to a mail server:", tone: .quiet),
          .init(
            text: "  curio parent set server imap.example.org; … set user, … set secret-file", tone: .quiet),
          .init(text: "and start `curio parent` again.", tone: .quiet),
        ])
    case .reply:
      Panel(
        title: "回信还没有设置好",
        lines: [.init(text: "现在不能从这里回信。要回信，请家人帮忙。", tone: .strong)]
          + steps(.sending).map { .init(text: $0, tone: .quiet) })
    }
  }

  /// State of everything that can be set up, in both languages.
  var helperPanel: Panel {
    Panel(
      title: "家人设置 Set-up",
      choices: HelperPart.allCases.map { part in
        let state = state(of: part)
        return .init(
          label: "\(part.chinese) \(part.english)", detail: "\(state.chinese) \(state.english)",
          mark: state.isGood ? "✓" : "✗", spokenMark: state.isGood ? "好的" : "没有", step: .go(.helperPart(part))
        )
      })
  }

  func helperPartPanel(_ part: HelperPart) -> Panel {
    let state = state(of: part)
    var panel = Panel(title: "\(part.chinese) \(part.english)")
    panel.lines = [
      .init(text: state.chinese, tone: state.isGood ? .strong : .warning),
      .init(text: state.english, tone: .quiet),
    ]
    if helper.testing == part {
      panel.lines.append(.init(text: "正在测试。Testing…", tone: .quiet))
    } else if let result = helper.tests[part] {
      panel.lines.append(
        .init(text: result.isEmpty ? "测试通过。" : "测试没有通过。", tone: result.isEmpty ? .strong : .warning))
      panel.lines.append(.init(text: result.isEmpty ? "The test passed." : result, tone: .quiet))
    }
    panel.lines += [.init(text: "Steps:", tone: .quiet)] + steps(part).map { .init(text: $0, tone: .quiet) }
    panel.choices = [.init(label: "测试 Test", step: .test(part))]
    return panel
  }

  private func state(of part: HelperPart) -> (isGood: Bool, chinese: String, english: String) {
    switch part {
    case .mail:
      let place =
        settings.mailBox.isEmpty ? "\(settings.mailUser) at \(settings.mailServer)" : settings.mailBox
      guard settings.hasMail else { return (false, "没有设置。", "Not set up.") }
      if case .failed(let problem) = mailState { return (false, problem.chinese, problem.message) }
      return (true, "设置好了。", place)
    case .sending:
      return settings.canReply
        ? (true, "设置好了。", "Through \(settings.sendServer)")
        : (false, "没有设置，不会寄信。", "Not set up; nothing is sent.")
    case .translator:
      return tool(
        helper.translator, none: ("没有翻译，用词表和事实代替。", "None; facts and a glossary are shown instead."))
    case .assistant: return tool(helper.assistant, none: ("用自带的规则。", "The built-in rules."))
    case .voice:
      guard let problem = voiceProblem else { return (false, "正在检查。", "Being checked.") }
      let name = settings.voice.isEmpty ? "espeak-ng" : settings.voice
      return problem.isEmpty
        ? (true, "声音是好的。", "\(name), \(settings.rate) words a minute")
        : (false, problem, "Install espeak-ng and a sound device; the words stay on the screen.")
    }
  }

  private func tool(
    _ state: ToolState, none: (chinese: String, english: String)
  ) -> (isGood: Bool, chinese: String, english: String) {
    switch state {
    case .builtIn: (true, none.chinese, none.english)
    case .off: (false, none.chinese, none.english)
    case .ready(let name): (true, "可以用。", "Ready: \(name)")
    case .setUpNeeded(let error): (false, "现在不能用。", error.message)
    }
  }

  private func steps(_ part: HelperPart) -> [String] {
    switch part {
    case .mail:
      [
        "  curio parent set mail ~/Maildir", "or: curio parent set server HOST, set user NAME,",
        "  set secret-file FILE (mode 0600, an app password)",
      ]
    case .sending:
      [
        "For the helper: curio parent set smtp HOST:465", "  curio parent set address NAME@HOST",
        "  name and password are those for reading mail, or set smtp-user, smtp-secret-file",
      ]
    case .translator:
      [
        "  curio parent set translator \"libretranslate http://127.0.0.1:5000\"",
        "  or \"openai http://127.0.0.1:8080\", or \"program COMMAND {from} {to}\"",
        "  Only this machine and private networks.",
      ]
    case .assistant:
      [
        "  curio parent set assistant \"openai http://127.0.0.1:8080\"",
        "  Only this machine and private networks.",
      ]
    case .voice:
      [
        "  apt-get install espeak-ng",
        "  curio parent set voice speech-dispatcher, or a program that makes WAV",
      ]
    }
  }
}

extension HelperPart {
  var chinese: String {
    switch self {
    case .mail: "邮箱"
    case .sending: "寄信"
    case .translator: "翻译"
    case .assistant: "助手"
    case .voice: "声音"
    }
  }

  var english: String {
    switch self {
    case .mail: "Mail"
    case .sending: "Sending"
    case .translator: "Translator"
    case .assistant: "Assistant"
    case .voice: "Voice"
    }
  }
}
