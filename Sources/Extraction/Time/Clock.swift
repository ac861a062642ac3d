import Specimens

/// A clock time as written.
struct Clock: Sendable, Hashable {
  enum Half: Sendable, Hashable { case am, pm }

  var hour: Int
  var minute = 0
  var second = 0
  /// a.m. or p.m., where it is said.
  var half: Half?
  /// 朝の7時, "8 this evening": the part of the day that tells which half is meant.
  var daypart: Daypart?
  /// 19:30, 07:30, 15h: written in the 24-hour way.
  var isTwentyFour = false
  /// A bare number ("at 7") rather than a time with minutes or a mark.
  var isBare = false

  init(hour: Int, minute: Int = 0, isTwentyFour: Bool = false) {
    self.hour = hour
    self.minute = minute
    self.isTwentyFour = isTwentyFour
  }

  /// Minutes since midnight; 25:30 is 1530.
  var minutes: Int { resolvedHour * 60 + minute }

  /// Whether the half of the day was not said and could be either.
  var isOpen: Bool { half == nil && daypart == nil && !isTwentyFour && (1...12).contains(hour) }

  private var resolvedHour: Int {
    switch half {
    case .am: return hour == 12 ? 0 : hour
    case .pm: return hour < 12 ? hour + 12 : hour
    case nil: break
    }
    guard let daypart, hour <= 12 else { return hour }
    return daypart.hour(hour)
  }
}

extension Daypart {
  /// The hour that a number from 0 to 12 means within this part of the day.
  func hour(_ hour: Int) -> Int {
    switch self {
    case .morning, .forenoon, .earlyMorning, .lateMorning, .breakfast:
      return hour == 12 && self == .earlyMorning ? 0 : hour
    case .afternoon, .evening, .lateAfternoon, .earlyAfternoon, .dinner:
      if hour == 12 { return self == .evening || self == .dinner ? 24 : 12 }
      return hour < 12 ? hour + 12 : hour
    case .noonHours, .lunch: return hour <= 4 && hour > 0 ? hour + 12 : hour
    case .night:
      if hour == 12 { return 24 }
      return hour >= 4 ? hour + 12 : hour
    case .deepNight, .midnightHours, .nightTime:
      if hour == 12 { return 0 }
      return hour >= 8 ? hour + 12 : hour
    case .wholeDay, .businessHours: return hour
    }
  }

  /// The hours a part of the day stands for when nothing more is said, in minutes since midnight.
  var window: (start: Int, end: Int) {
    switch self {
    case .morning: (6 * 60, 12 * 60)
    case .forenoon: (8 * 60, 12 * 60)
    case .earlyMorning: (5 * 60, 8 * 60)
    case .lateMorning: (10 * 60, 12 * 60)
    case .breakfast: (7 * 60, 9 * 60)
    case .noonHours, .lunch: (11 * 60, 13 * 60)
    case .afternoon: (12 * 60, 18 * 60)
    case .earlyAfternoon: (12 * 60, 14 * 60)
    case .lateAfternoon: (14 * 60, 16 * 60)
    case .evening, .dinner: (18 * 60, 24 * 60)
    case .night: (18 * 60, 24 * 60)
    case .deepNight: (20 * 60, 24 * 60)
    case .midnightHours: (0, 4 * 60)
    case .nightTime: (0, 8 * 60)
    case .wholeDay: (0, 24 * 60)
    case .businessHours: (9 * 60, 17 * 60)
    }
  }
}
