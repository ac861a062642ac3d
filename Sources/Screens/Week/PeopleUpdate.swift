import Drawer
import Family
import Specimens

/// The hand-over to a caregiver, and who belongs to the family.
extension AppState {
  mutating func askForBrief() {
    guard !week.family.caregivers.isEmpty else {
      return ask(
        "Who is the brief for?",
        ["Somebody who picks up. The brief names all kids unless you say otherwise."], .newCaregiver)
    }
    guard week.family.caregivers.count > 1 else {
      week.briefFor = week.family.caregivers[0].id
      (week.part, week.scroll) = (.brief, 0)
      return
    }
    choose("A brief for", week.family.caregivers.map { ($0.name, $0.id) }, .brief)
  }

  mutating func performInBrief(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return openWeek(.week)
    case .nextSpecimen: week.offset += 1
    case .previousSpecimen: week.offset -= 1
    case .language:
      let all = BriefLanguage.allCases
      let index = all.firstIndex(of: week.briefLanguage) ?? 0
      week.briefLanguage = all[(index + 1) % all.count]
    case .brief: choose("A brief for", week.family.caregivers.map { ($0.name, $0.id) }, .brief)
    case .copy: return shownBrief.map { copy($0.text) } ?? []
    case .save:
      ask(
        "Save the brief as", ["A new file"], .saveBrief, text: "brief-\(shownWeek.description).txt",
        isProposal: true)
    case .send: return sendBrief()
    case .down: week.scroll += 1
    case .up: week.scroll = max(0, week.scroll - 1)
    case .pageDown, .halfPageDown: week.scroll += 10
    case .pageUp, .halfPageUp: week.scroll = max(0, week.scroll - 10)
    case .first: week.scroll = 0
    default: break
    }
    return []
  }

  private mutating func sendBrief() -> [Effect] {
    guard let caregiver = week.family.caregivers.first(where: { $0.id == week.briefFor }),
      let brief = shownBrief
    else { return [] }
    guard !caregiver.command.isEmpty else {
      say("\(caregiver.name) has no command yet: p, Enter, “How the brief is sent”.", .problem)
      return []
    }
    return [.family(.sendBrief(brief.text, command: caregiver.command))]
  }

  // MARK: People

  mutating func performInPeople(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return openWeek(.week)
    case .make: askForChild()
    case .newCaregiver: ask("Name of the caregiver", ["Somebody who picks up or looks after."], .newCaregiver)
    case .edit, .open: askAboutPerson()
    case .delete:
      switch selectedPerson {
      case .child(let child): askToRemove(masked(child.name), .removeChild(child.id))
      case .caregiver(let person): askToRemove(masked(person.name), .removeCaregiver(person.id))
      case nil: break
      }
    default: _ = week.people.perform(action, count: people.count, height: listHeight)
    }
    return []
  }

  private mutating func askForChild() {
    ask(
      "Name of the child", ["Only the name is needed; a grade may follow: Ava, 3"],
      .newChild(answering: nil))
  }

  private mutating func askAboutPerson() {
    switch selectedPerson {
    case .child(let child):
      let known = child.profile
      choose(
        "What of \(masked(child.name))?",
        [
          ("Name: \(masked(known.name))", "name"), ("Grade: \(known.grade ?? "not given")", "grade"),
          (
            "Nicknames: \(known.nicknames.isEmpty ? "none" : known.nicknames.joined(separator: ", "))",
            "nicknames"
          ),
          ("School: \(masked(known.school ?? "not given"))", "school"),
          ("Class: \(masked(known.classroom ?? "not given"))", "class"),
          ("Teacher: \(masked(known.teacher ?? "not given"))", "teacher"),
        ], .person(child.id))
    case .caregiver(let person):
      choose(
        "What of \(masked(person.name))?",
        [
          ("Name: \(masked(person.name))", "name"), ("Children: \(masked(covered(person)))", "children"),
          (
            "How the brief is sent: \(person.command.isEmpty ? "copied or saved by hand" : person.command)",
            "command"
          ),
        ], .person(person.id))
    case nil: break
    }
  }

  func covered(_ person: Caregiver) -> String {
    person.children.isEmpty
      ? "all kids" : person.children.map(childName).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  mutating func askForPersonField(_ id: String, _ field: String) {
    let (text, hint) =
      switch people.first(where: { $0.id == id }) {
      case .child(let child): (value(of: child, field), field == "nicknames" ? "Parted by commas" : "")
      case .caregiver(let person):
        switch field {
        case "children": (covered(person), "Names parted by commas, or all")
        case "command":
          (person.command, "A shell command that takes the brief on standard input; empty for none")
        default: (person.name, "")
        }
      case nil: ("", "")
      }
    ask("New \(field)", hint.isEmpty ? [] : [hint], .personField(id, field), text: text)
  }

  private func value(of child: Child, _ field: String) -> String {
    switch field {
    case "name": child.name
    case "grade": child.profile.grade ?? ""
    case "nicknames": child.profile.nicknames.joined(separator: ", ")
    case "school": child.profile.school ?? ""
    case "class": child.profile.classroom ?? ""
    default: child.profile.teacher ?? ""
    }
  }

  func setPerson(_ id: String, _ field: String, _ value: String) -> [Effect] {
    switch people.first(where: { $0.id == id }) {
    case .child: [.family(.setChild(id, field: field, value: value))]
    case .caregiver: [.family(.setCaregiver(id, field: field, value: value))]
    case nil: []
    }
  }
}
