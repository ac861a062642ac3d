import Specimens

/// Half of the day for a time printed without it: schools meet by day and in the evening, not at night.
enum SchoolHours {
  static func settled(_ time: LocalTime, _ folded: [Unicode.Scalar], _ range: Range<Int>) -> LocalTime {
    let words = String(folded[range])
    if words.contains("noon") || words.contains("midnight") || words.contains("正午") { return time }
    let hasHalf =
      ["am", "pm", "a.m", "p.m", "午前", "午後", "夜", "朝", "夕方"].contains(where: words.contains)
      || ["evening", "morning", "afternoon", "night"].contains(where: words.contains)
    if hasHalf { return time }
    // 13:00 and 07:30 leave nothing open.
    if time.hour >= 13 || words.contains("0\(time.hour % 12):") && time.hour < 10 { return time }
    let hour = time.hour % 12
    let pushed =
      (1...5).contains(hour) || (hour == 6 || hour == 7) && isEvening(folded, range)
      || hour == 8 && isLate(folded, range)
    if pushed { return LocalTime(hour: hour + 12, minute: time.minute) ?? time }
    return hour == 0
      ? LocalTime(hour: 12, minute: time.minute) ?? time : LocalTime(hour: hour, minute: time.minute) ?? time
  }

  private static func isEvening(_ folded: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    let around = folded[max(0, range.lowerBound - 220)..<min(folded.count, range.upperBound + 60)]
    let words = String(around)
    if [
      "evening", "night", "concert", "doors", "dinner", "show", "performance", "dance", "p.m.", "meeting",
      "pm",
    ]
    .contains(where: words.contains) {
      return !["before school", "breakfast", "a.m.", " am "].contains(where: words.contains)
    }
    return false
  }

  private static func isLate(_ folded: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    let around = String(folded[max(0, range.lowerBound - 30)..<range.lowerBound])
    return around.contains("until") || around.contains("to ")
  }
}
