import Explaining
import Extraction
import Parent
import Specimens
import Terminal

extension ParentState {
  // MARK: Whose words

  /// The source of what is on the screen, for a part chosen by the mouse.
  var sourceHere: TextSource {
    for place in path.reversed() {
      switch place {
      case .mail(let id): return .mail(id)
      case .original(let source), .paragraph(let source, _), .sentence(let source, _, _), .digest(let source),
        .selection(let source, _):
        return source
      case .picture(let source): return .picture(source)
      case .page: return .page
      case .shot: return .shot
      default: continue
      }
    }
    return .page
  }

  func text(of source: TextSource) -> String {
    switch source {
    case .mail(let id): return mail(id)?.mail.text ?? ""
    case .page:
      if case .ready(let page) = web { return page.text }
      return ""
    case .shot: return shot?.text ?? ""
    case .picture(let picture): return self.picture(picture)?.text ?? ""
    }
  }

  func picture(_ source: PictureSource) -> ParentPicture? {
    switch source {
    case .shot: return reading.shotPicture
    case .mail(let id, let index):
      let pictures = reading.pictures[id] ?? []
      return pictures.indices.contains(index) ? pictures[index] : nil
    }
  }

  func bill(_ source: ParentBill.Source) -> ParentBill? {
    switch source {
    case .mail(let id): mail(id).flatMap { ParentBill.list(mails: [$0], shots: []).first }
    case .shot(let id):
      (shotBills.first { $0.id == id } ?? (shot?.id == id ? shot : nil)).flatMap {
        ParentBill.list(mails: [], shots: [$0]).first
      }
    }
  }

  private var mailHere: ParentMail? {
    switch sourceHere {
    case .mail(let id), .picture(.mail(let id, _)): mail(id)
    default: nil
    }
  }

  /// What the dates of the text on the screen count from.
  var reference: LocalDateTime { mailHere?.moment ?? now }

  /// Names that a translation keeps.
  var namesHere: [String] {
    guard let name = mailHere?.explanation.sender.name, !name.isEmpty else { return [] }
    return [name]
  }

  // MARK: Translation

  var isLookingAtPart: Bool {
    switch place {
    case .paragraph, .sentence, .selection, .digest: true
    default: false
    }
  }

  /// The parts on the screen that a translator is asked for.
  var textsToTranslate: [String] {
    let texts: [String]
    switch place {
    case .original(let source):
      let paragraphs = TextParts.paragraphs(text(of: source))
      texts = Array(paragraphs.dropFirst(page * Panel.perPage).prefix(Panel.perPage))
    case .paragraph(let source, let index): texts = [paragraph(source, index)].compactMap { $0 }
    case .sentence(let source, let index, let number):
      texts = [sentence(source, index, number)].compactMap { $0 }
    case .selection(_, let text): texts = [text]
    case .digest(let source): texts = reading.digests[source] ?? []
    default: texts = []
    }
    return texts.filter { !MailLanguage.isChinese($0) }
  }

  func paragraph(_ source: TextSource, _ index: Int) -> String? {
    let paragraphs = TextParts.paragraphs(text(of: source))
    return paragraphs.indices.contains(index) ? paragraphs[index] : nil
  }

  func sentence(_ source: TextSource, _ index: Int, _ number: Int) -> String? {
    let sentences = paragraph(source, index).map(TextParts.sentences) ?? []
    return sentences.indices.contains(number) ? sentences[number] : nil
  }

  /// The translation of a part, marked as a machine's; nil where there is none (yet).
  func translation(of text: String) -> String? {
    guard let parts = reading.translations[text], !parts.isEmpty else { return nil }
    return parts.map { $0.text ?? "这句话我没有把握：\($0.original)" }.joined()
  }

  func guessSentence(_ kind: MailKind) -> String { "助手猜这是\(kind.chinese)。只是猜的，请家人看看。" }
}

/// What the picture on the screen should look like; nil where there is none.
func wantedDrawing(_ state: ParentState) -> PictureDrawing? {
  guard case .picture(let source) = state.place, let picture = state.picture(source),
    let area = ParentLayout(state).picture, area.width > 0, area.height > 0
  else { return nil }
  return PictureDrawing(path: picture.path, columns: area.width, rows: area.height)
}
