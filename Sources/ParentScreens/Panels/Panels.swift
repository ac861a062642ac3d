import Explaining
import Mail
import Parent
import Specimens

extension ParentState {
  /// What is on the screen now.
  var panel: Panel { wholePanel.paged(in: size) }

  private var wholePanel: Panel {
    switch place {
    case .home: homePanel
    case .mails: mailsPanel
    case .mail(let id): mail(id).map(mailPanel) ?? gonePanel
    case .original(let source): originalPanel(source)
    case .paragraph(let source, let index): paragraphPanel(source, index)
    case .sentence(let source, let index, let sentence): sentencePanel(source, index, sentence)
    case .digest(let source): digestPanel(source)
    case .selection(_, let text): Panel(title: "您选的", lines: explained(text), large: largeForm(of: text))
    case .pictures(let id): picturesPanel(id)
    case .picture(let source): picturePanel(source)
    case .bills: billsPanel
    case .confirmPaid(let source): bill(source).map(confirmPaidPanel) ?? gonePanel
    case .confirmReminder(let source): bill(source).map(confirmReminderPanel) ?? gonePanel
    case .links(let id): mail(id).map(linksPanel) ?? gonePanel
    case .pages: pagesPanel
    case .confirmLink(_, let url): confirmLinkPanel(url)
    case .page: pagePanel
    case .confirmBrowser(let url): confirmBrowserPanel(url)
    case .shots: shotsPanel
    case .shot: shotPanel
    case .replies: repliesPanel
    case .reply(let id): mail(id).map(replyPanel) ?? gonePanel
    case .compose(let id): mail(id).map(composePanel) ?? gonePanel
    case .confirmReply: confirmReplyPanel
    case .keptReply(let id): keptReply(id).map(keptReplyPanel) ?? gonePanel
    case .confirmSendAgain(let id): keptReply(id).map(confirmSendAgainPanel) ?? gonePanel
    case .confirmDrop(let id): keptReply(id).map(confirmDropPanel) ?? gonePanel
    case .notSetUp(let feature): notSetUpPanel(feature)
    case .helper: helperPanel
    case .helperPart(let part): helperPartPanel(part)
    }
  }

  var gonePanel: Panel { Panel(title: "找不到了", lines: [.init(text: "这里没有东西了。按0返回。")]) }

  private var homePanel: Panel {
    let unread = mails.count { !$0.isOpened }
    let unpaid = bills.count { !$0.isPaid }
    return Panel(
      title: "您想做什么",
      choices: [
        .init(
          label: "读新邮件", detail: unread > 0 ? "\(unread)封没看过" : "", picture: "✉", word: "读邮件",
          step: .go(.mails)),
        .init(
          label: "看截图", detail: shots.isEmpty ? "" : "\(shots.count)张", picture: "▣", word: "看截图",
          step: .go(.shots)),
        .init(label: "看网页", picture: "◎", word: "看网页", step: .go(.pages)),
        .init(
          label: "要付的账单", detail: unpaid > 0 ? "\(unpaid)张没付" : "", picture: "￥", word: "看账单",
          step: .go(.bills)),
        .init(label: "回信", picture: "✎", word: "写回信", step: .go(.replies)),
        .init(label: "再听一遍", picture: "♪", word: "再听听", step: .repeatLast),
        .init(label: "家人设置", detail: "Set-up", picture: "⚙", word: "设置", step: .go(.helper)),
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
    if let kind = reading.guesses[mail.id] { panel.lines.append(.init(text: guessSentence(kind))) }
    panel.choices.append(.init(label: "看原文", step: .go(.original(.mail(mail.id)))))
    guard !explanation.isSuspicious else { return panel }
    if mail.isBill {
      let source = ParentBill.Source.mail(mail.id)
      panel.choices.append(.init(label: mail.isPaid ? "还没付" : "已经付了", step: .go(.confirmPaid(source))))
      if explanation.dueDate != nil, !mail.isPaid {
        panel.choices.append(.init(label: "提醒我", step: .go(.confirmReminder(source))))
      }
    }
    if openableLinks(mail).count > 0 {
      panel.choices.append(.init(label: "打开链接", step: .go(.links(mail.id))))
    }
    if settings.canReply, mail.canBeAnswered {
      panel.choices.append(.init(label: "回信", step: .go(.reply(mail.id))))
    }
    if !mail.mail.pictures.isEmpty {
      panel.choices.append(
        .init(label: "看信里的图", detail: "\(mail.mail.pictures.count)张", step: .go(.pictures(mail.id))))
    }
    panel.choices.append(.init(label: "讲重点", step: .go(.digest(.mail(mail.id)))))
    return panel
  }

  func openableLinks(_ mail: ParentMail) -> [MailLinkFact] {
    mail.explanation.links.filter { $0.role == .primary || $0.role == .secondary }
  }

  private func linksPanel(_ mail: ParentMail) -> Panel {
    Panel(
      title: "打开哪个链接",
      choices: openableLinks(mail).map {
        let chinese = SiteTable.chinese(of: $0.text)
        return .init(
          label: $0.host, detail: [chinese, $0.text].compactMap { $0 }.joined(separator: "　"),
          isDetailSpoken: false, spokenMark: chinese ?? "", step: .go(.confirmLink(mail.id, url: $0.url)))
      })
  }

  // MARK: Bills

  private var billsPanel: Panel {
    if case .failed(.noMailBox) = mailState, bills.isEmpty { return notSetUpPanel(.mail) }
    guard !bills.isEmpty else {
      let isLoading = mailState == .waiting || mailState == .loading
      return Panel(title: "要付的账单", lines: [.init(text: isLoading ? "正在读邮件，请等一下。" : "没有要付的账单。")])
    }
    return Panel(
      title: "要付的账单",
      choices: bills.map { bill in
        let amount = bill.money.map { ParentWords.money($0) } ?? ""
        let due = bill.due.map { "\(ParentWords.day($0, now: now))之前" } ?? ""
        let step: Step =
          switch bill.source {
          case .mail(let id): .readMail(id)
          case .shot(let id): .readShot(id)
          }
        return .init(
          label: bill.name, detail: [amount, due].filter { !$0.isEmpty }.joined(separator: "，"),
          mark: bill.isPaid ? "✓" : "●", spokenMark: bill.isPaid ? "付过的" : "没付的", step: step)
      })
  }

  private func confirmPaidPanel(_ bill: ParentBill) -> Panel {
    let amount = bill.money.map { "，\(ParentWords.money($0))" } ?? ""
    return confirmation(
      title: bill.isPaid ? "这张账单还没付吗" : "这张账单付过了吗", lines: ["\(bill.name)\(amount)。"],
      yes: bill.isPaid ? "还没付" : "付过了", step: .setPaid(bill.source, !bill.isPaid))
  }

  private func confirmReminderPanel(_ bill: ParentBill) -> Panel {
    let due = bill.due.map { ParentWords.day($0, now: now) } ?? ""
    return confirmation(
      title: "要提醒您吗", lines: ["\(bill.name)。", "\(due)之前要付。", "提醒会写进日历。"], yes: "提醒我",
      step: .remind(bill.source))
  }

  /// The key that confirms is never the one that led here.
  func confirmation(title: String, lines: [String], yes: String, step: Step) -> Panel {
    var panel = Panel(title: title, lines: lines.map { .init(text: $0, tone: .strong) })
    panel.firstDigit = confirmDigit
    panel.isConfirmation = true
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
      choices: shots.map {
        .init(
          label: ParentShot.payee(in: $0.title).map { "账单：\($0)" } ?? $0.title,
          detail: ParentWords.day($0.saved.moment.date, now: now), step: .readShot($0.id))
      })
  }

  private var shotPanel: Panel {
    guard let shot else { return Panel(title: "截图", lines: [.init(text: "正在看图，请等一下。")]) }
    var panel = Panel(
      title: "这张截图",
      lines: PartExplainer.screenshot(shot.explanation, text: shot.text, now: now).map {
        .init(text: $0, tone: .strong)
      },
      choices: [.init(label: "看原文", step: .go(.original(.shot)))])
    if shot.isBill {
      let source = ParentBill.Source.shot(shot.id)
      panel.choices.append(.init(label: shot.isPaid ? "还没付" : "已经付了", step: .go(.confirmPaid(source))))
      if shot.explanation.dueDate != nil, !shot.isPaid {
        panel.choices.append(.init(label: "提醒我", step: .go(.confirmReminder(source))))
      }
    }
    if reading.shotPicture != nil { panel.choices.append(.init(label: "看图", step: .go(.picture(.shot)))) }
    return panel
  }
}
