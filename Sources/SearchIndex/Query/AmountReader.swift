/// Finds bounds on a price in a query: "over $50", "under 2000 dollars", "$10-20", 1万円以上, 超过100元.
struct AmountReader {
  struct Found {
    var range: AmountRange
    var end: Int
  }

  private enum Bound { case low, high, lowOrEqual, highOrEqual }

  private static let before = WordTable<Bound>([
    ("over", .low), ("above", .low), ("more than", .low), ("greater than", .low), ("higher than", .low),
    ("costs more than", .low), (">", .low), ("at least", .lowOrEqual), (">=", .lowOrEqual),
    ("≥", .lowOrEqual),
    ("from", .lowOrEqual), ("min", .lowOrEqual), ("under", .high), ("below", .high), ("less than", .high),
    ("cheaper than", .high), ("lower than", .high), ("<", .high), ("up to", .highOrEqual),
    ("at most", .highOrEqual),
    ("max", .highOrEqual), ("within", .highOrEqual), ("<=", .highOrEqual), ("≤", .highOrEqual),
    ("超过", .low), ("高于", .low), ("多于", .low), ("大于", .low), ("低于", .high), ("少于", .high), ("小于", .high),
    ("不到", .high), ("不超过", .highOrEqual),
  ])

  private static let after = WordTable<Bound>([
    ("以上", .lowOrEqual), ("より高い", .low), ("より上", .low), ("を超える", .low), ("超え", .low), ("超", .low),
    ("以下", .highOrEqual), ("未満", .high), ("より安い", .high), ("以内", .highOrEqual), ("まで", .highOrEqual),
    ("之内", .highOrEqual), ("以内的", .highOrEqual), ("以上的", .lowOrEqual), ("or more", .lowOrEqual),
    ("or less", .highOrEqual), ("+", .lowOrEqual), ("and up", .lowOrEqual),
  ])

  private static let aboutBefore = WordTable<Bool>([
    ("around", true), ("about", true), ("roughly", true), ("approximately", true), ("approx", true),
    ("circa", true), ("約", true), ("およそ", true), ("だいたい", true), ("大约", true), ("大概", true), ("约", true),
  ])
  private static let aboutAfter = WordTable<Bool>([
    ("くらい", true), ("ぐらい", true), ("程度", true), ("ほど", true), ("前後", true), ("左右", true), ("上下", true),
    ("or so", true), ("ish", true),
  ])

  /// People remember a price to within a third.
  private func around(_ amount: Amount, _ end: Int) -> Found {
    Found(
      range: AmountRange(low: amount.value * 0.7, high: amount.value * 1.3, currencies: amount.currencies),
      end: end)
  }

  func read(_ query: QueryScanner, at i: Int) -> Found? {
    guard query.isWordStart(i) else { return nil }
    if let found = between(query, at: i) { return found }
    if let near = query.firstMatch(Self.aboutBefore, at: i),
      let amount = amount(query, at: query.skipSpaces(near.end)), !amount.currencies.isEmpty
    {
      return around(amount, amount.end)
    }
    if let bound = query.firstMatch(Self.before, at: i),
      let amount = amount(query, at: query.skipSpaces(bound.end))
    {
      // "from 5000" alone is more likely a time or a place than a price.
      if query.match("from", at: i) != nil, amount.currencies.isEmpty { return nil }
      if amount.currencies.isEmpty, isSomethingElse(query, at: amount.end) { return nil }
      return found(bound.meaning, amount, amount.end)
    }
    guard let amount = amount(query, at: i) else { return nil }
    if !amount.currencies.isEmpty, let range = range(query, from: amount) { return range }
    if !amount.currencies.isEmpty,
      let near = query.firstMatch(Self.aboutAfter, at: query.skipSpaces(amount.end))
    {
      return around(amount, near.end)
    }
    guard let bound = query.firstMatch(Self.after, at: query.skipSpaces(amount.end)),
      !amount.currencies.isEmpty
    else { return nil }
    return found(bound.meaning, amount, bound.end)
  }

  private func found(_ bound: Bound, _ amount: Amount, _ end: Int) -> Found {
    let isLow = bound == .low || bound == .lowOrEqual
    return Found(
      range: AmountRange(
        low: isLow ? amount.value : nil, high: isLow ? nil : amount.value,
        excludesLimits: bound == .low || bound == .high, currencies: amount.currencies), end: end)
  }

  private func between(_ query: QueryScanner, at i: Int) -> Found? {
    guard let start = query.match("between", at: i), let low = amount(query, at: query.skipSpaces(start)),
      let and = query.match("and", at: query.skipSpaces(low.end)),
      let high = amount(query, at: query.skipSpaces(and))
    else { return nil }
    return span(low, high)
  }

  /// `$10-$20`, `1000円から2000円`.
  private func range(_ query: QueryScanner, from low: Amount) -> Found? {
    guard let join = query.firstMatch(Self.joins, at: query.skipSpaces(low.end)),
      let high = amount(query, at: query.skipSpaces(join.end)), high.value >= low.value
    else { return nil }
    return span(low, high)
  }

  private func span(_ low: Amount, _ high: Amount) -> Found {
    Found(
      range: AmountRange(
        low: low.value, high: high.value,
        currencies: low.currencies.isEmpty ? high.currencies : low.currencies),
      end: high.end)
  }

  /// "over 3 days", "under 5 minutes", "over 12 pm".
  private func isSomethingElse(_ query: QueryScanner, at end: Int) -> Bool {
    let next = query.skipSpaces(end)
    guard let word = query.word(next) else {
      return next < query.count && next == end && ![0x2C, 0x2E, 0x3F].contains(query.scalars[next])
    }
    return [
      "day", "days", "week", "weeks", "month", "months", "year", "years", "minute", "minutes", "min", "mins",
      "hour",
      "hours", "am", "pm", "people", "persons", "guests", "nights", "km", "miles", "stars", "percent",
      "bedrooms", "bed",
      "beds", "rooms", "sqft", "kg", "calories", "seats",
    ].contains(word.text)
  }

  struct Amount {
    var value: Double
    var currencies: [String]
    var end: Int
  }

  private static let signs = WordTable<[String]>([
    ("us$", ["USD"]), ("$", ["USD"]), ("¥", ["JPY", "CNY"]), ("€", ["EUR"]), ("£", ["GBP"]), ("₩", ["KRW"]),
    ("usd", ["USD"]), ("jpy", ["JPY"]), ("eur", ["EUR"]), ("gbp", ["GBP"]), ("rmb", ["CNY"]),
    ("cny", ["CNY"]),
  ])
  private static let units = WordTable<[String]>([
    ("円", ["JPY"]), ("日元", ["JPY"]), ("元", ["CNY"]), ("块", ["CNY"]), ("块钱", ["CNY"]), ("人民币", ["CNY"]),
    ("圆", ["CNY"]),
    ("ドル", ["USD"]), ("美元", ["USD"]), ("美金", ["USD"]), ("ユーロ", ["EUR"]), ("dollars", ["USD"]),
    ("dollar", ["USD"]),
    ("bucks", ["USD"]), ("yen", ["JPY"]), ("yuan", ["CNY"]), ("euros", ["EUR"]), ("euro", ["EUR"]),
    ("pounds", ["GBP"]),
    ("usd", ["USD"]), ("jpy", ["JPY"]), ("eur", ["EUR"]), ("gbp", ["GBP"]), ("rmb", ["CNY"]),
    ("cny", ["CNY"]),
    ("€", ["EUR"]), ("$", ["USD"]),
  ])

  private static let joins = WordTable<Int>([("-", 0), ("to", 0), ("から", 0), ("到", 0), ("~", 0), ("〜", 0)])
  private static let multipliers = WordTable<Double>([
    ("万", 10_000), ("萬", 10_000), ("千", 1000), ("百", 100), ("k", 1000), ("億", 100_000_000),
    ("亿", 100_000_000),
  ])

  func amount(_ query: QueryScanner, at start: Int) -> Amount? {
    let sign = query.firstMatch(Self.signs, at: start)
    var i = query.skipSpaces(sign?.end ?? start)
    let first = i
    var whole = 0.0
    var fraction = 0.0
    while i < query.count {
      if query.isDigit(i) {
        whole = whole * 10 + Double(query.scalars[i] - 0x30)
      } else if query.scalars[i] == 0x2C, query.isDigit(i - 1), query.isDigit(i + 1) {
      } else {
        break
      }
      i += 1
    }
    guard i > first, i - first <= 13 else { return nil }
    if i < query.count, query.scalars[i] == 0x2E, query.isDigit(i + 1) {
      i += 1
      var scale = 0.1
      while query.isDigit(i) {
        fraction += Double(query.scalars[i] - 0x30) * scale
        scale /= 10
        i += 1
      }
    }
    var value = whole + fraction
    if let multiplier = query.firstMatch(Self.multipliers, at: i) {
      value *= multiplier.meaning
      i = multiplier.end
      // 1万5千円, 1万5000円
      if let rest = query.number(i, digits: 1...4), query.isDigit(i) {
        let thousand = query.firstMatch(Self.multipliers, at: rest.end)
        value += Double(rest.value) * (thousand?.meaning ?? 1)
        i = thousand?.end ?? rest.end
      }
    }
    let unit = query.firstMatch(Self.units, at: query.skipSpaces(i))
    guard !query.isLatin(i) || unit != nil else { return nil }
    return Amount(value: value, currencies: sign?.meaning ?? unit?.meaning ?? [], end: unit?.end ?? i)
  }
}
