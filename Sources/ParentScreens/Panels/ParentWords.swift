import Explaining
import Specimens

/// Words that several screens show.
enum ParentWords {
  static func money(_ money: Money) -> String { ChineseForms.money(money) }

  static func day(_ date: LocalDate, now: LocalDateTime) -> String {
    switch date.days(until: now.date) {
    case 0: "今天"
    case 1: "昨天"
    case -1: "明天"
    default: ChineseForms.plainDay(date, now: now)
    }
  }
}

extension MailKind {
  /// The kind's name on a screen.
  var chinese: String {
    switch self {
    case .bill: "账单"
    case .paymentConfirmation: "付款收据"
    case .bankAlert: "银行提醒"
    case .securityCode: "验证码"
    case .appointment: "预约"
    case .delivery: "包裹"
    case .school: "学校来信"
    case .government: "政府来信"
    case .insurance: "保险来信"
    case .housing: "房屋来信"
    case .subscription: "订阅通知"
    case .newsletter: "广告"
    case .personal: "亲友来信"
    case .phishing: "可疑邮件"
    case .other: "其他来信"
    }
  }
}
