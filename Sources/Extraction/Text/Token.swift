/// A piece of the shadow copy that rules look at: a number, a word, or a single sign.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    /// A run of digits, or of kanji numerals (`digits` is 0 then).
    case number
    /// A run of Latin letters.
    case word
    /// A lexicon word of an East Asian language, or one character outside it.
    case character
    case symbol
  }

  let kind: Kind
  /// In the shadow copy, end exclusive.
  let start: Int32
  let end: Int32
  let spaceBefore: Bool
  let newlineBefore: Bool
  /// How many digits a number was written with; 0 for kanji numerals.
  let digits: UInt8
  /// Which lexicon `entry` belongs to.
  let lexicon: UInt8
  let entry: Int32
  let roles: Roles
  /// Part of a long run of figures and signs that means nothing.
  var isSoup = false
  /// How many tokens ahead the next word and the next East Asian character stand, 255 where there is none so near.
  var toWord: UInt8 = 255
  var toCharacter: UInt8 = 255
  /// A number's value (capped at 18 digits), or a symbol's or character's scalar.
  let value: Int

  @inline(__always) func has(_ role: Role) -> Bool { roles.has(role) }
  @inline(__always) func isSymbol(_ s: Unicode.Scalar) -> Bool { kind == .symbol && value == Int(s.value) }
  @inline(__always) func isCharacter(_ s: Unicode.Scalar) -> Bool {
    kind == .character && value == Int(s.value)
  }
  var isNumber: Bool { kind == .number }
  var isDigits: Bool { kind == .number && digits > 0 }
}

extension Token {
  /// What stands beyond both ends of a text: nothing that any rule takes.
  static let none = Token(
    kind: .symbol, start: 0, end: 0, spaceBefore: true, newlineBefore: true, digits: 0, lexicon: 0, entry: -1,
    roles: Roles(rawValue: 0), value: 0)
}

/// The tokens of a text. Looking beyond the ends gives `Token.none`, so that no rule can fall off.
struct TokenList: Sendable {
  private let tokens: [Token]

  init(_ tokens: [Token]) { self.tokens = tokens }

  var count: Int { tokens.count }
  var indices: Range<Int> { tokens.indices }

  @inline(__always) subscript(i: Int) -> Token { i >= 0 && i < tokens.count ? tokens[i] : .none }
}
