import Specimens

/// 2200 Birch Avenue, Albany, NY 12203 · 6 Tanner's Lane, Bristol BS1 0AA.
extension AddressScanner {
  typealias Found = (candidate: Candidate, next: Int)

  func american(_ i: Int) -> Found? {
    guard reader.isDigits(i), reader.tokens[i].digits <= 5, reader.tokens[i].value > 0 else { return nil }
    if reader.isGlued(i),
      Scalars.isWordLike(reader.scalarBefore(i))
        || [0x24, 0xA3, 0x2E, 0x2C, 0x2F, 0x3A, 0x2D].contains(reader.scalarBefore(i))
    {
      return nil
    }
    // The house number may have a letter: 221B.
    var at = i + 1
    if reader.isGlued(at), reader.exists(at), reader.tokens[at].kind == .word {
      guard reader.tokens[at].end - reader.tokens[at].start == 1 else { return streetNumber(i) }
      at += 1
    }
    return street(from: i, nameAt: at)
  }

  /// "3 4th Street" is read from its own number; "12th" alone begins no address.
  private func streetNumber(_ i: Int) -> Found? { nil }

  private func street(from first: Int, nameAt: Int) -> Found? {
    var at = nameAt
    var words = 0
    while words < 6, reader.exists(at), !reader.tokens[at].newlineBefore {
      let token = reader.tokens[at]
      if token.kind == .word {
        if words > 0 || reader.anyWord(at, "broadway"), isSuffix(at) {
          // "Park Avenue South", "St. James Street": the last suffix in a row counts.
          var end = at + 1
          if reader.symbol(end, "."), reader.isGlued(end), !reader.endsLine(before: end + 1) || true,
            shortSuffix(at)
          {
            end += 1
          }
          if reader.anyWord(
            end, "n", "s", "e", "w", "ne", "nw", "se", "sw", "north", "south", "east", "west"),
            !reader.tokens[end].newlineBefore
          {
            end += 1
          }
          if words == 1, reader.anyWord(at, "st"), isSuffix(at + 2) || isSuffix(at + 1) {
            at += 1
            continue
          }
          return finish(first, end)
        }
        guard
          isCapitalized(at) || reader.anyWord(at, "of", "the", "de", "la", "and", "s") || isOrdinalSuffix(at)
        else { return nil }
      } else if token.isDigits {
        guard ordinalAt(at) else { return nil }
      } else if token.kind == .symbol {
        guard token.isSymbol(".") || token.isSymbol("'") || token.isSymbol("-") else { return nil }
        at += 1
        continue
      } else {
        return nil
      }
      words += 1
      at += 1
    }
    return nil
  }

  private func ordinalAt(_ i: Int) -> Bool {
    reader.isGlued(i + 1) && reader.anyWord(i + 1, "st", "nd", "rd", "th")
  }
  private func isOrdinalSuffix(_ i: Int) -> Bool {
    reader.isGlued(i) && reader.anyWord(i, "st", "nd", "rd", "th")
  }

  private func isSuffix(_ i: Int) -> Bool {
    guard reader.exists(i), reader.tokens[i].kind == .word, isCapitalized(i) else { return false }
    return AddressWords.suffixes.contains(
      Lexicon.hash(reader.text.shadow.scalars[Int(reader.tokens[i].start)..<Int(reader.tokens[i].end)]))
  }

  private func shortSuffix(_ i: Int) -> Bool { reader.tokens[i].end - reader.tokens[i].start <= 4 }

  /// Unit, city, state and postal code, on the same line or the next.
  private func finish(_ first: Int, _ streetEnd: Int) -> Found {
    var end = unit(streetEnd)
    var postal: String?
    var confidence = 0.8
    var at = end
    if reader.symbol(at, ",") { at += 1 }
    if let place = cityStateZip(at) {
      (end, postal, confidence) = (place.end, place.postal, place.postal == nil ? 0.88 : 0.95)
    }
    return (candidate(first, end, postalCode: postal, rule: "street address", confidence), end)
  }

  private func unit(_ i: Int) -> Int {
    var at = i
    if reader.symbol(at, ",") { at += 1 }
    if reader.symbol(at, "#"), reader.exists(at + 1), reader.isGlued(at + 1) {
      return reader.isGlued(at + 2) && reader.exists(at + 2) && reader.tokens[at + 2].kind == .word
        ? at + 3 : at + 2
    }
    if reader.anyWord(at, "apt", "suite", "ste", "unit", "floor", "fl", "room", "rm", "bldg", "flat"),
      !(reader.exists(at) && reader.tokens[at].newlineBefore)
    {
      var value = at + 1
      if reader.symbol(value, ".") || reader.symbol(value, "#") { value += 1 }
      guard reader.exists(value), reader.tokens[value].kind == .word || reader.isDigits(value),
        !reader.tokens[value].newlineBefore
      else { return i }
      return reader.isGlued(value + 1) && reader.exists(value + 1) && reader.tokens[value + 1].kind == .word
        ? value + 2 : value + 1
    }
    return i
  }

  private func cityStateZip(_ i: Int) -> (end: Int, postal: String?)? {
    var at = i
    var words = 0
    while words < 4, reader.exists(at), reader.tokens[at].kind == .word, isCapitalized(at),
      !(words > 0 && reader.tokens[at].newlineBefore)
    {
      if words > 0, let postcode = britishPostcode(at) { return (postcode.end, postcode.text) }
      words += 1
      at += 1
      if reader.symbol(at, "."), reader.isGlued(at), words == 1 { at += 1 }
    }
    guard words > 0 else { return nil }
    if reader.symbol(at, ",") { at += 1 }
    if let postcode = britishPostcode(at) { return (postcode.end, postcode.text) }
    // The state may have been taken for a word of the city.
    var stateAt = at
    if !isState(stateAt), isState(at - 1), words > 1 { stateAt = at - 1 }
    guard isState(stateAt) else { return nil }
    let zip = stateAt + 1
    if reader.isDigits(zip), reader.tokens[zip].digits == 5, !reader.tokens[zip].newlineBefore {
      if reader.symbol(zip + 1, "-"), reader.isGlued(zip + 1), reader.isDigits(zip + 2),
        reader.tokens[zip + 2].digits == 4
      {
        return (zip + 3, reader.original(zip, zip + 3))
      }
      return (zip + 1, reader.original(zip, zip + 1))
    }
    return (stateAt + 1, nil)
  }

  private func isState(_ i: Int) -> Bool {
    guard reader.exists(i), reader.tokens[i].kind == .word,
      reader.tokens[i].end - reader.tokens[i].start == 2, CodeScanner(reader).isUpper(i)
    else { return false }
    return AddressWords.states.contains(
      Lexicon.hash(reader.text.shadow.scalars[Int(reader.tokens[i].start)..<Int(reader.tokens[i].end)]))
  }

  /// BS1 0AA, SW1A 1AA.
  private func britishPostcode(_ i: Int) -> (end: Int, text: String)? {
    guard reader.exists(i), reader.tokens[i].kind == .word,
      reader.tokens[i].end - reader.tokens[i].start <= 2, CodeScanner(reader).isUpper(i),
      reader.isDigits(i + 1), reader.isGlued(i + 1), reader.tokens[i + 1].digits <= 2
    else { return nil }
    var at = i + 2
    if reader.exists(at), reader.tokens[at].kind == .word, reader.isGlued(at) {
      guard reader.tokens[at].end - reader.tokens[at].start == 1 else { return nil }
      at += 1
    }
    guard reader.isDigits(at), reader.tokens[at].digits == 1, !reader.tokens[at].newlineBefore,
      reader.isGlued(at + 1), reader.exists(at + 1),
      reader.tokens[at + 1].kind == .word, reader.tokens[at + 1].end - reader.tokens[at + 1].start == 2
    else { return nil }
    return (at + 2, reader.original(i, at + 2))
  }
}

enum AddressWords {
  static let suffixes = hashes(
    "street st avenue ave road rd boulevard blvd lane ln drive dr way court ct place pl square sq terrace ter parkway pkwy circle cir highway hwy trail trl alley plaza row crescent close walk mews quay broadway loop pike wharf embankment hill gardens grove park"
  )
  static let states = hashes(
    "al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc pr"
  )

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { Lexicon.hash(Folding.word(String($0))[...]) })
  }
}
