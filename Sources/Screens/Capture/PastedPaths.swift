/// Tells file names that a terminal pasted (a drop, a file manager's copy) from text.
enum PastedPaths {
  /// The paths that the text may be, or nil when it can't be paths. Whether they exist is for others to look.
  static func candidates(in text: String) -> [String]? {
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
    guard !lines.isEmpty, lines.count <= 1000 else { return nil }
    var paths: [String] = []
    for line in lines {
      guard let words = words(of: line) else { return nil }
      paths += words
    }
    return paths.allSatisfy { $0.hasPrefix("/") || $0.hasPrefix("~/") } ? paths : nil
  }

  /// Words as a shell reads them: quotes, backslashes, blanks between; and `file://` addresses.
  private static func words(of line: String) -> [String]? {
    var (words, word, quote, isEscaped, isOpen): ([String], String, Character?, Bool, Bool) = (
      [], "", nil, false, false
    )
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\\" {
        (isEscaped, isOpen) = (true, true)
      } else if character == "\"" || character == "'" {
        (quote, isOpen) = (character, true)
      } else if character == " " {
        if isOpen { words.append(word) }
        (word, isOpen) = ("", false)
      } else {
        word.append(character)
        isOpen = true
      }
    }
    guard quote == nil else { return nil }
    if isOpen { words.append(word) }
    return words.map { path(of: $0) }
  }

  private static func path(of word: String) -> String {
    guard word.hasPrefix("file://") else { return word }
    let rest = word.dropFirst(7)
    var (bytes, percent): ([UInt8], [UInt8]) = ([], Array(rest.utf8))
    percent.reverse()
    while let byte = percent.popLast() {
      if byte == UInt8(ascii: "%"), percent.count >= 2,
        let value = UInt8(
          String(decoding: [percent[percent.count - 1], percent[percent.count - 2]], as: UTF8.self), radix: 16
        )
      {
        bytes.append(value)
        percent.removeLast(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
