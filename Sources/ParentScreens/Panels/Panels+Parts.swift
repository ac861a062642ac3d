import Explaining
import Extraction
import Parent

extension ParentState {
  /// A text in numbered paragraphs; beside each its translation, where there is one.
  func originalPanel(_ source: TextSource) -> Panel {
    let paragraphs = TextParts.paragraphs(text(of: source))
    var panel = Panel(
      title: "原文\(heading(of: source))",
      choices: paragraphs.enumerated().map {
        .init(
          label: $0.element, detail: translation(of: $0.element) ?? "",
          step: .go(.paragraph(source, $0.offset)))
      })
    if paragraphs.isEmpty { panel.lines = [.init(text: "这里没有字。")] }
    return panel
  }

  private func heading(of source: TextSource) -> String {
    switch source {
    case .mail(let id): mail(id).map { "：\($0.mail.subject)" } ?? ""
    case .page: if case .ready(let page) = web { "：\(page.title)" } else { "" }
    case .shot, .picture: ""
    }
  }

  func paragraphPanel(_ source: TextSource, _ index: Int) -> Panel {
    guard let paragraph = paragraph(source, index) else { return gonePanel }
    let sentences = TextParts.sentences(paragraph)
    var panel = Panel(title: "这一段", lines: explained(paragraph))
    guard sentences.count > 1 else {
      panel.large = largeForm(of: paragraph)
      return panel
    }
    panel.choices = sentences.enumerated().map {
      .init(label: $0.element, step: .go(.sentence(source, index, $0.offset)))
    }
    return panel
  }

  func sentencePanel(_ source: TextSource, _ index: Int, _ number: Int) -> Panel {
    guard let sentence = sentence(source, index, number) else { return gonePanel }
    return Panel(title: "这一句", lines: explained(sentence), large: largeForm(of: sentence))
  }

  func digestPanel(_ source: TextSource) -> Panel {
    var panel = Panel(title: "重点")
    guard let sentences = reading.digests[source] else {
      panel.lines = [.init(text: "正在找重点，请等一下。")]
      return panel
    }
    guard !sentences.isEmpty else {
      panel.lines = [.init(text: "没有找到重点，请看原文。")]
      return panel
    }
    panel.lines = sentences.flatMap(explained)
    return panel
  }

  /// The words as they stand, what is understood of them, and the translation where there is one. That nothing is
  /// translated is said too.
  func explained(_ text: String) -> [Panel.Line] {
    let facts = PartExplainer.sentences(
      of: text, reference: reference, now: now, isTranslated: settings.hasTranslator)
    var lines = [Panel.Line(text: text, tone: .quiet)]
    if let translation = translation(of: text) {
      lines.append(.init(text: "机器翻译：\(translation)"))
    } else if settings.hasTranslator, textsToTranslate.contains(text) {
      let hasFailed = reading.translations[text] != nil
      lines.append(.init(text: hasFailed ? "现在不能翻译。" : "正在翻译……", tone: hasFailed ? .plain : .quiet))
    }
    return lines + facts.map { .init(text: $0, tone: .strong) }
  }

  /// What of a chosen part is shown large: its translation, else what is understood of it first, else itself.
  func largeForm(of text: String) -> String {
    if let parts = reading.translations[text], let whole = translation(of: text),
      parts.allSatisfy({ $0.text != nil })
    {
      return whole
    }
    if MailLanguage.isChinese(text) { return text }
    return PartExplainer.sentences(of: text, reference: reference, now: now, isTranslated: true).first ?? text
  }

  // MARK: Pictures

  func picturesPanel(_ id: String) -> Panel {
    guard let pictures = reading.pictures[id] else {
      return Panel(title: "信里的图", lines: [.init(text: "正在看图，请等一下。")])
    }
    guard !pictures.isEmpty else { return Panel(title: "信里的图", lines: [.init(text: "图里没有读出字。")]) }
    return Panel(
      title: "看哪一张图",
      choices: pictures.enumerated().map {
        .init(
          label: "第\($0.offset + 1)张图", detail: $0.element.lines.first?.text ?? "没有字",
          step: .go(.picture(.mail(id, $0.offset))))
      })
  }

  /// The picture, what is understood of its words, and the words themselves by numbers.
  func picturePanel(_ source: PictureSource) -> Panel {
    guard let picture = picture(source) else { return gonePanel }
    let facts = PartExplainer.sentences(of: picture.text, reference: reference, now: now, isTranslated: false)
    var panel = Panel(title: "图", layout: .picture)
    panel.lines =
      picture.lines.isEmpty ? [.init(text: "图里没有读出字。")] : facts.map { .init(text: $0, tone: .strong) }
    if !picture.lines.isEmpty {
      panel.choices = [.init(label: "看图里的字", step: .go(.original(.picture(source))))]
    }
    return panel
  }
}
