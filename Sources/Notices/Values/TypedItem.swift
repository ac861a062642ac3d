import Specimens

/// Something to do, typed in one line: `Bring paint shirt Friday`, `pay 5 USD for the trip by 4 December`.
///
/// A first word that is a type is taken as that; a day, an hour and a sum are read as those of a notice and leave the
/// title. What is read is only what was left open to be read.
public struct TypedItem: Sendable, Hashable {
  public var type: ActionType?
  public var title: String
  public var date: LocalDate?
  public var time: LocalTime?
  public var cost: Cost?
  /// The days that its words can mean, where they can mean several; it has no date then.
  public var readings: [LocalDate] = []
  /// The words of that day.
  public var doubtful = ""

  public enum Part: Sendable, Hashable { case type, date, time, cost }

  /// - Parameter parts: what is to be read; the words of everything else stay in the title.
  public init(
    _ line: String, reference: LocalDateTime, reading parts: Set<Part> = [.type, .date, .time, .cost]
  ) {
    let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let analysis = Analysis(line, reference: reference)
    let text = analysis.text
    var taken: [Range<Int>] = []
    if parts.contains(.type), let first = line.split(separator: " ").first,
      let type = ActionType(rawValue: first.uppercased())
    {
      self.type = type
      taken.append(0..<first.unicodeScalars.count)
    }
    let dates = analysis.facts.flatMap(\.days)
    let times = analysis.facts.flatMap(\.times)
    if parts.contains(.date), let mention = dates.first {
      if mention.isOpen {
        (readings, doubtful) = (mention.readings, text.words(mention.range))
      } else {
        date = mention.isDue ? mention.last : mention.first
        taken.append(mention.range)
      }
    }
    if parts.contains(.time), let mention = times.first {
      time = mention.start
      taken.append(mention.range)
    }
    let amounts = analysis.facts.flatMap(\.amounts)
    if parts.contains(.cost), let mention = amounts.first, !mention.isFree {
      cost = Cost(min: mention.min, max: mention.max, currency: mention.currency)
      taken.append(mention.range)
    }
    let rest = TypedItem.words(text.mended, without: taken)
    title = rest.contains(where: \.isLetter) ? rest : line
  }

  /// The words that are left, without the prepositions that led to what was taken.
  private static func words(_ text: [Unicode.Scalar], without taken: [Range<Int>]) -> String {
    var words: [Substring] = []
    var place = 0
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > place {
      words += String(text[stretch(place, range.lowerBound)]).split(separator: " ")
      if place > 0 || range.lowerBound > 0 {
        while let last = words.last, leading.contains(last.lowercased()) { words.removeLast() }
      }
      place = range.upperBound
    }
    words += String(text[stretch(place, text.count)]).split(separator: " ")
    // "pay 5 USD for the trip"
    let opens = taken.contains { $0.lowerBound == 0 }
    while opens, let first = words.first, ["for", "the", ","].contains(first.lowercased()) {
      words.removeFirst()
    }
    let ends: Set<Character> = [",", ";", ":", "-", "–", "—"]
    while let last = words.last, last.allSatisfy(ends.contains) { words.removeLast() }
    var line = words.joined(separator: " ")
    while let last = line.last, ends.contains(last) { line.removeLast() }
    return line
  }

  private static let leading: Set<String> = [
    "on", "by", "at", "due", "before", "until", "from", "costs", "of",
  ]
}
