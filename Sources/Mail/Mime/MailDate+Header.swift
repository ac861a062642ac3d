import Specimens

extension MailDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads `Thu, 12 Nov 2026 08:05:11 -0500`, and what old and careless programs make of it.
  init?(header: String) {
    let plain = header.prefix { $0 != "(" }
    let words = plain.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    guard let monthIndex = words.firstIndex(where: { MailDate.month($0) != nil }), monthIndex > 0,
      let month = MailDate.month(words[monthIndex]), monthIndex + 1 < words.count
    else { return nil }
    // `Thu Nov 12 08:05:11 2026` is what mbox files write.
    let isUnixOrder = Int(words[monthIndex - 1]) == nil
    let dayWord = isUnixOrder ? words[monthIndex + 1] : words[monthIndex - 1]
    let yearWord =
      isUnixOrder ? words.last { $0.count == 4 && Int($0) != nil } : words[monthIndex + 1]
    guard let day = Int(dayWord), var year = yearWord.flatMap({ Int($0) }) else { return nil }
    if year < 50 { year += 2000 } else if year < 1000 { year += 1900 }
    let clock = words.first { $0.contains(":") }?.split(separator: ":").map { Int($0) } ?? []
    guard let date = LocalDate(year: year, month: month, day: day),
      let time = LocalTime(
        hour: clock.first.flatMap { $0 } ?? 0, minute: clock.dropFirst().first.flatMap { $0 } ?? 0,
        second: min(59, clock.dropFirst(2).first.flatMap { $0 } ?? 0))
    else { return nil }
    self.init(local: LocalDateTime(date, time), offset: MailDate.offset(words.last ?? ""))
  }

  /// As headers write it: `Mon, 30 Nov 2026 09:00:00 +0000`.
  var header: String {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let zone = "\(offset < 0 ? "-" : "+")\(two(abs(offset) / 60))\(two(abs(offset) % 60))"
    let clock = "\(two(local.time.hour)):\(two(local.time.minute)):\(two(local.time.second))"
    let day =
      "\(days[(local.date.weekday.rawValue + 6) % 7]), \(two(local.date.day)) \(months[local.date.month - 1])"
    return "\(day) \(local.date.year) \(clock) \(zone)"
  }

  private static func month(_ word: String) -> Int? {
    guard word.first?.isLetter == true else { return nil }
    return months.firstIndex(of: String(word.lowercased().prefix(3))).map { $0 + 1 }
  }

  private static func offset(_ zone: String) -> Int {
    let named = ["EST": -300, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420, "MDT": -360, "PST": -480]
    if zone == "PDT" { return -420 }
    if let minutes = named[zone] { return minutes }
    guard let sign = zone.first, sign == "+" || sign == "-", let number = Int(zone.dropFirst()),
      zone.count == 5, number % 100 < 60, number / 100 <= 14
    else { return 0 }
    return (number / 100 * 60 + number % 100) * (sign == "-" ? -1 : 1)
  }
}
