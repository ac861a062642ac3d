import Specimens

/// What stands after a word for password, passphrase, PIN or network key.
enum Passwords {
  static let labels = [
    "password", "passwort", "passwd", "passphrase", "passcode", "pass code", "pwd", "network key",
    "security key",
    "wi-fi key", "wifi key", "secret key", "api key", "パスワード", "暗号化キー", "ネットワークキー", "暗証番号", "密码", "密碼",
    "口令",
  ].map { Array($0.unicodeScalars) }
  private static let pins = ["pin", "pin code", "暗証番号"].map { Array($0.unicodeScalars) }
  private static let verbs = ["is", "は", "是", "为", "為"].map { Array($0.unicodeScalars) }

  static func findings(in text: SensitiveText) -> [SensitiveFinding] {
    var found: [SensitiveFinding] = []
    for (number, line) in text.lines.enumerated() {
      var rest = line
      while let label = first(of: labels, in: rest, text.folded) {
        if let value = value(after: label.upperBound, in: line, text) {
          found.append(finding(value))
        } else if isAlone(label, in: line, text.folded), let next = nextLine(number, text) {
          found.append(finding(next))
        }
        rest = label.upperBound..<line.upperBound
      }
      for pin in pins {
        guard let label = text.folded.firstPlace(of: pin, in: line),
          let value = value(after: label.upperBound, in: line, text, isPin: true),
          (4...8).contains(value.count), text.folded[value].allSatisfy(\.isDigit)
        else { continue }
        found.append(finding(value))
      }
    }
    return found
  }

  private static func finding(_ range: Range<Int>) -> SensitiveFinding {
    SensitiveFinding(.password, TextSpan(range.lowerBound, range.upperBound))
  }

  private static func first(of words: [[Unicode.Scalar]], in range: Range<Int>, _ text: [Unicode.Scalar])
    -> Range<Int>?
  {
    words.compactMap { text.firstPlace(of: $0, in: range) }
      .min { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }
  }

  /// The word after the label and what joins them. A sign (`:`) is proof enough; after a verb or a mere blank the
  /// word must look like a secret, because people also write "the password is required".
  private static func value(
    after start: Int, in line: Range<Int>, _ text: SensitiveText, isPin: Bool = false
  ) -> Range<Int>? {
    var place = skipBlanks(from: start, to: line.upperBound, text.folded)
    // "Password (guest): …"
    if place < line.upperBound, text.folded[place] == "(",
      let close = text.folded[place..<line.upperBound].firstIndex(of: ")")
    {
      place = skipBlanks(from: close + 1, to: line.upperBound, text.folded)
    }
    guard place < line.upperBound else { return nil }
    var isCertain = false
    if text.folded[place] == ":" || text.folded[place] == "=" {
      isCertain = true
      place += 1
    } else if let verb = verbs.first(where: {
      text.folded.firstPlace(of: $0, in: place..<min(line.upperBound, place + $0.count)) != nil
    }) {
      place += verb.count
      if place < line.upperBound, text.folded[place] == ":" { place += 1 }
    } else if place == start {
      return nil
    }
    place = skipBlanks(from: place, to: line.upperBound, text.folded)
    let word = word(from: place, to: line.upperBound, text.folded)
    let scalars = text.original[word]
    guard word.count >= (isCertain ? 3 : 4), scalars.contains(where: { $0.isPlainLetter || $0.isDigit }),
      isCertain || isPin || looksSecret(scalars)
    else { return nil }
    return word
  }

  private static func nextLine(_ number: Int, _ text: SensitiveText) -> Range<Int>? {
    guard let line = text.lines[(number + 1)...].first(where: { !$0.isEmpty }) else { return nil }
    let start = skipBlanks(from: line.lowerBound, to: line.upperBound, text.folded)
    let word = word(from: start, to: line.upperBound, text.folded)
    let rest = skipBlanks(from: word.upperBound, to: line.upperBound, text.folded)
    guard rest == line.upperBound, (4...64).contains(word.count), looksSecret(text.original[word]) else {
      return nil
    }
    return word
  }

  /// Nothing but the label, and perhaps a colon, in its line.
  private static func isAlone(_ label: Range<Int>, in line: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    let end = skipBlanks(from: label.upperBound, to: line.upperBound, text)
    let isEnd =
      end == line.upperBound
      || (text[end] == ":" && skipBlanks(from: end + 1, to: line.upperBound, text) == line.upperBound)
    // "Wi-Fi password", "guest password": a word or two before it.
    return isEnd && label.lowerBound - line.lowerBound <= 20
  }

  private static func looksSecret(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    let hasDigit = word.contains(where: \.isDigit)
    let hasLetter = word.contains(where: \.isPlainLetter)
    let hasSign = word.dropLast().contains { "!@#$%^&*_-+=?".unicodeScalars.contains($0) }
    return (hasDigit && hasLetter) || (hasDigit && hasSign) || (hasDigit && word.count >= 6)
      || (hasSign && hasLetter && word.contains { (0x41...0x5A).contains($0.value) })
  }

  private static func skipBlanks(from start: Int, to end: Int, _ text: [Unicode.Scalar]) -> Int {
    var place = start
    while place < end, text[place].isBlank { place += 1 }
    return place
  }

  private static func word(from start: Int, to end: Int, _ text: [Unicode.Scalar]) -> Range<Int> {
    var place = min(start, end)
    while place < end, !text[place].isBlank, !"。、，；".unicodeScalars.contains(text[place]) { place += 1 }
    // The full stop of a sentence is not part of it.
    if place == end, place > start + 3, text[place - 1] == "." { place -= 1 }
    return min(start, end)..<place
  }
}
