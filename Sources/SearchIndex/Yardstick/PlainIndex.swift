import CSQLite
import Foundation
import Specimens

/// What a program gets from SQLite's full-text search as it comes: unicode61, the words of the query joined with
/// OR, the built-in rank, twenty rows with snippets. Measurements compare Curio's search with it in the same run.
public final class PlainIndex {
  private let connection: Connection

  /// Makes an empty one; a file that stands there is replaced.
  public init(path: String) throws(IndexError) {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    connection = try Connection(path: path, readOnly: false)
    try connection.execute(
      """
      PRAGMA journal_mode=WAL; PRAGMA cache_size=-32000; PRAGMA mmap_size=268435456;
      CREATE VIRTUAL TABLE plain USING fts5(id UNINDEXED, title, body);
      """)
  }

  /// Adds texts in one transaction; the first line is the title.
  public func add(_ texts: [(id: String, text: String)]) throws(IndexError) {
    try connection.transaction { () throws(IndexError) in
      for (id, text) in texts {
        let title = String(text.prefix { !$0.isNewline })
        try connection.run("INSERT INTO plain VALUES(?1,?2,?3)", .text(id), .text(title), .text(text))
      }
    }
  }

  public func optimize() throws(IndexError) {
    try connection.run("INSERT INTO plain(plain) VALUES('optimize')")
  }

  /// - Returns: how many rows were shown, twenty at most.
  public func search(_ query: String) throws(IndexError) -> Int {
    let words = Self.words(of: query)
    guard !words.isEmpty else { return 0 }
    var shown = 0
    try connection.rows(
      "SELECT id, rank, snippet(plain, 2, '[', ']', '...', 12) FROM plain WHERE plain MATCH ?1 ORDER BY rank LIMIT 20",
      [.text(words.map { "\"\($0)\"" }.joined(separator: " OR "))]
    ) { row in
      _ = row.text(2)
      shown += 1
    }
    return shown
  }

  /// Runs of letters and digits.
  static func words(of query: String) -> [Substring] {
    query.split { character in
      !character.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
  }
}
