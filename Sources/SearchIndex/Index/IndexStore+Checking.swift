import Specimens

// Is the index sound?
extension IndexStore {
  func integrityProblems() -> [String] {
    var problems: [String] = []
    do throws(IndexError) {
      try connection.rows("PRAGMA integrity_check(20)") { row in
        // One row may hold several sentences.
        problems += row.text(0).split(whereSeparator: \.isNewline).map(String.init).filter {
          $0 != "ok" && !$0.hasPrefix("***")
        }
      }
      if !connection.isReadOnly { try connection.run("INSERT INTO hits(hits) VALUES('integrity-check')") }
      let specimens = try connection.integer("SELECT count(*) FROM specimen") ?? 0
      let bodies =
        try connection.integer("SELECT count(*) FROM body JOIN specimen USING(id)") ?? 0
      if specimens != bodies { problems.append("\(specimens - bodies) specimens have no text row") }
      let lengths = try DocumentLengths.read(connection)
      if lengths.count != specimens {
        problems.append("lengths are kept for \(lengths.count) of \(specimens)")
      }
      problems += try missingWords()
    } catch {
      problems.append(error.description)
    }
    return problems
  }

  /// Looks a sample of specimens up by words of theirs: lost index blocks answer with nothing and no error.
  private func missingWords() throws(IndexError) -> [String] {
    let highest = try connection.integer("SELECT max(id) FROM specimen") ?? 0
    var missing = 0
    for row in stride(from: 1, through: highest, by: max(1, highest / 200)) {
      var text: String?
      try connection.rows("SELECT text FROM body WHERE id = ?1", [.integer(row)]) { row in
        text = row.text(0)
      }
      guard let text else { continue }
      let list = Analyzer().tokens(of: String(text.prefix(2000)))
      guard let token = list.tokens.max(by: { $0.end - $0.start < $1.end - $1.start }) else { continue }
      let match = MatchExpression.phrase([list.text(token)])
      let found = try connection.integer(
        "SELECT count(*) FROM hits WHERE hits MATCH ?1 AND rowid = ?2", .text(match), .integer(row))
      if found != 1 { missing += 1 }
    }
    return missing == 0 ? [] : ["\(missing) sampled specimens are not found by their own words"]
  }
}
