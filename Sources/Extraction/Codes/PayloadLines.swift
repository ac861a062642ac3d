/// A payload's lines as RFC 5545 and RFC 6350 write them: `NAME;PARAM=x:value`, folded lines joined.
struct PayloadProperty {
  /// Upper case.
  var name: String
  /// Upper case, such as `TZID=ASIA/TOKYO`.
  var parameters: String
  /// As written, its escapes resolved.
  var value: String
  /// Where the value stands in the original, end exclusive.
  var start: Int
  var end: Int

  /// The parts of a structured value: `Street;City;;12207`.
  var parts: [String] { value.split(separator: ";", omittingEmptySubsequences: false).map(String.init) }
}

/// Reads the properties from a place in the original text up to a closing line.
struct PayloadLines {
  let original: [UInt32]

  /// More lines or signs than any code holds.
  private static let longest = 4096

  /// The properties between `start` and the line `END:closing`; nil without it.
  func properties(from start: Int, closing: String) -> [PayloadProperty]? {
    var properties: [PayloadProperty] = []
    var position = start
    let limit = min(original.count, start + PayloadLines.longest)
    while position < limit {
      guard let (property, next) = property(at: position, limit) else {
        position = lineEnd(position, limit) + 1
        continue
      }
      if property.name == "END", property.value.uppercased() == closing { return properties }
      // None holds another of its kind; to read on would take the time of each for all.
      if property.name == "BEGIN", property.value.uppercased() == closing { return nil }
      properties.append(property)
      position = next
    }
    return nil
  }

  /// The lines from a place on, without their line ends.
  func lines(from start: Int, most: Int) -> [(text: String, start: Int, end: Int)] {
    var lines: [(text: String, start: Int, end: Int)] = []
    var position = start
    let limit = min(original.count, start + PayloadLines.longest)
    while position <= limit, lines.count < most {
      let end = lineEnd(position, limit)
      let textEnd = trimmed(position, end)
      lines.append((text(position, textEnd), position, textEnd))
      guard end < limit else { break }
      position = end + 1
    }
    return lines
  }

  private func property(at start: Int, _ limit: Int) -> (PayloadProperty, next: Int)? {
    var end = lineEnd(start, limit)
    guard let colon = original[start..<end].firstIndex(of: 0x3A) else { return nil }
    let head = text(start, colon).uppercased()
    let name = head.prefix { $0 != ";" }
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") })
    else { return nil }
    var valueEnd = trimmed(colon + 1, end)
    var value = text(colon + 1, valueEnd)
    // A line that begins with a blank continues the one before.
    while end + 1 < limit, original[end + 1] == 0x20 || original[end + 1] == 0x09 {
      let next = lineEnd(end + 1, limit)
      valueEnd = max(end + 2, trimmed(end + 2, next))
      value += text(end + 2, valueEnd)
      end = next
    }
    // item1.TEL groups properties.
    let bare = name.split(separator: ".").last.map(String.init) ?? String(name)
    return (
      PayloadProperty(
        name: bare, parameters: String(head.dropFirst(name.count)), value: PayloadLines.unescaped(value),
        start: colon + 1, end: valueEnd), end + 1
    )
  }

  private func lineEnd(_ start: Int, _ limit: Int) -> Int {
    original[min(start, limit)..<limit].firstIndex(of: 0x0A) ?? limit
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    end > start && original[end - 1] == 0x0D ? end - 1 : end
  }

  func text(_ start: Int, _ end: Int) -> String {
    guard start < end else { return "" }
    return Scalars.string(original[start..<end])
  }

  /// `\,` `\;` `\\` `\n`
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" || character == "N" ? " " : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
