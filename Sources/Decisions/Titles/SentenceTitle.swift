import Specimens

/// The name of a thing that is spoken of in running text: "this is a reminder of your dental cleaning with
/// Dr. Moreno on Tuesday …" is about the dental cleaning with Dr. Moreno.
struct SentenceTitle: Sendable {
  let page: Page

  /// The words that lead to the date, without greeting and formula; nil if too little is left.
  func title(before mention: Mention) -> String? {
    let words = lead(to: mention)
    return SentenceTitle.sender(words) ?? SentenceTitle.bare(words)
  }

  /// What stands in the date's sentence before it.
  func lead(to mention: Mention) -> String {
    let start = sentenceStart(before: mention.entity.span.start, on: mention.line)
    return Phrase.trimmed(page.text(of: TextSpan(start, mention.entity.span.start)))
  }

  /// What stands in the date's sentence behind it.
  func rest(after mention: Mention) -> String {
    let line = page.lines[mention.line].span
    var end = mention.entity.span.end
    while end < line.end, !isStop(end) { end += 1 }
    return page.text(of: TextSpan(mention.entity.span.end, end))
  }

  /// Words without greeting and formula; nil if too little is left, by `Phrase.weight`.
  static func bare(_ sentence: String, least: Int = 4) -> String? {
    var words = sentence
    var isChanged = true
    while isChanged {
      isChanged = false
      let lower = words.lowercased()
      if let comma = words.firstIndex(where: { ",、，:：!！".contains($0) }),
        SentenceTitle.greetings.contains(where: { lower.hasPrefix($0) }), words[..<comma].count <= 24
      {
        words = Phrase.trimmed(String(words[words.index(after: comma)...]))
        isChanged = true
        continue
      }
      for opener in SentenceTitle.openers where lower.hasPrefix(opener) {
        words = Phrase.trimmed(String(words.dropFirst(opener.count)))
        isChanged = true
        break
      }
      for closer in SentenceTitle.closers where words.lowercased().hasSuffix(closer) {
        words = Phrase.trimmed(String(words.dropLast(closer.count)))
        isChanged = true
        break
      }
    }
    guard Phrase.weight(words) >= least, words.count <= 80 else { return nil }
    guard let first = words.first, first.isLowercase else { return words }
    return first.uppercased() + words.dropFirst()
  }

  /// "Reminder from Cedar Physio: you are seeing Tom on …": who reminds says more than the formula.
  private static func sender(_ words: String) -> String? {
    let lower = words.lowercased()
    for opening in ["reminder from ", "a reminder from ", "message from ", "hello from ", "hi from "]
    where lower.hasPrefix(opening) {
      let rest = words.dropFirst(opening.count)
      guard let end = rest.firstIndex(where: { ":,.!–".contains($0) }) else { return nil }
      let name = Phrase.trimmed(String(rest[..<end]))
      return Phrase.weight(name) >= 4 && name.count <= 40 ? name : nil
    }
    return nil
  }

  /// "请于12月8日(周二)前交回体检回执。": what is to be done stands behind the date.
  func title(after mention: Mention) -> String? {
    var words = Phrase.trimmed(rest(after: mention))
    guard words.unicodeScalars.contains(where: \.isCJK) else { return nil }
    for joint in ["之前", "以前", "前", "までに", "までの", "まで", "に", "截止", "(", ")", "请", "，", ","]
    where words.hasPrefix(joint) {
      words = Phrase.trimmed(String(words.dropFirst(joint.count)))
    }
    return Phrase.weight(words) >= 8 && words.count <= 40 ? words : nil
  }

  /// "… at Birch Dental, 3 Alder Ct": the place that follows the date in its sentence.
  func place(after mention: Mention) -> String? {
    let tail = rest(after: mention)
    for opener in [" at the ", " at ", " in the ", " @ "] where tail.hasPrefix(opener) {
      let place = Phrase.trimmed(String(tail.dropFirst(opener.count)))
      let first = place.first { $0.isLetter }
      if Phrase.weight(place) >= 4, place.count <= 90, first?.isUppercase ?? false { return place }
    }
    let lead = page.text(
      of: TextSpan(
        sentenceStart(before: mention.entity.span.start, on: mention.line), mention.entity.span.start))
    for opener in [
      "table at ", "reservation at ", "booking at ", "appointment at ", "tickets for ", "stay at ",
    ] {
      let lower = lead.lowercased()
      guard let at = lower.range(of: opener) else { continue }
      var place = String(lead.dropFirst(lower[..<at.upperBound].count))
      for closer in [" is ", " has ", " for ", " on ", " with ", ", "] {
        if let stop = place.range(of: closer) { place = String(place[..<stop.lowerBound]) }
      }
      place = Phrase.trimmed(place)
      if Phrase.weight(place) >= 4, place.count <= 50, place.first?.isUppercase ?? false { return place }
    }
    for opener in ["will visit the ", "will visit ", "visiting the ", "trip to the ", "trip to "] {
      guard let at = lead.lowercased().range(of: opener) else { continue }
      let place = Phrase.trimmed(String(lead.dropFirst(lead.lowercased()[..<at.upperBound].count)))
      if Phrase.weight(place) >= 4, place.count <= 50, place.first?.isUppercase ?? false { return place }
    }
    if let stop = tail.range(of: "にて") {
      let place = Phrase.trimmed(String(tail[..<stop.lowerBound]))
      if (2...24).contains(place.count) { return place }
    }
    return nil
  }

  private func sentenceStart(before offset: Int, on line: Int) -> Int {
    let low = page.lines[line].span.start
    var start = offset
    while start > low, !isStop(start - 1) { start -= 1 }
    while start < offset, page.scalars[start].isBlank { start += 1 }
    return start
  }

  private func isStop(_ offset: Int) -> Bool {
    let scalar = page.scalars[offset]
    if "。!?！？\n".unicodeScalars.contains(scalar) { return true }
    guard scalar == ".", offset + 1 >= page.scalars.count || page.scalars[offset + 1].isBlank else {
      return false
    }
    // "Dr. Moreno", "St. Anne's" go on.
    let before = page.scalars[max(0, offset - 3)..<offset]
    let word = before.split { !$0.isLatinLetter }.last.map { String($0).lowercased() } ?? ""
    return !["dr", "mr", "mrs", "ms", "st", "no", "rm", "ste", "ave"].contains(word)
  }

  private static let greetings = [
    "hi", "hello", "dear", "hey", "good morning", "good afternoon", "reminder", "fyi", "note", "お世話に",
    "各位", "大家好", "家长", "尊敬的", "亲爱的", "皆様", "皆さま", "保護者",
  ]
  private static let openers = [
    "this is a friendly reminder of ", "this is a friendly reminder that ",
    "this is a friendly reminder about ", "this is a reminder of ", "this is a reminder that ",
    "this is a reminder for ", "this is a reminder about ", "this is to confirm ",
    "this is to remind you of ",
    "friendly reminder: ", "reminder: ", "just a reminder that ", "just a reminder about ",
    "a reminder that ", "reminder of ", "reminder that ", "we are confirming ", "we're confirming ",
    "confirming ", "you have an ", "you have a ", "you are booked for ", "you're booked for ",
    "we look forward to seeing you for ", "we look forward to seeing you at ",
    "don't forget: ", "don't forget ", "please join us for ", "join us for ", "we have you down for ",
    "thank you for booking ", "thanks for booking ", "thank you for registering for ",
    "you are registered for ", "you're registered for ", "your upcoming ", "your ", "our ", "the ", "an ",
    "a ", "please note that ", "we have scheduled ", "please ", "you are invited to ", "you're invited to ",
    "下記の通り", "您预约的", "您的", "您预订的", "您已成功预约", "尊敬的", "次回の", "ご予約いただいた",
  ]
  private static let closers = [
    " must be returned", " must be submitted", " must be paid", " must be handed in", " should be returned",
    " is confirmed", " has been confirmed", " is booked", " expires", " is due back", " needs to be returned",
    " has an appointment", " ends", " payment is",
    " is scheduled for", " has been scheduled for", " is confirmed for", " is booked for", " is due",
    " is set for", " will be held", " takes place", " scheduled for", " is", " on", " at", " for", " will be",
    " has been moved to", " starts", " begins", " are due", " by", " of", " will arrive", " due", " this",
    " coming", "は", "の", "を", "が", "に", "定在", "安排在", "改到", "定于", "将于", "于", "在", "时间为", "のご予約", "日時",
  ]
}
