import Specimens

/// Cuts a query's run without spaces into the words that people mean: at particles, and where katakana meets
/// another script. 京都のラーメン屋 gives 京都, ラーメン, 屋; 飲み会 and お弁当 stay whole.
struct RunCutter {
  let analyzer: Analyzer

  private enum Script { case han, hiragana, katakana }

  /// Spans in scalars of `run`, particles left out.
  func pieces(of run: String) -> [TextSpan] {
    let scalars = Array(run.unicodeScalars)
    let whole = TextSpan(0, scalars.count)
    if isKnown(run) { return [whole] }
    var pieces: [TextSpan] = []
    var start = 0
    var i = 0
    func close(_ end: Int) {
      if end > start { pieces.append(TextSpan(start, end)) }
    }
    while i < scalars.count {
      let script = script(scalars[i])
      var end = i + 1
      // The long-vowel mark goes with the kana before it.
      while end < scalars.count, self.script(scalars[end]) == script || scalars[end] == "ー" { end += 1 }
      switch script {
      case .katakana:
        close(i)
        pieces.append(TextSpan(i, end))
        start = end
      case .hiragana where end - i <= 6:
        let text = run.slice(TextSpan(i, end))
        // Between two words only; at the end of the query it may be the word's own ending.
        if i > 0, isParticle(text), end < scalars.count || text == "の" {
          close(i)
          start = end
        } else if i == start, end < scalars.count, let word = knownWord(before: text) {
          // ごみの日: a word in hiragana runs into the particle after it.
          pieces.append(TextSpan(i, i + word))
          start = end
        }
      case .hiragana, .han: break
      }
      i = end
    }
    close(scalars.count)
    return joined(pieces, run).map { withoutQuestion($0, run) }.filter { $0.count > 0 }.flatMap {
      split($0, run)
    }
  }

  /// The length of a known word that only a particle follows in `text`.
  private func knownWord(before text: String) -> Int? {
    for particle in StopWords.japaneseParticles where text.hasSuffix(particle) {
      let word = String(text.unicodeScalars.dropLast(particle.unicodeScalars.count))
      if word.unicodeScalars.count > 1, Concepts.shared.knows(analyzer.phrase(of: word)) {
        return word.unicodeScalars.count
      }
    }
    return nil
  }

  /// Neighbours that are one name of the word list together: ペット and 可 in ペット可の部屋.
  private func joined(_ pieces: [TextSpan], _ run: String) -> [TextSpan] {
    var joined: [TextSpan] = []
    for piece in pieces {
      if let last = joined.last, last.end == piece.start {
        let both = TextSpan(last.start, piece.end)
        if isKnown(run.slice(both)) {
          joined[joined.count - 1] = both
          continue
        }
      }
      joined.append(piece)
    }
    return joined
  }

  /// 家长会几点 asks for 家长会.
  private func withoutQuestion(_ piece: TextSpan, _ run: String) -> TextSpan {
    let text = run.slice(piece)
    guard !isKnown(text) else { return piece }
    for question in StopWords.questions {
      let count = question.unicodeScalars.count
      if text == question { return TextSpan(piece.start, piece.start) }
      // 日はいつ asks for a word of one character; without its particle that may be the end of a word.
      guard piece.count > count + (question.hasPrefix("は") ? 0 : 1) else { continue }
      if text.hasSuffix(question) { return TextSpan(piece.start, piece.end - count) }
      if text.hasPrefix(question) { return TextSpan(piece.start + count, piece.end) }
    }
    return piece
  }

  /// A piece made wholly of names from the word list is taken apart: 京都旅館.
  private func split(_ piece: TextSpan, _ run: String) -> [TextSpan] {
    let text = run.slice(piece)
    guard piece.count > 2, !isKnown(text), let parts = names(of: text) else { return [piece] }
    return parts.map { TextSpan(piece.start + $0.start, piece.start + $0.end) }
  }

  /// Spans that cover `text` with known names of two characters or more (the last may be one), longest first.
  func names(of text: String) -> [TextSpan]? {
    let count = text.unicodeScalars.count
    var parts: [TextSpan] = []
    var start = 0
    while start < count {
      let last = (start + 1...min(count, start + 10)).last { end in
        let part = text.slice(TextSpan(start, end))
        return end - start > 1 || (end == count && start > 0) ? isKnown(part) : StopWords.cjk.contains(part)
      }
      guard let last else { return nil }
      parts.append(TextSpan(start, last))
      start = last
    }
    return parts
  }

  private func isKnown(_ text: String) -> Bool {
    analyzer.phrases(ofRun: text).contains { Concepts.shared.knows($0) }
      || StopWords.agenda.contains(text)
      || StopWords.cjk.contains(analyzer.foldedWords(of: text))
  }

  private func isParticle(_ text: String) -> Bool { StopWords.japaneseParticles.contains(text) }

  private func script(_ scalar: Unicode.Scalar) -> Script {
    switch scalar.value {
    case 0x3041...0x309F: .hiragana
    case 0x30A0...0x30FF, 0xFF66...0xFF9F: .katakana
    default: .han
    }
  }
}
