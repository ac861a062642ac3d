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
    switch deed {
    case .sendBrief(let text, let command):
      // What the user set may take its time, or wait for a person: no write waits for it.
      briefs.async { [mailbox] in
        let result = Result { () throws(DrawerProblem) in
          try BriefSender.send(text, with: command)
          return "Handed over."
        }
        mailbox.post(.familyChanged(deed, result))
      }
      return
    case .offerNotice(let id):
      // Looking a host up may take long; nothing waits for it.
      lookups.async { [drawer, mailbox] in
        mailbox.post(
          .noticeOffer(
            id, Result { () throws(DrawerProblem) in try Family(drawer).offer(of: id, of: drawer) }))
      }
      return
    case .askAssist(let id, let offer):
      Task { [drawer, mailbox] in mailbox.post(.familyChanged(deed, await hosted(id, offer, drawer))) }
      return
    default: break
    }
    writes.async { [drawer, mailbox, folders] in
      mailbox.post(
        .familyChanged(
          deed, Result { () throws(DrawerProblem) in try apply(deed, Family(drawer), drawer, folders) }))
    }
  }

  /// Looks whether what was just filed is a school notice, and says so when it is.
  func recognise(_ event: ImportEvent) {
    guard case .finished(let result) = event, case .filed(let id, _) = result.outcome else { return }
    recognise(id)
  }

  func recognise(_ id: SpecimenID) {
    writes.async { [drawer, mailbox] in
      guard let cards = try? Family(drawer).recognise(id, of: drawer), !cards.isEmpty else { return }
      mailbox.post(
        .familyChanged(
          .recognise(id),
          .success("A school notice: \(counted(cards.count, "card")) to look at: W, then Tab.")))
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
    children: try family.children(), caregivers: try family.caregivers(), items: items, notices: notices,
    noticeIDs: Set(try family.marks().filter(\.isNotice).map(\.specimen)).union(items.compactMap(\.notice)))
}

/// The assist's cards in place of those that wait; where its answer does not count those stay.
private func hosted(_ id: SpecimenID, _ offer: NoticeOffer, _ drawer: Drawer) async
  -> Result<String, DrawerProblem>
{
  do throws(DrawerProblem) {
    let family = Family(drawer)
    let cards = try await family.hostedCards(offer, about: id, of: drawer)
    let items = try family.replaceCards(of: id, with: cards, from: offer.host)
    return .success(
      items.isEmpty
        ? "The assist at \(offer.host) proposes nothing new; the cards stay."
        : "Read by the assist at \(offer.host): \(counted(items.count, "card")), checked against the notice.")
  } catch {
    guard error.code == .unavailable else { return .failure(error) }
    return .success("\(error.description) The cards of this machine stay.")
  }
}

/// Does it, and says in a sentence what was done.
private func apply(_ deed: FamilyDeed, _ family: Family, _ drawer: Drawer, _ folders: FolderReader)
  throws(DrawerProblem) -> String
{
  switch deed {
  case .takeNotice(let id):
    let items = try family.takeNotice(id, of: drawer)
    return items.isEmpty
      ? "Nothing to bring, pay, sign or attend in it." : "Taken as a notice: \(counted(items.count, "card"))."
  case .dropNotice(let id):
    let count = try family.dropNotice(id, of: drawer)
    return "No notice any more" + (count == 0 ? "." : "; \(counted(count, "card")) went.")
  case .set(let id, let field, let value): try family.set(id, field, value)
  case .answerAll(let id, let value):
    return "Answered on \(counted(try family.answerChild(ofCardsLike: id, value), "card"))."
  case .approve(let id):
    try family.approve(id)
    return "Approved; it is on the week of its day."
  case .approveAll:
    let (approved, waiting) = try family.approveAll()
    let names = waiting.map { "“\($0.title)”" }.joined(separator: "\n")
    return "\(approved.count) approved." + (waiting.isEmpty ? "" : " Waiting for an answer:\n\(names)")
  case .unapprove(let id):
    try family.unapprove(id)
    return "Taken off the week; it waits again."
  case .dismiss(let id):
    try family.dismiss(id)
    return "Dismissed."
  case .check(let id, let name): try family.check(id, by: name)
  case .uncheck(let id): try family.uncheck(id)
  case .removeItem(let id):
    try family.removeItem(id)
    return "Removed."
  case .addItem(let item, let child):
    try family.addItem(
      item.type ?? .bring, item.title, children: child.map { [$0] } ?? [], isForAll: child == nil,
      date: item.date, time: item.time, cost: item.cost)
  // Not asked for here: `change` and `recognise` see to them.
  case .offerNotice, .askAssist, .sendBrief, .recognise: break
  case .remind(let id, let minutes): return "Written to \(try family.remind(id, minutes: minutes))."
  case .addChild(let words, let card):
    let child = try family.addChild(ChildProfile(typed: words))
    guard let card else { return "\(child.name) is listed." }
    try family.set(card, "child", child.id)
  case .removeChild(let id): try family.removeChild(id)
  case .setChild(let id, let field, let value):
    try family.changeChild(id) { $0.set(field, value) }
  case .addCaregiver(let name):
    try family.addCaregiver(name, children: [], command: "")
    return "\(name) is listed, with all kids; p changes that."
  case .removeCaregiver(let id): try family.removeCaregiver(id)
  case .setCaregiver(let id, let field, let value): try family.setCaregiver(id, field, value)
  case .saveBrief(let text, let path):
    let whole = folders.expanded(path)
    try BriefSender.save(text, to: whole)
    return "Saved to \(whole)."
  }
  return ""
}
