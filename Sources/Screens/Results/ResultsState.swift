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
