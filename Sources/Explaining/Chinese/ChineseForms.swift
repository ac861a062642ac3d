import Specimens

/// Dates, times and amounts in Simplified Chinese.
public enum ChineseForms {
  /// `12月15日星期二`; with the year where it isn't this one.
  public static func day(_ date: LocalDate, now: LocalDateTime) -> String {
    let year = date.year == now.date.year ? "" : "\(date.year)年"
    return "\(year)\(date.month)月\(date.day)日\(weekday(date.weekday))"
  }

  /// Without the weekday, as a last day to do something is told.
  public static func plainDay(_ date: LocalDate, now: LocalDateTime) -> String {
    let year = date.year == now.date.year ? "" : "\(date.year)年"
    return "\(year)\(date.month)月\(date.day)日"
  }

  public static func moment(_ moment: Moment, now: LocalDateTime) -> String {
    day(moment.date, now: now) + (moment.time.map { time($0) } ?? "")
  }

  /// `上午10点30分`, `中午12点`, `晚上8点`.
  public static func time(_ time: LocalTime) -> String {
    let part =
      switch time.hour {
      case 0..<5: "凌晨"
      case 5..<12: "上午"
      case 12: "中午"
      case 13..<18: "下午"
      default: "晚上"
      }
    let hour = time.hour > 12 ? time.hour - 12 : time.hour
    return "\(part)\(hour)点" + (time.minute == 0 ? "" : "\(time.minute < 10 ? "0" : "")\(time.minute)分")
  }

  public static func weekday(_ day: Weekday) -> String {
    ["一", "二", "三", "四", "五", "六", "日"].indices.contains(day.rawValue - 1)
      ? "星期" + ["一", "二", "三", "四", "五", "六", "日"][day.rawValue - 1] : ""
  }

  /// `84.17美元`.
  public static func money(_ money: Money) -> String {
    let unit =
      switch money.currency {
      case "USD", nil: "美元"
      case "CNY": "元"
      case "JPY": "日元"
      case "EUR": "欧元"
      case "GBP": "英镑"
      case "CAD": "加元"
      case "AUD": "澳元"
      case "HKD": "港币"
      case "TWD": "新台币"
      case "SGD": "新加坡元"
      case "KRW": "韩元"
      case let other?: other
      }
    return "\(money.amount)\(unit)"
  }
}
