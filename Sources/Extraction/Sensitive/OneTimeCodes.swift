import Specimens

/// Codes that let somebody in once, known by the words around them.
enum OneTimeCodes {
  private static let words = [
    "verification code", "security code", "one-time", "one time password", "one time code", "otp",
    "login code",
    "log-in code", "sign-in code", "sign in code", "authentication code", "auth code", "2fa", "two-factor",
    "passcode", "sms code", "temporary code", "verify code", "do not share this code",
    "don't share this code", "never share this code", "verify your",
    "認証コード", "確認コード", "ワンタイム", "認証番号", "セキュリティコード", "本人確認", "验证码", "驗證碼", "校验码", "动态码", "动态密码", "動態密碼",
    "随机码", "校驗碼", "认证码", "認證碼", "登录码", "登入碼", "短信码", "簡訊碼", "ログインコード", "サインインコード", "認証用コード",
  ].map { Array($0.unicodeScalars) }

  static func findings(in text: SensitiveText) -> [SensitiveFinding] {
    var found: [SensitiveFinding] = []
    for (number, line) in text.lines.enumerated() {
      let isNamed = words.contains { text.folded.firstPlace(of: $0, in: line) != nil }
      guard isNamed || SignInCodes.isAbout(number, text) else { continue }
      let here = codes(in: line, text).filter { isNamed || SignInCodes.isPlain($0, in: line, text) }
      if !here.isEmpty {
        found += here.map(finding)
        continue
      }
      // The code often stands large in a line of its own, below the sentence or above it.
      let near =
        text.lines[(number + 1)...].filter { !$0.isEmpty }.prefix(3)
        + text.lines[..<number].reversed().filter { !$0.isEmpty }.prefix(1)
      let alone = near.lazy.compactMap { line in
        codeAlone(in: line, text).flatMap { isNamed || SignInCodes.isPlain($0, in: line, text) ? $0 : nil }
      }.first
      if let alone { found.append(finding(alone)) }
    }
    return found
  }

  private static func finding(_ range: Range<Int>) -> SensitiveFinding {
    SensitiveFinding(.oneTimeCode, TextSpan(range.lowerBound, range.upperBound))
  }

  private static func codeAlone(in line: Range<Int>, _ text: SensitiveText) -> Range<Int>? {
    let codes = codes(in: line, text)
    guard let code = codes.first else { return nil }
    let letters = line.filter { !text.folded[$0].isBlank }.count
    return letters - code.count <= 2 ? code : nil
  }

  private static func codes(in line: Range<Int>, _ text: SensitiveText) -> [Range<Int>] {
    var (codes, place) = ([Range<Int>](), line.lowerBound)
    while place < line.upperBound {
      guard isPart(text.folded[place]) else {
        place += 1
        continue
      }
      var end = place
      while end < line.upperBound, isPart(text.folded[end]) { end += 1 }
      var code = place..<end
      place = end
      // 123 456
      if code.count == 3, isDigits(code, text), end + 3 < line.upperBound, text.folded[end] == " " {
        let second = (end + 1)..<(end + 4)
        if isDigits(second, text),
          second.upperBound == line.upperBound || !isPart(text.folded[second.upperBound])
        {
          code = code.lowerBound..<second.upperBound
          place = second.upperBound
        }
      }
      if isCode(code, line, text) { codes.append(code) }
    }
    return codes
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar.isPlainLetter || scalar == "-"
  }

  private static func isDigits(_ range: Range<Int>, _ text: SensitiveText) -> Bool {
    text.folded[range].allSatisfy(\.isDigit)
  }

  private static func isCode(_ range: Range<Int>, _ line: Range<Int>, _ text: SensitiveText) -> Bool {
    let scalars = text.original[range]
    let digits = text.folded[range].count(where: \.isDigit)
    let letters = scalars.count(where: \.isPlainLetter)
    guard (4...10).contains(digits + letters), digits >= 3 || (digits >= 1 && letters >= 3) else {
      return false
    }
    // Letters only as capitals: AB3K9Q, G-482913.
    guard scalars.allSatisfy({ !$0.isPlainLetter || $0.value < 0x61 }) else { return false }
    if letters == 0, digits == 4, let year = Int(String(String.UnicodeScalarView(text.folded[range]))),
      (1990...2099).contains(year)
    {
      return false
    }
    let before = range.lowerBound > line.lowerBound ? text.folded[range.lowerBound - 1] : " "
    let after = range.upperBound < line.upperBound ? text.folded[range.upperBound] : " "
    // Prices, dates, times, phone numbers and parts of links are no codes.
    if "$¥€£/.+@#".unicodeScalars.contains(before) { return false }
    if "/円元%@".unicodeScalars.contains(after) { return false }
    let next = range.upperBound + 1 < line.upperBound ? text.folded[range.upperBound + 1] : " "
    return !((after == ":" || after == "." || after == ",") && next.isDigit)
  }
}
