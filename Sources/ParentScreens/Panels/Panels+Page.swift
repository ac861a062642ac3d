import Explaining
import Mail
import Parent

extension ParentState {
  /// The pages that the mails of honest senders lead to, newest first.
  var pagesPanel: Panel {
    var seen: Set<String> = []
    var choices: [Panel.Choice] = []
    for mail in mails where !mail.explanation.isSuspicious {
      for link in openableLinks(mail) where link.role == .primary && seen.insert(link.url).inserted {
        choices.append(
          .init(
            label: link.host, detail: "\(senderName(mail))，\(ParentWords.day(mail.moment.date, now: now))",
            step: .go(.confirmLink(mail.id, url: link.url))))
      }
    }
    guard !choices.isEmpty else {
      let isLoading = mailState == .waiting || mailState == .loading
      return Panel(title: "看网页", lines: [.init(text: isLoading ? "正在读邮件，请等一下。" : "邮件里没有可以打开的网页。")])
    }
    return Panel(title: "看哪个网页", choices: choices)
  }

  func confirmLinkPanel(_ url: String) -> Panel {
    guard let host = WebHost(url: url) else {
      return Panel(title: "打不开", lines: [.init(text: "这个链接不能打开。按0返回。")])
    }
    var lines = ["这个链接去的网站是：\(host.registered)。", "全名：\(host.name)。"]
    if host.isPunycode || host.isNumeric || host.hasUserInfo { lines.append("小心：这个网址很奇怪，可能是骗人的。") }
    if !host.isEncrypted { lines.append("这个网站不安全，不能从这里打开。") }
    guard host.isEncrypted else {
      return Panel(title: "打不开", lines: lines.map { .init(text: $0, tone: .warning) })
    }
    return confirmation(title: "要打开这个网页吗", lines: lines, yes: "打开", step: .openLink(url))
  }

  var pagePanel: Panel {
    switch web {
    case .none, .loading: return Panel(title: "网页", lines: [.init(text: "正在打开网页，请等一下。")])
    case .failed(let sentence): return Panel(title: "网页", lines: [.init(text: sentence, tone: .warning)])
    case .ready(let page):
      var panel = Panel(title: "网页：\(page.host)")
      panel.lines = summary(of: page).map { .init(text: $0, tone: .strong) }
      var missing: [String] = []
      for offer in page.actions {
        guard let link = offer.link else {
          if page.isKnownSite || offer.action.isExpected { missing.append(offer.action.chinese) }
          continue
        }
        let staysHere = offer.action.risk == .none && !offer.isOnPage
        let next: Place = staysHere ? .confirmLink("", url: link.url) : .confirmBrowser(url: link.url)
        let isNext = offer.action.id == nextStep
        panel.choices.append(
          .init(
            label: offer.action.chinese, detail: link.host.name, mark: isNext ? "★" : "",
            spokenMark: isNext ? "建议" : "", step: .go(next)))
      }
      if !missing.isEmpty {
        panel.lines.append(.init(text: "这一页上没有找到：\(missing.joined(separator: "、"))。"))
      }
      panel.choices += [
        .init(label: "看原文", step: .go(.original(.page))), .init(label: "讲重点", step: .go(.digest(.page))),
        .init(label: "存下这一页", step: .filePage),
      ]
      if page.asksToSignIn, !page.actions.contains(where: \.isOnPage) {
        panel.choices.append(
          .init(label: "在浏览器里打开", detail: page.host, step: .go(.confirmBrowser(url: page.url))))
      }
      return panel
    }
  }

  private func summary(of page: ParentPage) -> [String] {
    var sentences = page.title.isEmpty ? [] : ["网页的名字：\(page.title)。"]
    let explanation = page.explanation
    if let money = explanation.money, explanation.kind == .bill {
      sentences.append(
        "网页上说要付\(ParentWords.money(money))\(explanation.dueDate.map { "，\(ParentWords.day($0, now: now))之前付" } ?? "")。"
      )
    } else {
      sentences += PartExplainer.sentences(
        of: page.reading.text, reference: now, now: now, isTranslated: settings.hasTranslator
      ).prefix(6)
    }
    if page.asksToSignIn { sentences.append("这里要登录。密码请家人帮忙填，不要自己填。") }
    return sentences
  }

  func confirmBrowserPanel(_ url: String) -> Panel {
    guard let host = WebHost(url: url), host.isEncrypted else {
      return Panel(title: "打不开", lines: [.init(text: "这个网站不安全，不能从这里打开。", tone: .warning)])
    }
    var lines = ["会在浏览器里打开\(host.name)。"]
    if case .ready(let page) = web {
      if WebHost(url: page.url)?.registered != host.registered { lines.append("小心：这是另外一个网站。") }
      if let money = page.explanation.money {
        lines.append("网页上的金额：\(ParentWords.money(money))。")
      }
    }
    lines.append("付钱和密码，请家人在旁边的时候再填。")
    return confirmation(title: "要在浏览器里打开吗", lines: lines, yes: "打开", step: .openInBrowser(url))
  }
}
