/// Finds web addresses that stand in a plain text.
enum WebAddresses {
  struct Found {
    var url: String
    /// The words before it on its line, or the line above.
    var label: String
  }

  static func find(in text: String) -> [Found] {
    var found: [Found] = []
    var previous = ""
    for line in text.split(separator: "\n") {
      var rest = line[...]
      var before = ""
      while let start = start(in: rest) {
        before += rest[..<start]
        let run = rest[start...].prefix { !$0.isWhitespace && !"<>\"”’|）》】".contains($0) && ($0.isASCII) }
        let url = trimmed(run)
        let label = before.collapsingBlanks
        if url.count > 10 { found.append(Found(url: String(url), label: label.isEmpty ? previous : label)) }
        rest = rest[run.endIndex...]
        before = ""
      }
      previous = line.collapsingBlanks
    }
    return found
  }

  private static func start(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "h" || text[index] == "H" {
        let head = text[index...].prefix(8).lowercased()
        if head.hasPrefix("https://") || head.hasPrefix("http://") { return index }
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// A sentence's stop and a bracket that was opened before are not part of the address.
  private static func trimmed(_ run: Substring) -> Substring {
    var run = run
    while let last = run.last {
      if ".,;:!?'*".contains(last) || (last == ")" && !run.contains("("))
        || (last == "]" && !run.contains("["))
      {
        run = run.dropLast()
      } else {
        break
      }
    }
    return run
  }
}
