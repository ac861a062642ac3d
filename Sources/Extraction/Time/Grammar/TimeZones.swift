/// Time zones as notices write them, and what they are called in the IANA table.
enum TimeZones {
  private static let names: [(String, String)] = [
    ("est", "America/New_York"), ("edt", "America/New_York"), ("et", "America/New_York"),
    ("cst", "America/Chicago"),
    ("cdt", "America/Chicago"), ("ct", "America/Chicago"), ("mst", "America/Denver"),
    ("mdt", "America/Denver"), ("mt", "America/Denver"),
    ("pst", "America/Los_Angeles"), ("pdt", "America/Los_Angeles"), ("pt", "America/Los_Angeles"),
    ("jst", "Asia/Tokyo"),
    ("kst", "Asia/Seoul"), ("hkt", "Asia/Hong_Kong"), ("sgt", "Asia/Singapore"), ("ist", "Asia/Kolkata"),
    ("gmt", "UTC"), ("utc", "UTC"),
    ("bst", "Europe/London"), ("cet", "Europe/Paris"), ("cest", "Europe/Paris"), ("aest", "Australia/Sydney"),
    ("aedt", "Australia/Sydney"),
    ("日本时间", "Asia/Tokyo"), ("北京时间", "Asia/Shanghai"), ("太平洋标准时", "America/Los_Angeles"),
    ("太平洋標準時", "America/Los_Angeles"),
  ]

  static let byWord: [UInt64: String] = {
    var table: [UInt64: String] = [:]
    for (name, zone) in names { table[Lexicon.hash(Folding.word(name)[...])] = zone }
    return table
  }()
}

extension Reader {
  /// The zone that begins at a token: PST, (JST), UTC+9, +09:00, Z.
  func timeZone(_ start: Int) -> (zone: String, next: Int)? {
    var i = start
    let isBracketed = symbol(i, "(")
    if isBracketed { i += 1 }
    guard exists(i), !tokens[i].newlineBefore else { return nil }
    if symbol(i, "+") || symbol(i, "-") && isGlued(i), !isBracketed, isGlued(i + 1),
      let (offset, next) = utcOffset(i),
      symbol(i + 2, ":") || tokens[i + 1].digits == 4 && symbol(i, "+")
    {
      return (offset, next)
    }
    guard tokens[i].kind == .word, tokens[i].end - tokens[i].start <= 4 else { return nil }
    if word(i, "z"), isGlued(i) { return ("UTC", i + 1) }
    guard
      let zone = TimeZones.byWord[
        Lexicon.hash(text.shadow.scalars[Int(tokens[i].start)..<Int(tokens[i].end)])],
      CodeScanner(self).isUpper(i)
    else { return nil }
    var next = i + 1
    var found = zone
    if zone == "UTC", let (offset, end) = utcOffset(next) { (found, next) = (offset, end) }
    if isBracketed {
      guard symbol(next, ")") else { return nil }
      next += 1
    }
    return (found, next)
  }

  private func utcOffset(_ i: Int) -> (String, Int)? {
    if symbol(i, "+") || symbol(i, "-"), tokens[i + 1].digits == 4, tokens[i + 1].value <= 1400,
      tokens[i + 1].value % 100 < 60
    {
      let digits = String(tokens[i + 1].value).leftPadded(4)
      return ("\(symbol(i, "+") ? "+" : "-")\(digits.prefix(2)):\(digits.suffix(2))", i + 2)
    }
    guard symbol(i, "+") || symbol(i, "-"), isDigits(i + 1), tokens[i + 1].digits <= 2,
      tokens[i + 1].value <= 14
    else { return nil }
    let sign = symbol(i, "+") ? "+" : "-"
    let hours = String(tokens[i + 1].value).leftPadded(2)
    if symbol(i + 2, ":"), isDigits(i + 3), tokens[i + 3].digits == 2, tokens[i + 3].value < 60 {
      return ("\(sign)\(hours):\(String(tokens[i + 3].value).leftPadded(2))", i + 4)
    }
    return ("\(sign)\(hours):00", i + 2)
  }
}
