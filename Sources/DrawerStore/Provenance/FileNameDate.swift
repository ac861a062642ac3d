import Specimens

/// A date and time that a file name states, in the forms that screenshot tools, cameras and messengers use.
///
/// What they share: a year with four digits first, then month and day, together or with separators; then,
/// after anything short (`_`, ` at `, ` um `, ` à `, ` 下午`), hours, minutes and perhaps seconds, together or
/// with separators; then perhaps AM or PM. Numbers that are part of longer ones are no dates.
enum FileNameDate: Hashable {
  case moment(LocalDateTime)
  /// Seconds since 1970, or a time in UTC: what the clock showed then depends on the zone.
  case instant(Instant)
  /// The name gives no time.
  case day(LocalDate)

  /// Every date in the name, from left to right.
  static func all(in name: String) -> [FileNameDate] {
    var scanner = Scanner(name)
    var found: [FileNameDate] = []
    while !scanner.isAtEnd {
      let start = scanner.index
      if scanner.isAtNumber {
        if let date = scanner.date() {
          found.append(date)
          continue
        }
        scanner.index = start
        scanner.skipNumber()
      } else {
        scanner.index += 1
      }
    }
    return found
  }
}

private struct Scanner {
  let scalars: [Unicode.Scalar]
  var index = 0
  /// Pixel phones name their pictures in UTC.
  let isUTC: Bool

  init(_ name: String) {
    // Full-width digits and signs mean the same as the plain ones.
    scalars = name.unicodeScalars.map { scalar in
      (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
    }
    isUTC = name.hasPrefix("PXL_")
  }

  var isAtEnd: Bool { index >= scalars.count }
  var isAtNumber: Bool { !isAtEnd && isDigit(scalars[index]) }

  private var isAtLetter: Bool { !isAtEnd && scalars[index].properties.isAlphabetic }

  mutating func skipNumber() { while isAtNumber { index += 1 } }

  /// Reads a date at a number.
  mutating func date() -> FileNameDate? {
    let length = numberLength
    switch length {
    case 8:
      guard let date = compactDate() else { return nil }
      guard let time = time() else { return .day(date) }
      return found(LocalDateTime(date, time))
    // Hundredths or thousandths of a second may follow.
    case 12, 14, 16, 17:
      guard let date = compactDate(), let time = compactTime(digits: min(length, 14) - 8) else { return nil }
      skipNumber()
      return found(LocalDateTime(date, time))
    case 4:
      guard let date = separatedDate() else { return nil }
      guard let time = time() else { return .day(date) }
      return found(LocalDateTime(date, time))
    // Seconds or milliseconds since 1970: messengers name files so. Ten digits starting with 1 reach from 2001
    // to 2033, which the caller's bounds narrow further.
    case 10, 13:
      guard scalars[index] == "1", let seconds = number(10) else { return nil }
      skipNumber()
      return .instant(Instant(secondsSince1970: seconds))
    default: return nil
    }
  }

  private func found(_ moment: LocalDateTime) -> FileNameDate {
    isUTC ? .instant(Instant(utc: moment)) : .moment(moment)
  }

  // MARK: Dates

  private mutating func compactDate() -> LocalDate? {
    guard let year = number(4), let month = number(2), let day = number(2) else { return nil }
    return plausible(year, month, day)
  }

  /// `2026-03-14`, `2026.3.14`, `2026_03_14`, `2026年3月14日`.
  private mutating func separatedDate() -> LocalDate? {
    guard let year = number(4), let first = take(where: { "-_./ 年".unicodeScalars.contains($0) }),
      (1...2).contains(numberLength), let month = number(numberLength),
      take(where: { $0 == (first == "年" ? "月" : first) }) != nil,
      (1...2).contains(numberLength), let day = number(numberLength)
    else { return nil }
    if first == "年" { _ = take { $0 == "日" } }
    return plausible(year, month, day)
  }

  private func plausible(_ year: Int, _ month: Int, _ day: Int) -> LocalDate? {
    (1970...2199).contains(year) ? LocalDate(year: year, month: month, day: day) : nil
  }

  // MARK: Times

  /// Reads a time that follows a date; leaves the place as it is when there is none.
  private mutating func time() -> LocalTime? {
    let start = index
    guard let half = bridge(), let time = clock() else {
      index = start
      return nil
    }
    return afternoon(time, half ?? trailingHalf())
  }

  private enum Half { case morning, afternoon }

  /// Steps over what stands between date and time: signs, and one short word, which may say which half of
  /// the day it is. The outer nil means that no time can follow.
  private mutating func bridge() -> Half?? {
    skipSigns()
    var word = String.UnicodeScalarView()
    while !isAtEnd, !isDigit(scalars[index]), !isSign(scalars[index]) {
      word.append(scalars[index])
      index += 1
    }
    let text = String(word).lowercased()
    skipSigns()
    // " a las ": the second of two words.
    if text == "a", !isAtNumber {
      while !isAtEnd, !isDigit(scalars[index]), !isSign(scalars[index]) { index += 1 }
      skipSigns()
    }
    guard isAtNumber else { return nil }
    switch text {
    case "午前", "上午", "凌晨", "早上", "오전": return .some(.morning)
    case "午後", "下午", "晚上", "中午", "오후": return .some(.afternoon)
    case "", "t", "at", "um", "à", "a", "alle", "om", "kl", "às", "в", "时间": return .some(nil)
    default: return nil
    }
  }

  private mutating func clock() -> LocalTime? {
    let length = numberLength
    switch length {
    case 4:
      let time = compactTime(digits: 4)
      // The size of a picture (`1920x1080`) is no time.
      let end = index
      defer { index = end }
      return isAtLetter && trailingHalf() == nil ? nil : time
    case 6: return compactTime(digits: 6)
    // Milliseconds follow.
    case 8, 9:
      let time = compactTime(digits: 6)
      skipNumber()
      return time
    case 1, 2: return separatedTime()
    default: return nil
    }
  }

  private mutating func compactTime(digits: Int) -> LocalTime? {
    guard let hour = number(2), let minute = number(2) else { return nil }
    guard digits == 6 else { return LocalTime(hour: hour, minute: minute) }
    guard let second = number(2) else { return nil }
    return LocalTime(hour: hour, minute: minute, second: min(second, 59))
  }

  /// `19.30.05`, `19-30-05`, `7:30`, `19h30m05s`, `19時30分05秒`.
  private mutating func separatedTime() -> LocalTime? {
    guard let hour = number(numberLength),
      let mark = take(where: { ".-:_h時时点點∶".unicodeScalars.contains($0) }),
      numberLength == 2, let minute = number(2)
    else { return nil }
    let next: String = mark == "h" ? "m" : "時时点點".unicodeScalars.contains(mark) ? "分" : String(mark)
    let afterMinute = index
    guard take(where: { next.unicodeScalars.contains($0) }) != nil, numberLength == 2,
      let second = number(2)
    else {
      index = afterMinute
      return LocalTime(hour: hour, minute: minute)
    }
    _ = take { $0 == "s" || $0 == "秒" }
    return LocalTime(hour: hour, minute: minute, second: min(second, 59))
  }

  /// `PM`, ` pm`, ` p. m.` after the time; leaves the place as it is when there is none.
  private mutating func trailingHalf() -> Half? {
    let start = index
    skipSigns()
    let half: Half
    if take(where: { $0 == "a" || $0 == "A" }) != nil {
      half = .morning
    } else if take(where: { $0 == "p" || $0 == "P" }) != nil {
      half = .afternoon
    } else {
      index = start
      return nil
    }
    skipSigns()
    // A word that merely starts so ("a meal") is none.
    guard take(where: { $0 == "m" || $0 == "M" }) != nil, !isAtLetter else {
      index = start
      return nil
    }
    return half
  }

  private func afternoon(_ time: LocalTime, _ half: Half?) -> LocalTime? {
    guard let half else { return time }
    guard time.hour <= 12 else { return time }
    let hour = time.hour % 12 + (half == .afternoon ? 12 : 0)
    return LocalTime(hour: hour, minute: time.minute, second: time.second)
  }

  // MARK: Characters

  /// How many digits stand here.
  private var numberLength: Int {
    var end = index
    while end < scalars.count, isDigit(scalars[end]) { end += 1 }
    return end - index
  }

  private mutating func number(_ digits: Int) -> Int? {
    guard digits > 0, index + digits <= scalars.count else { return nil }
    var value = 0
    for scalar in scalars[index..<index + digits] {
      guard isDigit(scalar) else { return nil }
      value = value * 10 + Int(scalar.value - 0x30)
    }
    index += digits
    return value
  }

  private mutating func take(where isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    guard !isAtEnd, isWanted(scalars[index]) else { return nil }
    defer { index += 1 }
    return scalars[index]
  }

  private mutating func skipSigns() { while !isAtEnd, isSign(scalars[index]) { index += 1 } }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  private func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "-_.,~()[]".unicodeScalars.contains(scalar)
  }
}
