import Specimens

/// What the text of a code looks like: joined letters and figures, in groups.
enum CodeShape {
  /// The tokens of a code that begins at `i`, or nil where nothing there can be one.
  static func read(_ reader: Reader, at i: Int, label: CodeLabel, isMarked: Bool, isBelow: Bool) -> (
    last: Int, digits: Int
  )? {
    switch label.type {
    case .seat, .gate, .coach, .platform, .room, .train, .flight:
      return short(reader, at: i, label.type, isBelow: isBelow)
    default: break
    }
    guard var end = group(reader, i) else { return nil }
    var stats = statistics(reader, i, end)
    guard stats.letters + stats.digits > 0 else { return nil }
    // Groups apart by one blank: TTX4 9H2L Q7, 55 81 09.
    var groups = 1
    while groups < 7, reader.exists(end), reader.tokens[end].spaceBefore, !reader.tokens[end].newlineBefore,
      isOneBlank(reader, end),
      let next = group(reader, end), continues(reader, from: i, at: end, to: next, stats)
    {
      end = next
      stats = statistics(reader, i, end)
      groups += 1
    }
    guard isCode(stats, reader, i, end, label, isMarked: isMarked, isBelow: isBelow) else { return nil }
    return (end, stats.digits)
  }

  private struct Statistics {
    var letters = 0
    var digits = 0
    var lower = 0
    var others = 0
  }

  private static func statistics(_ reader: Reader, _ first: Int, _ last: Int) -> Statistics {
    var result = Statistics()
    let shadow = reader.text.shadow
    for j in Int(reader.tokens[first].start)..<Int(reader.tokens[last - 1].end) {
      let s = shadow.scalars[j]
      if Scalars.isDigit(s) {
        result.digits += 1
      } else if Scalars.isLatin(s) {
        result.letters += 1
        let original = shadow.original[Int(shadow.starts[j])]
        if (0x61...0x7A).contains(original) { result.lower += 1 }
      }
    }
    return result
  }

  /// One run of letters and figures, joined by - / . without blanks.
  private static func group(_ reader: Reader, _ i: Int) -> Int? {
    guard reader.exists(i), reader.tokens[i].kind == .word || reader.tokens[i].isDigits else { return nil }
    var end = i + 1
    while reader.exists(end), reader.isGlued(end), end - i < 24 {
      let token = reader.tokens[end]
      if token.kind == .word || token.isDigits {
        end += 1
      } else if token.isSymbol("-") || token.isSymbol("/") || token.isSymbol("_") || token.isSymbol("."),
        reader.isGlued(end + 1), reader.exists(end + 1),
        reader.tokens[end + 1].kind == .word || reader.tokens[end + 1].isDigits
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static func isOneBlank(_ reader: Reader, _ i: Int) -> Bool {
    Int(reader.tokens[i].start) - Int(reader.tokens[i - 1].end) == 1
  }

  /// Another group of the same code looks like the ones before it.
  private static func continues(
    _ reader: Reader, from i: Int, at end: Int, to next: Int, _ before: Statistics
  ) -> Bool {
    let stats = statistics(reader, end, next)
    guard stats.lower == 0 else { return false }
    if reader.symbol(next, ":") || reader.symbol(next, "/") || reader.has(end, .month)
      || reader.has(end, .weekday) || reader.tokens[next - 1].has(.meridiem)
    {
      return false
    }
    if before.letters == 0 {
      return stats.letters == 0 && stats.digits >= 2 && !reader.has(next, .hourMark)
        && !reader.has(next, .monthMark) && !reader.has(next, .currency) && !reader.has(next, .unit)
    }
    return stats.digits > 0 && before.digits > 0
  }

  private static func isCode(
    _ stats: Statistics, _ reader: Reader, _ i: Int, _ end: Int, _ label: CodeLabel, isMarked: Bool,
    isBelow: Bool
  ) -> Bool {
    if reader.has(i, .month) || reader.has(i, .weekday) || reader.symbol(i - 1, "$") { return false }
    if reader.symbol(end, "%") || reader.symbol(end, ":") && reader.isDigits(end + 1) { return false }
    if reader.has(end, .currency) || reader.has(end, .dayMark) || reader.has(end, .monthMark)
      || reader.has(end, .hourMark) || reader.has(end, .unit) && stats.letters == 0
      || reader.has(end, .daypart)
    {
      return false
    }
    if stats.letters == 0, reader.tokens[i].isDigits, end == i + 3 || end == i + 5,
      reader.symbol(i + 1, "/") || reader.symbol(i + 1, ".")
    {
      return false
    }
    let length = stats.letters + stats.digits
    if stats.digits == 0 {
      guard stats.lower == 0, (4...14).contains(stats.letters) else { return false }
      return isMarked && (label.isCertain || stats.letters >= 5) && !isBelow || label.isCertain && isMarked
    }
    if stats.lower > 0, stats.digits > 0 {
      // Mixed case is a word with a figure more often than a code.
      return isMarked && stats.digits >= 2 && stats.lower <= 4 && !isBelow
    }
    if stats.letters == 0 {
      let least =
        label.type == .oneTime
        ? 4
        : label.type == .order || label.type == .invoice
          ? 3 : label.type == .ticket || label.type == .reference ? 3 : 4
      guard stats.digits >= least else { return false }
      if !isMarked, stats.digits < 5 { return false }
      return true
    }
    return length >= 3
  }

  // MARK: Short codes

  /// 32A, C12, 7号車12番E席, 304, ZQ 61.
  private static func short(_ reader: Reader, at i: Int, _ type: CodeType, isBelow: Bool) -> (
    last: Int, digits: Int
  )? {
    switch type {
    case .flight, .train: return carrier(reader, at: i, type)
    case .seat:
      guard reader.isDigits(i), reader.tokens[i].digits <= 3 else {
        // A12, J-14
        guard reader.exists(i), reader.tokens[i].kind == .word,
          reader.tokens[i].end - reader.tokens[i].start <= 2, isUpperWord(reader, i)
        else { return nil }
        let at = reader.symbol(i + 1, "-") ? i + 2 : i + 1
        guard reader.isDigits(at), reader.tokens[at].digits <= 3, reader.isGlued(at) else { return nil }
        return (at + 1, 2)
      }
      if reader.isGlued(i + 1), reader.exists(i + 1), reader.tokens[i + 1].kind == .word,
        reader.tokens[i + 1].end - reader.tokens[i + 1].start == 1
      {
        return (i + 2, 2)
      }
      if reader.symbol(i + 1, "-"), reader.isGlued(i + 1), reader.exists(i + 2),
        reader.tokens[i + 2].kind == .word, reader.tokens[i + 2].end - reader.tokens[i + 2].start == 1
      {
        return (i + 3, 2)
      }
      return isPlain(reader, i) ? (i + 1, 1) : nil
    case .gate, .platform, .coach, .room:
      if reader.isDigits(i), reader.tokens[i].digits <= 4 {
        if reader.isGlued(i + 1), reader.exists(i + 1), reader.tokens[i + 1].kind == .word {
          return reader.tokens[i + 1].end - reader.tokens[i + 1].start == 1 ? (i + 2, 2) : nil
        }
        return isPlain(reader, i) ? (i + 1, 1) : nil
      }
      guard reader.exists(i), reader.tokens[i].kind == .word, isUpperWord(reader, i),
        reader.tokens[i].end - reader.tokens[i].start <= 2
      else { return nil }
      if reader.isDigits(i + 1), reader.isGlued(i + 1), reader.tokens[i + 1].digits <= 4 { return (i + 2, 2) }
      return reader.tokens[i].end - reader.tokens[i].start == 1 && !isBelow && type != .room
        ? (i + 1, 1) : nil
    default: return nil
    }
  }

  private static func carrier(_ reader: Reader, at i: Int, _ type: CodeType) -> (last: Int, digits: Int)? {
    if type == .train, reader.isDigits(i), reader.tokens[i].digits <= 5, isPlain(reader, i) {
      return (i + 1, 1)
    }
    guard reader.exists(i) else { return nil }
    if reader.tokens[i].kind == .word, isUpperWord(reader, i),
      reader.tokens[i].end - reader.tokens[i].start <= 3, reader.isDigits(i + 1),
      reader.tokens[i + 1].digits <= 4,
      !reader.tokens[i + 1].newlineBefore, isPlain(reader, i + 1)
    {
      return (i + 2, 2)
    }
    // 7C 1102, G3 1021
    if reader.isDigits(i), reader.tokens[i].digits == 1, reader.isGlued(i + 1), reader.exists(i + 1),
      reader.tokens[i + 1].kind == .word, reader.tokens[i + 1].end - reader.tokens[i + 1].start == 1,
      reader.isDigits(i + 2), type == .flight
    {
      return (i + 3, 3)
    }
    return nil
  }

  private static func isPlain(_ reader: Reader, _ i: Int) -> Bool {
    let after = reader.scalarAfter(i)
    if reader.symbol(i + 1, ":") && reader.isDigits(i + 2) { return false }
    return !(after == 0x2E && reader.isDigits(i + 2) && reader.isGlued(i + 2)) && after != 0x25
      && after != 0x2F && !reader.has(i + 1, .meridiem) && !reader.has(i + 1, .unit)
      && !reader.has(i + 1, .month)
  }

  private static func isUpperWord(_ reader: Reader, _ i: Int) -> Bool { CodeScanner(reader).isUpper(i) }

  /// Two capitals before figures that are no airline.
  static let notAirlines: Set<String> = [
    "am", "pm", "no", "rm", "st", "us", "uk", "jr", "sr", "dr", "id", "tv", "pc", "ip", "os", "mt", "ft",
    "km", "cm", "mm", "kg", "lb", "oz", "gb", "mb", "kb",
    "ny", "ca", "tx", "fl", "il", "pa", "oh", "ga", "nc", "mi", "nj", "va", "wa", "az", "ma", "tn", "in",
    "md", "wi", "co", "mn", "sc", "or", "ky", "ok", "ct",
    "to", "at", "on", "of", "or", "by", "is", "it", "me", "my", "we", "ok", "vs", "rt", "ex", "ps", "pg",
  ]
}
