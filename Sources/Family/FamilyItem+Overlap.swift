import Drawer
import Notices
import Specimens

extension FamilyItem {
  /// Undated things last, then by day, hour and title.
  static func isSooner(_ a: FamilyItem, _ b: FamilyItem) -> Bool {
    let key = { (item: FamilyItem) in
      (item.date?.dayNumber ?? Int.max, item.time?.secondOfDay ?? -1, item.title, item.id)
    }
    return key(a) < key(b)
  }

  public func isFor(_ child: String) -> Bool { isForAll || children.contains(child) }

  /// What a card of another notice has to say because of this item: a duplicate, another day, the same hour.
  func overlap(with card: FamilyItem) -> String? {
    guard notice != card.notice, let date else { return nil }
    let isShared =
      isForAll || card.isForAll || children.isEmpty || !Set(children).isDisjoint(with: card.children)
    guard isShared else { return nil }
    let standing = state == .approved ? "approved" : "waiting"
    if type == card.type, date == card.date, !words.isDisjoint(with: card.words) {
      return "Looks like “\(title)” of \(date), which is \(standing) already."
    }
    if type == card.type, !words.isEmpty, words == card.words, let other = card.date {
      return "“\(title)” is \(standing) for \(date); this notice says \(other)."
    }
    if type == .attend, card.type == .attend, date == card.date, let mine = time, let other = card.time,
      abs(mine.secondOfDay - other.secondOfDay) < 3600
    {
      return "At nearly the same time as “\(title)”, which is \(standing)."
    }
    return nil
  }

  func isAbout(_ change: PlanChange) -> Bool {
    guard let old = change.oldDate ?? nil else {
      // Without its day it has to be named in full: "The winter concert has been cancelled."
      let named = change.title.lowercaseWords
      return type == .attend && !named.isEmpty
        && named.allSatisfy { word in title.lowercased().contains(word) }
    }
    let named = change.title.tellingWords
    return date == old
      && (!named.isDisjoint(with: words) || title.contains(change.title) || change.title.contains(title))
  }

  private var words: Set<String> { title.tellingWords }

  /// Drops the question about a field; returns what changed.
  mutating func answered(_ question: CardField, _ field: ItemField) -> [ItemField] {
    questions.removeAll { $0.field == question }
    return [field, .questions]
  }
}

extension Cost {
  /// `12 USD`, `10-15 USD`.
  public var words: String { (isSettled ? "\(min)" : "\(min)-\(max)") + " " + currency }

  /// Reads `15`, `15 USD`, `10-15 USD`; empty is none.
  init?(typed text: String, like old: Cost?) throws(DrawerProblem) {
    guard !text.isEmpty else { return nil }
    let words = text.split(separator: " ").map(String.init)
    let figures = words[0].split(separator: "-").compactMap {
      Amount(String($0.filter { $0.isNumber || $0 == "." }))
    }
    guard let low = figures.first, let high = figures.last, low <= high else {
      throw DrawerProblem(.invalid, "A cost is written 15, 15 USD or 10-15 USD.")
    }
    self.init(min: low, max: high, currency: words.count > 1 ? words[1].uppercased() : old?.currency ?? "USD")
  }
}

extension String {
  fileprivate var lowercaseWords: [String] {
    lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
  }

  /// The words that say what it is about.
  fileprivate var tellingWords: Set<String> { Set(lowercaseWords.filter { $0.count > 2 }) }

  var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
