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
        || reader.singleWeekday(i) != nil || reader.character(i + 1, "半")
        || token.value == 0x3072 || token.value == 0x5DEE
    case .symbol:
      return token.isSymbol("(") || token.isSymbol("[") || token.isSymbol("+") || token.isSymbol("'")
        || token.isSymbol("½")
    }
  }

  /// No grammar looks further ahead of a number for the word or character that makes it a time.
  private static let reach: UInt8 = 12

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
    // Figures among figures and signs can only be a date or a clock in figures.
    let isAmongFigures = token.isDigits && token.toWord > Self.reach && token.toCharacter > Self.reach
    if isAmongFigures {
      if token.digits == 4 {
        consider(reader.englishRelative(i))
        consider(reader.englishPeriod(i))
      }
      if reader.mayBeClock(i) { consider(reader.englishClock(i)) }
      return best
    }
    if token.kind != .character {
      consider(reader.englishDate(i))
      if best?.isVoid == true { return best }
      consider(reader.englishRelative(i))
      consider(reader.englishPeriod(i))
      if !token.isDigits || reader.mayBeClock(i) { consider(reader.englishClock(i)) }
      if !token.isDigits || token.toWord <= Self.reach { consider(reader.englishDuration(i)) }
    }
    if token.isDigits, token.toCharacter > Self.reach { return best }
    if token.kind != .symbol || token.isSymbol("(") || token.isSymbol("[") {
      consider(reader.eastAsianDate(i))
      consider(reader.eastAsianPeriod(i))
      if best?.isVoid == true { return best }
      if !token.isDigits || reader.has(i + 1, .hourMark) { consider(reader.eastAsianClock(i)) }
      if !token.isDigits || reader.mayBeLength(i) { consider(reader.eastAsianDuration(i)) }
    }
    return best
  }
}

extension Reader {
  /// Whether what follows a number leaves it a chance to be a clock: minutes, a range, a word; or "at" before it.
  fileprivate func mayBeClock(_ i: Int) -> Bool {
    if has(i - 1, .at) || symbol(i - 1, "@") { return true }
    let (next, beyond) = (tokens[i + 1], tokens[i + 2])
    switch next.kind {
    case .word, .character: return true
    case .number: return next.digits == 0
    case .symbol:
      switch next.value {
      case 0x3A: return beyond.isDigits && beyond.digits == 2
      case 0x2E: return beyond.isDigits && beyond.digits == 2 || beyond.kind == .word
      case 0x2D, 0x7E, 0x2192: return beyond.kind != .symbol
      default: return false
      }
    }
  }

  /// Whether a character that may be a unit stands behind a number or its decimals.
  fileprivate func mayBeLength(_ i: Int) -> Bool {
    tokens[i + 1].kind == .character || symbol(i + 1, ".") && tokens[i + 3].kind == .character
  }
}

extension English {
  static func mayBeginHoliday(_ token: Token, _ reader: Reader) -> Bool {
    guard token.end - token.start <= 14 else { return false }
    return holidayIndex[Lexicon.hash(reader.text.shadow.scalars[Int(token.start)..<Int(token.end)])] != nil
  }
}
