import Explaining
import Mail
import Parent
import Specimens

extension ParentState {
  /// What is on the screen now.
  var panel: Panel {
    switch place {
    case .home: homePanel
    case .mails: mailsPanel
    case .mail(let id): mail(id).map(mailPanel) ?? gonePanel
    case .original(let id): mail(id).map { originalPanel($0) } ?? gonePanel
    case .paragraph(let id, let index): mail(id).map { paragraphPanel($0, index) } ?? gonePanel
    case .sentence(let id, let index, let sentence):
      mail(id).map { sentencePanel($0, index, sentence) } ?? gonePanel
    case .bills: billsPanel
    case .confirmPaid(let id): mail(id).map(confirmPaidPanel) ?? gonePanel
    case .confirmReminder(let id): mail(id).map(confirmReminderPanel) ?? gonePanel
    case .links(let id): mail(id).map(linksPanel) ?? gonePanel
    case .confirmLink(_, let url): confirmLinkPanel(url)
    case .page(let url): pagePanel(url)
    case .confirmBrowser(let url): confirmBrowserPanel(url)
    case .shots: shotsPanel
    case .shot: shotPanel
    case .shotOriginal: shotOriginalPanel
    case .notSetUp(let feature): notSetUpPanel(feature)
    case .helper: helperPanel
    }
  }

  private var gonePanel: Panel { Panel(title: "找不到了", lines: [.init(text: "这封信不在了。按0返回。")]) }

  private var homePanel: Panel {
    let unread = mails.count { !$0.isOpened }
    let unpaid = bills.count { !$0.isPaid }
    return Panel(
      title: "您想做什么",
      choices: [
        .init(label: "读新邮件", detail: unread > 0 ? "\(unread)封没看过" : "", picture: "✉", step: .go(.mails)),
        .init(label: "看截图", detail: shots.isEmpty ? "" : "\(shots.count)张", picture: "▣", step: .go(.shots)),
        .init(label: "要付的账单", detail: unpaid > 0 ? "\(unpaid)张没付" : "", picture: "￥", step: .go(.bills)),
        .init(label: "回信", picture: "✎", step: .go(.notSetUp(.reply))),
        .init(label: "再听一遍", picture: "♪", step: .repeatLast),
        .init(label: "家人设置", detail: "Set-up", picture: "⚙", step: .go(.helper)),
      ], layout: .tiles)
  }

  // MARK: Mail

  private var mailsPanel: Panel {
    switch mailState {
    case .failed(.noMailBox): return notSetUpPanel(.mail)
    case .failed(let problem):
      return Panel(title: "邮件", lines: [.init(text: problem.chinese, tone: .warning)])
    case .waiting, .loading:
      if mails.isEmpty { return Panel(title: "邮件", lines: [.init(text: "正在读邮件，请等一下。")]) }
    case .ready: if mails.isEmpty { return Panel(title: "邮件", lines: [.init(text: "最近三十天没有邮件。")]) }
    }
    return Panel(
      title: "最近三十天的邮件",
      choices: mails.map { mail in
        Panel.Choice(
          label: senderName(mail),
          detail: "\(mail.explanation.kind.chinese)，\(ParentWords.day(mail.moment.date, now: now))",
          mark: mail.explanation.isSuspicious ? "⚠" : mail.isOpened ? "○" : "●",
          spokenMark: mail.explanation.isSuspicious ? "小心" : mail.isOpened ? "看过的" : "没看过的",
          step: .readMail(mail.id))
      })
  }

  func senderName(_ mail: ParentMail) -> String {
    let sender = mail.explanation.sender
    return sender.name.isEmpty ? (sender.address.isEmpty ? "不知道是谁" : sender.address) : sender.name
  }

  private func mailPanel(_ mail: ParentMail) -> Panel {
    let explanation = mail.explanation
    let tone = explanation.isSuspicious ? Panel.Tone.warning : .strong
    var panel = Panel(
      title: explanation.isSuspicious ? "小心" : explanation.kind.chinese,
      lines: explanation.chinese.map { .init(text: $0, tone: tone) })
    panel.choices.append(.init(label: "看原文", step: .go(.original(mail.id))))
    if mail.isBill {
      panel.choices.append(.init(label: mail.isPaid ? "还没付" : "已经付了", step: .go(.confirmPaid(mail.id))))
      if explanation.dueDate != nil, !mail.isPaid {
        panel.choices.append(.init(label: "提醒我", step: .go(.confirmReminder(mail.id))))
      }
    }
    if !explanation.isSuspicious, openableLinks(mail).count > 0 {
      panel.choices.append(.init(label: "打开链接", step: .go(.links(mail.id))))
    }
    return panel
  }

  func openableLinks(_ mail: ParentMail) -> [MailLinkFact] {
    mail.explanation.links.filter { $0.role == .primary || $0.role == .secondary }
  }

  private func linksPanel(_ mail: ParentMail) -> Panel {
    Panel(
      title: "打开哪个链接",
      choices: openableLinks(mail).map {
        .init(label: $0.host, detail: $0.text, step: .go(.confirmLink(mail.id, url: $0.url)))
      })
  }

  // MARK: The original, part by part

  private func originalPanel(_ mail: ParentMail) -> Panel {
    let paragraphs = TextParts.paragraphs(mail.mail.text)
    var panel = Panel(
      title: "原文：\(mail.mail.subject)",
      choices: paragraphs.enumerated().map {
        .init(label: $0.element, step: .go(.paragraph(mail.id, $0.offset)))
      })
    if paragraphs.isEmpty { panel.lines = [.init(text: "这封信里没有字。")] }
    return panel
  }

  private func paragraphPanel(_ mail: ParentMail, _ index: Int) -> Panel {
    let paragraphs = TextParts.paragraphs(mail.mail.text)
    guard paragraphs.indices.contains(index) else { return gonePanel }
    let sentences = TextParts.sentences(paragraphs[index])
    var panel = Panel(title: "这一段")
    panel.lines = explained(paragraphs[index], mail)
    if sentences.count > 1 {
      panel.choices = sentences.enumerated().map {
        .init(label: $0.element, step: .go(.sentence(mail.id, index, $0.offset)))
      }
    }
    return panel
  }

  private func sentencePanel(_ mail: ParentMail, _ index: Int, _ sentence: Int) -> Panel {
    let paragraphs = TextParts.paragraphs(mail.mail.text)
    guard paragraphs.indices.contains(index) else { return gonePanel }
    let sentences = TextParts.sentences(paragraphs[index])
    guard sentences.indices.contains(sentence) else { return gonePanel }
    return Panel(title: "这一句", lines: explained(sentences[sentence], mail))
  }

  /// The words as they stand, what is understood of them, and that nothing here translates the rest.
  private func explained(_ text: String, _ mail: ParentMail) -> [Panel.Line] {
    [.init(text: text, tone: .quiet)]
      + PartExplainer.sentences(of: text, reference: mail.moment, now: now).map {
        .init(text: $0, tone: .strong)
      }
  }

  // MARK: Bills

  private var billsPanel: Panel {
    if case .failed(.noMailBox) = mailState { return notSetUpPanel(.mail) }
    guard !bills.isEmpty else {
      let isLoading = mailState == .waiting || mailState == .loading
      return Panel(title: "要付的账单", lines: [.init(text: isLoading ? "正在读邮件，请等一下。" : "没有要付的账单。")])
    }
    return Panel(
      title: "要付的账单",
      choices: bills.map { bill in
        let amount = bill.explanation.money.map { ParentWords.money($0) } ?? ""
        let due = bill.explanation.dueDate.map { "\(ParentWords.day($0, now: now))之前" } ?? ""
        return .init(
          label: senderName(bill), detail: [amount, due].filter { !$0.isEmpty }.joined(separator: "，"),
          mark: bill.isPaid ? "✓" : "●", spokenMark: bill.isPaid ? "付过的" : "没付的", step: .readMail(bill.id))
      })
  }

  private func confirmPaidPanel(_ mail: ParentMail) -> Panel {
    let amount = mail.explanation.money.map { ParentWords.money($0) } ?? ""
    return confirmation(
      title: mail.isPaid ? "这张账单还没付吗" : "这张账单付过了吗", lines: ["\(senderName(mail))，\(amount)。"],
      yes: mail.isPaid ? "还没付" : "付过了", step: .setPaid(mail.id, !mail.isPaid))
  }

  private func confirmReminderPanel(_ mail: ParentMail) -> Panel {
    let due = mail.explanation.dueDate.map { ParentWords.day($0, now: now) } ?? ""
    return confirmation(
      title: "要提醒您吗", lines: ["\(senderName(mail))。", "\(due)之前要付。", "提醒会写进日历。"], yes: "提醒我",
      step: .remind(mail.id))
  }

  /// The key that confirms is never the one that led here.
  func confirmation(title: String, lines: [String], yes: String, step: Step) -> Panel {
    var panel = Panel(title: title, lines: lines.map { .init(text: $0, tone: .strong) })
    panel.firstDigit = confirmDigit
    panel.choices = [.init(label: yes, step: step), .init(label: "不要", step: .back)]
    return panel
  }

  // MARK: Screenshots

  private var shotsPanel: Panel {
    if case .failed(let problem) = shotState {
      return Panel(title: "截图", lines: [.init(text: problem.chinese, tone: .warning)])
    }
    guard !shots.isEmpty else { return Panel(title: "截图", lines: [.init(text: "还没有截图。")]) }
    return Panel(
      title: "看哪一张截图",
      choices: shots.enumerated().map {
        .init(
          label: $0.element.title, detail: ParentWords.day($0.element.saved.moment.date, now: now),
          step: .readShot($0.offset))
      })
  }

  private var shotPanel: Panel {
    guard let shot else { return Panel(title: "截图", lines: [.init(text: "正在看图，请等一下。")]) }
    guard case .shot(let index) = place else { return gonePanel }
    return Panel(
      title: "这张截图",
      lines: PartExplainer.screenshot(shot.explanation, text: shot.text, now: now).map {
        .init(text: $0, tone: .strong)
      },
      choices: [.init(label: "看原文", step: .go(.shotOriginal(index)))])
  }

  private var shotOriginalPanel: Panel {
    let lines = TextParts.paragraphs(shot?.text ?? "").map { Panel.Line(text: $0, tone: .quiet) }
    return Panel(title: "截图里的字", lines: lines.isEmpty ? [.init(text: "图里没有读出字。")] : lines)
  }
}
