import Explaining
import Extraction
import Mail
import Specimens

/// The assistant that is always there: the program's own rules.
public struct RuleAssistant: Assistant {
  public let name = "rules"
  private let now: LocalDateTime

  public init(now: LocalDateTime) { self.now = now }

  public func state() async -> ToolState { .builtIn }

  public func classify(_ mail: MailMessage) async throws(InterpretingError) -> MailKind? {
    let explanation = Explainer().explain(mail, now: now)
    return explanation.hasAbstained ? nil : explanation.kind
  }

  /// Those that hold amounts, dates and what to do.
  public func summarise(_ text: String, limit: Int) async throws(InterpretingError) -> [String] {
    let sentences = TextParts.paragraphs(text).flatMap(TextParts.sentences)
    let scored = sentences.prefix(400).enumerated().map { index, sentence in
      (index: index, score: score(sentence))
    }
    let best = scored.filter { $0.score > 0 }.sorted { ($0.score, -$0.index) > ($1.score, -$1.index) }.prefix(
      limit)
    return best.map(\.index).sorted().map { sentences[$0] }
  }

  private func score(_ sentence: String) -> Int {
    var score = 0
    for entity in Extractor().entities(in: sentence, reference: now) {
      switch entity.value {
      case .money: score += 3
      case .date, .dateTime, .dateRange: score += 2
      case .phone, .code: score += 1
      default: break
      }
    }
    let words = sentence.lowercased()
    for cue in ["due", "please", "must", "by ", "pay", "sign", "confirm", "call", "cancel", "expire"]
    where words.contains(cue) { score += 1 }
    return score
  }

  /// The step that a person on such a page most likely came for: the first authored one.
  public func nextStep(onPage text: String, among actions: [AssistantAction]) async throws(InterpretingError)
    -> String?
  {
    actions.first?.id
  }
}
