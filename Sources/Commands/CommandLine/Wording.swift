import Drawer
import Specimens

/// Sentences that several commands print.
enum Wording {
  static func provenance(of card: Card) -> String {
    "saved \(card.saved.moment.date) (\(basis(card.saved.basis))) · \(origin(card.origin))"
  }

  static func basis(_ basis: SaveDate.Basis) -> String {
    switch basis {
    case .exif: "EXIF"
    case .fileName: "file name"
    case .fileTime: "file time"
    case .importTime: "import time"
    }
  }

  static func origin(_ origin: Origin) -> String {
    switch origin {
    case .userTagged(let name): "tagged: \(printable(name))"
    case .inferred(let name, let clue): "inferred — unverified: \(printable(name)) (\(printable(clue)))"
    case .unknown: "origin unknown"
    }
  }

  static func strength(_ result: ResultCard) -> String {
    if result.isWeak { return "weak match" }
    return result.confidence >= 0.75 ? "strong match" : result.confidence >= 0.5 ? "good match" : "fair match"
  }

  static func moment(_ suggestion: Suggestion) -> String {
    let start =
      suggestion.isAllDay ? "\(suggestion.start.date)" : "\(suggestion.start.date) \(suggestion.start.time)"
    guard let end = suggestion.end else { return start }
    if suggestion.isAllDay { return "\(start) to \(end.date.adding(days: -1))" }
    return end.date == suggestion.start.date ? "\(start)–\(end.time)" : "\(start) to \(end.date) \(end.time)"
  }
}
