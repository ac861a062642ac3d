/// Repairs of what Tesseract is known to get wrong, each told by its neighbours.
enum Mending {
  static func mended(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    mendYenSign(&scalars)
    closeThousands(&scalars)
    mendThousands(&scalars)
    mendRange(&scalars)
    mendPronoun(&scalars)
    dropRim(&scalars)
    return String(String.UnicodeScalarView(withoutCJKSpaces(scalars)))
  }

  /// `\1,280` is ¥1,280: the models know the two as one key.
  private static func mendYenSign(_ s: inout [Unicode.Scalar]) {
    // Seen twice: once as each of the two.
    for i in s.indices.dropLast().reversed() where s[i] == "\\" && (s[i + 1] == "¥" || s[i + 1] == "￥") {
      s.remove(at: i)
    }
    for i in s.indices where s[i] == "\\" || s[i] == "＼" {
      var next = i + 1
      if next < s.count, s[next] == " " { next += 1 }
      if next < s.count, s[next].isASCIIDigit { s[i] = "¥" }
    }
  }

  /// `¥1, 474`: no price has a space behind its comma.
  private static func closeThousands(_ s: inout [Unicode.Scalar]) {
    for i in s.indices.reversed() where s[i] == " " && i > 1 && s[i - 1] == "," && s[i - 2].isASCIIDigit {
      let digits = s[(i + 1)...].prefix { $0.isASCIIDigit }
      let start = s[..<(i - 1)].lastIndex { !$0.isASCIIDigit && $0 != "," && $0 != " " }
      let isPrice = start.map { ["¥", "￥", "$", "£", "€"].contains(s[$0]) } ?? false
      if digits.count == 3, isPrice { s.remove(at: i) }
    }
  }

  /// `¥1.999` and `1.999円`: yen have no decimals, so a point before three digits is a comma.
  private static func mendThousands(_ s: inout [Unicode.Scalar]) {
    for i in s.indices where s[i] == "." && i > 0 && s[i - 1].isASCIIDigit {
      let digits = s[(i + 1)...].prefix { $0.isASCIIDigit }
      guard digits.count == 3 else { continue }
      var start = i
      while start > 0, s[start - 1].isASCIIDigit || s[start - 1] == "," || s[start - 1] == "." { start -= 1 }
      let isAfterSign = start > 0 && (s[start - 1] == "¥" || s[start - 1] == "￥")
      // Further groups may stand between here and the unit: 1.280.000円
      let rest = s[digits.endIndex...].drop { $0.isASCIIDigit || $0 == "." || $0 == "," || $0 == " " }
      if isAfterSign || rest.first == "円" { s[i] = "," }
    }
  }

  /// `¥900て¥1,200`: the wave between two prices comes out as a kana of the same slope.
  private static func mendRange(_ s: inout [Unicode.Scalar]) {
    for i in s.indices where s[i] == "て" || s[i] == "と" {
      let before = s[..<i].last { $0 != " " }
      let after = s[(i + 1)...].first { $0 != " " }
      // 円と is also plain Japanese: 100円と200円.
      guard let before, before.isASCIIDigit || before == "円" && s[i] == "て" else { continue }
      let isPrice = before == "円" || s[..<i].contains("¥") || s[..<i].contains("￥")
      let leadsOn = after == "¥" || after == "￥" || (after?.isASCIIDigit ?? false)
      if isPrice && (leadsOn || after == nil) { s[i] = "～" }
    }
  }

  /// `| will come`: a lone bar before a Latin word in small letters is the pronoun.
  private static func mendPronoun(_ s: inout [Unicode.Scalar]) {
    for i in s.indices where s[i] == "|" && (i == 0 || s[i - 1] == " ") && i + 1 < s.count && s[i + 1] == " "
    {
      let word = s[(i + 2)...].prefix { $0 != " " }
      if word.count >= 3, word.allSatisfy({ $0.isLatinLetter && $0.properties.isLowercase }) { s[i] = "I" }
    }
  }

  /// The round ends of bubbles and buttons read as brackets. One without its partner goes.
  private static func dropRim(_ s: inout [Unicode.Scalar]) {
    if let first = s.first, first == "(" || first == "（", !s.contains(where: { $0 == ")" || $0 == "）" }) {
      s.removeFirst()
    }
    if let last = s.last, last == ")" || last == "）", !s.contains(where: { $0 == "(" || $0 == "（" }) {
      s.removeLast()
    }
    while s.first == " " { s.removeFirst() }
    while s.last == " " { s.removeLast() }
  }

  /// Spaces that touch a CJK character: those scripts have none, and a search would stumble over them.
  static func withoutCJKSpaces(_ s: [Unicode.Scalar]) -> [Unicode.Scalar] {
    s.indices.filter { i in
      guard s[i] == " " else { return true }
      let touches = (i > 0 && s[i - 1].isCJK) || (i + 1 < s.count && s[i + 1].isCJK)
      return !touches
    }.map { s[$0] }
  }
}
