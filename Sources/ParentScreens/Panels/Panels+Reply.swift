import Parent

extension ParentState {
  func keptReply(_ id: String) -> KeptReply? { answering.replies.first { $0.id == id } }

  /// What didn't go out first, then the mails that can be answered, then what was sent.
  var repliesPanel: Panel {
    let waiting = answering.replies.filter { $0.state != .sent }
    let sent = answering.replies.filter { $0.state == .sent }
    func choice(_ reply: KeptReply) -> Panel.Choice {
      let isSent = reply.state == .sent
      return .init(
        label: "回给\(reply.name.isEmpty ? reply.address : reply.name)", detail: reply.chinese,
        mark: isSent ? "✓" : "✗", spokenMark: isSent ? "寄过的" : "没寄出去的", step: .go(.keptReply(reply.id)))
    }
    let answerable = mails.filter(\.canBeAnswered).map { mail in
      Panel.Choice(
        label: senderName(mail),
        detail: "\(mail.explanation.kind.chinese)，\(ParentWords.day(mail.moment.date, now: now))", mark: "✎",
        step: .go(.reply(mail.id)))
    }
    let choices = waiting.map(choice) + answerable + sent.map(choice)
    return Panel(
      title: "回哪一封信", lines: choices.isEmpty ? [.init(text: "没有可以回的信。")] : [], choices: choices)
  }

  /// Answers that are written already, those that suit the mail first, and one's own words.
  func replyPanel(_ mail: ParentMail) -> Panel {
    guard mail.canBeAnswered else {
      return Panel(title: "回信", lines: [.init(text: "这封信不能回。", tone: .warning)])
    }
    var choices = AuthoredReply.list(for: mail).map {
      Panel.Choice(
        label: $0.chinese, detail: $0.english, isDetailSpoken: false, step: .chooseReply(mail.id, $0))
    }
    choices.insert(
      .init(label: "自己写中文", detail: "用键盘写", step: .go(.compose(mail.id))), at: min(5, choices.count))
    return Panel(title: "回给\(senderName(mail))", choices: choices)
  }

  func composePanel(_ mail: ParentMail) -> Panel {
    Panel(
      title: "写给\(senderName(mail))",
      lines: [.init(text: answering.text + (answering.isWorking ? "" : "█"), tone: .quiet)],
      layout: .typing)
  }

  /// Both languages, the recipient, and nothing sent before the key that follows the reading back.
  var confirmReplyPanel: Panel {
    guard let draft = answering.draft else { return gonePanel }
    let name = draft.recipient.name.isEmpty ? "" : "\(draft.recipient.name)，"
    var lines = ["回给：\(name)\(draft.recipient.address)。", "中文：\(draft.chinese)"]
    if let mail = mail(draft.mailID), let from = mail.mail.from, from.address != draft.recipient.address {
      lines.append("注意：回信去的地址和来信的不一样，来信的是\(from.address)。")
    }
    if draft.english.isEmpty {
      lines.append(settings.hasTranslator ? "翻译没有把握，会用中文寄出。" : "没有翻译程序，会用中文寄出。")
    } else {
      lines.append("英文：\(draft.english)")
    }
    if let back = draft.back, !draft.english.isEmpty {
      lines.append("这是机器翻译。翻回中文是：\(back.isEmpty ? "翻不回来，请家人看看。" : back)")
    }
    return confirmation(title: "要寄出去吗", lines: lines, yes: "寄出", step: .send)
  }

  func keptReplyPanel(_ reply: KeptReply) -> Panel {
    let state =
      switch reply.state {
      case .sent: "寄出去了。"
      case .failed: "没有寄出去。"
      case .sending: "不知道寄出去没有，请家人看看。"
      }
    var panel = Panel(
      title: "回给\(reply.name.isEmpty ? reply.address : reply.name)",
      lines: [
        .init(text: state, tone: reply.state == .sent ? .strong : .warning),
        .init(text: "写的时间：\(reply.written.replacing("T", with: " "))", tone: .quiet),
        .init(text: "中文：\(reply.chinese)", tone: .strong),
      ])
    if reply.lacksCopy {
      panel.lines.append(.init(text: "邮箱的“已发送”里没有放进去，这里留了一份。", tone: .strong))
    }
    if !reply.english.isEmpty { panel.lines.append(.init(text: "英文：\(reply.english)")) }
    if reply.state != .sent {
      panel.choices = [
        .init(label: "再寄一次", step: .go(.confirmSendAgain(reply.id))),
        .init(label: "不寄了，删掉", step: .go(.confirmDrop(reply.id))),
      ]
    }
    return panel
  }

  func confirmSendAgainPanel(_ reply: KeptReply) -> Panel {
    confirmation(
      title: "要再寄一次吗", lines: ["回给：\(reply.address)。", "中文：\(reply.chinese)"], yes: "寄出",
      step: .sendAgain(reply.id))
  }

  func confirmDropPanel(_ reply: KeptReply) -> Panel {
    confirmation(
      title: "要删掉吗", lines: ["中文：\(reply.chinese)", "删掉就没有了。"], yes: "删掉", step: .dropReply(reply.id))
  }
}
