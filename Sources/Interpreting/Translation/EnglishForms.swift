import Specimens

/// Dates and times in English, as a reply says them.
enum EnglishForms {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  static func day(_ date: LocalDate, now: LocalDateTime) -> String {
    "\(months[date.month - 1]) \(date.day)" + (date.year == now.date.year ? "" : ", \(date.year)")
  }

  static func time(_ time: LocalTime) -> String {
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return "\(hour):\(time.minute < 10 ? "0" : "")\(time.minute) \(time.hour < 12 ? "AM" : "PM")"
  }
}
