/// Finds the simple phrases of time, left to right, the longest at each place.
struct PhraseScanner {
  let reader: Reader

  func phrases() -> [Phrase] {
    var found: [Phrase] = []
    var i = 0
    while i < reader.count {
      guard isPromising(i), let phrase = longest(at: i) else {
        i += 1
        continue
      }
      if !phrase.isVoid { found.append(phrase) }
      i = max(phrase.last, i + 1)
    }
    return found
  }

  /// Most words of a text are no word of a lexicon and begin nothing.
  private func isPromising(_ i: Int) -> Bool {
    let token = reader.tokens[i]
    if token.isSoup { return false }
    switch token.kind {
    case .number: return true
    case .word:
      return token.roles.rawValue != 0 || token.end - token.start <= 3
        || English.mayBeginHoliday(token, reader)
    case .character:
      return token.roles.rawValue & ~Role.blocker.mask != 0
        || EastAsianHolidays.index[reader.text.shadow.scalars[Int(token.start)]] != nil
        || reader.singleWeekday(i) != nil
        || token.value == 0x3072 || token.value == 0x5DEE
    case .symbol:
      return token.isSymbol("(") || token.isSymbol("[") || token.isSymbol("+") || token.isSymbol("'")
        || token.isSymbol("½")
    }
  }

  private func longest(at i: Int) -> Phrase? {
    let token = reader.tokens[i]
    var best: Phrase?
    func consider(_ phrase: Phrase?) {
      guard let phrase, phrase.last > i else { return }
      if let current = best {
        if phrase.last > current.last
          || (phrase.last == current.last && phrase.confidence > current.confidence)
        {
          best = phrase
        }
      } else {
        best = phrase
      }
    }
    if token.isDigits { consider(reader.numericDate(i)) }
    if best?.isVoid == true { return best }
    if token.kind != .character {
      consider(reader.englishDate(i))
      if best?.isVoid == true { return best }
      consider(reader.englishRelative(i))
      consider(reader.englishClock(i))
      consider(reader.englishDuration(i))
    }
    if token.kind != .symbol || token.isSymbol("(") || token.isSymbol("[") {
      consider(reader.eastAsianDate(i))
      if best?.isVoid == true { return best }
      consider(reader.eastAsianClock(i))
      consider(reader.eastAsianDuration(i))
    }
    return best
  }
}

extension English {
  static func mayBeginHoliday(_ token: Token, _ reader: Reader) -> Bool {
    guard token.end - token.start <= 14 else { return false }
    return holidayIndex[Lexicon.hash(reader.text.shadow.scalars[Int(token.start)..<Int(token.end)])] != nil
  }
}
