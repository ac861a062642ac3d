/// Signs by which a translation shows that it is wrong. It can't show that one is right, so whatever passes is still
/// marked as a machine's.
///
/// Works on the text with its placeholders in, since those are true by themselves.
enum TranslationGuard {
  /// Whether a translation may be shown.
  static func accepts(_ answer: String, of source: String, to tongue: Tongue) -> Bool {
    let words = answer.filter { !$0.isWhitespace }
    guard !words.isEmpty, !answer.contains(where: \.isNewline) else { return false }
    guard hasPlausibleLength(answer, source, tongue), !writesNumbers(answer) else { return false }
    guard isIn(tongue, answer, source), keepsNegation(answer, source, tongue) else { return false }
    return keepsTimesOfDay(answer, source, tongue)
  }

  /// The text without its placeholders.
  static func bare(_ text: String) -> String {
    var result = ""
    var isInside = false
    for character in text {
      if character == "{" { isInside = true }
      if !isInside { result.append(character) }
      if character == "}" { isInside = false }
    }
    return result
  }

  /// Chinese takes about a third of the letters.
  private static func hasPlausibleLength(_ answer: String, _ source: String, _ tongue: Tongue) -> Bool {
    let (answer, source) = (Double(bare(answer).count), Double(max(1, bare(source).count)))
    return tongue == .chinese
      ? answer <= source * 1.2 + 8 && answer >= source * 0.08
      : answer <= source * 9 + 20 && answer >= source * 0.8
  }

  /// A figure outside the placeholders, or a number word before a unit of money or time.
  private static func writesNumbers(_ answer: String) -> Bool {
    let scalars = Array(bare(answer).unicodeScalars)
    if scalars.contains(where: \.isFigure) { return true }
    let words: Set<Unicode.Scalar> = ["二", "两", "三", "四", "五", "六", "七", "八", "九", "十", "百", "千", "万"]
    let units: Set<Unicode.Scalar> = ["元", "块", "美", "月", "日", "号", "点", "年"]
    return zip(scalars, scalars.dropFirst()).contains { words.contains($0) && units.contains($1) }
  }

  /// No whole words are left over in Latin letters, nor Chinese ones in English.
  private static func isIn(_ tongue: Tongue, _ answer: String, _ source: String) -> Bool {
    let text = bare(answer)
    let hasHan = text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    guard tongue == .chinese else { return !hasHan }
    guard hasHan else { return false }
    // Names in capitals may stay as they are.
    return !latinWords(text).contains { $0.count > 1 && ($0.first?.isLowercase ?? false) }
  }

  private static func latinWords(_ text: String) -> [Substring] {
    text.split { !($0.isASCII && $0.isLetter) && $0 != "'" }
  }

  private static func keepsNegation(_ answer: String, _ source: String, _ tongue: Tongue) -> Bool {
    let (english, chinese) = tongue == .chinese ? (source, answer) : (answer, source)
    let words = Set(latinWords(english.lowercased().replacing("’", with: "'")).map(String.init))
    let denies =
      !words.isDisjoint(with: ["not", "no", "never", "cannot", "without", "unable", "nothing", "none"])
      || words.contains { $0.hasSuffix("n't") }
    let signs = ["不", "没", "别", "勿", "无", "未", "非", "免"]
    // "不客气", "不好意思" and the like deny nothing, so only a loss is a fault when going to English.
    let has = signs.contains { chinese.contains($0) }
    return tongue == .chinese
      ? denies == has || (!denies && !chinese.contains("不要") && !chinese.contains("没有")) : !denies || has
  }

  private static func keepsTimesOfDay(_ answer: String, _ source: String, _ tongue: Tongue) -> Bool {
    let (english, chinese) = tongue == .chinese ? (source, answer) : (answer, source)
    let words = Set(latinWords(english.lowercased()).map(String.init))
    let pairs: [(english: Set<String>, chinese: [String])] = [
      (["morning", "am"], ["早", "上午", "凌晨"]), (["noon", "midday"], ["中午", "正午"]),
      (["afternoon", "pm"], ["下午", "晚"]), (["evening", "tonight", "night"], ["晚", "夜"]),
      (["midnight"], ["午夜", "半夜"]), (["tomorrow"], ["明"]), (["yesterday"], ["昨"]), (["today"], ["今"]),
    ]
    for pair in pairs {
      let says = !words.isDisjoint(with: pair.english)
      let shows = pair.chinese.contains { chinese.contains($0) }
      if tongue == .chinese ? says && !shows : says && !shows { return false }
    }
    // "下个月" where no next month was named, and the like.
    if tongue == .chinese, chinese.contains("下个月") || chinese.contains("下周") {
      return words.contains("next") || words.contains("following") || words.contains("coming")
    }
    return true
  }
}
