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
  /// The specimens that are taken as notices.
  public var noticeIDs: Set<String>

  public init(
    children: [Child] = [], caregivers: [Caregiver] = [], items: [FamilyItem] = [],
    notices: [String: String] = [:], noticeIDs: Set<String> = []
  ) {
    self.noticeIDs = noticeIDs
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
  /// It was recognised as one when it was filed.
  case recognise(SpecimenID)
  case dropNotice(SpecimenID)
  case set(String, field: String, value: String)
  /// Whom all waiting cards of the same notice are for.
  case answerAll(String, String)
  case approve(String)
  case approveAll
  case unapprove(String)
  case dismiss(String)
  case check(String, by: String?)
  case uncheck(String)
  case removeItem(String)
  case addItem(TypedItem, child: String?)
  /// What of the notice would be sent to the assist; answered by `.noticeOffer`.
  case offerNotice(SpecimenID)
  /// Sends what the offer showed; it was agreed to.
  case askAssist(SpecimenID, NoticeOffer)
  case remind(String, minutes: Int)
  /// A name, with the grade behind a comma; the waiting card that asked is answered with it.
  case addChild(String, answering: String?)
  case setChild(String, field: String, value: String)
  case setCaregiver(String, field: String, value: String)
  case saveBrief(String, path: String)
  case sendBrief(String, command: String)
  case removeChild(String)
  case addCaregiver(String)
  case removeCaregiver(String)
}

/// What a dialog of the week asks about.
public enum FamilyAsk: Sendable, Hashable {
  case answer(String, CardField)
  case field(String)
  case newItem
  case newItemDay(TypedItem)
  case newItemChild(TypedItem)
  case childFilter
  case brief
  case saveBrief
  case remind(String)
  case doneBy(String)
  /// Whether something that nothing brings back goes for good.
  case remove(FamilyDeed)
  case newChild(answering: String?)
  case newCaregiver
  /// Which field of a child or caregiver; then its new value.
  case person(String)
  case personField(String, String)
}

/// A row of the family: a child or a caregiver.
public enum Person: Sendable, Hashable {
  case child(Child)
  case caregiver(Caregiver)

  var id: String {
    switch self {
    case .child(let child): child.id
    case .caregiver(let person): person.id
    }
  }
}

/// This week, and the cards that wait.
public struct WeekState: Sendable, Hashable {
  public var family = FamilySnapshot()
  public var isLoaded = false
  public enum Part: Sendable, Hashable { case week, cards, brief, people }

  public var part = Part.week
  public var showsCards: Bool { part == .cards }
  /// Whose brief is shown, and its words.
  public var briefFor: String?
  /// A caregiver is being named for the brief, which follows.
  var wantsBrief = false
  public var briefLanguage = BriefLanguage.english
  public var people = ListCursor()
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

  /// `30 Nov – 6 Dec`.
  var shownDays: String { Dates.span(shownWeek.start, shownWeek.end, now: now.date) }

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

  var people: [Person] {
    week.family.children.map(Person.child) + week.family.caregivers.map(Person.caregiver)
  }

  var selectedPerson: Person? {
    people.indices.contains(week.people.index) ? people[week.people.index] : nil
  }

  /// The brief on the screen.
  var shownBrief: Brief? {
    guard let caregiver = week.family.caregivers.first(where: { $0.id == week.briefFor }) else { return nil }
    return Brief(
      caregiver: caregiver, children: week.family.children, items: week.family.items, from: shownWeek.start,
      to: shownWeek.end, today: now.date, language: week.briefLanguage)
  }

  func childName(_ id: String) -> String { week.family.children.first { $0.id == id }?.name ?? "" }

  func who(_ item: FamilyItem) -> String {
    if item.isForAll { return "all kids" }
    let names = item.children.map(childName).filter { !$0.isEmpty }
    return names.isEmpty ? "unassigned" : names.joined(separator: ", ")
  }
}
