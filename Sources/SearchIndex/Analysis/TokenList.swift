import Specimens

/// The tokens of one text, bytes kept together so that a specimen costs few allocations.
struct TokenList {
  struct Token {
    enum Kind: UInt8 {
      /// Letters only, stemmed.
      case word
      /// Has a digit, or is the joined form of a code, number or hyphenated word.
      case code
      /// Two characters of a run that is written without spaces, or its last one.
      case bigram
    }

    var kind: Kind
    /// Stands at the place of the token before it (a joined form beside its first piece).
    var isColocated: Bool
    /// Range of `bytes`.
    var start: Int32
    var end: Int32
    /// Scalars of the original text.
    var from: Int32
    var to: Int32
  }

  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [Token] = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
  }

  /// Adds a token whose bytes `write` appends.
  mutating func append(
    _ kind: Token.Kind, from: Int32, to: Int32, isColocated: Bool = false, _ write: (inout [UInt8]) -> Void
  ) {
    let start = Int32(bytes.count)
    write(&bytes)
    guard bytes.count > Int(start) else { return }
    tokens.append(
      Token(
        kind: kind, isColocated: isColocated, start: start, end: Int32(bytes.count), from: from, to: to))
  }

  /// How many places the text has: what ranking takes as its length.
  var length: Int { tokens.reduce(0) { $1.isColocated ? $0 : $0 + 1 } }

  func text(_ token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  func slice(_ token: Token) -> ArraySlice<UInt8> { bytes[Int(token.start)..<Int(token.end)] }

  /// The form that the index's tokenizer splits again (see `SplittingTokenizer`).
  func appendSplittable(to out: inout [UInt8]) {
    for token in tokens {
      if !out.isEmpty { out.append(token.isColocated ? TokenSeparator.samePlace : TokenSeparator.nextPlace) }
      out.append(contentsOf: slice(token))
    }
  }
}

/// Control characters that no token contains.
enum TokenSeparator {
  static let nextPlace: UInt8 = 1
  static let samePlace: UInt8 = 2
}

extension Array where Element == UInt8 {
  /// Appends the UTF-8 form.
  mutating func append(scalar value: UInt32) {
    switch value {
    case 0..<0x80: append(UInt8(value))
    case 0..<0x800:
      append(UInt8(0xC0 | value >> 6))
      append(UInt8(0x80 | value & 0x3F))
    case 0..<0x10000:
      append(UInt8(0xE0 | value >> 12))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    default:
      append(UInt8(0xF0 | value >> 18 & 0x07))
      append(UInt8(0x80 | value >> 12 & 0x3F))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    }
  }
}

extension TokenList {
  /// The tokens to look for as a phrase: without joined forms, and without the single last character of a run
  /// (in a longer run the text has a pair there).
  var phrase: [Token] {
    var phrase = tokens.filter { !$0.isColocated }
    if phrase.count > 1, let last = phrase.last, last.kind == .bigram, last.to - last.from == 1,
      phrase[phrase.count - 2].kind == .bigram, phrase[phrase.count - 2].to == last.to
    {
      phrase.removeLast()
    }
    return phrase
  }
}

/// FNV-1a of a token's bytes: comparing numbers is many times quicker than comparing strings.
enum TokenHash {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

extension TokenList {
  /// One a token.
  var hashes: [UInt64] { tokens.map { TokenHash.of(slice($0)) } }

  /// The index of the last token when the tokens with these hashes follow the one at `start`.
  func end(of rest: [UInt64], after start: Int) -> Int? {
    var i = start
    for hash in rest {
      i += 1
      while i < tokens.count, tokens[i].isColocated { i += 1 }
      guard i < tokens.count, TokenHash.of(slice(tokens[i])) == hash else { return nil }
    }
    return i
  }

  /// The same for hashes that were made before.
  func end(of rest: [UInt64], after start: Int, _ hashes: [UInt64]) -> Int? {
    var i = start
    for hash in rest {
      i += 1
      while i < tokens.count, tokens[i].isColocated { i += 1 }
      guard i < tokens.count, hashes[i] == hash else { return nil }
    }
    return i
  }
}
