/// Tells the order of day and month from the rest of the text: another date that settles it, or the
/// country that currencies, postcodes and phone numbers point to.
struct DateOrderEvidence {
  let order: DateOrder

  init(_ text: TokenizedText) {
    let tokens = text.tokens
    var monthFirst = 0
    var dayFirst = 0
    var i = 0
    while i < tokens.count {
      let token = tokens[i]
      if token.kind == .symbol {
        switch token.value {
        case 0xA3, 0x20AC: dayFirst += 1
        case 0x24: monthFirst += 1
        default: break
        }
        if token.value == 0x2B, i + 1 < tokens.count, tokens[i + 1].isDigits, !tokens[i + 1].spaceBefore {
          if [44, 61, 33, 49, 39, 34].contains(tokens[i + 1].value) { dayFirst += 1 }
          if tokens[i + 1].value == 1 { monthFirst += 1 }
        }
      } else if token.isDigits, token.digits <= 2, i + 2 < tokens.count, tokens[i + 1].isSymbol("/"),
        tokens[i + 2].isDigits,
        tokens[i + 2].digits <= 2, !(i > 0 && tokens[i - 1].isSymbol("/"))
      {
        if token.value > 12, token.value <= 31, (1...12).contains(tokens[i + 2].value) { dayFirst += 10 }
        if tokens[i + 2].value > 12, tokens[i + 2].value <= 31, (1...12).contains(token.value) {
          monthFirst += 10
        }
        i += 2
      }
      i += 1
    }
    if text.language != .english {
      order = .monthFirst
    } else if dayFirst > monthFirst {
      order = .dayFirst
    } else if monthFirst > dayFirst {
      order = .monthFirst
    } else {
      order = .unknown
    }
  }
}
