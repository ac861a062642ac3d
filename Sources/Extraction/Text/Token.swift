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
