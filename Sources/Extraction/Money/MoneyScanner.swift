import Specimens

/// Amounts of money: sign or code before, sign, code or word after, with cents, ranges and bounds.
struct MoneyScanner {
  let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  /// An amount with its place among the tokens.
  struct Reading {
    var first: Int
    var last: Int
    var amount: Amount
    var currency: String?
    var rule: String
    var confidence: Double
  }

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var i = 0
    while i < reader.count {
      guard !reader.tokens[i].isSoup, isPromising(i), let reading = amountOrRange(at: i) else {
        i += 1
        continue
      }
      found.append(reading.candidate)
      i = max(reading.last, i + 1)
    }
    return found
  }

  /// Amounts begin with a figure, a sign, or a word the lexicon knows or that is as short as a currency code.
  private func isPromising(_ i: Int) -> Bool {
    let token = reader.tokens[i]
    switch token.kind {
    case .number: return token.digits == 0 || mayEndInCurrency(i)
    case .symbol: return token.value == 0x5C || Currency.sign(token.value) != nil
    case .word: return token.roles.rawValue != 0 || token.end - token.start <= 5
    case .character: return token.has(.currency)
    }
  }

  /// Whether a unit, a word or the other end of a range stands behind a number: figures among figures are no amount.
  private func mayEndInCurrency(_ i: Int) -> Bool {
    let end = reader.endOfFigures(i)
    if mayBeUnit(end) { return true }
    guard reader.symbol(end, "-") || reader.symbol(end, "~") else { return false }
    if reader.symbol(end + 1, "-") || mayBeUnit(end + 1) { return true }
    return reader.isNumber(end + 1) && mayBeUnit(reader.endOfFigures(end + 1))
  }

  private func mayBeUnit(_ i: Int) -> Bool {
    let token = reader.tokens[i]
    switch token.kind {
    case .word, .character: return true
    case .number: return token.digits == 0
    case .symbol: return token.value == 0x5C || token.value == 0xA2 || Currency.sign(token.value) != nil
    }
  }

  private func amountOrRange(at i: Int) -> Found? {
    let own = amount(at: i)
    return range(at: i, own) ?? single(at: i, own)
  }

  // MARK: One amount

  func amount(at i: Int) -> Reading? {
    let token = reader.tokens[i]
    switch token.kind {
    case .symbol:
      return signed(i, first: i)
    case .word:
      let mayBeNumber = token.has(.number) || token.has(.half) || token.has(.quarter) || reader.word(i, "a")
      return prefixed(i) ?? namedBefore(i) ?? (mayBeNumber ? suffixed(i) : nil)
    case .number:
      return suffixed(i)
    case .character:
      return token.has(.currency) ? namedBefore(i) : nil
    }
  }

  /// $10, ¥1,280, \1,280 (a yen sign as text recognition reads it), - $15.
  private func signed(_ i: Int, first: Int) -> Reading? {
    let value = reader.tokens[i].value
    var currency = Currency.sign(value)
    var confidence = 0.97
    var rule = "currency sign"
    if value == 0x5C {
      guard reader.isDigits(i + 1), reader.isGlued(i + 1),
        !(reader.isGlued(i) && Scalars.isWordLike(reader.scalarBefore(i)) && reader.text.language == .english)
      else { return nil }
      (currency, confidence, rule) = ("JPY", 0.72, "backslash as yen sign")
    }
    if value == 0xA5,
      reader.text.language == .chinese
        || reader.text.lineLanguage[i] == UInt8(LanguagePack.chinese) && reader.text.language != .english
    {
      currency = "CNY"
    }
    guard let currency, reader.exists(i + 1), !reader.tokens[i + 1].newlineBefore || isTotalAbove(i) else {
      return nil
    }
    var at = i + 1
    var isNegative = false
    if reader.symbol(at, "-"), reader.isDigits(at + 1) {
      at += 1
      isNegative = true
    }
    guard let (amount, next) = reader.moneyAmount(at, currency: currency), reader.tokens[at].kind != .word
    else { return nil }
    if isNegative { confidence *= 0.9 }
    if reader.wasRepaired(at, next) { confidence *= 0.85 }
    var reading = Reading(
      first: first, last: next, amount: amount, currency: currency, rule: rule, confidence: confidence)
    // ¥553.0元, $5 USD, $ 5 US
    if let unit = suffixCurrency(next) {
      if unit.code == currency || value == 0x24 || value == 0xA5 {
        (reading.last, reading.currency) = (unit.next, unit.code)
      }
    }
    return withCents(reading)
  }

  private func isTotalAbove(_ i: Int) -> Bool { false }

  /// USD 50, US$ 3.14, HK$88, RMB 3,500, aud$ 15, MAUD 60.
  private func prefixed(_ i: Int) -> Reading? {
    let token = reader.tokens[i]
    let length = Int(token.end - token.start)
    guard length <= 4, length > 0 else { return nil }
    let word = reader.text.shadow.scalars[Int(token.start)..<Int(token.end)]
    if reader.symbol(i + 1, "$"), reader.isGlued(i + 1) {
      let name = Scalars.string(word)
      guard let code = Currency.dollars[name], var reading = signed(i + 1, first: i) else { return nil }
      reading.currency = code
      return reading
    }
    // "US $45": capitals, apart from their sign.
    if reader.symbol(i + 1, "$"), length >= 2, !reader.tokens[i + 1].newlineBefore,
      CodeScanner(reader).isUpper(i),
      reader.isDigits(i + 2), let code = Currency.dollars[Scalars.string(word)],
      var reading = signed(i + 1, first: i)
    {
      reading.currency = code
      return reading
    }
    if reader.symbol(i + 1, "¥"), reader.isGlued(i + 1), reader.anyWord(i, "jp", "cn"),
      var reading = signed(i + 1, first: i)
    {
      reading.currency = reader.word(i, "jp") ? "JPY" : "CNY"
      return reading
    }
    if reader.anyWord(i, "rs", "rm"), Scalars.isASCIICapital(original(i)),
      reader.word(i, "rs") || CodeScanner(reader).isUpper(i)
    {
      let at = reader.symbol(i + 1, ".") ? i + 2 : i + 1
      let code = reader.word(i, "rs") ? "INR" : "MYR"
      guard reader.isDigits(at), !reader.tokens[at].newlineBefore,
        let (amount, next) = reader.moneyAmount(at, currency: code)
      else { return nil }
      return Reading(
        first: i, last: next, amount: amount, currency: code, rule: "currency code before", confidence: 0.85)
    }
    if reader.isGlued(i), Scalars.isDigit(reader.scalarBefore(i)), !isCodeAfterCount(i) { return nil }
    guard length >= 2 else { return nil }
    var code = length == 3 ? Currency.byWord[Lexicon.hash(word)] : nil
    var power = 0
    if code == nil, length == 4, word.first == 0x6D,
      let inner = Currency.byWord[Lexicon.hash(word.dropFirst())]
    {
      (code, power) = (inner, 6)
    }
    guard let code else { return nil }
    let isUpper = (0x41...0x5A).contains(original(i))
    var at = i + 1
    if reader.symbol(at, ":") || reader.symbol(at, ".") && reader.isGlued(at) { at += 1 }
    guard reader.isDigits(at), !reader.tokens[at].newlineBefore else { return nil }
    if Currency.doubtful.contains(code), !reader.isGlued(at) { return nil }
    guard isUpper || code == "CNY" || reader.isGlued(at),
      let (amount, next) = reader.moneyAmount(at, currency: code),
      let scaled = reader.scaled(amount, power: power)
    else { return nil }
    if reader.isGlued(next), reader.exists(next), reader.tokens[next].kind == .word { return nil }
    return withCents(
      Reading(
        first: i, last: next, amount: scaled, currency: code, rule: "currency code before", confidence: 0.95))
  }

  /// "3 USD50 cards" has a count before the code; "3.14US$" has not.
  private func isCodeAfterCount(_ i: Int) -> Bool { false }

  private func original(_ i: Int) -> UInt32 {
    reader.text.shadow.original[Int(reader.text.shadow.starts[Int(reader.tokens[i].start)])]
  }

  /// 人民币 100, 港币88, Ringgit 42.
  private func namedBefore(_ i: Int) -> Reading? {
    guard let position = reader.value(i, .currency), let code = Currency.code(position),
      reader.tokens[i].end - reader.tokens[i].start >= 2,
      reader.tokens[i].kind == .character || Currency.leading.contains(code)
    else { return nil }
    var at = i + 1
    if reader.symbol(at, ":") { at += 1 }
    guard reader.isDigits(at), !reader.tokens[at].newlineBefore, !reader.isNumber(i - 1),
      !reader.has(i - 1, .magnitude),
      let (amount, next) = reader.moneyAmount(at, currency: code)
    else { return nil }
    let end = suffixCurrency(next).map { $0.code == code ? $0.next : next } ?? next
    if suffixCurrency(next).map({ $0.code != code }) == true { return nil }
    return Reading(
      first: i, last: end, amount: amount, currency: code, rule: "currency name before", confidence: 0.9)
  }

  /// 10$, 20 €, 3 CNY, 5,000円, fifteen dollars, 34 cents, 120 MEUR.
  private func suffixed(_ i: Int) -> Reading? {
    if reader.isGlued(i), reader.tokens[i].isDigits {
      let before = reader.scalarBefore(i)
      if Scalars.isLatin(before) || before == 0x2E && i >= 2 && reader.isDigits(i - 2)
        || before == 0x3A && reader.isDigits(i - 2) || before == 0x2F
      {
        return nil
      }
      if before == 0x2C, reader.isDigits(i - 2), reader.isGlued(i - 1), reader.tokens[i].digits == 3,
        reader.isNumberSeparator(i - 1)
      {
        return nil
      }
    }
    // 数千円 is no amount.
    if reader.tokens[i].digits == 0, reader.isGlued(i), reader.has(i - 1, .vague) { return nil }
    guard let (plain, afterNumber) = numberBefore(i) else { return nil }
    if let unit = suffixCurrency(afterNumber) {
      guard let (amount, next) = numberBefore(i, currency: unit.code), next == afterNumber, !isStock(i, unit)
      else { return nil }
      guard let scaled = reader.scaled(amount, power: unit.power) else { return nil }
      var confidence = reader.tokens[i].kind == .word ? 0.85 : 0.96
      if reader.wasRepaired(i, next) { confidence *= 0.85 }
      if unit.isLoose { confidence *= 0.85 }
      return withCents(
        Reading(
          first: i, last: unit.next, amount: scaled, currency: unit.code, rule: "currency after",
          confidence: confidence))
    }
    return subunit(i, plain, afterNumber)
  }

  /// "10円" with blanks in it from text recognition; 一千万人民元.
  private func numberBefore(_ i: Int, currency: String? = nil) -> (Amount, Int)? {
    if reader.word(i, "a") {
      if let factor = reader.value(i + 1, .multiplier), reader.tokens[i + 1].kind == .word {
        return (Amount(factor), i + 2)
      }
      guard reader.has(i + 1, .currency) else { return nil }
      return (Amount(1), i + 1)
    }
    return half(i) ?? reader.moneyAmount(i, currency: currency)
  }

  /// half a million, quarter million.
  private func half(_ i: Int) -> (Amount, Int)? {
    let parts = reader.has(i, .half) ? 2 : reader.has(i, .quarter) ? 4 : 0
    guard parts > 0, reader.tokens[i].kind == .word else { return nil }
    let at = reader.word(i + 1, "a") ? i + 2 : i + 1
    guard let factor = reader.value(at, .multiplier), factor >= 1000, reader.tokens[at].kind == .word else {
      return nil
    }
    return (Amount(factor / parts), at + 1)
  }

  /// One 元 or one 块 in a longer word, "2 pounds of flour".
  private func isStock(_ i: Int, _ unit: (code: String, next: Int, power: Int, isLoose: Bool)) -> Bool {
    if reader.tokens[i].digits == 0, reader.tokens[i].kind == .number, reader.tokens[i].value == 1,
      unit.isLoose, !(reader.character(unit.next - 1, "块") && reader.isNumber(unit.next))
    {
      return true
    }
    // 千円札, 百円玉, 百円ショップ, 三元桥
    if reader.tokens[i].digits == 0, reader.tokens[i].kind == .number, reader.isGlued(unit.next),
      reader.hasText(unit.next, ["札", "玉", "シ", "桥", "里", "素"])
    {
      return true
    }
    return unit.code == "GBP" && reader.word(unit.next, "of")
  }

  /// A sign, code or name after a number.
  func suffixCurrency(_ i: Int) -> (code: String, next: Int, power: Int, isLoose: Bool)? {
    guard reader.exists(i), !reader.tokens[i].newlineBefore else { return nil }
    let token = reader.tokens[i]
    if token.kind == .symbol {
      guard let code = Currency.sign(token.value) else { return nil }
      // "5 $10" is a count and an amount, "10$" one amount.
      if reader.isDigits(i + 1), reader.isGlued(i + 1) { return nil }
      if token.spaceBefore, reader.isDigits(i + 1), !reader.tokens[i + 1].newlineBefore,
        !reader.has(i + 2, .subunit)
      {
        return nil
      }
      return (token.value == 0xA5 && reader.text.language == .chinese ? "CNY" : code, i + 1, 0, false)
    }
    if token.kind == .character {
      guard let position = reader.value(i, .currency), let code = Currency.code(position) else { return nil }
      var next = i + 1
      if let position = reader.value(next, .currency), reader.tokens[next].kind == .character,
        Currency.code(position) == code
      {
        next += 1
      }
      return (code, next, 0, reader.character(i, "块") || reader.character(i, "元"))
    }
    guard token.kind == .word else { return nil }
    return wordCurrency(i)
  }

  private func wordCurrency(_ i: Int) -> (code: String, next: Int, power: Int, isLoose: Bool)? {
    let token = reader.tokens[i]
    if let position = reader.value(i, .currency), let code = Currency.code(position) {
      // "won" and "real" are also ordinary words.
      if reader.anyWord(i, "won", "real", "dong", "rand", "p"), reader.isGlued(i) == false,
        reader.exists(i + 1), reader.tokens[i + 1].kind == .word
      {
        return nil
      }
      return (code, i + 1, 0, false)
    }
    let word = reader.text.shadow.scalars[Int(token.start)..<Int(token.end)]
    let isUpper = (0x41...0x5A).contains(original(i))
    if word.count == 3, let code = Currency.byWord[Lexicon.hash(word)],
      isUpper || !Currency.doubtful.contains(code) && code != "SEK"
    {
      if Currency.doubtful.contains(code), !reader.isGlued(i) { return nil }
      // "3 USD50 cards": the code belongs to the number after it.
      if reader.isGlued(i + 1), reader.isDigits(i + 1) { return nil }
      return (code, reader.symbol(i + 1, "$") && reader.isGlued(i + 1) ? i + 2 : i + 1, 0, false)
    }
    if word.count == 4, word.first == 0x6D, isUpper,
      let code = Currency.byWord[Lexicon.hash(word.dropFirst())]
    {
      return (code, i + 1, 6, false)
    }
    if reader.symbol(i + 1, "$"), reader.isGlued(i + 1), word.count <= 3,
      !reader.isDigits(i + 2) || !reader.isGlued(i + 2)
    {
      let name = Scalars.string(word)
      if let code = Currency.dollars[name] { return (code, i + 2, 0, false) }
    }
    if reader.word(i, "k"), reader.isGlued(i), reader.symbol(i + 1, "$") { return ("USD", i + 2, 3, false) }
    return nationality(i)
  }

  private func nationality(_ i: Int) -> (code: String, next: Int, power: Int, isLoose: Bool)? {
    guard reader.tokens[i].end - reader.tokens[i].start <= 11 else { return nil }
    let first = reader.text.shadow.scalars[Int(reader.tokens[i].start)]
    for (words, base, code) in English.nationalities {
      guard words[0].utf8.first.map({ UInt32($0) == first }) == true, matches(i, words),
        let position = reader.value(i + words.count, .currency),
        Currency.code(position) == base
      else { continue }
      return (code, i + words.count + 1, 0, false)
    }
    return nil
  }

  private func matches(_ i: Int, _ words: [String]) -> Bool {
    guard i + words.count <= reader.count else { return false }
    for (k, word) in words.enumerated() {
      let token = reader.tokens[i + k]
      guard Int(token.end - token.start) == word.utf8.count else { return false }
      guard
        reader.text.shadow.scalars[Int(token.start)..<Int(token.end)].elementsEqual(
          word.utf8.lazy.map(UInt32.init))
      else { return false }
    }
    return true
  }
}

extension MoneyScanner.Reading {
  func candidate(_ text: TokenizedText) -> Candidate {
    Candidate(
      start: Int(text.tokens[first].start), end: Int(text.tokens[last - 1].end),
      value: .money(amount: amount, currency: currency),
      rule: rule, confidence: confidence)
  }
}
