import Drawer
import Family
import Notices
import Specimens

extension AppState {
  mutating func openWeek(cards: Bool) -> [Effect] {
    week.showsCards = cards
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
    case .family(.failure(let problem)): tell(problem)
    case .familyChanged(let deed, let result):
      switch result {
      case .success(let sentence):
        if !sentence.isEmpty { say(sentence) }
        if case .takeNotice = deed { return openWeek(cards: true) }
      case .failure(let problem): tell(problem)
      }
      return [.loadFamily]
    default: break
    }
    return []
  }

  mutating func performInWeek(_ action: ActionName) -> [Effect] {
    week.showsCards ? performInCards(action) : performInList(action)
  }

  private mutating func performInList(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return goBack()
    case .nextPart: return openWeek(cards: true)
    case .nextSpecimen: week.offset += 1
    case .previousSpecimen: week.offset -= 1
    case .mark:
      guard let item = selectedItem else { return [] }
      return [.family(item.isDone ? .uncheck(item.id) : .check(item.id))]
    case .make:
      ask(
        "What is to be done?",
        ["Such as: pay 5 USD for the trip · it starts with bring, pay, sign or attend"], .newItem)
    case .edit, .open: askToEdit()
    case .unapprove:
      guard let item = selectedItem else { return [] }
      return [.family(item.notice == nil ? .removeItem(item.id) : .unapprove(item.id))]
    case .remind:
      guard let item = selectedItem else { return [] }
      choose(
        "Calendar entry for “\(item.title)”",
        [
          ("Entry with a reminder the day before", "1440"), ("Entry with a reminder two hours before", "120"),
          ("Entry without a reminder", "0"),
        ],
        .remind(item.id))
    case .childFilter:
      choose("Whose week?", [("All kids", "")] + week.family.children.map { ($0.name, $0.id) }, .childFilter)
    case .brief:
      guard !week.family.caregivers.isEmpty else {
        ask(
          "Who is the brief for?",
          ["A caregiver: somebody who picks up. The brief names all kids unless you say otherwise."],
          .newCaregiver)
        return []
      }
      choose("A brief for", week.family.caregivers.map { ($0.name, $0.id) }, .brief)
    case .people: askAboutPeople()
    default: _ = week.cursor.perform(action, count: weekItems.count, height: listHeight)
    }
    return []
  }

  private mutating func performInCards(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return goBack()
    case .nextPart:
      week.showsCards = false
      return [.loadFamily]
    case .later, .down, .right: step(1)
    case .previousSpecimen, .up, .left: step(-1)
    case .pageDown, .halfPageDown: week.scroll += 4
    case .pageUp, .halfPageUp: week.scroll = max(0, week.scroll - 4)
    case .approve: return selectedItem.map { [.family(.approve($0.id))] } ?? []
    case .approveAll: return [.family(.approveAll)]
    case .dismiss: return selectedItem.map { [.family(.dismiss($0.id))] } ?? []
    case .open: askNextQuestion()
    case .edit: askToEdit()
    case .people: askAboutPeople()
    default: break
    }
    return []
  }

  private mutating func step(_ by: Int) {
    week.cards.move(by: by, count: waitingCards.count, height: 1)
    week.scroll = 0
  }

  // MARK: Asking

  private mutating func ask(_ title: String, _ lines: [String], _ purpose: FamilyAsk, text: String = "") {
    dialog = .prompt(PromptDialog(title: title, lines: lines, text: text, purpose: .family(purpose)))
  }

  private mutating func choose(_ title: String, _ options: [(String, String)], _ purpose: FamilyAsk) {
    dialog = .choice(
      ChoiceDialog(
        title: title, options: options.map { ChoiceDialog.Option($0.0, .text($0.1)) },
        purpose: .family(purpose)))
  }

  /// The first open question of the card; its readings can be chosen, or another answer typed.
  mutating func askNextQuestion() {
    guard let item = selectedItem else { return }
    guard let question = item.questions.first else { return askToEdit() }
    let purpose = FamilyAsk.answer(item.id, question.field)
    if question.field == .child {
      guard !week.family.children.isEmpty else {
        return ask("No child is listed yet. What is the child called?", [question.prompt], .newChild)
      }
      let named = week.family.children.filter {
        question.choices.isEmpty || question.choices.contains($0.name)
      }
      let kids = named.isEmpty ? week.family.children : named
      choose(
        question.prompt, kids.map { ($0.name, $0.id) } + [("All kids", "all"), ("Another answer …", "")],
        purpose)
    } else if question.choices.isEmpty {
      ask(question.prompt, [hint(question.field)], purpose)
    } else {
      choose(question.prompt, question.choices.map { ($0, $0) } + [("Another answer …", "")], purpose)
    }
  }

  private func hint(_ field: CardField) -> String {
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
      "Change “\(item.title)”",
      [
        ("Title: \(item.title)", "title"), ("Child: \(who(item))", "child"),
        ("Date: \(item.date?.description ?? "none")", "date"),
        ("Time: \(item.time.map { String($0.description.prefix(5)) } ?? "none")", "time"),
        ("Cost: \(item.cost.map { $0.isSettled ? "\($0.min)" : "\($0.min)-\($0.max)" } ?? "none")", "cost"),
        ("Type: \(item.type.rawValue)", "type"),
      ], .field(item.id))
  }

  private mutating func askAboutPeople() {
    let children = week.family.children.map { ("Remove the child \($0.name)", "child \($0.id)") }
    let caregivers = week.family.caregivers.map { ("Remove the caregiver \($0.name)", "caregiver \($0.id)") }
    choose(
      "Children and caregivers",
      [("Add a child …", "newChild"), ("Add a caregiver …", "newCaregiver")] + children + caregivers, .people)
  }

  // MARK: Answers

  mutating func takeFamilyChoice(_ ask: FamilyAsk, _ value: String) -> [Effect] {
    switch ask {
    case .answer(let id, let field):
      if value.isEmpty {
        self.ask("The answer", [hint(field)], ask)
        return []
      }
      let answer = field == .child && value != "all" ? childName(value) : value
      return [.family(.set(id, field: field.rawValue, value: answer))]
    case .field(let id):
      guard let field = CardField(rawValue: value) ?? (value == "type" ? .title : nil) else { return [] }
      let lines = value == "type" ? ["bring, pay, sign or attend"] : [hint(field)]
      dialog = .prompt(PromptDialog(title: "New \(value)", lines: lines, purpose: .familyField(id, value)))
    case .childFilter: week.child = value.isEmpty ? nil : value
    case .brief: showBrief(for: value)
    case .remind(let id): return Int(value).map { [.family(.remind(id, minutes: $0))] } ?? []
    case .people:
      if value == "newChild" {
        self.ask("Name of the child", ["Grade, school and nicknames: curio child edit NAME"], .newChild)
      }
      if value == "newCaregiver" {
        self.ask(
          "Name of the caregiver", ["Which children: curio caregiver edit NAME --child …"], .newCaregiver)
      }
      if value.hasPrefix("child ") { return [.family(.removeChild(String(value.dropFirst(6))))] }
      if value.hasPrefix("caregiver ") { return [.family(.removeCaregiver(String(value.dropFirst(10))))] }
    case .newItem, .newChild, .newCaregiver: break
    }
    return []
  }

  mutating func takeFamilyText(_ ask: FamilyAsk, _ typed: String) -> [Effect] {
    switch ask {
    case .answer(let id, let field): return [.family(.set(id, field: field.rawValue, value: typed))]
    case .newItem:
      let first = typed.split(separator: " ").first.map { $0.uppercased() } ?? ""
      let type = ActionType(rawValue: first)
      let title = type == nil ? typed : String(typed.dropFirst(first.count + 1))
      return [
        .family(
          .addItem(
            type ?? .bring, title.isEmpty ? typed : title, child: week.child,
            date: week.offset == 0 ? now.date : shownWeek.start))
      ]
    case .newChild: return [.family(.addChild(typed))]
    case .newCaregiver: return [.family(.addCaregiver(typed))]
    default: return []
    }
  }

  /// The text to look at and copy.
  private mutating func showBrief(for id: String) {
    guard let caregiver = week.family.caregivers.first(where: { $0.id == id }) else { return }
    let brief = Brief(
      caregiver: caregiver, children: week.family.children, items: week.family.items, from: shownWeek.start,
      to: shownWeek.end)
    dialog = .message(
      MessageDialog(
        title: "Brief",
        lines: brief.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
        copyable: brief.text))
  }
}
