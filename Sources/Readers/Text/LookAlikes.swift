import Specimens

/// Characters of two scripts that look the same, told apart by what stands on both sides.
enum LookAlikes {
  /// Han form and katakana form of one shape.
  private static let pairs: [(han: Unicode.Scalar, kana: Unicode.Scalar)] = [
    ("口", "ロ"), ("力", "カ"), ("夕", "タ"), ("工", "エ"), ("二", "ニ"), ("一", "ー"), ("八", "ハ"), ("卜", "ト"),
  ]

  static func mended(_ lines: [TextLine]) -> [TextLine] {
    lines.map {
      var line = $0
      line.text = mended(line.text)
      return line
    }
  }

  static func mended(_ text: String) -> String {
    var s = Array(text.unicodeScalars)
    for i in s.indices {
      guard let pair = pairs.first(where: { $0.han == s[i] || $0.kana == s[i] }) else { continue }
      let before = i > 0 ? s[i - 1] : nil
      let after = i + 1 < s.count ? s[i + 1] : nil
      if s[i] == pair.han, isKatakanaPlace(pair.han, s, i, before, after) {
        s[i] = pair.kana
      } else if s[i] == pair.kana, isHanPlace(pair.kana, s, i, before, after) {
        s[i] = pair.han
      }
    }
    return String(String.UnicodeScalarView(s))
  }

  private static func isKatakanaPlace(
    _ form: Unicode.Scalar, _ s: [Unicode.Scalar], _ i: Int, _ before: Unicode.Scalar?,
    _ after: Unicode.Scalar?
  ) -> Bool {
    // 口コミ is a word of both scripts.
    if form == "口", s[(i + 1)...].starts(with: "コミ".unicodeScalars) { return false }
    let followsKatakana = before?.isKatakana ?? false
    let precedesKatakana = after?.isKatakana ?? false
    if form == "一" { return followsKatakana && !(after?.isHan ?? false) }
    if followsKatakana { return precedesKatakana || !(after?.isHan ?? false) }
    // At the start of a word: 力ード, 二ュース. After Han or a number it belongs to them: 入力フォーム, 二カ月.
    let startsWord = before.map { !$0.isHan && !$0.isASCIIDigit } ?? true
    return startsWord && precedesKatakana && after != "ヶ" && after != "カ"
  }

  private static func isHanPlace(
    _ form: Unicode.Scalar, _ s: [Unicode.Scalar], _ i: Int, _ before: Unicode.Scalar?,
    _ after: Unicode.Scalar?
  ) -> Bool {
    if form == "ロ", s[(i + 1)...].starts(with: "コミ".unicodeScalars), !(before?.isKatakana ?? false) {
      return true
    }
    let besideKatakana = (before?.isKatakana ?? false) || (after?.isKatakana ?? false)
    if besideKatakana { return false }
    let (followsHan, precedesHan) = (before?.isHan ?? false, after?.isHan ?? false)
    switch form {
    // 三カ月, 二カ所: a counter, not 力.
    case "カ": return followsHan && !(before.map { "一二三四五六七八九十数何".unicodeScalars.contains($0) } ?? false)
    case "ー": return precedesHan && !(before?.isHiragana ?? false)
    case "ハ", "ト": return false
    case "ニ": return followsHan && precedesHan
    default: return followsHan || precedesHan
    }
  }
}
