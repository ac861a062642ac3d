import Specimens

/// Settles `05/02/2027` by the country of the text, by other dates in it, or not at all.
struct NumericDates: Sendable {
  enum Order: Sendable { case dayFirst, monthFirst }

  let page: Page
  let entities: [Entity]

  /// The candidate with the day that the text settles on; its other readings stay where nothing does.
  func settled(_ candidate: Candidate) -> Candidate {
    guard !candidate.otherDates.isEmpty, let order = order() else { return candidate }
    var settled = candidate
    settled.otherDates = []
    // Which reading of the same digits puts the day first?
    guard let mention = candidate.mentions.first(where: { $0.hasDate }) else { return candidate }
    let numbers = NumericDates.numbers(in: mention.entity.text)
    guard numbers.count >= 2 else { return candidate }
    let parts = numbers[0] > 31 ? Array(numbers.dropFirst()) : numbers
    guard parts.count >= 2 else { return candidate }
    let day = order == .dayFirst ? parts[0] : parts[1]
    let month = order == .dayFirst ? parts[1] : parts[0]
    for reading in [candidate.startDate] + candidate.otherDates
    where reading.day == day && reading.month == month {
      settled.startDate = reading
      return settled
    }
    return candidate
  }

  func order() -> Order? { byOtherDates() ?? byCountry() }

  /// Another numeric date with a value over 12 shows the order.
  private func byOtherDates() -> Order? {
    for entity in entities where entity.kind.isTemporal && entity.alternatives.isEmpty {
      guard entity.text.contains("/") || entity.text.contains(".") else { continue }
      let numbers = NumericDates.numbers(in: entity.text)
      guard numbers.count >= 2, numbers[0] <= 31,
        !entity.text.unicodeScalars.contains(where: { $0.isLatinLetter })
      else { continue }
      if numbers[0] > 12, numbers[1] <= 12 { return .dayFirst }
      if numbers[1] > 12, numbers[1] <= 31, numbers[0] <= 12 { return .monthFirst }
    }
    return nil
  }

  private func byCountry() -> Order? {
    if page.scalars.contains(where: { $0.isKana }) { return .monthFirst }
    if page.script != .latin { return .monthFirst }
    var currencies: Set<String> = []
    var phones: [String] = []
    for entity in entities {
      switch entity.value {
      case .money(_, let currency?): currencies.insert(currency)
      case .phone(let e164?, _): phones.append(e164)
      default: break
      }
    }
    if !currencies.isDisjoint(with: ["GBP", "EUR", "AUD", "NZD", "INR", "ZAR", "IEP", "CHF", "SGD"]) {
      return .dayFirst
    }
    if !currencies.isDisjoint(with: ["JPY", "CNY", "KRW", "TWD"]) { return .monthFirst }
    if phones.contains(where: {
      $0.hasPrefix("+44") || $0.hasPrefix("+61") || $0.hasPrefix("+64") || $0.hasPrefix("+353")
        || $0.hasPrefix("+33") || $0.hasPrefix("+49")
    }) {
      return .dayFirst
    }
    if hasBritishPostcode { return .dayFirst }
    if phones.contains(where: { $0.hasPrefix("+1") }) || hasAmericanPostcode { return .monthFirst }
    return byWords()
  }

  /// Words of one side alone prove it; what is only more usual there has to come twice, and alone.
  private func byWords() -> Order? {
    let words = NumericDates.wording.matches(in: page)
    if words.contains(where: { $0.meaning == .british }) { return .dayFirst }
    if words.contains(where: { $0.meaning == .american }) { return .monthFirst }
    let usual = Set(words.map { String(page.folded($0.range)) })
    return usual.count >= 2 ? .dayFirst : nil
  }

  /// "BS1 0AA", "LS9 8AG".
  private var hasBritishPostcode: Bool {
    let words = page.scalars.split { $0.isBlank || $0 == "," }.map { String($0[...]) }
    return zip(words, words.dropFirst()).contains { outward, inward in
      (2...4).contains(outward.count) && outward.first?.isLetter ?? false
        && outward.last.map { $0.isDigit || $0.isLetter } ?? false
        && outward.contains(where: \.isDigit)
        && outward.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isDigit) }
        && inward.count == 3 && inward.first?.isDigit ?? false
        && inward.dropFirst().allSatisfy { $0.isASCII && $0.isUppercase }
    }
  }

  /// "WA 98221".
  private var hasAmericanPostcode: Bool {
    let words = page.scalars.split { $0.isBlank || $0 == "," }.map { String($0[...]) }
    return zip(words, words.dropFirst()).contains { state, zip in
      state.count == 2 && state.allSatisfy { $0.isASCII && $0.isUppercase } && zip.count == 5
        && zip.allSatisfy(\.isDigit)
    }
  }

  private enum Wording { case british, american, usualInBritain }

  private static let wording: Lexicon<Wording> = {
    let words: [Wording: [String]] = [
      .british: [
        "colour", "centre", "theatre royal", "postcode", "nhs", "gp surgery", "dentist's surgery", "vat",
        "high street", "uk", "car park", "enquiries", "mot", "tyre", "tyres", "gas safe", "london", "dublin",
        "sydney", "melbourne", "manchester", "edinburgh",
      ],
      .american: ["zip code", "zip", "usa", "co-pay", "copay"],
      .usualInBritain: [
        "surgery", "boiler", "cupboard", "council", "parcel locker", "flat", "vehicle registration",
        "meter reading", "mobile:",
      ],
    ]
    return Lexicon(words.flatMap { wording, words in words.map { ($0, wording) } })
  }()

  private static func numbers(in text: String) -> [Int] {
    var numbers: [Int] = []
    var current: Int?
    for scalar in text.unicodeScalars {
      if scalar.isDigit, let digit = Int(String(scalar.folded)) {
        current = min(99_999, (current ?? 0) * 10 + digit)
      } else {
        if let value = current { numbers.append(value) }
        current = nil
        if numbers.count == 3 { break }
      }
    }
    if let value = current { numbers.append(value) }
    return numbers
  }
}
