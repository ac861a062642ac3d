import Drawer
import Family
import Notices
import Specimens
import Terminal

extension AppState {
  mutating func openWeek(_ part: WeekState.Part) -> [Effect] {
    week.part = part
    week.scroll = 0
    return open(.week, asking: [.loadFamily])
  }

  mutating func takeFamily(_ message: Message) -> [Effect] {
    switch message {
    case .family(.success(let snapshot)):
      week.family = snapshot
      week.isLoaded = true
      week.cursor.place(at: week.cursor.index, count: weekItems.count, height: listHeight)
      week.cards.place(at: week.cards.index, count: waitingCards.count, height: 1)
      week.people.place(at: week.people.index, count: people.count, height: listHeight)
      if week.wantsBrief, let first = week.family.caregivers.first {
        (week.briefFor, week.part, week.wantsBrief) = (first.id, .brief, false)
      }
    case .family(.failure(let problem)): tell(problem)
    case .familyChanged(let deed, let result):
      switch result {
      case .success(let sentence):
        if !sentence.isEmpty { tellWhole(sentence) }
        if case .takeNotice = deed { return openWeek(.cards) }
      case .failure(let problem): tell(problem)
      }
      return [.loadFamily]
    case .noticeOffer(let id, .success(let offer)):
      guard dialog == nil, screen == .week, week.showsCards else { return [] }
      dialog = .confirm(
        ConfirmDialog(
          title: "Send this notice to the assist at \(offer.host)? This would go, and nothing else:",
          lines: offer.lines, yes: "send", purpose: .sendNotice(id, offer)))
    case .noticeOffer(_, .failure(let problem)): tell(problem)
    default: break
    }
    return []
  }

  /// A sentence of several lines is said on one, or shown whole where it does not fit.
  private mutating func tellWhole(_ sentence: String) {
    let lines = sentence.split(separator: "\n").map(String.init)
    let joined = lines.prefix(1).joined() + " " + lines.dropFirst().joined(separator: ", ")
    guard lines.count > 1, TextWidth.width(of: joined) > size.columns - 4, dialog == nil else {
      return say(lines.count > 1 ? joined : sentence)
    }
    dialog = .message(MessageDialog(title: lines[0], lines: Array(lines.dropFirst())))
  }

  mutating func performInList(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return goBack()
    case .nextPart: return openWeek(.cards)
    case .nextSpecimen: week.offset += 1
    case .previousSpecimen: week.offset -= 1
    case .mark:
      guard let item = selectedItem else { return [] }
      return [.family(item.isDone ? .uncheck(item.id) : .check(item.id, by: nil))]
    case .doneBy: askWhoDidIt()
    case .make:
      ask(
        "What is to be done?",
        ["Such as: pay 5 USD for the trip on Friday · it starts with bring, pay, sign or attend"], .newItem)
    case .edit, .open: askToEdit()
    case .unapprove:
      guard let item = selectedItem else { return [] }
      // A card of a notice waits again; what was typed by hand is gone.
      guard item.notice == nil else { return [.family(.unapprove(item.id))] }
      askToRemove(masked(item.title), .removeItem(item.id))
    case .remind:
      guard let item = selectedItem else { return [] }
      askForReminder(item)
    case .childFilter:
      choose("Whose week?", [("All kids", "")] + week.family.children.map { ($0.name, $0.id) }, .childFilter)
    case .brief: askForBrief()
    case .people: return openWeek(.people)
    default: _ = week.cursor.perform(action, count: weekItems.count, height: listHeight)
    }
    return []
  }

  mutating func performInCards(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return goBack()
    case .nextPart: return openWeek(.week)
    case .later, .down, .right: step(1)
    case .previousSpecimen, .up, .left: step(-1)
    case .pageDown, .halfPageDown: week.scroll += 4
    case .pageUp, .halfPageUp: week.scroll = max(0, week.scroll - 4)
    case .approve:
      guard let item = selectedItem else { return [] }
      // A card that waits for an answer asks, instead of refusing.
      guard item.questions.isEmpty else {
        askNextQuestion()
        return []
      }
      return [.family(.approve(item.id))]
    case .approveAll: return [.family(.approveAll)]
    case .dismiss: return selectedItem.map { [.family(.dismiss($0.id))] } ?? []
    case .open: askNextQuestion()
    case .edit: askToEdit()
    case .people: return openWeek(.people)
    case .assist:
      guard let id = selectedItem?.notice.flatMap(SpecimenID.init) else { return [] }
      return [.family(.offerNotice(id))]
    default: break
    }
    return []
  }

  private mutating func step(_ by: Int) {
    week.cards.move(by: by, count: waitingCards.count, height: 1)
    week.scroll = 0
  }

  // MARK: Asking

  mutating func ask(
    _ title: String, _ lines: [String], _ purpose: FamilyAsk, text: String = "", isProposal: Bool = false
  ) {
    dialog = .prompt(
      PromptDialog(
        title: title, lines: lines, text: text, isProposal: isProposal, purpose: .family(purpose)))
  }

  mutating func choose(_ title: String, _ options: [(String, String)], _ purpose: FamilyAsk) {
    dialog = .choice(
      ChoiceDialog(
        title: title, options: options.map { ChoiceDialog.Option($0.0, .text($0.1)) },
        purpose: .family(purpose)))
  }

  /// The first open question of the card; its readings can be chosen, or another answer typed.
  private mutating func askNextQuestion() {
    guard let item = selectedItem else { return }
    guard let question = item.questions.first else { return askToEdit() }
    let purpose = FamilyAsk.answer(item.id, question.field)
    if question.field == .child {
      askWhoseCard(item, question, purpose)
    } else if question.choices.isEmpty {
      ask(masked(question.prompt), [hint(question.field)], purpose)
    } else {
      choose(
        masked(question.prompt),
        question.choices.map { (shown($0, question.field), $0) } + [("Another answer …", "")], purpose)
    }
  }

  private mutating func askWhoseCard(_ item: FamilyItem, _ question: Question, _ purpose: FamilyAsk) {
    guard !week.family.children.isEmpty else {
      return ask(
        "No child is listed yet. What is the child called?",
        [question.prompt, "Only the name is needed; a grade may follow: Ava, 3"],
        .newChild(answering: item.id))
    }
    let named = week.family.children.filter {
      question.choices.isEmpty || question.choices.contains($0.name)
        || question.choices.contains(String($0.id.prefix(6)))
    }
    let kids = named.isEmpty ? week.family.children : named
    let alike = waitingCards.count { card in
      card.notice == item.notice && card.state == .proposed && card.questions.contains { $0.field == .child }
    }
    var options = kids.map { (childLabel($0), $0.id) } + [("All kids", "all")]
    if alike > 1 {
      options += kids.map { ("\(childLabel($0)), for all \(alike) cards of this notice", "each \($0.id)") }
      options.append(("All kids, for all \(alike) cards of this notice", "each all"))
    }
    choose(masked(question.prompt), options + [("Another answer …", "")], purpose)
  }

  /// Two children of one name are told apart by their grade or id.
  private func childLabel(_ child: Child) -> String {
    guard week.family.children.count(where: { $0.name == child.name }) > 1 else { return child.name }
    return "\(child.name) (\(child.profile.grade.map { "grade \($0), " } ?? "")\(child.id.prefix(6)))"
  }

  /// A reading as people write it.
  private func shown(_ choice: String, _ field: CardField) -> String {
    guard field == .date, let day = LocalDate(choice) else { return choice }
    return BriefWords(.english).date(day) + " \(day.year)"
  }

  func hint(_ field: CardField) -> String {
    switch field {
    case .date: "YYYY-MM-DD"
    case .time: "HH:MM"
    case .cost: "Such as 15 USD, or 10-15 USD"
    case .child: "Names, or all"
    case .title: "A few words"
    }
  }

  private mutating func askToEdit() {
    guard let item = selectedItem else { return }
    choose(
      "Change “\(masked(item.title))”",
      [
        ("Title: \(masked(item.title))", "title"), ("Child: \(masked(who(item)))", "child"),
        ("Date: \(item.date?.description ?? "none")", "date"),
        ("Time: \(item.time.map { String($0.description.prefix(5)) } ?? "none")", "time"),
        ("Cost: \(item.cost?.words ?? "none")", "cost"),
        ("Type: \(item.type.rawValue)", "type"),
      ], .field(item.id))
  }

  /// A thing without an hour counts from midnight: nobody is woken then.
  private mutating func askForReminder(_ item: FamilyItem) {
    let evening = (item.time.map { $0.secondOfDay / 60 } ?? 0) + 6 * 60
    var options = [("Entry with a reminder the evening before, at 18:00", "\(evening)")]
    if item.time == nil {
      options.append(("Entry with a reminder two days before, at 18:00", "\(evening + 1440)"))
    } else {
      options.append(("Entry with a reminder a day before, at its hour", "1440"))
      options.append(("Entry with a reminder two hours before", "120"))
    }
    choose(
      "Calendar entry for “\(masked(item.title))”", options + [("Entry without a reminder", "0")],
      .remind(item.id))
  }

  mutating func askToRemove(_ name: String, _ deed: FamilyDeed) {
    choose("Take “\(name)” off for good?", [("Take it off", "yes"), ("Keep it", "")], .remove(deed))
  }

  private mutating func askWhoDidIt() {
    guard let item = selectedItem else { return }
    guard !week.family.caregivers.isEmpty else { return ask("Who did it?", ["A name"], .doneBy(item.id)) }
    choose(
      "Who did “\(masked(item.title))”?",
      week.family.caregivers.map { ($0.name, $0.name) } + [("Somebody else …", "")], .doneBy(item.id))
  }

  // MARK: Answers

  mutating func takeFamilyChoice(_ ask: FamilyAsk, _ value: String) -> [Effect] {
    switch ask {
    case .answer(let id, let field):
      if value.isEmpty {
        self.ask("The answer", [hint(field)], ask)
        return []
      }
      if field == .child, value.hasPrefix("each ") {
        return [.family(.answerAll(id, String(value.dropFirst(5))))]
      }
      return [.family(.set(id, field: field.rawValue, value: value))]
    case .field(let id): askForField(of: id, value)
    case .childFilter: week.child = value.isEmpty ? nil : value
    case .brief:
      week.briefFor = value
      return openWeek(.brief)
    case .remind(let id): return Int(value).map { [.family(.remind(id, minutes: $0))] } ?? []
    case .remove(let deed): return value.isEmpty ? [] : [.family(deed)]
    case .doneBy(let id):
      if value.isEmpty {
        self.ask("Who did it?", ["A name"], ask)
        return []
      }
      return [.family(.check(id, by: value))]
    case .newItemDay(var item):
      if value.isEmpty {
        self.ask("Which day?", [hint(.date)], ask)
        return []
      }
      item.date = LocalDate(value)
      return addItem(item)
    case .newItemChild(let item): return [.family(.addItem(item, child: value.isEmpty ? nil : value))]
    case .person(let id): askForPersonField(id, value)
    case .personField(let id, "type"):
      return [
        .family(.set(id, field: "type", value: value.split(separator: " ").last.map(String.init) ?? ""))
      ]
    case .newItem, .newChild, .newCaregiver, .saveBrief, .personField: break
    }
    return []
  }

  private mutating func askForField(of id: String, _ value: String) {
    guard let item = week.family.items.first(where: { $0.id == id }) else { return }
    if value == "child", !week.family.children.isEmpty {
      choose(
        "Whom is it for?",
        week.family.children.map { (childLabel($0), $0.id) } + [
          ("All kids", "all"), ("Another answer …", ""),
        ],
        .answer(id, .child))
      return
    }
    if value == "type" {
      dialog = .choice(
        ChoiceDialog(
          title: "What is to be done?",
          options: ActionType.allCases.map { .init($0.rawValue.capitalized, .text("type \($0.rawValue)")) },
          purpose: .family(.personField(id, "type"))))
      return
    }
    guard let field = CardField(rawValue: value) else { return }
    let now =
      switch field {
      case .title: item.title
      case .date: item.date?.description ?? ""
      case .time: item.time.map { String($0.description.prefix(5)) } ?? ""
      case .cost: item.cost?.words ?? ""
      case .child: ""
      }
    dialog = .prompt(
      PromptDialog(
        title: "New \(value)", lines: [hint(field)], text: now, purpose: .familyField(id, value)))
  }

  mutating func takeFamilyText(_ ask: FamilyAsk, _ typed: String) -> [Effect] {
    switch ask {
    case .answer(let id, let field): return [.family(.set(id, field: field.rawValue, value: typed))]
    case .newItem: return takeLine(typed)
    case .newItemDay(var item):
      guard let day = LocalDate(typed) else {
        self.ask("Which day?", ["A date is written \(hint(.date))."], ask, text: typed)
        return []
      }
      item.date = day
      return addItem(item)
    case .newChild(let card): return [.family(.addChild(typed, answering: card))]
    case .newCaregiver:
      week.wantsBrief = week.part == .week
      return [.family(.addCaregiver(typed))]
    case .doneBy(let id): return [.family(.check(id, by: typed))]
    case .saveBrief: return shownBrief.map { [.family(.saveBrief($0.text, path: typed))] } ?? []
    case .personField(let id, let field): return setPerson(id, field, typed)
    default: break
    }
    return []
  }

  // MARK: By hand

  /// A line with a day in it needs no question about the day.
  private mutating func takeLine(_ typed: String) -> [Effect] {
    let item = TypedItem(typed, reference: now)
    if item.date != nil { return addItem(item) }
    let start = week.offset == 0 ? now.date : shownWeek.start
    let days = item.readings.isEmpty ? (0..<7).map { start.adding(days: $0) } : item.readings
    choose(
      "When?",
      days.map { ($0 == now.date ? "Today" : BriefWords(.english).date($0), $0.description) }
        + [("Another day …", ""), ("No day", "none")],
      .newItemDay(item))
    return []
  }

  private mutating func addItem(_ item: TypedItem) -> [Effect] {
    if week.child != nil || week.family.children.isEmpty {
      return [.family(.addItem(item, child: week.child))]
    }
    choose(
      "Whom is it for?", [("All kids", "")] + week.family.children.map { (childLabel($0), $0.id) },
      .newItemChild(item))
    return []
  }
}
