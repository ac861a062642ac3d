import Notices
import Specimens

/// The fields of an item that can be set one by one.
enum ItemField: String, CaseIterable {
  case type, title, children, date, time, cost, state, done, questions, reminder, remark

  /// Copies one field from another form of the same item.
  func copy(from other: FamilyItem, to item: inout FamilyItem) {
    switch self {
    case .type: item.type = other.type
    case .title: item.title = other.title
    case .children: (item.children, item.isForAll) = (other.children, other.isForAll)
    case .date: item.date = other.date
    case .time: item.time = other.time
    case .cost: item.cost = other.cost
    case .state: item.state = other.state
    case .done: (item.doneBy, item.doneAt) = (other.doneBy, other.doneAt)
    case .questions: item.questions = other.questions
    case .reminder: (item.reminder, item.entry) = (other.reminder, other.entry)
    case .remark: (item.remark, item.change) = (other.remark, other.change)
    }
  }
}

extension FamilyItem {
  /// Two machines' forms of one item put together: each field as it was set last, all of the history.
  func merged(with other: FamilyItem) -> FamilyItem {
    var result = self
    for field in ItemField.allCases {
      let (mine, theirs) = (stamps[field.rawValue], other.stamps[field.rawValue])
      if let theirs, mine.map({ $0 < theirs }) ?? true {
        field.copy(from: other, to: &result)
        result.stamps[field.rawValue] = theirs
      }
    }
    var edits = history
    for edit in other.history where !edits.contains(edit) { edits.append(edit) }
    result.history = edits.sorted { ($0.at, $0.field) < ($1.at, $1.field) }
    return result
  }

  /// What a field says, in words that `set` reads back.
  func text(_ field: ItemField, names: (String) -> String) -> String {
    switch field {
    case .type: type.rawValue
    case .title: title
    case .children: isForAll ? "all" : children.map(names).joined(separator: ", ")
    case .date: date?.description ?? ""
    case .time: time.map { String($0.description.prefix(5)) } ?? ""
    case .cost:
      cost.map { $0.isSettled ? "\($0.min) \($0.currency)" : "\($0.min)-\($0.max) \($0.currency)" } ?? ""
    case .state: state.rawValue
    case .done: doneBy ?? ""
    case .questions: questions.map(\.field.rawValue).joined(separator: ", ")
    case .reminder: reminder.map(String.init) ?? ""
    case .remark: remark ?? ""
    }
  }
}
