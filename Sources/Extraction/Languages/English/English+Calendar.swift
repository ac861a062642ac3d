/// English words of the calendar and the clock.
enum English {
  static var words: [WordList] { calendar + clock + numbers + particles + money }

  static let calendar: [WordList] = [
    WordList(
      .month,
      [
        1: "january jan", 2: "february feb febuary", 3: "march mar", 4: "april apr", 5: "may", 6: "june jun",
        7: "july jul", 8: "august aug", 9: "september sept sep", 10: "october oct", 11: "november nov",
        12: "december dec",
      ]),
    WordList(
      .weekday,
      [
        1: "monday mondays mon", 2: "tuesday tuesdays tue tues", 3: "wednesday wednesdays wed weds wednes",
        4: "thursday thursdays thu thur thurs", 5: "friday fridays fri", 6: "saturday saturdays sat",
        7: "sunday sundays sun",
      ]),
    WordList(
      .relativeDay,
      [
        0: "today todays otd", 1: "tomorrow tomorrows tmr tmrw tomorow tommorow tmrow",
        -1: "yesterday yesterdays",
      ]),
    WordList(
      .unit,
      [
        0: "seconds sec secs second", 1: "minutes minute min mins", 2: "hours hour hr hrs", 3: "days day",
        4: "weeks week wk wks", 5: "months month mth mths", 6: "quarters quarter qtr", 7: "years year yr yrs",
        8: "weekend weekends", 9: "fortnight fortnights", 10: "decade decades", 11: "nights night",
        12: "century centuries",
      ]),
    WordList(.season, [1: "spring", 2: "summer", 3: "fall autumn", 4: "winter"]),
    WordList(
      .which,
      [
        0: "this current", 1: "next upcoming", 10: "coming following", -1: "last past previous", 11: "prior",
      ]),
    WordList(
      .edge,
      [
        0: "beginning start early bom boy", 1: "middle mid", 2: "end late eom eoy eod cob eob",
        3: "rest remaining remainder",
      ]),
  ]

  static let clock: [WordList] = [
    WordList(
      .daypart,
      [
        0: "morning mornings", 2: "afternoon afternoons arvo", 3: "evening evenings",
        4: "night tonight tonite nights",
        9: "lunchtime lunch", 16: "dinnertime dinner supper", 17: "breakfast brunch",
      ]),
    WordList(.moment, [720: "noon midday noonish", 0: "midnight"]),
    WordList(.meridiem, [0: "am a", 1: "pm p", 2: "ampm"]),
    WordList(.oclock, "oclock"),
    WordList(.exactly, "sharp exactly precisely"),
  ]

  static let numbers: [WordList] = [
    WordList(
      .number,
      [
        0: "zero oh", 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight",
        9: "nine", 10: "ten", 11: "eleven", 12: "twelve", 13: "thirteen", 14: "fourteen", 15: "fifteen",
        16: "sixteen", 17: "seventeen", 18: "eighteen", 19: "nineteen", 20: "twenty", 30: "thirty",
        40: "forty",
        50: "fifty", 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety",
      ]),
    WordList(
      .multiplier,
      [
        100: "hundred", 1000: "thousand", 100_000: "lakh lakhs", 1_000_000: "million",
        10_000_000: "crore crores",
        1_000_000_000: "billion",
      ]),
    WordList(
      .ordinal,
      [
        1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth",
        9: "ninth", 10: "tenth", 11: "eleventh", 12: "twelfth", 13: "thirteenth", 14: "fourteenth",
        15: "fifteenth", 16: "sixteenth", 17: "seventeenth", 18: "eighteenth", 19: "nineteenth",
        20: "twentieth",
        30: "thirtieth",
      ]),
    WordList(.half, "half"),
    WordList(.quarter, "quarter"),
    WordList(.vague, [3: "few several some", 2: "couple"]),
    WordList(
      .magnitude,
      [
        3: "k thousand", 5: "lakh lakhs", 6: "m million mn mil mio", 7: "crore crores", 9: "b billion bn",
        12: "trillion tn",
      ]),
  ]

  static let particles: [WordList] = [
    WordList(.rangeMark, "to till til until untill thru through"),
    WordList(.until, "until till til untill"),
    WordList(.from, "from"),
    WordList(.between, "between"),
    WordList(.and, "and"),
    WordList(.at, "at around about"),
    WordList(.on, "on"),
    WordList(.of, "of in"),
    WordList(.the, "the"),
    WordList(.during, "for"),
    WordList(.inside, "in"),
    WordList(.ago, "ago back earlier"),
    WordList(.later, "later hence out"),
    WordList(.within, "within"),
    WordList(.before, "before"),
    WordList(.after, "after"),
    WordList(.since, "since"),
    WordList(.by, "by"),
    WordList(.approximately, "about around approximately approx roughly circa"),
    WordList(.every, "every each"),
    WordList(.closing, "closed"),
    WordList(.now, "now asap"),
    WordList(.starting, "starting beginning"),
    WordList(.past, "past after"),
  ]

}
