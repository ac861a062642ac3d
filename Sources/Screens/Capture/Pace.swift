import Specimens

/// How quickly something goes, and how long it will still take, in words.
enum Pace {
  /// `2.1 a second · about 13 s left`; empty before there is anything to tell.
  static func text(
    done: Int, of count: Int, since began: LocalDateTime?, now: LocalDateTime, separator: String
  )
    -> String
  {
    guard let began, done > 0 else { return "" }
    let seconds = began.seconds(until: now)
    guard seconds > 0 else { return "" }
    let rate = rate(done, seconds)
    guard count > done else { return rate }
    let left = (seconds * (count - done) + done - 1) / done
    return "\(rate) \(separator) about \(span(left)) left"
  }

  /// `40 in 19 s`.
  static func summary(done: Int, began: LocalDateTime?, ended: LocalDateTime?) -> String? {
    guard let began, let ended, done > 0 else { return nil }
    let seconds = began.seconds(until: ended)
    return seconds > 0 ? "\(rate(done, seconds)), \(span(seconds))" : nil
  }

  static func rate(_ done: Int, _ seconds: Int) -> String {
    let tenths = (done * 10 + seconds / 2) / seconds
    if tenths >= 100 { return "\(tenths / 10) a second" }
    if tenths >= 10 { return "\(tenths / 10).\(tenths % 10) a second" }
    return "\(max(1, (done * 60 + seconds / 2) / seconds)) a minute"
  }

  static func span(_ seconds: Int) -> String {
    switch seconds {
    case ..<90: "\(max(1, seconds)) s"
    case ..<5400: "\((seconds + 30) / 60) min"
    default: "\((seconds + 1800) / 3600) h"
    }
  }
}
