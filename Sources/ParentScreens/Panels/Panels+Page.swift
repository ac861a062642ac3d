import Explaining
import Mail
import Parent

/// What can be done on a page, told by the words of its links: an authored list, nothing else is ever offered.
enum PageAction: CaseIterable {
  case seeBill, download, contact, pay, signIn

  var chinese: String {
    switch self {
    case .seeBill: "看账单"
    case .download: "下载"
    case .contact: "联系他们"
    case .pay: "付款"
    case .signIn: "登录"
    }
  }

  /// Money and passwords are left to the desktop's browser, on a second key.
  var needsBrowser: Bool { self != .seeBill && self != .contact }

  private var words: [String] {
    switch self {
    case .seeBill:
      [
        "view bill", "see bill", "view your bill", "bill details", "see your bill", "view statement",
        "current bill",
      ]
    case .download: ["download", "pdf", "print"]
    case .contact: ["contact us", "contact", "customer service", "help center"]
    case .pay: ["pay now", "pay bill", "pay your bill", "make a payment", "pay online", "pay"]
    case .signIn: ["sign in", "log in", "login"]
    }
  }

  /// The link that does it; nil unless exactly one target on the page does.
  func link(on page: ParentPage) -> MailLink? {
    let found = page.links.filter { link in words.contains { link.text.lowercased() == $0 } }
    return Set(found.map(\.url)).count == 1 ? found.first : nil
  }
}

extension ParentState {
  func confirmLinkPanel(_ url: String) -> Panel {
    guard let host = WebHost(url: url) else {
      return Panel(title: "打不开", lines: [.init(text: "这个链接不能打开。按0返回。")])
    }
    var lines = ["这个链接去的网站是：\(host.registered)。", "全名：\(host.name)。"]
    if !host.isEncrypted { lines.append("这个网站不安全，不能从这里打开。") }
    guard host.isEncrypted else {
      return Panel(title: "打不开", lines: lines.map { .init(text: $0, tone: .warning) })
    }
    return confirmation(title: "要打开这个网页吗", lines: lines, yes: "打开", step: .openLink(url))
  }

  func pagePanel(_ url: String) -> Panel {
    switch web {
    case .none, .loading: return Panel(title: "网页", lines: [.init(text: "正在打开网页，请等一下。")])
    case .failed(let sentence): return Panel(title: "网页", lines: [.init(text: sentence, tone: .warning)])
    case .ready(let page):
      var panel = Panel(title: "网页：\(page.host)")
      panel.lines = summary(of: page).map { .init(text: $0, tone: .strong) }
      for action in PageAction.allCases {
        guard let link = action.link(on: page) else { continue }
        let next: Place =
          action.needsBrowser ? .confirmBrowser(url: link.url) : .confirmLink("", url: link.url)
        panel.choices.append(.init(label: action.chinese, detail: link.host.name, step: .go(next)))
      }
      panel.lines += TextParts.paragraphs(page.text).prefix(20).map { .init(text: $0, tone: .quiet) }
      return panel
    }
  }

  private func summary(of page: ParentPage) -> [String] {
    var sentences = page.title.isEmpty ? [] : ["网页的名字：\(page.title)。"]
    let explanation = Explainer().explain(page.reading, now: now)
    if let money = explanation.money, explanation.kind == .bill {
      sentences.append(
        "网页上说要付\(ParentWords.money(money))\(explanation.dueDate.map { "，\(ParentWords.day($0, now: now))之前付" } ?? "")。"
      )
    } else {
      sentences += PartExplainer.sentences(of: page.text, reference: now, now: now).prefix(6)
    }
    if page.asksToSignIn { sentences.append("这里要登录。密码请家人帮忙填，不要自己填。") }
    return sentences
  }

  func confirmBrowserPanel(_ url: String) -> Panel {
    let host = WebHost(url: url)?.name ?? ""
    var lines = ["会在浏览器里打开\(host)。"]
    if case .ready(let page) = web, let money = Explainer().explain(page.reading, now: now).money {
      lines.append("网页上的金额：\(ParentWords.money(money))。")
    }
    lines.append("付钱和密码，请家人在旁边的时候再填。")
    return confirmation(title: "要在浏览器里打开吗", lines: lines, yes: "打开", step: .openInBrowser(url))
  }
}
