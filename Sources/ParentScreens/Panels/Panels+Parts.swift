import Explaining
import Extraction
import Parent

extension ParentState {
  /// A text in numbered paragraphs; before each its translation, where there is one, or what is understood of it.
  func originalPanel(_ source: TextSource) -> Panel {
    let paragraphs = TextParts.paragraphs(text(of: source))
    var panel = Panel(
      title: "原文",
      choices: paragraphs.enumerated().map { index, paragraph in
        choice(of: paragraph, index, "段", step: .go(.paragraph(source, index)))
      })
    let heading = heading(of: source)
    if !heading.isEmpty {
      panel.lines.append(.init(text: heading, tone: MailLanguage.isChinese(heading) ? .strong : .quiet))
    }
    if paragraphs.isEmpty { panel.lines.append(.init(text: "这里没有字。")) }
    panel.lines = warning + panel.lines
    return panel
  }

  /// The Chinese comes first, the words themselves after it. What is on other pages isn't looked at.
  private func choice(of part: String, _ index: Int, _ name: String, step: Step) -> Panel.Choice {
    if MailLanguage.isChinese(part) { return .init(label: part, step: step) }
    var chinese = translation(of: part) ?? ""
    if chinese.isEmpty, index / Panel.perPage == pages[place] ?? 0 {
      chinese = PartExplainer.gist(of: part, reference: reference, now: now)
    }
    return .init(
      label: chinese.isEmpty ? "第\(index + 1)\(name)" : chinese, detail: part, isDetailSpoken: false,
      step: step)
  }

  private func heading(of source: TextSource) -> String {
    switch source {
    case .mail(let id): mail(id)?.mail.subject ?? ""
    case .page: if case .ready(let page) = web { page.title } else { "" }
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
    panel.choices = sentences.enumerated().map { number, sentence in
      choice(of: sentence, number, "句", step: .go(.sentence(source, index, number)))
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
    panel.lines = sentences.flatMap { explained($0, saysLack: false) }
    // Once is enough for all of them.
    if !settings.hasTranslator, sentences.contains(where: { !MailLanguage.isChinese($0) }) {
      panel.lines.append(.init(text: "没有翻译程序，别的话我不敢讲。", tone: .strong))
    }
    return panel
  }

  /// What is understood of the words, their translation where there is one, and then the words as they stand. That
  /// nothing is translated is said too, unless `saysLack` is false.
  func explained(_ text: String, saysLack: Bool = true) -> [Panel.Line] {
    let facts = PartExplainer.sentences(
      of: text, reference: reference, now: now, isTranslated: settings.hasTranslator || !saysLack)
    var lines = warning + facts.map { Panel.Line(text: $0, tone: .strong) }
    if let translation = translation(of: text) {
      lines.append(.init(text: "机器翻译：\(translation)"))
    } else if settings.hasTranslator, textsToTranslate.contains(text) {
      let hasFailed = reading.translations[text] != nil
      lines.append(.init(text: hasFailed ? "现在不能翻译。" : "正在翻译……", tone: hasFailed ? .plain : .quiet))
    }
    // A Chinese text stands among what is understood of it.
    return MailLanguage.isChinese(text) ? lines : lines + [.init(text: "原文：\(text)", tone: .quiet)]
  }

  /// Stands before all words of a mail that looks dishonest: what it says may not be so.
  private var warning: [Panel.Line] {
    guard case .mail(let id) = sourceHere, mail(id)?.explanation.isSuspicious == true else { return [] }
    return [.init(text: "小心：这封信像是骗人的，不要照着做。", tone: .warning)]
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
          isDetailSpoken: $0.element.lines.isEmpty, step: .go(.picture(.mail(id, $0.offset))))
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
