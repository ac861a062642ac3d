import Drawer
import Notices
import Specimens

/// The words of a brief.
public enum BriefLanguage: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case chinese = "zh"
}

/// What a caregiver has to know, as plain text: only their children, only approved items, no codes.
public struct Brief: Sendable {
  public var text: String

  /// - Parameter today: what lies before it and is not done stands first, as overdue; the start where it is nil.
  public init(
    caregiver: Caregiver, children: [Child], items: [FamilyItem], from start: LocalDate, to end: LocalDate,
    today: LocalDate? = nil, language: BriefLanguage = .english
  ) {
    let today = min(today ?? start, start)
    let words = BriefWords(language)
    let covered =
      caregiver.children.isEmpty ? children : children.filter { caregiver.children.contains($0.id) }
    let ids = Set(covered.map(\.id))
    let names = Dictionary(covered.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let relevant = items.filter { item in
      guard item.state == .approved else { return false }
      guard item.isForAll || !ids.isDisjoint(with: item.children) else { return false }
      guard let date = item.date else { return true }
      return date <= end && (date >= start || date < today && !item.isDone)
    }
    var lines = [words.heading(caregiver.name, start, end), ""]
    if relevant.isEmpty { lines.append(words.nothing) }
    var day: LocalDate?? = nil
    for item in relevant.sorted(by: FamilyItem.isSooner) {
      if day.map({ $0 != item.date }) ?? true {
        if day != nil { lines.append("") }
        lines.append(item.date.map { words.day($0, isOverdue: $0 < start) } ?? words.undated)
        day = .some(item.date)
      }
      lines.append(words.line(item, item.isForAll ? [] : item.children.compactMap { names[$0] }))
    }
    text = Brief.plain(lines.joined(separator: "\n")) + "\n"
  }

  /// Nothing that drives a terminal.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          if scalar == "\n" { return true }
          switch scalar.properties.generalCategory {
          case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            return false
          default: return true
          }
        }))
  }
}

/// One language's words; titles stay in the notice's own.
public struct BriefWords: Sendable {
  public let language: BriefLanguage

  public init(_ language: BriefLanguage) { self.language = language }

  func heading(_ name: String, _ start: LocalDate, _ end: LocalDate) -> String {
    switch language {
    case .english: "For \(name): \(date(start)) to \(date(end))"
    case .japanese: "\(name)さんへ:\(date(start))〜\(date(end))"
    case .chinese: "给\(name):\(date(start))至\(date(end))"
    }
  }

  var nothing: String {
    switch language {
    case .english: "Nothing to bring, pay, sign or attend."
    case .japanese: "持ち物・支払い・提出・行事はありません。"
    case .chinese: "没有要带、要付、要签或要参加的事。"
    }
  }

  var undated: String {
    switch language {
    case .english: "No day given"
    case .japanese: "日付なし"
    case .chinese: "未定日期"
    }
  }

  func day(_ day: LocalDate, isOverdue: Bool) -> String {
    let late =
      switch language {
      case .english: " (overdue)"
      case .japanese: "(期限切れ)"
      case .chinese: "(已过期)"
      }
    return date(day) + (isOverdue ? late : "")
  }

  public func date(_ day: LocalDate) -> String {
    let index = day.weekday.rawValue - 1
    switch language {
    case .english:
      let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
      let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
      return "\(days[index]) \(day.day) \(months[day.month - 1])"
    case .japanese: return "\(day.month)月\(day.day)日(\(["月", "火", "水", "木", "金", "土", "日"][index]))"
    case .chinese: return "\(day.month)月\(day.day)日(周\(["一", "二", "三", "四", "五", "六", "日"][index]))"
    }
  }

  func line(_ item: FamilyItem, _ names: [String]) -> String {
    var parts = ["- \(item.isDone ? done : "")\(type(item.type)): \(item.title)"]
    if let time = item.time { parts.append(String(time.description.prefix(5))) }
    if let cost = item.cost { parts.append(cost.words) }
    if !names.isEmpty { parts.append(names.joined(separator: ", ")) }
    if let change = item.change { parts.append(doubt(change)) }
    return parts.joined(separator: " · ")
  }

  /// Nobody should set out for what is off.
  private func doubt(_ change: PlanChange.Kind) -> String {
    switch (language, change) {
    case (.english, .cancelled): "called off by a later notice, ask first"
    case (.english, .rescheduled): "moved by a later notice, ask first"
    case (.japanese, .cancelled): "中止の連絡あり・要確認"
    case (.japanese, .rescheduled): "変更の連絡あり・要確認"
    case (.chinese, .cancelled): "后来的通知说已取消,请先问一下"
    case (.chinese, .rescheduled): "后来的通知说已改期,请先问一下"
    }
  }

  private var done: String {
    switch language {
    case .english: "[done] "
    case .japanese: "[済] "
    case .chinese: "[已完成] "
    }
  }

  func type(_ type: ActionType) -> String {
    let index = ActionType.allCases.firstIndex(of: type) ?? 0
    switch language {
    case .english: return ["Bring", "Pay", "Sign", "Attend"][index]
    case .japanese: return ["持ち物", "支払い", "提出", "行事"][index]
    case .chinese: return ["携带", "付款", "签字", "参加"][index]
    }
  }
}
