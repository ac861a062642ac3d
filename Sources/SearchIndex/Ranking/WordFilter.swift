/// Which beginnings of words are looked for. Nearly all lines of a text can be told to have none of a query's
/// words by the first letters of theirs, without cutting them: cutting and stemming is what building results
/// would else spend most of its time on.
///
/// It errs on one side only: a line that it passes over has none of the words.
struct WordFilter: Sendable {
  /// Sets of one to three letters and digits, of pairs of characters, and of single ones.
  private var one = BitSet(37)
  private var two = BitSet(37 * 37)
  private var three = BitSet(37 * 37 * 37)
  private var pairs = BitSet(4096)
  private var singles = BitSet(1024)
  private(set) var hasDigits = false
  /// A word in a script that isn't told apart here: then every line is looked at.
  private(set) var isOpen = false

  init() {}

  /// Adds a token of the index, or the beginning of tokens.
  mutating func add(_ token: String, isPrefix: Bool) {
    let scalars = token.unicodeScalars.map(\.value)
    guard let first = scalars.first else { return }
    if Self.isCharacter(first) {
      // Pairs are written folded, so kana are hiragana already.
      if scalars.count > 1 {
        pairs.insert(Self.pair(scalars[0], scalars[1]))
      } else {
        singles.insert(Int(first % 1024))
      }
      return
    }
    let codes = scalars.prefix(3).map(Self.code)
    guard codes.allSatisfy({ $0 != nil }) else {
      isOpen = true
      return
    }
    hasDigits = hasDigits || scalars.contains { (0x30...0x39).contains($0) }
    let letters = codes.compactMap { $0 }
    // Stemming changes the ends of words: the third letter of `use` is none of `using`.
    switch scalars.count {
    case 1: one.insert(letters[0])
    case 2, 3: two.insert(letters[0] * 37 + Self.vowel(letters[1]))
    default:
      three.insert((letters[0] * 37 + Self.vowel(letters[1])) * 37 + Self.vowel(letters[2]))
    }
  }

  /// May a word begin with these letters? Missing ones are -1.
  func has(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    if one.contains(a) { return true }
    guard b >= 0 else { return false }
    let beginning = a * 37 + Self.vowel(b)
    return two.contains(beginning) || (c >= 0 && three.contains(beginning * 37 + Self.vowel(c)))
  }

  func has(pair a: UInt32, _ b: UInt32) -> Bool { pairs.contains(Self.pair(a, b)) }
  func has(single a: UInt32) -> Bool { singles.contains(Int(a % 1024)) }

  /// The stemmer writes `y` as `i`.
  private static func vowel(_ code: Int) -> Int { code == yCode ? iCode : code }
  private static let yCode = 24
  private static let iCode = 8

  private static func pair(_ a: UInt32, _ b: UInt32) -> Int { Int((a &* 31 &+ b) % 4096) }

  /// 0 … 25 for letters, 26 … 35 for digits.
  static func code(_ value: UInt32) -> Int? {
    switch value {
    case 0x61...0x7A: Int(value) - 0x61
    case 0x41...0x5A: Int(value) - 0x41
    case 0x30...0x39: Int(value) - 0x30 + 26
    default: nil
    }
  }

  /// Written without spaces, and told apart by pairs.
  static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309E, 0x30A1...0x30F6, 0x30FC...0x30FE,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// Looks at the scalars of one line after the other.
struct LineScan {
  private let filter: WordFilter
  private(set) var mayMatch: Bool
  private var isInWord = false
  /// The character before, folded, in a run without spaces.
  private var last: UInt32?

  init(_ filter: WordFilter) {
    self.filter = filter
    mayMatch = filter.isOpen
  }

  mutating func beginLine() {
    mayMatch = filter.isOpen
    isInWord = false
    last = nil
  }

  mutating func look(at value: UInt32, _ i: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    if value < 0x80 {
      last = nil
      guard let code = WordFilter.code(value) else {
        isInWord = false
        return
      }
      if !isInWord { mayMatch = mayBegin(code, i, bytes) }
      isInWord = true
    } else if WordFilter.isCharacter(value) {
      isInWord = false
      let folded =
        (0x30A1...0x30F6).contains(value) || (0x30FD...0x30FE).contains(value) ? value - 0x60 : value
      mayMatch = filter.has(single: folded) || (last.map { filter.has(pair: $0, folded) } ?? false)
      last = folded
    } else {
      last = nil
      isInWord = false
      // Accents, half-width kana, what is invisible: these are for the real cutter.
      mayMatch = !Self.isSeparator(value)
    }
  }

  /// Whether the word at `i` may be one that is looked for.
  private func mayBegin(_ code: Int, _ i: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Numbers are joined over blanks and signs.
    if code >= 26 { return filter.hasDigits }
    var codes = (-1, -1)
    if i + 1 < bytes.count {
      let second = bytes[i + 1]
      guard let found = WordFilter.code(UInt32(second)) else {
        return Self.joins(second) || filter.has(code, -1, -1)
      }
      codes.0 = found
    }
    if i + 2 < bytes.count {
      let third = bytes[i + 2]
      if let found = WordFilter.code(UInt32(third)) {
        codes.1 = found
      } else if Self.joins(third) {
        return true
      }
    }
    return filter.has(code, codes.0, codes.1)
  }

  /// What may stand inside a word: a hyphen, an apostrophe, anything that is not ASCII.
  private static func joins(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x5F || byte == 0x27 || byte >= 0x80
  }

  /// Ends words in every script; the cutter makes nothing else of it.
  private static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case 0xA0...0xA9, 0xAB...0xAC, 0xAE...0xB1, 0xB4, 0xB6...0xB8, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2000...0x200A, 0x2010...0x2027, 0x202F...0x205E, 0x20A0...0x20CF, 0x2190...0x23FF, 0x2500...0x2BFF,
      0x3000...0x3004, 0x3008...0x303F, 0x30FB, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40,
      0xFF5B...0xFF65, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }
}

/// Numbers below a fixed limit.
struct BitSet: Sendable {
  private var words: [UInt64]

  init(_ limit: Int) { words = Array(repeating: 0, count: (limit + 63) / 64) }

  mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }
  func contains(_ number: Int) -> Bool { words[number >> 6] & 1 << UInt64(number & 63) != 0 }
}
