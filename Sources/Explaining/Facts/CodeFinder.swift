import Specimens

/// The code that a mail sends to sign in with.
enum CodeFinder {
  static func code(in text: MailText) -> String? {
    for entity in text.entities {
      if case .code(let code, .oneTime) = entity.value { return code }
    }
    // A code often stands alone on its line, under the sentence that announces it.
    let lines = text.text.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }
    if let alone = lines.first(where: isCode) { return alone.replacingDashes }
    for entity in text.entities {
      guard case .code(let code, let type) = entity.value, type != .account, type != .member,
        isCode(code)
      else {
        continue
      }
      return code
    }
    for sentence in text.sentences
    where sentence.words.has(anyOf: [
      "code", "passcode", "otp", "pin", "to finish signing in", "to sign in", "to log in", "to verify", "验证码",
      "認証コード", "確認コード",
    ]) {
      if let code = groupedCode(text.slice(sentence.span)) { return code }
      let words = text.slice(sentence.span).split { !$0.isNumber && !$0.isLetter }
      if let code = words.first(where: { isCode(String($0)) }) { return String(code) }
      let tokens = text.slice(sentence.span).split(whereSeparator: \.isWhitespace).map { token in
        String(token.filter { $0.isNumber || $0.isLetter || $0 == "-" })
      }
      if let code = tokens.first(where: { $0.contains("-") && isCode($0) }) { return code.replacingDashes }
      let digits = text.slice(sentence.span).split { !$0.isNumber }
      if let code = digits.first(where: { (4...8).contains($0.count) }) { return String(code) }
    }
    return nil
  }

  /// `730 224`: two groups of three or four figures that stand beside each other.
  private static func groupedCode(_ sentence: String) -> String? {
    let words = sentence.split(whereSeparator: \.isWhitespace).map { word in
      word.filter { $0.isASCII && ($0.isNumber || $0.isLetter) }
    }
    for (first, second) in zip(words, words.dropFirst()) {
      guard first.count == second.count, (3...4).contains(first.count),
        (first + second).allSatisfy(\.isNumber)
      else { continue }
      // Two years beside each other are no code.
      let areYears = first.count == 4 && [first, second].allSatisfy { (Int($0) ?? 0) / 100 == 20 }
      if !areYears { return first + second }
    }
    return nil
  }

  private static func isCode(_ text: String) -> Bool {
    let plain = text.replacingDashes
    let digits = plain.count(where: \.isNumber)
    return (4...9).contains(plain.count) && digits >= 3 && digits * 2 >= plain.count
      && plain.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
      && Int(plain).map { !(1990...2100).contains($0) } ?? true
  }

  /// `4471` of “card ending in 4471”.
  static func cardTail(in text: MailText) -> String? {
    let words = text.words.text.split(separator: " ")
    for (index, word) in words.enumerated() where word == "ending" || word == "尾号" {
      if let digits = words.dropFirst(index + 1).prefix(3).first(where: {
        $0.count == 4 && $0.allSatisfy(\.isNumber)
      }) {
        return String(digits)
      }
    }
    if let range = text.text.firstRange(of: "尾号") {
      let digits = text.text[range.upperBound...].prefix { $0.isNumber }
      if digits.count == 4 { return String(digits) }
    }
    return nil
  }
}

extension String {
  fileprivate var replacingDashes: String { filter { $0 != "-" && $0 != " " } }
}
