import CalendarFiles
import Drawer
import DrawerStore
import FoundationEssentials
import Notices
import Specimens

/// The family's door: children, caregivers, and everything to bring, pay, sign and attend.
///
/// Each child, caregiver and item is one small file of the drawer; what two machines changed at the same time is
/// put together field by field when it is read. Every error is a `DrawerProblem`.
public final class Family: Sendable {
  let folder: FamilyFolder
  let clock: DrawerClock
  let calendarFolder: String
  let isWritable: Bool

  public init(_ drawer: Drawer, clock: DrawerClock? = nil) {
    folder = FamilyFolder(drawer.paths)
    self.clock = clock ?? drawer.clock
    isWritable = drawer.isWritable
    let chosen = drawer.settings().calendarFolder
    calendarFolder = chosen.isEmpty ? drawer.paths.calendar : chosen
  }

  // MARK: Files

  func read<Value: Decodable>(_ type: Value.Type, _ kind: String, _ merge: (Value, Value) -> Value)
    throws(DrawerProblem) -> [Value]
  {
    let entries = try familyProblem { try folder.entries(kind) }
    return entries.compactMap { entry in
      let forms = entry.forms.compactMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
      guard let first = forms.first else { return nil }
      return forms.dropFirst().reduce(first, merge)
    }
  }

  func write(_ value: some Encodable, _ kind: String, _ id: String) throws(DrawerProblem) {
    guard isWritable else {
      throw DrawerProblem(.notWritable, "The drawer is read-only: it can be looked at, not changed.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try familyProblem {
      let bytes = [UInt8](try encoder.encode(value))
      let entry = try folder.entries(kind).first { $0.id == id }
      try folder.write(bytes, kind: kind, id: id, replacing: entry)
    }
  }

  /// One change at a time, from whichever process.
  func alone<Result>(_ body: () throws -> Result) throws(DrawerProblem) -> Result {
    try familyProblem { try folder.alone(body) }
  }

  static func newID() -> String { digits(UInt64.random(in: .min ... .max)) }

  static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  // MARK: Children

  public func children() throws(DrawerProblem) -> [Child] {
    try read(Child.self, "child") { $0.changedAt < $1.changedAt ? $1 : $0 }.sorted {
      ($0.name, $0.id) < ($1.name, $1.id)
    }
  }

  /// - Throws: `.invalid` for an empty name.
  @discardableResult
  public func addChild(_ profile: ChildProfile) throws(DrawerProblem) -> Child {
    guard profile.name.contains(where: { !$0.isWhitespace }) else {
      throw DrawerProblem(.invalid, "A child needs a name.")
    }
    let child = Child(id: Family.newID(), profile: profile, changedAt: clock.now())
    try write(child, "child", child.id)
    return child
  }

  public func changeChild(_ id: String, _ change: (inout ChildProfile) -> Void) throws(DrawerProblem) {
    guard var child = try children().first(where: { $0.id == id }) else {
      throw DrawerProblem(.notFound, "That child is not listed.")
    }
    change(&child.profile)
    guard !child.profile.name.isEmpty else { throw DrawerProblem(.invalid, "A child needs a name.") }
    child.changedAt = clock.now()
    try write(child, "child", id)
  }

  /// The child's items stay: those for this child alone become unassigned and ask whom they are for.
  public func removeChild(_ id: String) throws(DrawerProblem) {
    guard let child = try children().first(where: { $0.id == id }) else {
      throw DrawerProblem(.notFound, "That child is not listed.")
    }
    for item in try items() where item.children.contains(id) {
      try changeItem(item.id) { item in
        item.children.removeAll { $0 == id }
        guard item.children.isEmpty, !item.isForAll else { return [.children] }
        item.remark = "It was for \(child.name), who is no longer listed."
        guard item.state == .proposed else { return [.children, .remark] }
        item.questions.removeAll { $0.field == .child }
        item.questions.append(
          Question(field: .child, prompt: "Which child is “\(item.title)” for? It was for \(child.name)."))
        return [.children, .remark, .questions]
      }
    }
    for caregiver in try caregivers() where caregiver.children.contains(id) {
      var changed = caregiver
      changed.children.removeAll { $0 == id }
      // Nobody's children is not everybody's: a caregiver without one left keeps an id that no child has.
      if changed.children.isEmpty { changed.children = [id] }
      changed.changedAt = clock.now()
      try write(changed, "caregiver", changed.id)
    }
    try familyProblem { try folder.remove(kind: "child", id: id) }
  }

  /// A child by name or nickname, or by the beginning of its id.
  public func child(named name: String) throws(DrawerProblem) -> Child {
    let all = try children()
    let wanted = name.lowercased()
    let found = all.filter { ([$0.name] + $0.profile.nicknames).contains { $0.lowercased() == wanted } }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      let ids = found.map {
        "\($0.name) \($0.profile.grade.map { "(grade \($0)) " } ?? "")\($0.id.prefix(6))"
      }
      throw DrawerProblem(
        .invalid,
        "There are \(found.count) children called \(name); name one by its id: \(ids.joined(separator: ", "))."
      )
    }
    if name.count >= 4, let one = all.first(where: { $0.id.hasPrefix(wanted) }) { return one }
    throw DrawerProblem(.notFound, "No child is called \(name); `curio child add \(name)` adds one.")
  }

  // MARK: Caregivers

  public func caregivers() throws(DrawerProblem) -> [Caregiver] {
    try read(Caregiver.self, "caregiver") { $0.changedAt < $1.changedAt ? $1 : $0 }.sorted {
      ($0.name, $0.id) < ($1.name, $1.id)
    }
  }

  @discardableResult
  public func addCaregiver(_ name: String, children: [String], command: String) throws(DrawerProblem)
    -> Caregiver
  {
    guard name.contains(where: { !$0.isWhitespace }) else {
      throw DrawerProblem(.invalid, "A caregiver needs a name.")
    }
    guard try caregivers().allSatisfy({ $0.name.lowercased() != name.lowercased() }) else {
      throw DrawerProblem(
        .invalid, "There is a caregiver called \(name) already; choose a name that tells them apart.")
    }
    let caregiver = Caregiver(
      id: Family.newID(), name: name, children: children, command: command, changedAt: clock.now())
    try write(caregiver, "caregiver", caregiver.id)
    return caregiver
  }

  public func changeCaregiver(_ id: String, _ change: (inout Caregiver) -> Void) throws(DrawerProblem) {
    guard var caregiver = try caregivers().first(where: { $0.id == id }) else {
      throw DrawerProblem(.notFound, "That caregiver is not listed.")
    }
    change(&caregiver)
    caregiver.changedAt = clock.now()
    try write(caregiver, "caregiver", id)
  }

  /// Sets a field of a caregiver from what a person typed: name, children (names, or all), command.
  public func setCaregiver(_ id: String, _ field: String, _ value: String) throws(DrawerProblem) {
    let text = value.trimmingBlanks
    guard field != "name" || !text.isEmpty else { throw DrawerProblem(.invalid, "A caregiver needs a name.") }
    let isAll = text.isEmpty || ["all", "all kids"].contains(text.lowercased())
    let ids = field == "children" && !isAll ? try childIDs(text) : []
    try changeCaregiver(id) { person in
      switch field {
      case "name": person.name = text
      case "children": person.children = ids
      default: person.command = text
      }
    }
  }

  public func removeCaregiver(_ id: String) throws(DrawerProblem) {
    try familyProblem { try folder.remove(kind: "caregiver", id: id) }
  }

  public func caregiver(named name: String) throws(DrawerProblem) -> Caregiver {
    guard let found = try caregivers().first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw DrawerProblem(
        .notFound, "No caregiver is called \(name); `curio caregiver add \(name)` adds one.")
    }
    return found
  }
}

/// Runs a file operation and turns what went wrong into a `DrawerProblem`.
func familyProblem<Result>(_ body: () throws -> Result) throws(DrawerProblem) -> Result {
  do {
    return try body()
  } catch let problem as DrawerProblem {
    throw problem
  } catch let error as DrawerError {
    throw DrawerProblem(.broken, error.sentence)
  } catch let error as CalendarError {
    throw DrawerProblem(.broken, error.sentence)
  } catch {
    throw DrawerProblem(.broken, "\(error)")
  }
}
