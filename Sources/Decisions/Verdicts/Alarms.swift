import Specimens

/// When to remind, in minutes before the start. Sensible for the kind; the user edits it on the card.
enum Alarms {
  static func minutes(for kind: DocumentKind, isAllDay: Bool, entry: Suggestion.Kind) -> [Int] {
    if isAllDay {
      // Nine in the morning of the day before; of the day itself for what arrives.
      return kind == .delivery ? [] : [15 * 60]
    }
    switch kind {
    case .flight: return [24 * 60, 3 * 60]
    case .ride, .hotel: return kind == .hotel ? [24 * 60] : [60]
    case .appointment, .viewing, .meeting, .schoolEvent: return [24 * 60, 60]
    case .parking: return [15]
    case .onSale: return [10]
    case .delivery: return [30]
    case .ticket, .poster, .exhibition, .invitation, .restaurant: return [2 * 60]
    default: return entry == .reminder ? [3 * 60] : [60]
    }
  }
}
