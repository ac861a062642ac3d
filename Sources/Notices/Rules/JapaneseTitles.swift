/// Short titles of Japanese notices, in their own words.
struct JapaneseTitles {
  let analysis: Analysis
  private var folded: [Unicode.Scalar] { analysis.text.folded }

  /// A word with the characters that belong to it on its left: `秋の遠足`, `参加同意書`.
  func noun(_ cue: Range<Int>, in range: Range<Int>) -> String {
    var low = cue.lowerBound
    while low > range.lowerBound, cue.upperBound - low < 16 {
      let scalar = folded[low - 1]
      if isMention(low - 1) { break }
      if scalar.isHan || scalar.isKatakana || scalar.isLatinWord || scalar == "・" {
        low -= 1
      } else if scalar == "の", low - 2 >= range.lowerBound,
        folded[low - 2].isHan || folded[low - 2].isKatakana, !isMention(low - 2)
      {
        low -= 1
      } else {
        break
      }
    }
    while low < cue.lowerBound, folded[low] == "の" || folded[low] == "・" { low += 1 }
    // 「希望調査」 is the beginning of 「希望調査票」.
    var high = cue.upperBound
    while high < range.upperBound, "票書表届紙".unicodeScalars.contains(folded[high]) { high += 1 }
    return analysis.text.words(low..<high)
  }

  /// What stands before the を of a deed: `エプロン、三角巾、マスク`.
  func object(before cue: Range<Int>, in range: Range<Int>) -> String? {
    var end = cue.lowerBound
    while end > range.lowerBound, folded[end - 1] != "を" { end -= 1 }
    if end == range.lowerBound {
      // "持ち物は弁当です": what follows the は.
      var start = cue.upperBound
      while start < range.upperBound, "はが:：　 ".unicodeScalars.contains(folded[start]) { start += 1 }
      guard start > cue.upperBound || start < range.upperBound else { return nil }
      var stop = start
      while stop < range.upperBound, folded[stop] != "。", !starts("です", stop), !starts("を", stop),
        stop - start < 40
      { stop += 1 }
      let words = analysis.text.words(trimmed(start..<stop, in: folded))
      return words.unicodeScalars.count >= 1 && cue.upperBound < range.upperBound ? words : nil
    }
    let close = end - 1
    var start = close
    while start > range.lowerBound, close - start < 44 {
      let scalar = folded[start - 1]
      if isMention(start - 1) || scalar == "。" || scalar == ")" { break }
      if scalar == "、", start >= 2, "でにはめ".unicodeScalars.contains(folded[start - 2]) { break }
      start -= 1
    }
    while start < close, "にはのまでも、 　と".unicodeScalars.contains(folded[start]) { start += 1 }
    let words = analysis.text.words(trimmed(start..<close, in: folded))
    return words.isEmpty ? nil : words
  }

  /// The heading of a notice without 「について」 and the like.
  func topic(of index: Int) -> String? {
    var candidates: [Facts] = []
    if let heading = analysis.heading(of: index) { candidates.append(heading) }
    candidates += analysis.facts.prefix(8).filter { $0.sentence.index < index }
    for facts in candidates where facts.sentence.language == .japanese && facts.range.count <= 40 {
      let words = analysis.text.words(facts.range)
      for ending in ["について", "のお知らせ", "のご案内", "のお願い", "の御案内", "に関するお知らせ", "のおしらせ"] {
        if let place = words.range(of: ending) { return String(words[..<place.lowerBound]) }
      }
    }
    for candidate in analysis.before(index) {
      let facts = analysis.facts[candidate]
      if let cue = facts.first(.outing, .family, .event, .interview, .meeting, .pictureDay) {
        return noun(cue.range, in: facts.range)
      }
    }
    for facts in candidates {
      if let cue = facts.first(.outing, .family, .event, .interview, .meeting, .pictureDay) {
        return noun(cue.range, in: facts.range)
      }
    }
    return nil
  }

  /// The line that opens a notice, where it is short enough to be its name.
  func firstLine(before index: Int) -> String? {
    guard let first = analysis.facts.first, first.sentence.index < index,
      first.sentence.language == .japanese,
      first.range.count <= 20, first.days.isEmpty
    else { return nil }
    let words = analysis.text.words(first.range)
    return words.contains("保護者") || words.contains("だより") || words.contains("号") ? nil : words
  }

  private func isMention(_ position: Int) -> Bool {
    for facts in analysis.facts where facts.range.contains(position) {
      return facts.dates.contains { $0.form != .period && $0.range.contains(position) }
        || facts.times.contains { $0.range.contains(position) }
        || facts.amounts.contains { $0.range.contains(position) }
    }
    return false
  }

  private func starts(_ word: String, _ position: Int) -> Bool {
    var i = position
    for scalar in word.unicodeScalars {
      guard i < folded.count, folded[i] == scalar else { return false }
      i += 1
    }
    return true
  }
}

extension String {
  /// The first place of some words.
  func range(of words: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(words) { return start..<index(start, offsetBy: words.count) }
      start = index(after: start)
    }
    return nil
  }
}
