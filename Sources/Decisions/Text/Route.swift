import Specimens

/// A journey as printed: "Los Angeles (LAX) to Tokyo (HND)", "仙台 16:30 → 東京 18:04", "From AUS  To JFK".
struct Route: Sendable, Hashable {
  struct Stop: Sendable, Hashable {
    let name: String
    /// "LAX", "Tokyo (HND)".
    var isAirportCode: Bool {
      let parts = name.split { !$0.isLetter }
      return parts.contains { $0.count == 3 && $0.allSatisfy { $0.isASCII && $0.isUppercase } }
    }
  }

  let from: Stop
  let to: Stop
  let line: Int

  init?(in line: Page.Line, of page: Page) {
    self.line = line.index
    let text = line.text
    guard let (left, right) = Route.split(text) else { return nil }
    guard let from = Route.stop(left, isFirst: true), let to = Route.stop(right, isFirst: false) else {
      return nil
    }
    self.from = Stop(name: from)
    self.to = Stop(name: to)
  }

  /// A pass that prints the airport codes, or the stations, one below the other.
  init?(stacked page: Page) {
    let timed = page.lines.compactMap { line in Route.timedCode(line.text).map { (line.index, $0) } }
    if timed.count >= 2, timed[1].0 - timed[0].0 <= 4 {
      self.init(from: Stop(name: timed[0].1), to: Stop(name: timed[1].1), line: timed[0].0)
      return
    }
    for (line, next) in zip(page.lines, page.lines.dropFirst()) {
      if Route.isAirport(line.text), Route.isAirport(next.text) {
        self.init(from: Stop(name: line.text), to: Stop(name: next.text), line: line.index)
        return
      }
      for (leaves, comes) in [("発", "着"), ("开", "到"), ("发", "到")] as [(Character, Character)] {
        if let from = Route.timedStation(line.text, mark: leaves),
          let to = Route.timedStation(next.text, mark: comes)
        {
          self.init(from: Stop(name: from), to: Stop(name: to), line: line.index)
          return
        }
      }
      if Route.isStation(line.text), Route.isStation(next.text) {
        self.init(from: Stop(name: line.text), to: Stop(name: next.text), line: line.index)
        return
      }
    }
    return nil
  }

  /// "DEN 6:55 AM" and "BOS  Boston South Station  7:58 AM": the code, with the name where one is printed.
  private static func timedCode(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 2, isAirport(words[0]),
      let clock = words.firstIndex(where: { $0.contains(":") && $0.first?.isNumber ?? false })
    else { return nil }
    let name = words[1..<clock]
    guard name.allSatisfy({ $0.allSatisfy { $0.isLetter || ".'-".contains($0) } }), name.count <= 4 else {
      return nil
    }
    return name.isEmpty ? words[0] : name.joined(separator: " ")
  }

  /// "羽田 07:40発" over "福岡 09:20着".
  private static func timedStation(_ text: String, mark: Character) -> String? {
    guard let clock = text.firstIndex(where: \.isDigit), text[clock...].contains(mark) else { return nil }
    let name = Phrase.trimmed(String(text[..<clock]))
    return (2...12).contains(name.count) && !name.contains(":") ? name : nil
  }

  private init(from: Stop, to: Stop, line: Int) {
    self.from = from
    self.to = to
    self.line = line
  }

  /// A bare place name in Han characters, as on Japanese and Chinese train tickets.
  private static func isStation(_ text: String) -> Bool {
    (2...6).contains(text.count) && text.unicodeScalars.allSatisfy { $0.isHan || $0.isKana }
      && !["号車", "座席", "設備", "車厢", "车厢", "座位", "席别", "予約確認", "搭乗券", "登机牌", "出発", "到着"].contains(text)
  }

  /// The two sides of an arrow, of "from … to …", or of "to" between two places.
  private static func split(_ text: String) -> (String, String)? {
    for arrow in ["→", "➔", "⟶", "►", "▶", "⇒", "->", "=>", "✈", "⇄", "↔", "▸", "➡"] {
      if let parts = cut(text, at: arrow) { return parts }
    }
    if mayHoldTo(text), let parts = cutAtWords(text) { return parts }
    for dash in [" – ", " - ", " — ", "~", "〜", "～", "–", "—", "-", "⇔", "－"] {
      guard let (left, right) = cut(text, at: dash) else { continue }
      let a = lastWord(left)
      let b = right.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
      if isAirport(a), isAirport(b) { return (a, b) }
      // "上海虹桥 07:40 — 成都双流 10:05": a dash between two stops with their times.
      if isEasternStop(left), isEasternStop(right) { return (left, right) }
    }
    return nil
  }

  /// "From … to …", or "to" between two names.
  private static func cutAtWords(_ text: String) -> (String, String)? {
    let words = text.split(separator: " ").map(String.init)
    if let from = words.firstIndex(where: { $0.lowercased() == "from" || $0.lowercased() == "from:" }),
      let to = words[from...].firstIndex(where: { $0.lowercased() == "to" || $0.lowercased() == "to:" }),
      to > from + 1
    {
      return (words[(from + 1)..<to].joined(separator: " "), words[(to + 1)...].joined(separator: " "))
    }
    if let to = words.firstIndex(of: "to"), to > 0, to + 1 < words.count,
      words[to - 1].first?.isLetter ?? false || words[to - 1].hasSuffix(")"), isName(words[to + 1]),
      isName(words[to - 1]), isName(words[0])
    {
      return (words[..<to].joined(separator: " "), words[(to + 1)...].joined(separator: " "))
    }
    return nil
  }

  /// Most lines do not, and are not cut into words for it.
  private static func mayHoldTo(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte | 0x20 == 0x6F, last | 0x20 == 0x74 { return true }
      last = byte
    }
    return false
  }

  private static func lastWord(_ text: String) -> String {
    let bytes = text.utf8
    guard let end = bytes.lastIndex(where: { $0 != 0x20 }) else { return "" }
    let start = bytes[...end].lastIndex(of: 0x20).map { bytes.index(after: $0) } ?? text.startIndex
    return String(text[start..<bytes.index(after: end)])
  }

  private static func isEasternStop(_ text: String) -> Bool {
    guard text.contains(":") else { return false }
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 2, let last = words.last, last.contains(":"), last.first?.isNumber ?? false else {
      return false
    }
    let name = words[words.count - 2]
    return (2...8).contains(name.count) && name.unicodeScalars.allSatisfy { $0.isHan || $0.isKana }
  }

  private static func isAirport(_ word: String) -> Bool {
    word.count == 3 && word.allSatisfy { $0.isASCII && $0.isUppercase }
      && ![
        "MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN", "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL",
        "AUG", "SEP", "OCT", "NOV", "DEC",
      ].contains(word)
  }

  private static func isWeekday(_ word: String) -> Bool {
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "月", "火", "水", "木", "金", "土", "日"].contains(
      word.lowercased())
  }

  private static let numbered: Set<String> = ["pier", "terminal", "gate", "dock", "stop", "bay", "quay"]

  private static func isName(_ word: String) -> Bool {
    guard let first = word.first(where: { $0 != "(" }) else { return false }
    return first.isUppercase
  }

  private static func cut(_ text: String, at mark: String) -> (String, String)? {
    guard let at = text.range(of: mark) else { return nil }
    return (String(text[..<at.lowerBound]), String(text[at.upperBound...]))
  }

  /// The place in one side of a route: what is left without clock times, dates and the train's name.
  private static func stop(_ side: String, isFirst: Bool) -> String? {
    // "東京(8:03)": the hour in brackets is no part of the name.
    let opened = side.firstIndex { "(（".contains($0) }
    let isClock = opened.map { side[side.index(after: $0)...].prefix(3).contains(":") } ?? false
    let plain = isClock ? String(side[..<(opened ?? side.endIndex)]) : side
    var words = plain.split { $0 == " " || $0 == "\u{3000}" || $0 == "·" || $0 == "," || $0 == "|" }.map(
      String.init)
    words.removeAll { word in
      word.contains(":") && word.contains(where: \.isDigit)
        || ["am", "pm", "a.m.", "p.m."].contains(word.lowercased())
        || word.hasSuffix("発") && word.contains(where: \.isDigit)
    }
    guard !words.isEmpty else { return nil }
    // Nearest to the arrow stands the place; before it perhaps the date or the train.
    var name: [String] = []
    if isFirst {
      for (place, word) in words.enumerated().reversed() {
        // "Pier 7", "Terminal 2".
        if name.isEmpty, place > 0, word.count <= 2, word.allSatisfy(\.isDigit),
          numbered.contains(words[place - 1].lowercased())
        {
          name = [word]
          continue
        }
        let isPart = word.first.map { $0.isLetter || $0 == "(" } ?? false
        let isDateWord = word.contains(where: \.isDigit) || isWeekday(word.filter(\.isLetter))
        guard isPart, !isDateWord, name.count < 4 else { break }
        if [
          "train", "trip", "round", "flight", "from", "from:", "bus", "route", "単", "片道", "往復", "往路",
          "route:",
        ].contains(word.lowercased()) {
          break
        }
        name.insert(word, at: 0)
      }
    } else {
      for word in words {
        let isPart = word.first.map { $0.isLetter || $0 == "(" } ?? false
        guard isPart, !word.contains(where: \.isDigit), name.count < 4 else { break }
        name.append(word)
      }
    }
    guard !name.isEmpty,
      name.joined().count >= 2 || name.joined().unicodeScalars.contains(where: { $0.isCJK })
    else { return nil }
    return name.joined(separator: " ")
  }
}
