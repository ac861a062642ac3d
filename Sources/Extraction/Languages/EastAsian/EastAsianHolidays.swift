import Specimens

/// Japanese and Chinese names of holidays.
enum EastAsianHolidays {
  static let names: [(String, Holiday)] = [
    ("元日", .newYear), ("元旦", .newYear), ("大晦日", .newYearsEve), ("大みそか", .newYearsEve),
    ("クリスマスイブ", .christmasEve),
    ("クリスマス・イブ", .christmasEve), ("クリスマス", .christmas), ("バレンタインデー", .valentine), ("バレンタイン", .valentine),
    ("ホワイトデー", .whiteDay),
    ("こどもの日", .childrensJP), ("子供の日", .childrensJP), ("文化の日", .culture), ("勤労感謝の日", .laborThanksgiving),
    ("昭和の日", .showa),
    ("憲法記念日", .constitution), ("みどりの日", .greenery), ("山の日", .mountain), ("建国記念の日", .foundation),
    ("建国記念日", .foundation),
    ("天皇誕生日", .emperor), ("海の日", .seaDay), ("敬老の日", .agedDay), ("スポーツの日", .sportsDay), ("成人の日", .comingOfAge),
    ("ハロウィン", .halloween), ("ハロウィーン", .halloween), ("母の日", .mothers), ("父の日", .fathers),
    ("感謝祭", .thanksgiving),
    ("平安夜", .christmasEve), ("圣诞节", .christmas), ("圣诞", .christmas), ("国庆节", .nationalCN),
    ("国庆", .nationalCN), ("劳动节", .labourDay),
    ("五一劳动节", .labourDay), ("儿童节", .childrens), ("妇女节", .womens), ("教师节", .teachersCN), ("情人节", .valentine),
    ("光棍节", .singles),
    ("双十一", .singles), ("青年节", .youthCN), ("建军节", .armyCN), ("建党节", .partyCN), ("植树节", .arborCN),
    ("清明节", .aprilQingming),
    ("清明", .aprilQingming), ("春节", .springFestival), ("农历新年", .springFestival), ("除夕", .newYearsEveCN),
    ("大年三十", .newYearsEveCN),
    ("元宵节", .lantern), ("端午节", .dragonBoat), ("端午", .dragonBoat), ("中秋节", .midAutumn), ("中秋", .midAutumn),
    ("重阳节", .doubleNinth),
    ("母亲节", .mothers), ("父亲节", .fathers), ("感恩节", .thanksgiving), ("万圣节", .halloween), ("愚人节", .aprilFools),
    ("复活节", .easter),
    ("黑色星期五", .blackFriday), ("黑五", .blackFriday),
  ]

  static let index: [UInt32: [(word: [UInt32], holiday: Holiday)]] = {
    var index: [UInt32: [(word: [UInt32], holiday: Holiday)]] = [:]
    for (name, holiday) in names {
      let word = Folding.word(name)
      index[word[0], default: []].append((word, holiday))
    }
    return index.mapValues { $0.sorted { $0.word.count > $1.word.count } }
  }()
}

extension Reader {
  /// A holiday's name: its scalars may be spread over several tokens.
  func eastAsianHoliday(_ i: Int) -> Phrase? {
    guard exists(i), tokens[i].kind == .character || tokens[i].kind == .number else { return nil }
    let start = Int(tokens[i].start)
    let scalars = text.shadow.scalars
    guard let candidates = EastAsianHolidays.index[scalars[start]] else { return nil }
    for (word, holiday) in candidates
    where start + word.count <= scalars.count && scalars[start..<(start + word.count)].elementsEqual(word) {
      var last = i
      while exists(last), Int(tokens[last].end) < start + word.count { last += 1 }
      guard exists(last), Int(tokens[last].end) == start + word.count else { continue }
      return phrase(i, last + 1, .holiday(holiday, year: nil), "holiday", 0.75)
    }
    return nil
  }
}
