import Drawer
import Specimens

/// Where a specimen comes from and when it was saved, said honestly: what is inferred is called so.
enum ProvenanceWords {
  /// `12 Nov 2026 (EXIF)`.
  static func saved(_ date: SaveDate) -> String { "\(Dates.full(date.moment.date)) (\(basis(date.basis)))" }

  static func basis(_ basis: SaveDate.Basis) -> String {
    switch basis {
    case .exif: "EXIF"
    case .fileName: "file name"
    case .fileTime: "file time"
    case .importTime: "time of import"
    }
  }

  static func origin(_ origin: Origin) -> String {
    switch origin {
    case .userTagged(let name): "tagged by you: \(name)"
    case .inferred(let name, _): "inferred — unverified: \(name)"
    case .unknown: "origin unknown"
    }
  }

  /// For a card: `today · inferred`.
  static func short(_ card: Card, now: LocalDate) -> String {
    let origin =
      switch card.origin {
      case .userTagged(let name): name
      case .inferred: "inferred"
      case .unknown: "unknown"
      }
    return "\(Dates.near(card.saved.moment.date, now: now)) · \(origin)"
  }

  static func strength(_ result: ResultCard) -> String {
    if result.isWeak { return "weak match" }
    switch result.confidence {
    case 0.75...: return "strong match"
    case 0.45..<0.75: return "good match"
    default: return "possible match"
    }
  }

  /// The strip below every answer.
  static func strip(_ result: ResultCard) -> String {
    "saved \(saved(result.card.saved)) · \(origin(result.card.origin)) · \(strength(result))"
  }
}

/// A number between 0 and 1 in words, with the number.
enum ConfidenceWords {
  static func text(_ confidence: Double) -> String {
    let percent = Int((min(1, max(0, confidence)) * 100).rounded())
    let word =
      switch percent {
      case 90...: "very sure"
      case 75..<90: "sure"
      case 50..<75: "fairly sure"
      default: "unsure"
      }
    return "\(word) (\(percent)%)"
  }
}

enum ReasonWords {
  static func text(_ reason: Abstention.Reason) -> String {
    switch reason {
    case .noDate: "no date"
    case .pastDate: "already past"
    case .ambiguousDate: "date unclear"
    case .noEvent: "no event"
    case .cancelled: "cancelled"
    case .lowConfidence: "not sure enough"
    case .notForUser: "not meant for you"
    case .duplicate: "already there"
    }
  }
}
