import Specimens

/// What is printed in a date: which of its parts are there.
struct DateSigns: Sendable {
  var hasYear = false
  var hasMonth = false
  var hasWeekday = false
  var isNext = false
  var isRelative = false
  /// The two numbers of `03/11`, as printed.
  var figures: (Int, Int)?
  /// The day of the month where only it is printed: `the 22nd`, `25日`.
  var weekday: Weekday?

  init(_ folded: ArraySlice<Unicode.Scalar>) {
    let scalars = Array(folded)
    readEastAsian(scalars)
    var i = 0
    while i < scalars.count {
      if scalars[i].isDigit {
        let (number, end) = DateSigns.number(scalars, i)
        if end - i == 4, (1900...2999).contains(number) {
          hasYear = true
        } else if end - i <= 2, end + 1 < scalars.count, "/.-".unicodeScalars.contains(scalars[end]),
          scalars[end + 1].isDigit, figures == nil
        {
          let (second, secondEnd) = DateSigns.number(scalars, end + 1)
          let isClock = scalars[end] == "-"
          if secondEnd - end <= 3, !isClock, (1...31).contains(number), (1...31).contains(second) {
            figures = (number, second)
            hasMonth = true
            if secondEnd + 1 < scalars.count, "/.-".unicodeScalars.contains(scalars[secondEnd]),
              scalars[secondEnd + 1].isDigit
            {
              hasYear = true
            }
            i = secondEnd
            continue
          }
        }
        i = end
      } else if scalars[i].isLatinLetter {
        var end = i
        while end < scalars.count, scalars[end].isLatinLetter { end += 1 }
        readWord(String(scalars[i..<end]))
        i = end
      } else {
        i += 1
      }
    }
  }

  private mutating func readWord(_ word: String) {
    if LayoutWords.months.contains(word) { hasMonth = true }
    if let day = DateSigns.weekdays[String(word.prefix(3))],
      DateSigns.weekdayWords.contains(where: { word == $0 || word == $0 + "s" })
    {
      hasWeekday = true
      weekday = weekday ?? day
    }
    switch word {
    case "next", "following": isNext = true
    case "this", "today", "tomorrow", "tonight", "tmrw", "coming": isRelative = true
    default: break
    }
  }

  private mutating func readEastAsian(_ scalars: [Unicode.Scalar]) {
    let text = String(scalars[...])
    if text.contains("令和") || text.contains("平成") || text.contains("年") { hasYear = true }
    for i in scalars.indices.dropFirst()
    where scalars[i] == "月" && (scalars[i - 1].isDigit || scalars[i - 1].isHan) {
      hasMonth = true
    }
    // The first that is printed: of a stretch of days it belongs to the first day.
    var first = text.endIndex
    for (index, sign) in ["月", "火", "水", "木", "金", "土", "日"].enumerated() {
      for form in ["(\(sign))", "\(sign)曜", "(\(sign)・"] {
        guard let place = text.firstRange(of: form)?.lowerBound else { continue }
        hasWeekday = true
        if place < first { (first, weekday) = (place, Weekday(rawValue: index + 1)) }
      }
    }
    for word in ["明日", "今日", "本日", "明後日", "あさって", "あす", "来週", "今週"] where text.contains(word) {
      isRelative = true
    }
  }

  private static func number(_ scalars: [Unicode.Scalar], _ start: Int) -> (Int, Int) {
    var (value, i) = (0, start)
    while i < scalars.count, scalars[i].isDigit, i - start < 6 {
      value = value * 10 + Int(scalars[i].folded.value - 48)
      i += 1
    }
    return (value, max(i, start + 1))
  }

  static let weekdays: [String: Weekday] = [
    "mon": .monday, "tue": .tuesday, "wed": .wednesday, "thu": .thursday, "fri": .friday, "sat": .saturday,
    "sun": .sunday,
  ]
  static let weekdayWords: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "tues", "wed",
    "weds", "thu", "thur", "thurs", "fri", "sat", "sun",
  ]
}

/// Which of day and month comes first in figures, told from the country that the notice gives away.
enum FigureOrder: Sendable {
  case monthFirst, dayFirst, unknown

  init(_ folded: [Unicode.Scalar]) {
    var (month, day) = (0, 0)
    for scalar in folded {
      switch scalar {
      case "$": month += 1
      case "£", "€": day += 1
      default: break
      }
    }
    for match in FigureOrder.lexicon.matches(in: folded, 0..<folded.count) {
      if match.meaning == .monthFirst { month += 1 } else { day += 1 }
    }
    var i = 0
    while i < folded.count {
      if folded[i].isDigit, i == 0 || !folded[i - 1].isDigit && folded[i - 1] != "/" {
        let signs = DateSigns(folded[i..<min(folded.count, i + 5)])
        if let (a, b) = signs.figures {
          if a > 12, b <= 12 { day += 10 }
          if b > 12, a <= 12 { month += 10 }
        }
      }
      i += 1
    }
    self = day > month ? .dayFirst : month > day ? .monthFirst : .unknown
  }

  /// Spellings that only one side of the Atlantic uses.
  private static let lexicon = Lexicon<FigureOrder>([
    (
      .dayFirst,
      "colour*|favourite*|centre|programme*|organis*|practise*|jumper*|trainers|plimsolls|half term|half-term|"
        + "year 1|year 2|year 3|year 4|year 5|year 6|headteacher|maths|mum|mums|swimming costume|wellies|rota|"
        + "tuck shop|lollipop|autumn term|spring term|summer term|packed lunch*|cheque*|neighbour*|pupils"
    ),
    (
      .monthFirst,
      "color|colors|favorite*|center|program|programs|organize*|neighbor*|mom|moms|math|sneakers|field trip*|"
        + "kindergart*|pta|zip code|check payable|checks payable|first grade*|second grade*|third grade*|"
        + "fourth grade*|fifth grade*|1st grade*|2nd grade*|3rd grade*|4th grade*|5th grade*"
    ),
  ])
}
