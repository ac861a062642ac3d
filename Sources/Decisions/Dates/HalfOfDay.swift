import Specimens

/// "Dinner Fri 7:30" is in the evening: a bare hour in a plan gets its half of the day from what is planned.
struct HalfOfDay: Sendable {
  let page: Page
  let kind: DocumentKind

  func settled(_ candidate: Candidate) -> Candidate {
    guard let time = candidate.startTime, appliesTo(candidate),
      let later = LocalTime(hour: time.hour + 12, minute: time.minute)
    else { return candidate }
    var settled = candidate
    if isAfternoon(time, candidate) {
      settled.startTime = later
      if let end = candidate.endTime, end.hour < 12,
        let moved = LocalTime(hour: end.hour + 12, minute: end.minute), end < later
      {
        settled.endTime = moved
      }
    }
    return settled
  }

  private func appliesTo(_ candidate: Candidate) -> Bool {
    switch kind {
    case .chat, .poster, .invitation, .restaurant, .unknown: break
    default: return false
    }
    guard let mention = candidate.mentions.first(where: { $0.startTime == candidate.startTime && $0.hasTime })
    else { return false }
    return mention.isBareClock(in: page)
  }

  private func isAfternoon(_ time: LocalTime, _ candidate: Candidate) -> Bool {
    let lines = Set(candidate.mentions.map(\.line))
    func says(_ lexicon: Lexicon<Void>, everywhere: Bool) -> Bool {
      page.lines.contains {
        (everywhere || lines.contains($0.index)) && !lexicon.matches(in: $0, of: page).isEmpty
      }
    }
    // What is said beside the time counts before what is said elsewhere.
    for everywhere in [false, true] {
      if says(HalfOfDay.mornings, everywhere: everywhere) { return false }
      if says(HalfOfDay.evenings, everywhere: everywhere) { return time.hour >= 4 && time.hour <= 11 }
      if says(HalfOfDay.middays, everywhere: everywhere) { return time.hour <= 4 }
    }
    // People meet between 8 in the morning and 7 in the evening.
    return time.hour <= 7
  }

  private static func list(_ words: [String]) -> Lexicon<Void> { Lexicon(words.map { ($0, ()) }) }
  private static let evenings = list([
    "dinner", "drinks", "happy hour", "tonight", "evening", "movie", "concert", "gig", "karaoke", "party",
    "supper", "night", "show", "trivia", "bar", "omakase", "飲み", "夜", "夕飯", "晩ご飯", "夜ご飯", "ディナー", "居酒屋", "今夜",
    "夕方", "仕事終わり", "晚上", "晚饭", "今晚", "火锅", "夜宵", "ktv",
  ])
  private static let mornings = list([
    "breakfast", "morning", "a.m.", "brunch", "sunrise", "hike", "朝", "午前", "モーニング", "朝食", "早上", "上午", "早茶",
    "早餐", "farmers market", "bouldering",
  ])
  private static let middays = list([
    "lunch", "afternoon", "matinee", "tea", "ランチ", "昼", "午後", "お茶", "中午", "午饭", "下午",
  ])
}
