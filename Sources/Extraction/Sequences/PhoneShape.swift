import Specimens

/// Whether groups of digits follow the number plan of some country.
struct PhoneShape {
  struct Verdict {
    var e164: String?
    var rule: String
    var confidence: Double
  }

  let run: PhoneScanner.Run
  let groups: [String]
  let language: Language
  let digits: String
  private let lengths: [Int]

  init(run: PhoneScanner.Run, groups: [String], language: Language) {
    self.run = run
    self.groups = groups
    self.language = language
    digits = groups.joined()
    lengths = groups.map(\.utf8.count)
  }

  func verdict(isLabelled: Bool) -> Verdict? {
    let count = digits.utf8.count
    // Dots and dashes mixed with long groups are amounts, coordinates, serial numbers.
    if run.hasDot, groups.count < 3 { return nil }
    if isRepetitive(digits), !isLabelled { return nil }
    if run.hasPlus { return international(digits, count) }
    if digits.hasPrefix("00"), count >= 10, count <= 15 {
      if !isLabelled, count < 11 { return nil }
      return digits.hasPrefix("000")
        ? nil
        : Verdict(e164: "+" + digits.dropFirst(2), rule: "phone with 00", confidence: isLabelled ? 0.9 : 0.6)
    }
    if let found = japanese(digits, count) ?? chinese(digits, count) ?? american(digits, count, isLabelled)
      ?? british(digits, count)
    {
      return found
    }
    if isLabelled { return labelled(digits, count) }
    if run.isAddressed, count == 10, groups.count == 1 {
      return Verdict(e164: nil, rule: "number after at", confidence: 0.6)
    }
    return bracketed(digits, count)
  }

  private func isRepetitive(_ digits: String) -> Bool { groups.count == 1 && Set(digits.utf8).count <= 2 }

  private func international(_ digits: String, _ count: Int) -> Verdict? {
    guard (8...15).contains(count), !digits.hasPrefix("0"), groups.count <= 7 else { return nil }
    var national = digits
    // +44 (0)113: the zero is not dialled.
    if groups.count > 1, let zero = groups.dropFirst().first, zero == "0" {
      national = groups[0] + groups.dropFirst(2).joined()
    }
    // China's mobile numbers have eleven digits: +86 138-2010-2015 has them, a pair of years has not.
    if digits.hasPrefix("86"), count > 13 { return nil }
    if digits.hasPrefix("86"), count == 12, groups.count > 2, groups[1].utf8.count == 4 { return nil }
    return Verdict(e164: "+" + national, rule: "phone with country code", confidence: 0.95)
  }

  /// 03-5555-0123, 090-5555-0123, 0120-555-012, (06)5555-0123, 0742-55-0133.
  private func japanese(_ digits: String, _ count: Int) -> Verdict? {
    guard digits.hasPrefix("0"), !digits.hasPrefix("00"), groups.count == 3, count == 10 || count == 11,
      run.hasDash || run.hasBracket
    else { return nil }
    let sizes = lengths
    let isMobile = count == 11 && sizes == [3, 4, 4]
    let isFixed = count == 10 && [[2, 4, 4], [3, 3, 4], [4, 2, 4], [5, 1, 4], [4, 3, 3]].contains(sizes)
    let isFree =
      digits.hasPrefix("0120") && sizes == [4, 3, 3] || digits.hasPrefix("0800") && sizes == [4, 3, 4]
    guard isMobile || isFixed || isFree else { return nil }
    if language == .chinese, count == 11 { return Verdict(e164: nil, rule: "phone", confidence: 0.88) }
    return Verdict(
      e164: language == .japanese ? "+81" + digits.dropFirst() : nil, rule: "Japanese phone", confidence: 0.93
    )
  }

  /// 138 5555 0123, 13855550123, 010-55550134, 0571-5555-0133, 400-555-0199.
  private func chinese(_ digits: String, _ count: Int) -> Verdict? {
    let sizes = lengths
    let second = digits.utf8.dropFirst().first ?? 0x30
    if count == 11, digits.hasPrefix("1"), second >= 0x33, [[11], [3, 4, 4], [3, 8]].contains(sizes),
      language != .english || sizes == [3, 4, 4]
    {
      return Verdict(e164: "+86" + digits, rule: "Chinese mobile phone", confidence: 0.93)
    }
    guard language == .chinese else { return nil }
    if digits.hasPrefix("400") || digits.hasPrefix("800"), count == 10, groups.count >= 2 {
      return Verdict(e164: nil, rule: "Chinese service number", confidence: 0.9)
    }
    guard digits.hasPrefix("0"), (10...12).contains(count), groups.count >= 2, (3...4).contains(sizes[0]),
      count - sizes[0] >= 7
    else { return nil }
    return Verdict(e164: "+86" + digits.dropFirst(), rule: "Chinese phone", confidence: 0.9)
  }

  /// (415) 555-0132, 415-555-0132, 1-800-555-0199, 415.555.0132.
  private func american(_ digits: String, _ count: Int, _ isLabelled: Bool) -> Verdict? {
    let sizes = lengths
    if sizes == [3, 3, 4], !digits.hasPrefix("0") {
      let isSpaced = !run.hasDot && !run.hasDash && !run.hasBracket
      if isSpaced {
        return isLabelled || run.isAddressed ? Verdict(e164: nil, rule: "spaced phone", confidence: 0.7) : nil
      }
      let isValid = digits.utf8.first.map { $0 >= 0x32 } == true && Array(digits.utf8)[3] >= 0x31
      return Verdict(
        e164: isValid && language == .english ? "+1" + digits : nil, rule: "American phone",
        confidence: isValid ? 0.93 : 0.75)
    }
    if count == 11, digits.hasPrefix("1"), sizes == [1, 3, 3, 4] || sizes == [4, 3, 4] {
      return Verdict(e164: "+" + digits, rule: "American phone", confidence: 0.93)
    }
    return nil
  }

  /// 020 7946 0958, 0117 496 0123, 07700 900123, 01632 960123.
  private func british(_ digits: String, _ count: Int) -> Verdict? {
    guard language == .english, digits.hasPrefix("0"), !digits.hasPrefix("00"), count == 11 || count == 10,
      groups.count >= 2
    else { return nil }
    let sizes = lengths
    guard
      [
        [3, 4, 4], [4, 3, 4], [5, 6], [5, 3, 3], [5, 5], [4, 7], [3, 8], [3, 3, 4], [2, 4, 4], [4, 6],
      ].contains(sizes)
    else { return nil }
    return Verdict(
      e164: count == 11 && digits.utf8.dropFirst().first != 0x30 ? "+44" + digits.dropFirst() : nil,
      rule: "phone", confidence: 0.85)
  }

  /// With a label any sensible grouping will do.
  private func labelled(_ digits: String, _ count: Int) -> Verdict? {
    if lengths == [3, 4], !digits.hasPrefix("1") {
      return Verdict(e164: nil, rule: "local phone", confidence: 0.7)
    }
    guard (8...15).contains(count), groups.count <= 6 else { return nil }
    if groups.count == 1 { return Verdict(e164: nil, rule: "labelled phone", confidence: 0.8) }
    if lengths == [4, 4, 4] && !digits.hasPrefix("0") || lengths == [4, 4, 4, 4] || lengths == [3, 2, 4]
      || lengths == [4, 4, 4, 2]
    {
      return nil
    }
    if groups[0].utf8.count > 5 && groups.count > 2 { return nil }
    return Verdict(e164: nil, rule: "labelled phone", confidence: 0.82)
  }

  /// (19) 997424919, (0131) 496 0537.
  private func bracketed(_ digits: String, _ count: Int) -> Verdict? {
    guard (9...12).contains(count) else { return nil }
    if run.hasBracket, (2...5).contains(lengths[0]), groups.count <= 3, count - lengths[0] >= 6 {
      return Verdict(e164: nil, rule: "phone in brackets", confidence: 0.75)
    }
    if digits.hasPrefix("0"), groups.count >= 2, groups.count <= 5, (2...5).contains(lengths[0]),
      lengths.allSatisfy({ $0 >= 2 }), !digits.hasPrefix("00")
    {
      return Verdict(e164: nil, rule: "phone", confidence: 0.7)
    }
    return nil
  }
}
