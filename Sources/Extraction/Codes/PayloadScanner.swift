import Specimens

/// What codes hold besides links and Wi-Fi: contacts (vCard, MECARD), calendar entries (VEVENT), bank transfers (EPC).
struct PayloadScanner {
  let reader: Reader
  private let lines: PayloadLines

  init(_ reader: Reader) {
    self.reader = reader
    lines = PayloadLines(original: reader.text.shadow.original)
  }

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    for i in reader.tokens.indices where reader.tokens[i].kind == .word {
      if reader.word(i, "begin"), reader.symbol(i + 1, ":") {
        if reader.word(i + 2, "vcard") { found += contact(behind: i + 2) }
        if reader.word(i + 2, "vevent") { found += entry(behind: i + 2) }
      } else if reader.word(i, "mecard"), reader.symbol(i + 1, ":") {
        found += mecard(behind: i + 1)
      } else if reader.word(i, "bcd"), reader.startsLine(i), reader.endsLine(before: i + 1) {
        found += transfer(from: i)
      }
    }
    return found
  }

  // MARK: Contacts

  private func contact(behind i: Int) -> [Candidate] {
    guard let properties = lines.properties(from: originalEnd(i), closing: "VCARD") else { return [] }
    let rule = "vCard payload"
    var found: [Candidate] = []
    var hasName = false
    for property in properties where !property.value.isEmpty {
      switch property.name {
      case "FN":
        hasName = true
        found.append(candidate(property, .person(property.value), rule))
      case "ORG": found.append(candidate(property, .organisation(property.parts[0]), rule))
      case "TEL": found += phone(property, rule)
      case "EMAIL": found.append(candidate(property, .email(property.value), rule))
      case "URL": found.append(candidate(property, .url(property.value), rule))
      case "ADR": found += address(property, rule)
      default: break
      }
    }
    if !hasName, let name = properties.first(where: { $0.name == "N" && !$0.value.isEmpty }) {
      let words = [1, 0].compactMap { name.parts.indices.contains($0) ? name.parts[$0] : nil }
      let full = words.filter { !$0.isEmpty }.joined(separator: " ")
      if !full.isEmpty { found.append(candidate(name, .person(full), rule)) }
    }
    return found
  }

  private func phone(_ property: PayloadProperty, _ rule: String) -> [Candidate] {
    let number = property.value.hasPrefix("tel:") ? String(property.value.dropFirst(4)) : property.value
    let digits = number.filter { ("0"..."9").contains($0) }
    guard (3...15).contains(digits.count) else { return [] }
    let isFull = number.hasPrefix("+") && digits.count >= 8
    return [
      candidate(
        property,
        .phone(e164: isFull ? "+" + digits : nil, number: (number.hasPrefix("+") ? "+" : "") + digits),
        rule)
    ]
  }

  /// Post box, extension, street, city, region, postal code, country.
  private func address(_ property: PayloadProperty, _ rule: String) -> [Candidate] {
    let parts = property.parts
    let lines = parts.enumerated().filter { $0.offset != 5 && !$0.element.isEmpty }.map(\.element)
    guard !lines.isEmpty else { return [] }
    let postal = parts.count > 5 && !parts[5].isEmpty ? parts[5] : nil
    return [candidate(property, .address(lines: lines, postalCode: postal), rule)]
  }

  /// MECARD:N:Halvorsen,Ida;TEL:+14155550107;EMAIL:ida@example.com;;
  private func mecard(behind i: Int) -> [Candidate] {
    let original = lines.original
    let rule = "MECARD payload"
    var found: [Candidate] = []
    var position = originalEnd(i)
    let limit = min(original.count, position + 1024)
    while position < limit {
      guard let colon = original[position..<limit].firstIndex(of: 0x3A) else { break }
      let key = lines.text(position, colon).uppercased()
      guard key.count <= 8, let end = fieldEnd(colon + 1, limit) else { break }
      let property = PayloadProperty(
        name: key, parameters: "", value: PayloadLines.unescaped(lines.text(colon + 1, end)),
        start: colon + 1, end: end)
      if !property.value.isEmpty {
        switch key {
        case "N":
          let words = property.value.split(separator: ",").reversed()
          found.append(candidate(property, .person(words.joined(separator: " ")), rule))
        case "TEL": found += phone(property, rule)
        case "EMAIL": found.append(candidate(property, .email(property.value), rule))
        case "URL": found.append(candidate(property, .url(property.value), rule))
        case "ORG": found.append(candidate(property, .organisation(property.value), rule))
        case "ADR":
          found.append(candidate(property, .address(lines: [property.value], postalCode: nil), rule))
        default: break
        }
      }
      position = end + 1
      if position < limit, original[position] == 0x3B { break }
    }
    return found
  }

  /// The semicolon that ends a field; a backslash keeps the next sign.
  private func fieldEnd(_ start: Int, _ limit: Int) -> Int? {
    var i = start
    while i < limit, lines.original[i] != 0x0A {
      if lines.original[i] == 0x3B { return i }
      i += lines.original[i] == 0x5C ? 2 : 1
    }
    return nil
  }

  // MARK: Calendar entries

  private func entry(behind i: Int) -> [Candidate] {
    guard let properties = lines.properties(from: originalEnd(i), closing: "VEVENT") else { return [] }
    let rule = "calendar payload"
    var found: [Candidate] = []
    func property(_ name: String) -> PayloadProperty? {
      properties.first { $0.name == name && !$0.value.isEmpty }
    }
    if let summary = property("SUMMARY") { found.append(candidate(summary, .event(summary.value), rule)) }
    if let location = property("LOCATION") { found.append(candidate(location, .place(location.value), rule)) }
    guard let start = property("DTSTART"), let from = PayloadMoment(start) else { return found }
    let end = property("DTEND")
    var when = candidate(start, from.value(until: end.flatMap(PayloadMoment.init)), rule)
    if let end, end.start > start.start, end.end > start.end {
      when.end = shadowPosition(end.end)
    }
    found.append(when)
    return found
  }

  // MARK: Transfers

  /// The European Payments Council's quick response code: BCD, version, character set, SCT, BIC, name, IBAN, amount,
  /// purpose, reference, text; one a line.
  private func transfer(from i: Int) -> [Candidate] {
    let start = reader.text.shadow.span(Int(reader.tokens[i].start), Int(reader.tokens[i].end)).start
    let lines = lines.lines(from: start, most: 12)
    guard lines.count >= 7, ["001", "002"].contains(lines[1].text), lines[3].text.uppercased() == "SCT" else {
      return []
    }
    let rule = "payment payload"
    var found: [Candidate] = []
    func add(_ index: Int, _ value: EntityValue) {
      guard lines.indices.contains(index), lines[index].start < lines[index].end else { return }
      found.append(candidate(lines[index].start, lines[index].end, value, rule))
    }
    add(5, .organisation(lines[5].text))
    add(6, .code(lines[6].text, type: .account))
    if lines.count > 7, lines[7].text.hasPrefix("EUR"),
      let amount = Amount(String(lines[7].text.dropFirst(3)))
    {
      add(7, .money(amount: amount, currency: "EUR"))
    }
    if lines.count > 9, !lines[9].text.isEmpty { add(9, .code(lines[9].text, type: .reference)) }
    return found
  }

  // MARK: Places

  private func originalEnd(_ i: Int) -> Int {
    reader.text.shadow.span(Int(reader.tokens[i].start), Int(reader.tokens[i].end)).end
  }

  private func candidate(_ property: PayloadProperty, _ value: EntityValue, _ rule: String) -> Candidate {
    candidate(property.start, property.end, value, rule)
  }

  private func candidate(_ start: Int, _ end: Int, _ value: EntityValue, _ rule: String) -> Candidate {
    Candidate(
      start: shadowPosition(start), end: shadowPosition(end), value: value, rule: rule, confidence: 0.98)
  }

  /// The first place of the shadow copy that was made from this place of the original or a later one.
  private func shadowPosition(_ offset: Int) -> Int {
    let starts = reader.text.shadow.starts
    return starts.indices.bisected { Int(starts[$0]) >= offset }
  }
}

/// A moment as calendar files write it: 20261204T193000, 20261204T103000Z, 20261204.
struct PayloadMoment {
  private let date: LocalDate
  private let time: LocalTime?
  private let zone: String?

  init?(_ property: PayloadProperty) {
    let digits = Array(property.value.utf8)
    func number(_ from: Int, _ count: Int) -> Int? {
      guard from + count <= digits.count else { return nil }
      return Int(String(decoding: digits[from..<(from + count)], as: UTF8.self))
    }
    guard let year = number(0, 4), let month = number(4, 2), let day = number(6, 2),
      let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    if digits.count >= 13, digits[8] == 0x54, let hour = number(9, 2), let minute = number(11, 2) {
      time = LocalTime(hour: hour, minute: minute)
    } else {
      time = nil
    }
    if digits.last == 0x5A {
      zone = "UTC"
    } else if let mark = property.parameters.firstRange(of: "TZID=") {
      let name = property.parameters[mark.upperBound...].prefix { $0 != ";" }
      zone = PayloadMoment.zoneName(String(name))
    } else {
      zone = nil
    }
  }

  /// ASIA/TOKYO → Asia/Tokyo; names that are not of that form are left out.
  private static func zoneName(_ name: String) -> String? {
    guard name.contains("/") else { return name == "UTC" ? name : nil }
    let words = name.split(separator: "/").map { part in
      part.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined(separator: "_")
    }
    return words.joined(separator: "/")
  }

  /// The moment alone, or the stretch to the end; ends of whole days are exclusive there as here.
  func value(until end: PayloadMoment?) -> EntityValue {
    guard let time else {
      if let end, end.date > date.adding(days: 1) { return .dateRange(start: date, end: end.date) }
      return .date(date)
    }
    let start = LocalDateTime(date, time)
    guard let end, let last = end.time, LocalDateTime(end.date, last) > start else {
      return .dateTime(start, timeZone: zone)
    }
    return .dateTimeRange(start: start, end: LocalDateTime(end.date, last), timeZone: zone)
  }
}
