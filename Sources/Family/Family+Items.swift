import CalendarFiles
import Drawer
import Notices
import Specimens

extension Family {
  // MARK: Looking

  /// Everything, the soonest first.
  public func items() throws(DrawerProblem) -> [FamilyItem] {
    try read(FamilyItem.self, "item") { $0.merged(with: $1) }.sorted(by: FamilyItem.isSooner)
  }

  /// By the beginning of its id, of four digits and more.
  public func item(_ id: String) throws(DrawerProblem) -> FamilyItem {
    let found = try items().filter { $0.id.hasPrefix(id.lowercased()) }
    guard id.count >= 4, found.count == 1 else {
      throw DrawerProblem(
        .notFound,
        found.count > 1 ? "\(id) fits \(found.count) items; give more of it." : "There is no item \(id).")
    }
    return found[0]
  }

  /// What is to be done in a week: approved, with what is overdue before it.
  public func week(_ week: Week, today: LocalDate, child: String? = nil) throws(DrawerProblem) -> [FamilyItem]
  {
    let isCurrent = week.contains(today)
    return try items().filter { item in
      guard item.state == .approved, child.map({ item.isFor($0) }) ?? true else { return false }
      guard let date = item.date else { return isCurrent }
      return week.contains(date) || isCurrent && date < week.start && !item.isDone
    }
  }

  // MARK: Taking in a notice

  /// Cards of a notice as items that wait; cards that the same notice gave before stay as they are.
  ///
  /// What the notice calls off or moves is marked on the items it is about.
  public func take(_ reading: NoticeReading, notice: String) throws(DrawerProblem) -> [FamilyItem] {
    let known = try children()
    return try alone {
      let all = try items()
      let present = all.filter { $0.notice == notice }
      if !present.isEmpty { return present }
      let before = all.filter { $0.state == .proposed || $0.state == .approved }
      try follow(reading.changes, before)
      var taken: [FamilyItem] = []
      for (number, card) in reading.cards.enumerated() {
        var item = item(card, known, notice, id: Family.cardID(notice, number))
        if let old = moved(reading.changes, before, to: item) {
          item.replaces = old.id
          item.remark = "It takes the place of “\(old.title)” on \(old.date?.description ?? "no day")."
        } else {
          item.remark = before.lazy.compactMap { $0.overlap(with: item) }.first
        }
        try write(item, "item", item.id)
        taken.append(item)
      }
      return taken.sorted(by: FamilyItem.isSooner)
    }
  }

  /// The same for two machines that read one notice, so that their cards are one.
  static func cardID(_ notice: String, _ number: Int) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(notice)|\(number)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return digits(hash)
  }

  /// The approved item that a notice moves to the day of a card.
  private func moved(_ changes: [PlanChange], _ items: [FamilyItem], to card: FamilyItem) -> FamilyItem? {
    for change in changes where change.kind == .rescheduled && change.newDate == card.date && card.date != nil
    {
      if let old = items.first(where: { $0.isAbout(change) && $0.type == card.type && $0.state == .approved })
      {
        return old
      }
    }
    return nil
  }

  func item(_ card: ActionCard, _ known: [Child], _ notice: String, id: String) -> FamilyItem {
    let isAsked = card.questions.contains { $0.field == .child }
    let ids =
      isAsked ? [] : card.children.compactMap { name in known.first { $0.id == name || $0.name == name }?.id }
    var questions = card.questions
    // A child that shares its name is chosen by the beginning of its id, which `set` reads.
    for place in questions.indices where questions[place].field == .child {
      questions[place].choices = questions[place].choices.map { name in
        known.contains { $0.id == name } ? String(name.prefix(6)) : name
      }
    }
    if known.isEmpty, !isAsked {
      questions.append(Question(field: .child, prompt: "Which child is “\(card.title)” for?"))
    }
    return FamilyItem(
      id: id, type: card.type, title: card.title, children: ids, isForAll: false, date: card.date,
      time: card.time,
      cost: card.cost, state: .proposed, doneBy: nil, doneAt: nil, confidence: card.confidence,
      evidence: card.evidence,
      questions: questions, notice: notice, reminder: nil, entry: nil, remark: nil, madeAt: clock.now(),
      stamps: [:], history: [])
  }

  /// Marks earlier items that a notice calls off or moves; waiting ones follow, approved ones say so.
  private func follow(_ changes: [PlanChange], _ items: [FamilyItem]) throws {
    for change in changes {
      for item in items where item.isAbout(change) {
        try changeUnlocked(item.id) { item in
          item.change = change.kind
          switch change.kind {
          case .cancelled:
            item.remark = "A later notice calls it off: “\(change.evidence.first?.text ?? change.title)”"
            if item.state == .proposed { item.state = .withdrawn }
          case .rescheduled:
            item.remark =
              "A later notice moves it to \(change.newDate?.description ?? "another day"): “\(change.evidence.first?.text ?? change.title)”"
            if item.state == .proposed { item.state = .withdrawn }
          }
          return [.remark, .state]
        }
      }
    }
  }

  // MARK: Changing

  /// An item typed by hand is approved from the start.
  @discardableResult
  public func addItem(
    _ type: ActionType, _ title: String, children: [String], isForAll: Bool = false, date: LocalDate?,
    time: LocalTime? = nil, cost: Cost? = nil
  ) throws(DrawerProblem) -> FamilyItem {
    guard title.contains(where: { !$0.isWhitespace }) else {
      throw DrawerProblem(.invalid, "An item needs a title.")
    }
    let item = FamilyItem(
      id: Family.newID(), type: type, title: title, children: children, isForAll: isForAll, date: date,
      time: time, cost: cost,
      state: .approved, doneBy: nil, doneAt: nil, confidence: 1, evidence: [], questions: [], notice: nil,
      reminder: nil, entry: nil,
      remark: nil, madeAt: clock.now(), stamps: [:], history: [])
    try write(item, "item", item.id)
    return item
  }

  /// Changes an item and keeps what stood before; `change` returns the fields it set.
  func changeItem(_ id: String, _ change: (inout FamilyItem) throws -> [ItemField]) throws(DrawerProblem) {
    try alone { try changeUnlocked(id, change) }
  }

  private func changeUnlocked(_ id: String, _ change: (inout FamilyItem) throws -> [ItemField]) throws {
    guard let old = try items().first(where: { $0.id == id }) else {
      throw DrawerProblem(.notFound, "That item is gone.")
    }
    var new = old
    let fields = try change(&new)
    let now = clock.now()
    let names = Dictionary(try children().map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    for field in Set(fields) {
      let (was, becomes) = (old.text(field) { names[$0] ?? "" }, new.text(field) { names[$0] ?? "" })
      guard was != becomes else { continue }
      new.stamps[field.rawValue] = now
      new.history.append(FieldEdit(field: field.rawValue, old: was, new: becomes, at: now))
    }
    try write(new, "item", id)
  }

  /// Sets a field from what a person typed, and closes the question about it.
  ///
  /// - Parameters:
  ///   - field: child, date, time, cost, title or type.
  ///   - value: `all` and names for child; empty takes the value away.
  /// - Throws: `.invalid` with what the field takes.
  public func set(_ id: String, _ field: String, _ value: String) throws(DrawerProblem) {
    let text = value.trimmingBlanks
    let ids = field == "child" && !text.isEmpty && text.lowercased() != "all" ? try childIDs(text) : []
    try changeItem(id) { item in
      switch field {
      case "child":
        (item.children, item.isForAll) = (ids, text.lowercased() == "all")
        return item.answered(.child, .children)
      case "date":
        guard text.isEmpty || LocalDate(text) != nil else {
          throw DrawerProblem(.invalid, "A date is written YYYY-MM-DD.")
        }
        item.date = LocalDate(text)
        // A new day settles what a later notice said of the old one.
        if item.change != nil { (item.change, item.remark) = (nil, nil) }
        return item.answered(.date, .date) + [.remark]
      case "time":
        guard text.isEmpty || LocalTime(text) != nil else {
          throw DrawerProblem(.invalid, "A time is written HH:MM.")
        }
        item.time = LocalTime(text)
        return item.answered(.time, .time)
      case "cost":
        item.cost = try Cost(typed: text, like: item.cost)
        return item.answered(.cost, .cost)
      case "title":
        guard !text.isEmpty else { throw DrawerProblem(.invalid, "An item needs a title.") }
        item.title = text
        return [.title]
      case "type":
        guard let type = ActionType(rawValue: text.uppercased()) else {
          throw DrawerProblem(.invalid, "A type is bring, pay, sign or attend.")
        }
        item.type = type
        return [.type]
      default:
        throw DrawerProblem(.invalid, "There is no field “\(field)”: child, date, time, cost, title or type.")
      }
    }
  }

  /// Answers the question whom it is for on all waiting cards of one notice.
  /// - Returns: how many were answered.
  @discardableResult
  public func answerChild(ofCardsLike id: String, _ value: String) throws(DrawerProblem) -> Int {
    let notice = try item(id).notice
    let open = try items().filter { item in
      item.notice == notice && item.state == .proposed && item.questions.contains { $0.field == .child }
    }
    for card in open { try set(card.id, "child", value) }
    return open.count
  }

  func childIDs(_ names: String) throws(DrawerProblem) -> [String] {
    var ids: [String] = []
    for name in names.split(separator: ",") { ids.append(try child(named: String(name).trimmingBlanks).id) }
    return ids
  }

  // MARK: Approving

  /// - Throws: `.invalid` naming the open questions.
  public func approve(_ id: String) throws(DrawerProblem) {
    try changeItem(id) { item in
      guard item.questions.isEmpty else {
        throw DrawerProblem(
          .invalid,
          "“\(item.title)” can't be approved yet: \(item.questions.map(\.prompt).joined(separator: " "))")
      }
      item.state = .approved
      (item.remark, item.change) = (nil, nil)
      return [.state, .remark]
    }
    guard let old = try item(id).replaces else { return }
    guard let replaced = try items().first(where: { $0.id == old && $0.state == .approved }) else { return }
    try removeEntry(replaced.id)
    let date = try item(id).date?.description ?? "another day"
    try changeItem(old) { item in
      (item.state, item.remark) = (.withdrawn, "A later notice moved it to \(date).")
      return [.state, .remark]
    }
  }

  /// Approves the cards without open questions.
  /// - Returns: what was approved, and what waits for an answer.
  public func approveAll(notice: String? = nil) throws(DrawerProblem) -> (
    approved: [FamilyItem], waiting: [FamilyItem]
  ) {
    let cards = try items().filter { $0.state == .proposed && (notice == nil || $0.notice == notice) }
    let ready = cards.filter { $0.questions.isEmpty }
    for card in ready { try approve(card.id) }
    return (ready, cards.filter { !$0.questions.isEmpty })
  }

  /// Takes an item off the week, with the entry it has in the calendar.
  public func unapprove(_ id: String) throws(DrawerProblem) {
    try removeEntry(id)
    try changeItem(id) { item in
      item.state = .proposed
      return [.state]
    }
  }

  public func dismiss(_ id: String) throws(DrawerProblem) {
    try changeItem(id) { item in
      item.state = .dismissed
      return [.state]
    }
  }

  public func check(_ id: String, by name: String?) throws(DrawerProblem) {
    let now = clock.now()
    try changeItem(id) { item in
      (item.doneBy, item.doneAt) = (name, now)
      return [.done]
    }
    // "Done by nobody in particular" still has to win over an older form.
    try changeItem(id) { item in
      item.stamps[ItemField.done.rawValue] = now
      return []
    }
  }

  public func uncheck(_ id: String) throws(DrawerProblem) {
    let now = clock.now()
    try changeItem(id) { item in
      (item.doneBy, item.doneAt) = (nil, nil)
      item.stamps[ItemField.done.rawValue] = now
      return [.done]
    }
  }

  public func removeItem(_ id: String) throws(DrawerProblem) {
    try removeEntry(id)
    try familyProblem { try folder.remove(kind: "item", id: id) }
  }

  /// Children, caregivers and items, every byte of them; calendar entries stay unless `withEntries`.
  public func deleteEverything(withEntries: Bool) throws(DrawerProblem) {
    for item in try items() {
      if withEntries { try removeEntry(item.id) }
      try familyProblem { try folder.remove(kind: "item", id: item.id) }
    }
    for caregiver in try caregivers() {
      try familyProblem { try folder.remove(kind: "caregiver", id: caregiver.id) }
    }
    for child in try children() { try familyProblem { try folder.remove(kind: "child", id: child.id) } }
  }

  // MARK: Calendar

  /// The entry that an item would have: an event to attend, otherwise a reminder.
  public func entry(of item: FamilyItem, reminder: Int) -> Suggestion? {
    guard let date = item.date else { return nil }
    return Suggestion(
      uid: "item-\(item.id)@curio", madeAt: item.madeAt, kind: item.type == .attend ? .event : .reminder,
      title: "\(item.type.rawValue.capitalized): \(item.title)",
      start: LocalDateTime(date, item.time ?? .midnight),
      isAllDay: item.time == nil, alarms: reminder > 0 ? [reminder] : [], confidence: item.confidence,
      evidence: item.evidence.map { Evidence(span: $0.span, text: $0.text) })
  }

  /// Writes the calendar entry of an approved item; 0 minutes is an entry without a reminder.
  /// - Returns: the file.
  @discardableResult
  public func remind(_ id: String, minutes: Int) throws(DrawerProblem) -> String {
    let item = try item(id)
    guard item.state == .approved else {
      throw DrawerProblem(.invalid, "Only approved items have calendar entries.")
    }
    guard let entry = entry(of: item, reminder: minutes) else {
      throw DrawerProblem(.invalid, "An entry needs a date; set one first.")
    }
    let path = try familyProblem {
      try VdirCalendar(folder: calendarFolder).write(
        try CalendarEntry.bytes(for: entry), uid: entry.uid, replacing: item.entry != nil)
    }
    try changeItem(id) { item in
      (item.reminder, item.entry) = (minutes, path)
      return [.reminder]
    }
    return path
  }

  private func removeEntry(_ id: String) throws(DrawerProblem) {
    let item = try item(id)
    guard let path = item.entry else { return }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    try familyProblem { _ = try VdirCalendar(folder: "/" + folder).remove("item-\(item.id)@curio") }
    try changeItem(id) { item in
      (item.reminder, item.entry) = (nil, nil)
      return [.reminder]
    }
  }
}
