import Specimens

/// One sentence, list line or heading of a notice.
struct Sentence: Sendable {
  enum Shape: Sendable { case prose, heading, listItem }

  let index: Int
  /// In the mended text, without blanks at both ends.
  let range: Range<Int>
  let shape: Shape
  /// Counts the stretches between empty lines.
  let block: Int
  /// Counts the printed paragraphs.
  let line: Int
  /// Whether it is the first of its line.
  let opensLine: Bool
  let language: NoticeLanguage
}

/// The languages that a notice may use; only English and Japanese are read for cards.
enum NoticeLanguage: Sendable { case english, japanese, spanish, chinese }

/// Cuts a notice into sentences.
struct Layout: Sendable {
  private(set) var sentences: [Sentence] = []
  private let text: NoticeText

  init(_ text: NoticeText) {
    self.text = text
    for paragraph in paragraphs() {
      var opensLine = true
      for range in cut(paragraph.range) {
        sentences.append(
          Sentence(
            index: sentences.count, range: range, shape: paragraph.shape, block: paragraph.block,
            line: paragraph.line, opensLine: opensLine, language: LanguageSigns.language(text.folded[range])))
        opensLine = false
      }
    }
  }

  private struct Paragraph {
    var range: Range<Int>
    var shape: Sentence.Shape
    var block: Int
    var line: Int
  }

  // MARK: Paragraphs

  /// Printed lines, with those that only wrap joined again.
  private func paragraphs() -> [Paragraph] {
    var result: [Paragraph] = []
    var block = 0
    var start = 0
    let scalars = text.mended
    while start < scalars.count {
      var end = start
      while end < scalars.count, !scalars[end].isLineEnd { end += 1 }
      let line = trimmed(start..<end, in: scalars)
      if line.isEmpty {
        if let last = result.last, last.block == block { block += 1 }
      } else if let last = result.last, last.block == block, continues(line, after: last.range) {
        result[result.count - 1].range = last.range.lowerBound..<line.upperBound
      } else {
        result.append(Paragraph(range: line, shape: .prose, block: block, line: result.count))
      }
      start = end + 1
    }
    for index in result.indices { result[index].shape = shape(result, index) }
    return result
  }

  private func continues(_ line: Range<Int>, after previous: Range<Int>) -> Bool {
    let scalars = text.mended
    guard !isListItem(line), let last = scalars[previous].last, let first = scalars[line].first else {
      return false
    }
    if ".!?。！？".unicodeScalars.contains(last) { return false }
    let lastLine =
      scalars[previous].lastIndex(where: \.isLineEnd).map { $0 + 1..<previous.upperBound } ?? previous
    if first.isHan || first.isKana || last.isHan || last.isKana || last == "、" {
      if last == "、" { return true }
      return first.isHiragana && lastLine.count >= 14 && !opensPolitely(line)
    }
    if last == ":" || last == ";" { return false }
    if first.isLatinLetter, !first.isUpper { return true }
    if openBrackets(previous) { return true }
    if last == "," { return lastLine.count >= 30 }
    let tail = lastWord(previous)
    if LayoutWords.binding.contains(tail), lastLine.count >= 18 { return true }
    // A full line whose end says nothing wraps, unless the next is a line of its own.
    return lastLine.count >= 58 && line.count >= 12 && !isAllCapitals(line)
  }

  private func opensPolitely(_ line: Range<Int>) -> Bool {
    let head = text.folded[line].prefix(2)
    return head.first == "お" || head.first == "ご" || head.first == "※"
  }

  private func openBrackets(_ range: Range<Int>) -> Bool {
    var depth = 0
    for scalar in text.folded[range] {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
    }
    return depth > 0
  }

  private func lastWord(_ range: Range<Int>) -> String {
    var low = range.upperBound
    while low > range.lowerBound, text.folded[low - 1].isLatinWord { low -= 1 }
    return String(text.folded[low..<range.upperBound])
  }

  private func isListItem(_ range: Range<Int>) -> Bool {
    let scalars = text.folded[range]
    guard let first = scalars.first else { return false }
    if "•·*-–◆◇■□●○・※☆★▪>✓✔☐".unicodeScalars.contains(first) { return true }
    if (0x2460...0x2473).contains(first.value) { return true }
    var i = scalars.startIndex
    if first == "(" { i += 1 }
    var digits = 0
    while i < scalars.endIndex, scalars[i].isDigit {
      i += 1
      digits += 1
    }
    guard (1...2).contains(digits), i + 1 < scalars.endIndex else { return false }
    if scalars[i] == "." || scalars[i] == ")" { return scalars[i + 1] == " " || scalars[i + 1].isHan }
    return scalars[i] == " " && scalars[i + 1].isHan
  }

  /// A short line without a full stop that more lines follow.
  private func shape(_ paragraphs: [Paragraph], _ index: Int) -> Sentence.Shape {
    let paragraph = paragraphs[index]
    if isListItem(paragraph.range) { return .listItem }
    let scalars = text.mended[paragraph.range]
    guard let last = scalars.last, scalars.count <= 80, last != ".", last != "。" else { return .prose }
    guard index + 1 < paragraphs.count else { return .prose }
    if isAllCapitals(paragraph.range) { return .heading }
    let isAlone = paragraphs[index + 1].block != paragraph.block
    let isFirst = index == 0 || paragraphs[index - 1].block != paragraph.block
    return isFirst || isAlone ? .heading : .prose
  }

  private func isAllCapitals(_ range: Range<Int>) -> Bool {
    let letters = text.mended[range].filter(\.isLatinLetter)
    return letters.count >= 4 && letters.filter(\.isUpper).count * 10 >= letters.count * 8
  }

  // MARK: Sentences

  private func cut(_ range: Range<Int>) -> [Range<Int>] {
    let scalars = text.mended
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    var i = range.lowerBound
    while i < range.upperBound {
      let scalar = scalars[i].folded
      if scalar == "(" || scalar == "（" { depth += 1 }
      if scalar == ")" || scalar == "）" { depth = max(0, depth - 1) }
      if ends(at: i, depth: depth, range) {
        var end = i + 1
        while end < range.upperBound, ".!?。！？)」』\"”".unicodeScalars.contains(scalars[end]) {
          if scalars[end] == ")" { depth = max(0, depth - 1) }
          end += 1
        }
        append(start..<end, to: &result)
        start = end
        i = end
        continue
      }
      if scalar == "※", i > start, depth == 0, trimmed(start..<i, in: scalars).count > 0,
        scalars[i - 1] == "。"
      {
        append(start..<i, to: &result)
        start = i
      }
      i += 1
    }
    append(start..<range.upperBound, to: &result)
    return result.flatMap(languages)
  }

  /// "FAMILY NIGHT / NOCHE DE FAMILIA": two languages on one line are two sentences.
  private func languages(_ range: Range<Int>) -> [Range<Int>] {
    guard range.count > 12 else { return [range] }
    var i = range.lowerBound + 3
    while i + 3 < range.upperBound {
      if text.folded[i] == "/" || text.folded[i] == "|", text.folded[i - 1] == " ", text.folded[i + 1] == " "
      {
        let (left, right) = (
          trimmed(range.lowerBound..<i, in: text.folded), trimmed(i + 1..<range.upperBound, in: text.folded)
        )
        if LanguageSigns.language(text.folded[left]) != LanguageSigns.language(text.folded[right]) {
          return [left, right]
        }
      }
      i += 1
    }
    return [range]
  }

  private func append(_ range: Range<Int>, to result: inout [Range<Int>]) {
    var range = trimmed(range, in: text.mended)
    // "/ Confirme antes …": the mark between two languages belongs to neither.
    while let first = text.mended[range].first, first == "/" || first == "|" {
      range = trimmed(range.lowerBound + 1..<range.upperBound, in: text.mended)
    }
    guard text.mended[range].contains(where: { $0.isLatinWord || $0.isHan || $0.isKana }) else { return }
    result.append(range)
  }

  private func ends(at i: Int, depth: Int, _ range: Range<Int>) -> Bool {
    let scalars = text.mended
    let scalar = scalars[i]
    if scalar == "。" || scalar == "！" || scalar == "？" { return depth == 0 }
    guard scalar == "." || scalar == "!" || scalar == "?" else { return false }
    var next = i + 1
    while next < range.upperBound, ")\"”'’".unicodeScalars.contains(scalars[next]) { next += 1 }
    guard next < range.upperBound else { return true }
    guard scalars[next].isBlank else { return scalars[next].isHan || scalars[next].isKana }
    while next < range.upperBound, scalars[next].isBlank { next += 1 }
    guard next < range.upperBound else { return true }
    let follower = scalars[next]
    if scalar != "." { return depth == 0 || follower.isUpper }
    guard follower.isUpper || follower.isDigit || "$£€¥•(\"“/¡¿-–—".unicodeScalars.contains(follower) else {
      return follower.isHan || follower.isKana
    }
    return !isAbbreviation(before: i, follower: next, range)
  }

  private func isAbbreviation(before dot: Int, follower: Int, _ range: Range<Int>) -> Bool {
    var low = dot
    while low > range.lowerBound, text.folded[low - 1].isLatinWord || text.folded[low - 1] == "." { low -= 1 }
    let word = String(text.folded[low..<dot])
    var high = follower
    while high < range.upperBound, text.folded[high].isLatinWord { high += 1 }
    let next = String(text.folded[follower..<high])
    if LayoutWords.titles.contains(word) { return true }
    if LayoutWords.shortMonths.contains(word) { return text.folded[follower].isDigit }
    if LayoutWords.shortDays.contains(word) {
      return text.folded[follower].isDigit || LayoutWords.months.contains(where: next.hasPrefix)
    }
    if word == "a.m" || word == "p.m" || word == "am" || word == "pm" {
      return LayoutWords.days.contains(next) || LayoutWords.months.contains(next)
        || text.folded[follower] == "-" || text.folded[follower] == "("
    }
    if word == "no" || word == "rm" || word == "gr" || word == "approx" {
      return text.folded[follower].isDigit
    }
    return word.count == 1 && word.first?.isLetter == true && low > range.lowerBound
      && text.mended[low].isUpper
  }
}

/// Words that say where sentences and lines end.
enum LayoutWords {
  static let titles: Set<String> = ["mr", "mrs", "ms", "dr", "st", "prof", "sr", "sra", "e.g", "i.e", "vs"]
  static let shortMonths: Set<String> = [
    "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
  ]
  static let shortDays: Set<String> = [
    "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun",
  ]
  static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "january", "february",
    "march", "april", "june", "july", "august", "september", "october", "november", "december",
  ]
  static let days: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "wed", "thu",
    "fri", "sat", "sun",
  ]
  /// A line that ends in one of these goes on.
  static let binding: Set<String> = [
    "a", "an", "the", "and", "or", "of", "on", "by", "at", "to", "in", "for", "from", "with", "your", "our",
    "is", "are", "be", "will", "please", "no", "this", "that", "these", "all", "each", "monday", "tuesday",
    "wednesday", "thursday", "friday",
  ]
}

/// Tells the language of a sentence by small words and scripts.
enum LanguageSigns {
  static func language(_ scalars: ArraySlice<Unicode.Scalar>) -> NoticeLanguage {
    var (kana, han, latin) = (0, 0, 0)
    for scalar in scalars {
      if scalar.isKana {
        kana += 1
      } else if scalar.isHan {
        han += 1
      } else if scalar.isLatinLetter {
        latin += 1
      }
    }
    if (kana + han) * 3 > latin { return kana > 0 || !hasChineseWord(scalars) ? .japanese : .chinese }
    return isSpanish(scalars) ? .spanish : .english
  }

  private static func hasChineseWord(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.contains { chineseOnly.contains($0) }
  }

  private static let chineseOnly: Set<Unicode.Scalar> = Set("请们这您为时间费从学别让给还带交于将于级".unicodeScalars)
    .subtracting("時間費学別給級".unicodeScalars)

  private static func isSpanish(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var (spanish, english) = (0, 0)
    if scalars.contains(where: { "ñ¡¿".unicodeScalars.contains($0) }) { spanish += 2 }
    if scalars.contains(where: { "áéíóú".unicodeScalars.contains($0) }) { spanish += 1 }
    var i = scalars.startIndex
    while i < scalars.endIndex {
      guard scalars[i].isLatinLetter else {
        i += 1
        continue
      }
      var end = i
      while end < scalars.endIndex, scalars[end].isLatinLetter { end += 1 }
      let word = String(scalars[i..<end])
      if spanishWords.contains(word) { spanish += 1 }
      if englishWords.contains(word) { english += 1 }
      i = end
    }
    return spanish > english
  }

  private static let spanishWords: Set<String> = [
    "el", "la", "los", "las", "de", "del", "por", "para", "que", "su", "sus", "con", "en", "una", "un",
    "favor",
    "hijo", "hija", "hijos", "antes", "lunes", "martes", "jueves", "viernes", "sabado", "domingo", "enero",
    "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre", "gracias", "escuela", "escolar", "familia", "familias", "estimadas", "hay", "clases",
    "noche",
    "gratis", "cena", "cuesta", "confirme", "traiga", "firme", "devuelva", "entregue", "grado",
  ]
  private static let englishWords: Set<String> = [
    "the", "of", "and", "to", "for", "is", "are", "on", "by", "with", "your", "our", "please", "will", "be",
    "at", "from", "this", "that", "in", "all", "school", "day", "families", "dear", "night", "thank",
  ]
}
