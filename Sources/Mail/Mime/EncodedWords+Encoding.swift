extension EncodedWords {
  /// A header's text in ASCII (RFC 2047), in words of at most 75 characters.
  static func encode(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ (32...126).contains($0) }) else { return text }
    var words: [String] = []
    var current: [UInt8] = []
    for character in text {
      let bytes = Array(String(character).utf8)
      if current.count + bytes.count > 42 {
        words.append(word(current))
        current = []
      }
      current += bytes
    }
    return (words + [word(current)]).joined(separator: "\r\n ")
  }

  private static func word(_ bytes: [UInt8]) -> String { "=?utf-8?B?\(Base64.encode(bytes))?=" }
}
