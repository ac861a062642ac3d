import Specimens

/// Characters that look the same, told apart by what stands around them.
enum LookAlikes {
  /// Han form and katakana form of one shape.
  private static let pairs: [(han: Unicode.Scalar, kana: Unicode.Scalar)] = [
    ("口", "ロ"), ("力", "カ"), ("夕", "タ"), ("工", "エ"), ("二", "ニ"), ("一", "ー"), ("八", "ハ"), ("卜", "ト"),
  ]

  /// What precedes 工 in words of Han characters; after other ones it opens a word like エネルギー.
  private static let beforeWork = Set("加施人着完竣大木商理細陶重軽職名起図石手化鉄電精熟陶".unicodeScalars)
  /// What follows 一 in words that often stand after a katakana word: グループ一覧, スタッフ一同.
  private static let afterOne = Set("覧同人部日番緒式括件名月般時定方体品切回度週年段種層級杯".unicodeScalars)
  private static let numerals = Set("一二三四五六七八九十百千数何".unicodeScalars)

  /// What follows 一 so seldom after the end of a katakana word with ー that it must be 一.
  private static let onlyAfterOne = Set("覧緒括般".unicodeScalars)
  /// What precedes 口, and 力, in words that a katakana word follows: 人口ピラミッド, 入力カード.
  private static let beforeMouth = Set("人入出窓一札戸".unicodeScalars)
  private static let beforeStrength = Set("入出協能努実重馬圧魅視聴握体学電".unicodeScalars)
  /// And what 力 opens: 力士, 力作.
  private static let afterStrength = Set("士強作量仕点説走".unicodeScalars)
  /// What follows 夕 even behind a katakana word: レストラン夕食付き.
  private static let afterEvening = Set("食焼暮飯陽刻".unicodeScalars)
  /// How words begin that do have ロ or カ there: 人ロボット, 電カメラ.
  private static let openings = [
    "ロボ", "ロッ", "ロン", "ロシ", "ロマ", "ロー", "ロゴ", "ログ", "ロビ", "ロケ", "ロス", "ロコ",
    "カー", "カメラ", "カラ", "カレ", "カフェ", "カッ", "カプ", "カバ", "カウ", "カタ", "カテ", "カジ", "カヌ", "カル", "カス", "カリ",
  ].map { Array($0.unicodeScalars) }

  static func mended(_ lines: [TextLine]) -> [TextLine] {
    let isJapanese = JapaneseForms.belong(to: lines)
    return lines.map {
      var line = $0
      line.text = mended(
        isJapanese && !JapaneseForms.isForeign(line.text) ? JapaneseForms.applied(to: line.text) : line.text)
      return line
    }
  }

  static func mended(_ text: String) -> String {
    var s = Array(text.unicodeScalars)
    for i in s.indices {
      if let pair = pairs.first(where: { $0.han == s[i] || $0.kana == s[i] }) {
        let place = Place(s, i)
        if s[i] == pair.han, isKatakanaPlace(pair.han, place) {
          s[i] = pair.kana
        } else if s[i] == pair.kana, isHanPlace(pair.kana, place) {
          s[i] = pair.han
        }
      } else if let small = smallKana(Place(s, i), s[i]) {
        s[i] = small
      } else if s[i] == "￥", s.indices.contains(i + 1), s[i + 1].isASCIIDigit {
        // How wide the sign is drawn says little; beside plain digits it is the plain one.
        s[i] = "¥"
      }
    }
    return String(String.UnicodeScalarView(s))
  }

  /// A character's surroundings.
  private struct Place {
    var before: Unicode.Scalar?
    var after: Unicode.Scalar?
    var opensReviews: Bool
    /// Whether a katakana word that is known begins here.
    var opensWord: Bool

    init(_ s: [Unicode.Scalar], _ i: Int) {
      before = i > 0 ? s[i - 1] : nil
      after = i + 1 < s.count ? s[i + 1] : nil
      opensReviews = s[(i + 1)...].starts(with: "コミ".unicodeScalars)
      opensWord = openings.contains { s[i...].starts(with: $0) }
    }

    var followsKatakana: Bool { before?.isKatakana ?? false }
    var precedesKatakana: Bool { after?.isKatakana ?? false }
    var followsHan: Bool { before?.isHan ?? false }
    var precedesHan: Bool { after?.isHan ?? false }
    var afterIsPaired: Bool { after.map { next in pairs.contains { $0.han == next } } ?? false }
  }

  private static func isKatakanaPlace(_ form: Unicode.Scalar, _ place: Place) -> Bool {
    // 口コミ is a word of both scripts.
    if form == "口", place.opensReviews { return false }
    if place.followsKatakana {
      if form == "一", let after = place.after, after.isHan, !place.afterIsPaired {
        return !afterOne.contains(after)
      }
      // グループ一覧 and メンバー二人 go on in Han; ホーロー加工 goes on in katakana first.
      return place.afterIsPaired || place.precedesKatakana || !place.precedesHan
    }
    guard place.precedesKatakana, form != "一", place.after != "ヶ", place.after != "カ",
      place.after != "ー" || form != "二"
    else { return false }
    if form == "工", let before = place.before, before.isHan { return !beforeWork.contains(before) }
    // At the start of a word: 力ード, 二ュース. After Han or a number it belongs to them: 入力フォーム, 西口エレベーター.
    return place.before.map { !$0.isHan && !$0.isASCIIDigit } ?? true
  }

  private static func isHanPlace(_ form: Unicode.Scalar, _ place: Place) -> Bool {
    if form == "ロ", place.opensReviews, !place.followsKatakana { return true }
    let before = place.before, after = place.after
    switch form {
    // The mark lengthens a kana, so it opens no line and follows no character of Han: 一口, 第一, 丸一.
    case "ー" where !(before?.isKana ?? false):
      return (after?.isHan ?? false) || after == "ロ" || after == "つ" || place.followsHan
    case "ー": if let after, onlyAfterOne.contains(after) { return true }
    case "ロ" where !place.followsKatakana:
      if let before, beforeMouth.contains(before), !place.opensWord { return true }
    case "カ" where !place.followsKatakana:
      if let before, beforeStrength.contains(before), !place.opensWord { return true }
      if let after, afterStrength.contains(after), !place.followsHan { return true }
    case "タ" where before.map { "ルトクプ".unicodeScalars.contains($0) } ?? true:
      if let after, afterEvening.contains(after) { return true }
    case "ニ" where after == "つ": return true
    default: break
    }
    if place.followsKatakana || place.precedesKatakana { return false }
    switch form {
    // 三カ月, 二カ所: a counter, not 力.
    case "カ": return place.followsHan && !(place.before.map(numerals.contains) ?? false)
    case "ー": return place.precedesHan && !(place.before?.isHiragana ?? false)
    case "ハ", "ト": return false
    case "ニ": return place.followsHan && place.precedesHan
    default: return place.followsHan || place.precedesHan
    }
  }

  /// キヤンセル is キャンセル: within katakana these sounds are written with the small form, names apart.
  private static func smallKana(_ place: Place, _ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let before = place.before, "キシチニヒミリギジビピ".unicodeScalars.contains(before) else { return nil }
    return switch scalar {
    case "ヤ" where place.after.map { "ンツラリレッ".unicodeScalars.contains($0) } ?? false: "ャ"
    case "ユ" where "シジチ".unicodeScalars.contains(before): "ュ"
    case "ヨ" where "シジチ".unicodeScalars.contains(before): "ョ"
    default: nil
    }
  }
}
