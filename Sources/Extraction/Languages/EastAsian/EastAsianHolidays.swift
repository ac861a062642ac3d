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
    ("大年初一", .springFestival), ("正月初一", .springFestival), ("元宵节", .lantern), ("端午节", .dragonBoat),
    ("端午", .dragonBoat), ("中秋节", .midAutumn), ("中秋", .midAutumn),
    ("重阳节", .doubleNinth),
    ("母亲节", .mothers), ("父亲节", .fathers), ("感恩节", .thanksgiving), ("万圣节", .halloween), ("愚人节", .aprilFools),
    ("复活节", .easter),
    ("黑色星期五", .blackFriday), ("黑五", .blackFriday), ("网络星期一", .cyberMonday),
    ("春分の日", .springEquinox), ("秋分の日", .autumnEquinox), ("七夕", .sevenSeven),
    ("双十二", .doubleTwelve), ("双12", .doubleTwelve), ("双11", .singles), ("五一", .labourDay),
    ("阳历新年", .newYear), ("公历新年", .newYear), ("新年夜", .newYearsEve), ("跨年夜", .newYearsEve),
    ("国际消费者权益日", .consumers), ("消费者权益日", .consumers), ("老板节", .bossDay),
    ("复活节星期日", .easter), ("主复活日", .easter), ("复活节星期一", .easterMonday), ("复活节前夜", .holySaturday),
    ("神圣周六", .holySaturday), ("圣周六", .holySaturday), ("黑色星期六", .holySaturday),
    ("耶稣受难日", .goodFriday), ("主受难日", .goodFriday), ("受难日", .goodFriday), ("圣周五", .goodFriday),
    ("圣周星期四", .maundyThursday), ("神圣星期四", .maundyThursday), ("濯足节", .maundyThursday),
    ("设立圣餐日", .maundyThursday), ("棕枝主日", .palmSunday), ("圣枝主日", .palmSunday),
    ("圣灰礼仪日", .ashWednesday), ("圣灰星期三", .ashWednesday), ("忏悔节", .shroveTuesday),
    ("耶稣升天节", .ascension), ("升天节", .ascension), ("五旬节", .pentecost), ("圣灵降临节", .pentecost),
    ("圣三主日", .trinity), ("天主圣三节", .trinity), ("基督圣体节", .corpusChristi),
    ("基督圣体圣血瞻礼", .corpusChristi), ("基督圣体圣血节", .corpusChristi), ("主显节", .epiphany),
    ("诸圣节", .allSaints), ("万圣日", .allSaints),
    ("东正教复活节星期一", .orthodoxMonday), ("东正教复活节前夜", .orthodoxSaturday),
    ("东正教复活节", .orthodoxEaster), ("东正教圣周六", .orthodoxSaturday), ("东正教神圣周六", .orthodoxSaturday),
    ("东正教耶稣受难日翌日", .orthodoxSaturday), ("东正教主受难节翌日", .orthodoxSaturday),
    ("东正教耶稣受难日", .orthodoxGoodFriday), ("东正教主受难节", .orthodoxGoodFriday),
    ("东正教圣周五", .orthodoxGoodFriday), ("东正教沈默周五", .orthodoxGoodFriday),
    ("东正教棕枝主日", .orthodoxPalm), ("东正教圣枝主日", .orthodoxPalm), ("东正教圣树主日", .orthodoxPalm),
    ("拉匝路周六", .lazarusSaturday), ("拉撒路圣周六", .lazarusSaturday), ("东正教五旬节", .orthodoxPentecost),
    ("イースター", .easter), ("復活祭", .easter), ("聖金曜日", .goodFriday), ("ボクシングデー", .boxingDay),
    ("ブラックフライデー", .blackFriday), ("ブラックフライデイ", .blackFriday), ("サイバーマンデー", .cyberMonday),
    ("エイプリルフール", .aprilFools), ("独立記念日", .independence), ("勤労感謝", .laborThanksgiving),
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
