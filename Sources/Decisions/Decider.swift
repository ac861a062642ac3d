import Specimens

/// Decides what to propose for a specimen, or why to propose nothing.
///
/// The stages: what kind of document it is → what each printed date is for → statements that overrule the dates
/// (cancelled, in the calendar already, only asked for) → which date is the user's → the entry with its title,
/// place, end and evidence → how sure that is.
public struct Decider: Sendable {
  public init() {}

  /// When one is reminded of such an entry, in minutes before its start.
  public static func usualAlarms(for suggestion: Suggestion, of kind: DocumentKind) -> [Int] {
    Alarms.minutes(for: kind, isAllDay: suggestion.isAllDay, entry: suggestion.kind)
  }

  public func findings(for input: DecisionInput) -> Findings {
    let page = Page(input.text)
    let chrome = Chrome(page: page, entities: input.entities, reference: input.reference)
    let classification = Classifier(page: page, chrome: chrome, entities: input.entities).classification()
    let case_ = DecisionCase(input: input, page: page, chrome: chrome, classification: classification)
    let (verdict, title, kind) = case_.decide()
    var settled = classification
    settled.kind = kind
    return Findings(
      title: title, assignment: CollectionRule(page: page, classification: settled).assignment(),
      verdict: verdict,
      origin: OriginRule(
        page: page, chrome: chrome, entities: input.entities, originalName: input.originalName
      )
      .origin(), classification: settled)
  }
}
