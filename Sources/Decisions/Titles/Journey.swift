import Specimens

/// The route and the name of a flight or train.
enum Journey {
  /// The first route printed on one line, or over the lines of a boarding pass.
  static func route(on page: Page, roles: LineRoles) -> Route? {
    for line in page.lines where !roles.chrome.isChrome(line.index) {
      if let route = Route(in: line, of: page) { return route }
    }
    return Route(stacked: page)
  }

  /// "ZQ 61", "TB 318便", "NW507": two letters or digits and a number, on a line about a flight.
  static func flightNumber(on page: Page) -> String? {
    for line in page.lines where mayHoldCode(line.text) {
      let words = line.text.split { " \u{3000}·|/,()（）:：".contains($0) }.map(String.init)
      for (index, word) in words.enumerated() {
        let core = word.hasSuffix("便") ? String(word.dropLast()) : word
        if isFlightCode(core) { return core }
        if isCarrier(word), index + 1 < words.count {
          let number =
            words[index + 1].hasSuffix("便") ? String(words[index + 1].dropLast()) : words[index + 1]
          if (1...4).contains(number.count), number.allSatisfy(\.isDigit) { return "\(word) \(number)" }
        }
      }
    }
    return nil
  }

  /// A capital and a figure at least.
  private static func mayHoldCode(_ text: String) -> Bool {
    text.utf8.contains { (0x41...0x5A).contains($0) }
      && text.utf8.contains { (0x30...0x39).contains($0) || $0 == 0xEF }
  }

  private static func isCarrier(_ word: String) -> Bool {
    word.count == 2 && word.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isDigit) }
      && word.contains(where: \.isUppercase)
      && !["AM", "PM", "GA", "TO", "ID", "OR", "NO", "IN", "AT", "ON"].contains(word)
  }

  private static func isFlightCode(_ word: String) -> Bool {
    let letters = word.prefix(2)
    let digits = word.dropFirst(2)
    return isCarrier(String(letters)) && letters.allSatisfy(\.isUppercase) && (2...4).contains(digits.count)
      && digits.allSatisfy(\.isDigit)
  }

  /// The line or part of a line that names the train, bus or ship.
  static func trainName(on page: Page, roles: LineRoles) -> String? {
    for line in page.lines where !roles.chrome.isChrome(line.index) {
      if let number = trainNumber(on: line.text) { return number }
    }
    for line in page.lines where !roles.chrome.isChrome(line.index) && line.span.count <= 60 {
      guard !trains.matches(in: line, of: page).isEmpty, !Headings.isHeading(line, of: page),
        !isSeat(line.text), tickets.matches(in: line, of: page).isEmpty
      else { continue }
      let words = roles.words(of: line.index)
      guard Phrase.weight(words) >= 3 else { continue }
      // A line with the route on it: what stands before the route.
      if let route = Route(in: line, of: page) {
        let before = words.components(before: route.from.name)
        if let before, Phrase.weight(before) >= 3 { return Phrase.trimmed(before) }
        continue
      }
      return words
    }
    return nil
  }

  /// "G7305 次已出票", "D732次", "のぞみ231号", "ひかり 512 号": the number is the train, whatever stands behind it.
  static func trainNumber(on text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: \.isDigit) else { return nil }
    var end = first
    while end < scalars.count, scalars[end].isDigit { end += 1 }
    guard (1...4).contains(end - first) else { return nil }
    let number = String(scalars[first..<end])
    var after = end
    while after < scalars.count, scalars[after].isBlank { after += 1 }
    let lead = String(scalars[..<first]).trimmedOfBlanks
    if after < scalars.count, scalars[after] == "次",
      ["G", "D", "C", "K", "T", "Z", "Y", "S", ""].contains(lead)
    {
      return lead + number
    }
    guard after < scalars.count, scalars[after] == "号",
      after + 1 >= scalars.count || scalars[after + 1] != "車",
      (2...10).contains(lead.unicodeScalars.count),
      lead.unicodeScalars.allSatisfy({ $0.isKana || $0.isHan || $0 == "ー" }),
      lead.unicodeScalars.contains(where: \.isKana)
    else { return nil }
    return "\(lead)\(number)号"
  }

  /// What the ticket is, rather than what it is for.
  private static let tickets = Lexicon<Void>(
    [
      "チケット", "きっぷ", "乗車券", "特急券", "指定席券", "车票", "已出票", "出票",
    ].map { ($0, ()) })

  /// "6号車 11番E席", "05车 12F号 二等座".
  private static func isSeat(_ text: String) -> Bool {
    ["号車", "番席", "席", "座", "车厢"].contains(where: text.contains)
      || text.contains("车") && text.first?.isNumber ?? false
  }

  private static let trains = Lexicon<Void>(
    [
      "train", "trains", "rail", "express", "line", "bus", "coach lines", "ferry", "ltd. exp.", "intercity",
      "shuttle",
      "新幹線", "特急", "高速バス", "夜行バス", "フェリー", "号", "鉄道", "バス", "快速", "次", "列车", "高铁", "动车", "大巴",
    ].map { ($0, ()) })
}

extension String {
  fileprivate var trimmedOfBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  fileprivate func components(before phrase: String) -> String? {
    range(of: phrase).map { String(self[..<$0.lowerBound]) }
  }
}
