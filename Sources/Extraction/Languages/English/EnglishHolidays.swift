import Specimens

/// English names of holidays, longest first.
extension English {
  static let holidays: [(words: [String], holiday: Holiday)] = [
    (["new", "year", "'", "s", "day"], .newYear), (["new", "years", "day"], .newYear),
    (["new", "year", "'", "s", "eve"], .newYearsEve), (["new", "years", "eve"], .newYearsEve),
    (["nye"], .newYearsEve), (["new", "year", "s", "eve"], .newYearsEve),
    (["new", "year", "eve"], .newYearsEve),
    (["valentine", "'", "s", "day"], .valentine), (["valentines", "day"], .valentine),
    (["valentine", "day"], .valentine),
    (["st", ".", "patrick", "'", "s", "day"], .stPatrick), (["st", "patrick", "'", "s", "day"], .stPatrick),
    (["st", "patricks", "day"], .stPatrick), (["april", "fool", "'", "s", "day"], .aprilFools),
    (["april", "fools"], .aprilFools),
    (["independence", "day"], .independence), (["halloween"], .halloween), (["veterans", "day"], .veterans),
    (["veterans", "'", "day"], .veterans), (["christmas", "eve"], .christmasEve),
    (["xmas", "eve"], .christmasEve),
    (["christmas", "day"], .christmas), (["christmas"], .christmas), (["xmas"], .christmas),
    (["boxing", "day"], .boxingDay),
    (["thanksgiving", "day"], .thanksgiving), (["thanksgiving"], .thanksgiving),
    (["black", "friday"], .blackFriday),
    (["cyber", "monday"], .cyberMonday), (["labor", "day"], .laborUS), (["labour", "day"], .laborUS),
    (["memorial", "day"], .memorial), (["mlk", "day"], .mlk), (["martin", "luther", "king", "day"], .mlk),
    (["martin", "luther", "king", "'", "s", "day"], .mlk),
    (["martin", "luther", "king", "jr", ".", "day"], .mlk),
    (["presidents", "day"], .presidents), (["president", "'", "s", "day"], .presidents),
    (["columbus", "day"], .columbus),
    (["mother", "'", "s", "day"], .mothers), (["mothers", "day"], .mothers),
    (["mothers", "'", "day"], .mothers),
    (["father", "'", "s", "day"], .fathers), (["fathers", "day"], .fathers),
    (["fathers", "'", "day"], .fathers),
    (["easter", "sunday"], .easter), (["easter", "monday"], .easterMonday), (["easter"], .easter),
    (["good", "friday"], .goodFriday),
    (["palm", "sunday"], .palmSunday), (["ash", "wednesday"], .ashWednesday), (["pentecost"], .pentecost),
    (["juneteenth"], .juneteenth), (["earth", "day"], .earthDay), (["cinco", "de", "mayo"], .cincoDeMayo),
    (["groundhog", "day"], .groundhog), (["guy", "fawkes"], .guyFawkes), (["bonfire", "night"], .guyFawkes),
    (["chinese", "new", "year"], .springFestival), (["lunar", "new", "year"], .springFestival),
    (["teachers", "day"], .teachersUS),
    (["women", "'", "s", "day"], .womens), (["mid", "-", "autumn", "festival"], .midAutumn),
    (["dragon", "boat", "festival"], .dragonBoat), (["mid", "autumn", "festival"], .midAutumn),
    (["shrove", "tuesday"], .shroveTuesday), (["pancake", "day"], .shroveTuesday),
    (["mardi", "gras"], .shroveTuesday), (["fat", "tuesday"], .shroveTuesday),
    (["maundy", "thursday"], .maundyThursday), (["holy", "thursday"], .maundyThursday),
    (["covenant", "thursday"], .maundyThursday), (["holy", "saturday"], .holySaturday),
    (["black", "saturday"], .holySaturday), (["great", "friday"], .goodFriday),
    (["ascension", "day"], .ascension), (["ascension"], .ascension), (["trinity", "sunday"], .trinity),
    (["whit", "sunday"], .pentecost), (["white", "sunday"], .pentecost),
    (["corpus", "christi"], .corpusChristi),
    (["feast", "of", "corpus", "christi"], .corpusChristi), (["epiphany"], .epiphany),
    (["all", "saints", "'", "day"], .allSaints), (["all", "saints", "day"], .allSaints),
    (["remembrance", "day"], .remembrance), (["armistice", "day"], .remembrance),
    (["boss", "'", "s", "day"], .bossDay), (["boss", "day"], .bossDay), (["bosses", "day"], .bossDay),
    (["orthodox", "easter"], .orthodoxEaster), (["orthodox", "easter", "sunday"], .orthodoxEaster),
    (["orthodox", "easter", "monday"], .orthodoxMonday),
    (["orthodox", "good", "friday"], .orthodoxGoodFriday),
    (["orthodox", "great", "friday"], .orthodoxGoodFriday), (["orthodox", "palm", "sunday"], .orthodoxPalm),
    (["orthodox", "holy", "saturday"], .orthodoxSaturday), (["lazarus", "saturday"], .lazarusSaturday),
    (["orthodox", "pentecost"], .orthodoxPentecost), (["orthodox", "ascension"], .orthodoxAscension),
    (["easter", "sun"], .easter), (["easter", "mon"], .easterMonday),
    (["easter", "saturday"], .holySaturday),
    (["may", "day"], .labourDay), (["women", "s", "day"], .womens),
    (["international", "women", "'", "s", "day"], .womens), (["singles", "day"], .singles),
    (["singles", "'", "day"], .singles), (["canadian", "thanksgiving"], .columbus),
    (["indigenous", "peoples", "day"], .columbus), (["indigenous", "peoples", "'", "day"], .columbus),
    (["spring", "festival"], .springFestival), (["qingming"], .aprilQingming), (["tanabata"], .sevenSeven),
    (["world", "consumer", "rights", "day"], .consumers), (["july", "fourth"], .independence),
  ]

  /// The holidays by the hash of their first word, so that ordinary words cost one look-up.
  static let holidayIndex: [UInt64: [(words: [[UInt32]], holiday: Holiday)]] = {
    var index: [UInt64: [(words: [[UInt32]], holiday: Holiday)]] = [:]
    for (words, holiday) in holidays {
      let scalars = words.map { Folding.word($0) }
      index[Lexicon.hash(scalars[0][...]), default: []].append((scalars, holiday))
    }
    return index.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()
}

extension Reader {
  /// A holiday's name, with a year if one follows.
  func englishHoliday(_ i: Int) -> Phrase? {
    guard exists(i), tokens[i].kind == .word, tokens[i].end - tokens[i].start <= 14 else { return nil }
    let range = Int(tokens[i].start)..<Int(tokens[i].end)
    guard let candidates = English.holidayIndex[Lexicon.hash(text.shadow.scalars[range])] else { return nil }
    for (words, holiday) in candidates where i + words.count <= count {
      var matches = true
      for (k, word) in words.enumerated() where matches {
        let token = tokens[i + k]
        matches = text.shadow.scalars[Int(token.start)..<Int(token.end)].elementsEqual(word)
      }
      guard matches else { continue }
      var next = i + words.count
      if symbol(next, ",") || has(next, .of) { next += 1 }
      if let year = year(next) {
        return phrase(i, year.next, .holiday(holiday, year: .year(year.value)), "holiday", 0.9)
      }
      return phrase(i, i + words.count, .holiday(holiday, year: nil), "holiday", 0.8)
    }
    return nil
  }
}
