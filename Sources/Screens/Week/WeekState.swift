import Drawer
import Family
import Notices
import Specimens

/// What of the family is at hand for the screens.
public struct FamilySnapshot: Sendable, Hashable {
  public var children: [Child]
  public var caregivers: [Caregiver]
  public var items: [FamilyItem]
  /// The whole text of each notice that a card waits from, by specimen.
  public var notices: [String: String]

  public init(
    children: [Child] = [], caregivers: [Caregiver] = [], items: [FamilyItem] = [],
    notices: [String: String] = [:]
  ) {
    self.children = children
    self.caregivers = caregivers
    self.items = items
    self.notices = notices
  }
}

/// One change through the family's door, as a value.
public enum FamilyDeed: Sendable, Hashable {
  /// Takes a specimen as a notice.
  case takeNotice(SpecimenID)
  case set(String, field: String, value: String)
  case approve(String)
  case approveAll
  case unapprove(String)
  case dismiss(String)
  case check(String)
  case uncheck(String)
  case removeItem(String)
  case addItem(ActionType, String, child: String?, date: LocalDate?)
  case remind(String, minutes: Int)
  case addChild(String)
  case removeChild(String)
  case addCaregiver(String)
  case removeCaregiver(String)
}

/// What a dialog of the week asks about.
public enum FamilyAsk: Sendable, Hashable {
  case answer(String, CardField)
  case field(String)
  case newItem
  case childFilter
  case brief
  case remind(String)
  case people
  case newChild, newCaregiver
}

/// This week, and the cards that wait.
public struct WeekState: Sendable, Hashable {
  public var family = FamilySnapshot()
  public var isLoaded = false
  public var showsCards = false
  /// Weeks from the present one.
  public var offset = 0
  /// Only this child; nil shows all kids.
  public var child: String?
  public var cursor = ListCursor()
  public var cards = ListCursor()
  public var scroll = 0
}

extension AppState {
  var shownWeek: Week { Week(holding: now.date.adding(days: 7 * week.offset)) }

  /// What the list of the week shows, overdue first.
  var weekItems: [FamilyItem] {
    let shown = shownWeek
    let isCurrent = week.offset == 0
    return week.family.items.filter { item in
      guard item.state == .approved, week.child.map({ item.isFor($0) }) ?? true else { return false }
      guard let date = item.date else { return isCurrent }
      return shown.contains(date) || isCurrent && date < shown.start && !item.isDone
    }
  }

  /// The cards that wait for Approve.
  var waitingCards: [FamilyItem] {
    week.family.items.filter { $0.state == .proposed || $0.state == .withdrawn }
  }

  var selectedItem: FamilyItem? {
    let items = week.showsCards ? waitingCards : weekItems
    let index = week.showsCards ? week.cards.index : week.cursor.index
    return items.indices.contains(index) ? items[index] : nil
  }

  func childName(_ id: String) -> String { week.family.children.first { $0.id == id }?.name ?? "" }

  func who(_ item: FamilyItem) -> String {
    if item.isForAll { return "all kids" }
    let names = item.children.map(childName).filter { !$0.isEmpty }
    return names.isEmpty ? "unassigned" : names.joined(separator: ", ")
  }
}
