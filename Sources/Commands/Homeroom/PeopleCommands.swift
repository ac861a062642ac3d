import Drawer
import Family
import Foundation
import Notices
import Specimens

extension CommandSpec {
  static let child = CommandSpec(
    name: "child",
    summary: "the children that notices are read for",
    arguments: "[list] | add NAME | edit NAME | remove NAME",
    options: [
      .value("name", "NAME", "with edit: another name"),
      .value("nickname", "NAME", "another name that notices use; may be given several times"),
      .value("grade", "GRADE", "such as 3, K, Year 2 or 5年"),
      .value("school", "NAME", "the school"),
      .value("class", "NAME", "the class or room"),
      .value("teacher", "NAME", "the teacher"),
    ],
    details:
      "Only the name is needed. Removing a child keeps its items; those that were for this child alone become unassigned.",
    examples: ["curio child add Ava --grade 5"],
    words: ["list", "add", "edit", "remove"], argumentCount: 0...2
  ) { invocation, context in
    let family = Family(try context.drawer(invocation), clock: context.clock)
    func apply(_ profile: inout ChildProfile) {
      if let name = invocation.value("name") { profile.name = name }
      if !invocation.values("nickname").isEmpty { profile.nicknames = invocation.values("nickname") }
      if let grade = invocation.value("grade") { profile.grade = grade.isEmpty ? nil : grade }
      if let school = invocation.value("school") { profile.school = school.isEmpty ? nil : school }
      if let room = invocation.value("class") { profile.classroom = room.isEmpty ? nil : room }
      if let teacher = invocation.value("teacher") { profile.teacher = teacher.isEmpty ? nil : teacher }
    }
    func name() throws -> String {
      guard invocation.arguments.count > 1 else { throw UsageError("which child?", command: "child") }
      return invocation.arguments[1]
    }
    switch invocation.arguments.first ?? "list" {
    case "list":
      let children = try family.children()
      guard !invocation.isJSON else {
        try context.output.json(children.map(\.profile))
        return .done
      }
      if children.isEmpty { context.output.note("No child is listed; `curio child add NAME` adds one.") }
      for child in children {
        let profile = child.profile
        let facts = [profile.grade.map { "grade \($0)" }, profile.school, profile.classroom, profile.teacher]
          .compactMap { $0 }
        let nicknames = profile.nicknames.isEmpty ? "" : " (\(profile.nicknames.joined(separator: ", ")))"
        context.output.line(
          printable("\(child.id.prefix(6))  \(profile.name)\(nicknames)  \(facts.joined(separator: " · "))"))
      }
    case "add":
      var profile = ChildProfile(name: try name())
      apply(&profile)
      let made = try family.addChild(profile)
      context.output.line(printable("\(made.id.prefix(6))  \(made.name)"))
      if try family.children().count(where: { $0.name == made.name }) > 1 {
        context.output.note(
          "There are two children called \(printable(made.name)) now; notices that only say the name will ask which one."
        )
      }
    case "edit": try family.changeChild(try family.child(named: try name()).id, apply)
    case "remove": try family.removeChild(try family.child(named: try name()).id)
    default: throw UsageError("there is no “child \(printable(invocation.arguments[0]))”", command: "child")
    }
    return .done
  }

  static let caregiver = CommandSpec(
    name: "caregiver",
    summary: "who picks up the children and gets the brief",
    arguments: "[list] | add NAME | edit NAME | remove NAME",
    options: [
      .value(
        "child", "NAME", "a child this caregiver looks after; may be given several times (default: all)"),
      .value("command", "COMMAND", "a shell command that takes the brief on standard input"),
      .value("name", "NAME", "with edit: another name"),
    ],
    examples: ["curio caregiver add Grandpa --child Ava"],
    words: ["list", "add", "edit", "remove"], argumentCount: 0...2
  ) { invocation, context in
    let family = Family(try context.drawer(invocation), clock: context.clock)
    func name() throws -> String {
      guard invocation.arguments.count > 1 else { throw UsageError("which caregiver?", command: "caregiver") }
      return invocation.arguments[1]
    }
    let named = invocation.values("child")
    // "all" is an answer here, too.
    let isForAll = named.map { $0.lowercased() } == ["all"]
    let ids = isForAll ? [] : try named.map { try family.child(named: $0).id }
    switch invocation.arguments.first ?? "list" {
    case "list":
      let words = Dictionary(
        try family.children().map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
      let people = try family.caregivers()
      guard !invocation.isJSON else {
        try context.output.json(
          people.map {
            CaregiverLine(name: $0.name, children: $0.children.compactMap { words[$0] }, command: $0.command)
          })
        return .done
      }
      if people.isEmpty {
        context.output.note("No caregiver is listed; `curio caregiver add NAME` adds one.")
      }
      for person in people {
        let children =
          person.children.isEmpty
          ? "all kids" : person.children.compactMap { words[$0] }.joined(separator: ", ")
        context.output.line(printable("\(person.name)  \(children)  \(person.command)"))
      }
    case "add": try family.addCaregiver(try name(), children: ids, command: invocation.value("command") ?? "")
    case "edit":
      try family.changeCaregiver(try family.caregiver(named: try name()).id) { person in
        if !named.isEmpty { person.children = ids }
        if let command = invocation.value("command") { person.command = command }
        if let name = invocation.value("name"), !name.isEmpty { person.name = name }
      }
    case "remove": try family.removeCaregiver(try family.caregiver(named: try name()).id)
    default:
      throw UsageError("there is no “caregiver \(printable(invocation.arguments[0]))”", command: "caregiver")
    }
    return .done
  }
}

private struct CaregiverLine: Encodable {
  var name: String
  var children: [String]
  var command: String
}
