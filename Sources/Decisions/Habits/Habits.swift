import Specimens

/// What the user's own decisions taught, by kind of document. Pure: made anew from the decisions that stand, so
/// taking one back takes back what it taught.
public struct Habits: Sendable, Hashable {
  /// A suggestion that was decided on.
  public struct Past: Sendable {
    public var kind: DocumentKind
    public var at: Instant
    public var isApproved: Bool
    public var suggestion: Suggestion

    public init(kind: DocumentKind, at: Instant, isApproved: Bool, suggestion: Suggestion) {
      self.kind = kind
      self.at = at
      self.isApproved = isApproved
      self.suggestion = suggestion
    }
  }

  /// Sorted by kind.
  public let all: [Habit]

  public static let none = Habits(all: [])

  private init(all: [Habit]) { self.all = all }

  /// - Parameters:
  ///   - past: approvals and dismissals, in any order.
  ///   - moves: kinds of documents whose automatic collection was corrected, with where they were moved.
  public init(past: [Past], moves: [(kind: DocumentKind, to: AutomaticCollection)]) {
    var found: [Habit] = []
    for (kind, decisions) in Dictionary(grouping: past, by: \.kind) {
      let latest = decisions.sorted { $1.at < $0.at }
      let dismissed = latest.prefix { !$0.isApproved }.count
      if kind.mayBeSilenced, dismissed >= Habits.dismissals {
        found.append(Habit(kind: kind, effect: .silence(count: dismissed)))
      }
      if let alarms = Habits.alarms(latest.filter(\.isApproved).map(\.suggestion), of: kind) {
        found.append(alarms)
      }
    }
    for (kind, moved) in Dictionary(grouping: moves, by: \.kind) {
      guard let target = moved.first?.to, moved.count >= Habits.corrections,
        moved.allSatisfy({ $0.to == target })
      else { continue }
      found.append(Habit(kind: kind, effect: .collection(target, count: moved.count)))
    }
    all = found.sorted { ($0.kind.rawValue, "\($0.effect)") < ($1.kind.rawValue, "\($1.effect)") }
  }

  /// So many dismissals in a row, without an approval in between, keep the next one silent.
  private static let dismissals = 3
  /// So many like corrections in a row are followed.
  private static let corrections = 2

  /// The latest approvals agree on alarms that are not Curio's own.
  private static func alarms(_ approved: [Suggestion], of kind: DocumentKind) -> Habit? {
    guard let chosen = approved.first?.alarms else { return nil }
    let like = approved.prefix {
      $0.alarms == chosen
        && chosen != Alarms.minutes(for: kind, isAllDay: $0.isAllDay, entry: $0.kind)
    }
    return like.count >= corrections ? Habit(kind: kind, effect: .alarms(chosen, count: like.count)) : nil
  }

  /// Acts on what was found for a new document, and says so on it.
  public func apply(to findings: inout Findings) {
    let kind = findings.classification.kind
    for habit in all where habit.kind == kind {
      switch (habit.effect, findings.verdict) {
      case (.silence, .suggestion):
        findings.verdict = .abstention(
          Abstention(
            .notForUser, detail: "It is not proposed, \(habit.because).", learnedFrom: kind.rawValue))
      case (.alarms(let minutes, _), .suggestion(var suggestion)) where suggestion.alarms != minutes:
        suggestion.alarms = minutes
        suggestion.learned =
          minutes.isEmpty
          ? "Without an alarm, \(habit.because)."
          : "Reminds \(minutes.map(Habit.span).joined(separator: " and ")) before, \(habit.because)."
        findings.verdict = .suggestion(suggestion)
      case (.collection(let collection, _), _) where findings.assignment.collection != collection:
        findings.assignment = CollectionAssignment(collection, reason: habit.because)
      default: break
      }
    }
  }
}
