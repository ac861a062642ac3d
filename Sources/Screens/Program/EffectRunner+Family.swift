import Drawer
import Family
import Notices
import Specimens

extension EffectRunner {
  /// All of the family that the screens show.
  func loadFamily() {
    writes.async { [drawer, mailbox] in
      mailbox.post(.family(Result { () throws(DrawerProblem) in try snapshot(drawer) }))
    }
  }

  func change(_ deed: FamilyDeed) {
    writes.async { [drawer, mailbox] in
      mailbox.post(
        .familyChanged(deed, Result { () throws(DrawerProblem) in try apply(deed, Family(drawer), drawer) }))
    }
  }
}

private func snapshot(_ drawer: Drawer) throws(DrawerProblem) -> FamilySnapshot {
  let family = Family(drawer)
  let items = try family.items()
  var notices: [String: String] = [:]
  for item in items where item.state == .proposed || item.state == .withdrawn {
    guard let notice = item.notice, notices[notice] == nil, let id = SpecimenID(notice) else { continue }
    notices[notice] = try? drawer.specimen(id).reading.reading?.text
  }
  return FamilySnapshot(
    children: try family.children(), caregivers: try family.caregivers(), items: items, notices: notices)
}

/// Does it, and says in a sentence what was done.
private func apply(_ deed: FamilyDeed, _ family: Family, _ drawer: Drawer) throws(DrawerProblem) -> String {
  switch deed {
  case .takeNotice(let id):
    let items = try family.takeNotice(id, of: drawer)
    return items.isEmpty
      ? "Nothing to bring, pay, sign or attend in it." : "Taken as a notice: \(counted(items.count, "card"))."
  case .set(let id, let field, let value): try family.set(id, field, value)
  case .approve(let id):
    try family.approve(id)
    return "Approved; it is on the week."
  case .approveAll:
    let (approved, waiting) = try family.approveAll()
    let names = waiting.map { "“\($0.title)”" }.joined(separator: ", ")
    return "\(approved.count) approved." + (waiting.isEmpty ? "" : " Waiting for an answer: \(names)")
  case .unapprove(let id):
    try family.unapprove(id)
    return "Taken off the week; it waits again."
  case .dismiss(let id):
    try family.dismiss(id)
    return "Dismissed."
  case .check(let id): try family.check(id, by: nil)
  case .uncheck(let id): try family.uncheck(id)
  case .removeItem(let id):
    try family.removeItem(id)
    return "Removed."
  case .addItem(let type, let title, let child, let date):
    try family.addItem(type, title, children: child.map { [$0] } ?? [], isForAll: child == nil, date: date)
  case .remind(let id, let minutes): return "Written to \(try family.remind(id, minutes: minutes))."
  case .addChild(let name): try family.addChild(ChildProfile(name: name))
  case .removeChild(let id): try family.removeChild(id)
  case .addCaregiver(let name): try family.addCaregiver(name, children: [], command: "")
  case .removeCaregiver(let id): try family.removeCaregiver(id)
  }
  return ""
}
