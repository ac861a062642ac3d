/// Words and phrases with a meaning, found in a folded text in one walk.
///
/// Phrases that begin or end with a Latin letter or digit match whole words only; a phrase ending in `*`
/// matches any ending. A match that lies inside a longer one is dropped, so that "not yet confirmed" is not
/// also "confirmed".
struct Lexicon<Meaning: Sendable>: Sendable {
  struct Match: Sendable {
    let meaning: Meaning
    /// In the shadow.
    let range: Range<Int>
  }

  private struct Entry: Sendable {
    let scalars: [Unicode.Scalar]
    let meaning: Meaning
    let isOpenEnded: Bool
  }

  /// By first character, longest first.
  private var entries: [Unicode.Scalar: [Entry]] = [:]

  init(_ phrases: [(String, Meaning)]) {
    for (phrase, meaning) in phrases {
      var scalars = Shadow(phrase).scalars
      let isOpenEnded = scalars.last == "*"
      if isOpenEnded { scalars.removeLast() }
      guard let first = scalars.first else { continue }
      entries[first, default: []].append(Entry(scalars: scalars, meaning: meaning, isOpenEnded: isOpenEnded))
    }
    for key in entries.keys { entries[key]?.sort { $0.scalars.count > $1.scalars.count } }
  }

  func matches(in text: [Unicode.Scalar], _ range: Range<Int>) -> [Match] {
    var found: [Match] = []
    var covered = range.lowerBound
    for start in range {
      // Latin phrases match from the beginning of a word only; most places lie inside one.
      if start > 0, text[start].isLatinWord, text[start - 1].isLatinWord { continue }
      guard let candidates = entries[text[start]] else { continue }
      var longest = 0
      for entry in candidates {
        let end = start + entry.scalars.count
        guard end <= range.upperBound, end > covered || entry.scalars.count == longest,
          entry.scalars.count >= longest, fits(entry, in: text, start..<end)
        else { continue }
        longest = entry.scalars.count
        found.append(Match(meaning: entry.meaning, range: start..<end))
      }
      if longest > 0 { covered = max(covered, start + longest) }
    }
    return found
  }

  func matches(in page: Page) -> [Match] {
    matches(in: page.shadow.scalars, 0..<page.shadow.scalars.count)
  }

  func matches(in line: Page.Line, of page: Page) -> [Match] {
    matches(in: page.shadow.scalars, line.shadow)
  }

  private func fits(_ entry: Entry, in text: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    for offset in entry.scalars.indices where text[range.lowerBound + offset] != entry.scalars[offset] {
      // Words may be broken over two lines.
      guard entry.scalars[offset] == " ", text[range.lowerBound + offset] == "\n" else { return false }
    }
    if !entry.isOpenEnded, let last = entry.scalars.last, last.isLatinWord, range.upperBound < text.count,
      text[range.upperBound].isLatinWord
    {
      return false
    }
    return true
  }
}
