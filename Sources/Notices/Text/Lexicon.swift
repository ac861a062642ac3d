/// Words and phrases with a meaning, found in a folded text in one walk.
///
/// Phrases that begin or end with a Latin letter match whole words only; `*` at the end matches any ending.
/// A match inside a longer one is dropped, so that "do not bring" is not also "bring".
struct Lexicon<Meaning: Sendable & Hashable>: Sendable {
  struct Match: Sendable {
    let meaning: Meaning
    let range: Range<Int>
  }

  private struct Entry: Sendable {
    let scalars: [Unicode.Scalar]
    let meaning: Meaning
    let isOpenEnded: Bool
  }

  private var entries: [Unicode.Scalar: [Entry]] = [:]

  /// Each meaning with its phrases, separated by `|`.
  init(_ table: [(Meaning, String)]) {
    for (meaning, phrases) in table {
      for phrase in phrases.split(separator: "|") {
        var scalars = phrase.unicodeScalars.map(\.folded)
        let isOpenEnded = scalars.last == "*"
        if isOpenEnded { scalars.removeLast() }
        guard let first = scalars.first else { continue }
        entries[first, default: []].append(
          Entry(scalars: scalars, meaning: meaning, isOpenEnded: isOpenEnded))
      }
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

  private func fits(_ entry: Entry, in text: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    for offset in entry.scalars.indices where text[range.lowerBound + offset] != entry.scalars[offset] {
      // A phrase may be broken over two lines.
      guard entry.scalars[offset] == " ", text[range.lowerBound + offset].isLineEnd else { return false }
    }
    if !entry.isOpenEnded, let last = entry.scalars.last, last.isLatinWord, range.upperBound < text.count,
      text[range.upperBound].isLatinWord
    {
      return false
    }
    return true
  }
}
