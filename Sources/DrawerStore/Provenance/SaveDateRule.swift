import Specimens

/// When a screenshot was saved, from the most trusted source that gives a possible date.
public enum SaveDateRule {
  /// The first possible one of EXIF, file name, file time and import time. Pure.
  ///
  /// - Parameters:
  ///   - exif: when the picture says it was taken.
  ///   - fileName: the original name, such as `Screenshot_20260314-193005.png`.
  ///   - fileTime: when the file was last changed.
  ///   - importTime: now; no date lies more than a day after it (a clock of another zone may be ahead).
  ///   - wallClock: what the user's clock shows at a point in time, for names that count seconds.
  public static func saveDate(
    exif: LocalDateTime?, fileName: String, fileTime: LocalDateTime?, importTime: LocalDateTime,
    wallClock: (Instant) -> LocalDateTime
  ) -> SaveDate {
    func isPossible(_ moment: LocalDateTime) -> Bool {
      moment >= earliest && moment <= importTime.adding(seconds: 86_400)
    }
    if let exif, isPossible(exif) { return SaveDate(exif, basis: .exif) }
    for found in FileNameDate.all(in: fileName) {
      let moment =
        switch found {
        case .moment(let moment): moment
        case .instant(let instant): wallClock(instant)
        // The file time may know the hour of that day; the name's day is what counts.
        case .day(let date): fileTime.flatMap { $0.date == date ? $0 : nil } ?? LocalDateTime(date, .midnight)
        }
      if isPossible(moment) { return SaveDate(moment, basis: .fileName) }
    }
    if let fileTime, isPossible(fileTime) { return SaveDate(fileTime, basis: .fileTime) }
    return SaveDate(importTime, basis: .importTime)
  }

  /// Before this, a date is a clock that was never set (1970, 1980) rather than a screenshot.
  private static let earliest = LocalDateTime(LocalDate(dayNumber: 7305), .midnight)  // 1990-01-01
}
