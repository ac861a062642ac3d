import Drawer
import Specimens

/// A search as it is being typed, and its answer.
public struct ResultsState: Sendable, Hashable {
  public var query = TextField()
  /// Keys are text until Tab moves to the list.
  public var isTyping = true
  public var outcome: SearchOutcome?
  /// The question that was sent last; an answer to an older one is dropped.
  public var generation = 0
  public var cursor = ListCursor()
  public var problem: String?
  /// The name that Tab completes, among those that fit.
  public var completionPlace = 0
  /// The query of before that Enter takes up while the field is empty.
  public var offered = ListCursor()
  /// Where in what was searched for the field stands, and what was being typed.
  public var historyPlace: Int?
  public var draft = ""

  /// Answers first, then the near misses.
  var rows: [ResultCard] {
    guard let outcome else { return [] }
    return outcome.results + outcome.weaker
  }

  var selected: ResultCard? {
    let rows = rows
    return rows.indices.contains(cursor.index) ? rows[cursor.index] : nil
  }
}
