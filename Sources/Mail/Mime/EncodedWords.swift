/// Headers' `=?charset?B?…?=`, read as senders write them: with missing padding, and with characters
/// that are cut in two between neighbouring words.
enum EncodedWords {
  private struct Word {
    var charset: String
    var bytes: [UInt8]
  }

  static func decode(_ header: String) -> (text: String, isDamaged: Bool) {
    var text = ""
    var isDamaged = false
    var pending: Word?
    var blanks = ""
    var rest = Substring(header)

    func flush() {
      guard let word = pending else { return }
      let decoded = Charset.decode(word.bytes, label: word.charset)
      text += decoded.text
      isDamaged = isDamaged || decoded.isDamaged
      pending = nil
    }

    while let character = rest.first {
      if let (word, end) = word(at: rest) {
        if let open = pending, open.charset == word.charset {
          pending?.bytes += word.bytes
        } else {
          // Blanks between two encoded words are not part of the text.
          if pending == nil { text += blanks }
          flush()
          pending = word
        }
        blanks = ""
        rest = rest[end...]
      } else if character.isWhitespace {
        blanks.append(character)
        rest = rest.dropFirst()
      } else {
        flush()
        text += blanks
        blanks = ""
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
    return (text.collapsingBlanks, isDamaged)
  }

  private static func word(at text: Substring) -> (Word, Substring.Index)? {
    guard text.hasPrefix("=?") else { return nil }
    let inner = text.dropFirst(2)
    guard let first = inner.firstIndex(of: "?"), inner[..<first].utf8.count < 60 else { return nil }
    let afterCharset = inner[inner.index(after: first)...]
    guard let encoding = afterCharset.first, afterCharset.dropFirst().first == "?" else { return nil }
    let body = afterCharset.dropFirst(2)
    guard let end = endOfBody(body) else { return nil }
    let coded = body[..<end]
    // RFC 2231 allows a language after the character set.
    let charset = inner[..<first].prefix { $0 != "*" }.lowercased()
    let bytes: [UInt8]
    switch encoding {
    case "B", "b": bytes = base64(coded)
    case "Q", "q": bytes = quoted(coded)
    default: return nil
    }
    return (Word(charset: charset, bytes: bytes), body.index(end, offsetBy: 2))
  }

  private static func endOfBody(_ body: Substring) -> Substring.Index? {
    var index = body.startIndex
    while index < body.endIndex {
      if body[index] == "?" {
        let next = body.index(after: index)
        return next < body.endIndex && body[next] == "=" ? index : nil
      }
      index = body.index(after: index)
    }
    return nil
  }

  private static func base64(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      let value: UInt8
      switch byte {
      case 65...90: value = byte - 65
      case 97...122: value = byte - 71
      case 48...57: value = byte + 4
      case 43, 45: value = 62
      case 47, 95: value = 63
      default: continue
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func quoted(_ text: Substring) -> [UInt8] {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == 61, index + 2 < source.count,
        let value = UInt8(String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        index += 3
      } else {
        bytes.append(source[index] == 95 ? 32 : source[index])
        index += 1
      }
    }
    return bytes
  }
}
