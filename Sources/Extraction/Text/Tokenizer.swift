import Specimens

/// The shadow copy cut into tokens, once; every rule reads these.
final class TokenizedText: Sendable {
  let shadow: Shadow
  let tokens: TokenList
  let packs: [LanguagePack]
  /// The language of each token's line, by index into `packs`.
  let lineLanguage: [UInt8]
  /// The East Asian or Latin language that the whole text is most likely in.
  let language: Language

  init(shadow: Shadow, tokens: [Token], packs: [LanguagePack], lineLanguage: [UInt8], language: Language) {
    self.shadow = shadow
    self.tokens = TokenList(tokens)
    self.packs = packs
    self.lineLanguage = lineLanguage
    self.language = language
  }

  /// A sense of a token, or nil when the token has no such role.
  @inline(__always) func sense(_ i: Int, _ role: Role) -> Int? {
    guard tokens[i].has(role) else { return nil }
    return senseValue(tokens[i], role)
  }

  private func senseValue(_ token: Token, _ role: Role) -> Int? {
    for sense in packs[Int(token.lexicon)].lexicon.entries[Int(token.entry)] where sense.role == role {
      return sense.value
    }
    return nil
  }
}

/// Cuts folded text into numbers, words and signs, and looks every word up.
struct Tokenizer {
  let shadow: Shadow
  private let scalars: [UInt32]
  private let packs: [LanguagePack]
  private var tokens: [Token] = []
  private var space = true
  private var newline = false
  private var eastAsian: Int

  static func tokenize(_ shadow: Shadow, languages: [Language]) -> TokenizedText {
    var tokenizer = Tokenizer(shadow, languages: languages)
    return tokenizer.run(languages: languages)
  }

  private init(_ shadow: Shadow, languages: [Language]) {
    self.shadow = shadow
    scalars = shadow.scalars
    packs = LanguagePack.all
    eastAsian = 0
    tokens.reserveCapacity(scalars.count / 3 + 4)
  }

  private mutating func run(languages: [Language]) -> TokenizedText {
    let guess = LanguageGuess(shadow, hints: languages)
    let n = scalars.count
    var i = 0
    eastAsian = guess.language(ofLineAt: 0)
    var lineLanguages: [UInt8] = []
    lineLanguages.reserveCapacity(n / 3 + 4)
    while i < n {
      let s = scalars[i]
      if s == 0x20 {
        space = true
        i += 1
      } else if Scalars.isNewline(s) {
        space = true
        newline = true
        i += 1
        eastAsian = guess.language(ofLineAt: i)
      } else {
        i = token(at: i, s)
        while lineLanguages.count < tokens.count { lineLanguages.append(UInt8(eastAsian)) }
      }
    }
    markSoup()
    measureAhead()
    return TokenizedText(
      shadow: shadow, tokens: tokens, packs: packs, lineLanguage: lineLanguages,
      language: guess.whole)
  }

  /// Marks long unbroken runs of figures and signs (dumps, tables of digits, noise): no rule reads inside them.
  private mutating func markSoup() {
    var start = 0
    while start < tokens.count {
      var end = start
      while end < tokens.count, tokens[end].kind == .number || tokens[end].kind == .symbol,
        end == start || !tokens[end].spaceBefore
      {
        end += 1
      }
      if end - start > Tokenizer.longestRun {
        for i in start..<end { tokens[i].isSoup = true }
      }
      start = max(end, start + 1)
    }
  }

  /// Tells every token how far the next word and the next character are: most grammars need one of them nearby.
  private mutating func measureAhead() {
    var (word, character): (UInt8, UInt8) = (255, 255)
    for i in tokens.indices.reversed() {
      tokens[i].toWord = word
      tokens[i].toCharacter = character
      word = tokens[i].kind == .word ? 1 : word < 255 ? word + 1 : 255
      character = tokens[i].kind == .character ? 1 : character < 255 ? character + 1 : 255
    }
  }

  /// More signs without a blank or a word than any date, amount or number is written with.
  private static let longestRun = 24

  private mutating func token(at i: Int, _ s: UInt32) -> Int {
    if Scalars.isDigit(s) { return digits(at: i) }
    if Scalars.isLatin(s) { return word(at: i) }
    if s >= 0x3005, Scalars.isEastAsian(s) { return eastAsian(at: i, s) }
    append(.symbol, i, i + 1, value: Int(s))
    return i + 1
  }

  private mutating func append(
    _ kind: Token.Kind, _ start: Int, _ end: Int, value: Int, digits: Int = 0, entry: Int32? = nil,
    lexicon: Int = 0
  ) {
    tokens.append(
      Token(
        kind: kind, start: Int32(start), end: Int32(end), spaceBefore: space, newlineBefore: newline,
        digits: UInt8(clamping: digits), lexicon: UInt8(lexicon), entry: entry ?? -1,
        roles: entry.map { packs[lexicon].lexicon.roles[Int($0)] } ?? Roles(rawValue: 0), value: value))
    space = false
    newline = false
  }

  private mutating func digits(at start: Int) -> Int {
    var i = start
    var value = 0
    while i < scalars.count, Scalars.isDigit(scalars[i]) {
      if i - start < 18 { value = value * 10 + Int(scalars[i] - 0x30) }
      i += 1
    }
    append(.number, start, i, value: value, digits: i - start)
    return i
  }

  private mutating func word(at start: Int) -> Int {
    var i = start
    while i < scalars.count, Scalars.isLatin(scalars[i]) { i += 1 }
    // A letter run longer than any word of a lexicon is not looked up.
    let entry = i - start <= 16 ? packs[LanguagePack.english].lexicon.entry(ofWord: scalars[start..<i]) : nil
    append(.word, start, i, value: 0, entry: entry, lexicon: LanguagePack.english)
    return i
  }

  private mutating func eastAsian(at start: Int, _ s: UInt32) -> Int {
    if let found = packs[eastAsian].lexicon.longest(in: scalars, at: start) {
      let length = found.end - start
      // A numeral that is also a word ("一月" is not listed, "十分" may be) yields to the longer reading.
      if length > 1 || KanjiNumber.digit(s) == nil {
        append(
          .character, start, found.end, value: length == 1 ? Int(s) : 0, entry: found.entry,
          lexicon: eastAsian)
        return found.end
      }
    }
    if let number = KanjiNumber.scan(scalars, at: start) {
      append(.number, start, number.end, value: number.value)
      return number.end
    }
    append(.character, start, start + 1, value: Int(s))
    return start + 1
  }
}
