import Specimens

/// 〒150-0002 東京都渋谷区渋谷2-21-1 · 京都府京都市中京区灯籠町12-3 · 上海市长宁区长宁路12号.
extension AddressScanner {
  func japanese(_ i: Int) -> Found? {
    let token = reader.tokens[i]
    if token.isSymbol("〒") { return afterPostMark(i) }
    guard token.kind == .character else { return nil }
    guard let prefecture = prefecture(at: Int(token.start)) else { return nil }
    return body(first: i, from: prefecture, postal: nil)
  }

  /// 〒 and seven figures, with or without an address behind them.
  private func afterPostMark(_ i: Int) -> Found? {
    guard reader.isDigits(i + 1) else { return nil }
    var end: Int
    if reader.tokens[i + 1].digits == 3, reader.symbol(i + 2, "-"), reader.isDigits(i + 3),
      reader.tokens[i + 3].digits == 4
    {
      end = i + 4
    } else if reader.tokens[i + 1].digits == 7 {
      end = i + 2
    } else {
      return nil
    }
    let postal = reader.original(i + 1, end)
    if reader.exists(end), reader.tokens[end].kind == .character {
      let start = Int(reader.tokens[end].start)
      if let found = body(first: i, from: prefecture(at: start) ?? start, postal: postal) { return found }
    }
    return (candidate(i, end, postalCode: postal, rule: "postal code", 0.9), end)
  }

  /// Where the prefecture's name ends, in the shadow copy.
  private func prefecture(at start: Int) -> Int? {
    let scalars = reader.text.shadow.scalars
    guard let candidates = JapanesePlaces.prefectures[scalars[start]] else { return nil }
    for word in candidates
    where start + word.count <= scalars.count && scalars[start..<(start + word.count)].elementsEqual(word) {
      return start + word.count
    }
    return nil
  }

  /// City, town and block after the prefecture: it must name a 市, 区, 町, 村 or 郡 and hold a number.
  private func body(first: Int, from start: Int, postal: String?) -> Found? {
    let scalars = reader.text.shadow.scalars
    var i = start
    var hasMunicipality = false
    var lastGood = start
    var hasNumber = false
    while i < scalars.count, i - start < 60 {
      let s = scalars[i]
      if Scalars.isEastAsian(s) {
        if [0x5E02, 0x533A, 0x753A, 0x6751, 0x90E1].contains(s) { hasMunicipality = true }
        // A particle ends the address.
        if hasNumber, s >= 0x3041, s <= 0x3096, ![0x306E, 0x30B1].contains(s) { break }
        if !hasNumber, [0x306F, 0x3067, 0x3092, 0x304C].contains(s) { break }
        if hasNumber, ![0x4E01, 0x76EE, 0x756A, 0x5730, 0x53F7, 0x306E, 0x968E].contains(s), !isBuilding(i) {
          break
        }
        lastGood = i + 1
      } else if Scalars.isDigit(s) {
        hasNumber = true
        lastGood = i + 1
      } else if s == 0x2D, hasNumber {
        // between the numbers of a block
      } else if s == 0x20, i + 1 < scalars.count, !hasNumber,
        Scalars.isHan(scalars[i + 1]) || Scalars.isDigit(scalars[i + 1])
      {
        // a blank between town and block
      } else {
        break
      }
      i += 1
    }
    guard hasMunicipality, lastGood > start + 1 else { return nil }
    var end = first
    while reader.exists(end), Int(reader.tokens[end].end) <= lastGood { end += 1 }
    guard end > first + 1 else { return nil }
    return (candidate(first, end, postalCode: postal, rule: "Japanese address", hasNumber ? 0.93 : 0.7), end)
  }

  private func isBuilding(_ i: Int) -> Bool { false }

  /// 上海市长宁区长宁路12号, 长宁路12号: a road or district and a house number.
  func chinese(_ i: Int) -> Found? {
    guard reader.isDigits(i), reader.tokens[i].digits <= 5, reader.exists(i + 1),
      reader.character(i + 1, "号"), reader.text.lineLanguage[i] == UInt8(LanguagePack.chinese),
      reader.isGlued(i)
    else { return nil }
    let scalars = reader.text.shadow.scalars
    let number = Int(reader.tokens[i].start)
    guard number > 1, [0x8DEF, 0x8857, 0x9053, 0x5DF7, 0x5F04].contains(scalars[number - 1]) else {
      return nil
    }
    var start = number
    while start > 0, Scalars.isHan(scalars[start - 1]), number - start < 24 { start -= 1 }
    var first = i
    while first > 0, Int(reader.tokens[first - 1].start) >= start { first -= 1 }
    guard number - start >= 2 else { return nil }
    var end = i + 2
    // 号 may be followed by building, floor and room: 3楼, 502室.
    while reader.isDigits(end), reader.isGlued(end), reader.exists(end + 1),
      reader.hasText(end + 1, ["楼", "室", "栋", "层", "座", "单元"])
    { end += 2 }
    return (candidate(first, end, postalCode: nil, rule: "Chinese address", 0.85), end)
  }
}

enum JapanesePlaces {
  static let prefectures: [UInt32: [[UInt32]]] = {
    let names =
      "北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県"
    var table: [UInt32: [[UInt32]]] = [:]
    for name in names.split(separator: " ") {
      let word = Folding.word(String(name))
      table[word[0], default: []].append(word)
    }
    return table
  }()
}
