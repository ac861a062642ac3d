import Drawer
import Explaining
import Foundation
import Mail
import Specimens

/// A screenshot of the drawer, explained.
public struct ParentShot: Sendable, Hashable, Identifiable {
  public var id: SpecimenID
  public var title: String
  public var saved: LocalDate
  public var text: String
  public var explanation: MailExplanation
  public var isPaid = false

  public init(
    id: SpecimenID, title: String, saved: LocalDate, text: String, explanation: MailExplanation,
    isPaid: Bool = false
  ) {
    self.id = id
    self.title = title
    self.saved = saved
    self.text = text
    self.explanation = explanation
    self.isPaid = isPaid
  }

  /// It asks for money.
  public var isBill: Bool { ParentBill.isBill(explanation) }

  /// Who is paid, of a title such as `Payment due: Cascade Power`; nil for titles of other kinds.
  public static func payee(in title: String) -> String? {
    var rest = title[...]
    for prefix in ["Payment due: ", "Bill: "] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    return rest.count < title.count && !rest.isEmpty ? String(rest) : nil
  }
}

/// Something to be paid, from a mail or a screenshot.
public struct ParentBill: Sendable, Hashable, Identifiable {
  public enum Source: Sendable, Hashable {
    case mail(String)
    case shot(SpecimenID)
  }

  public var source: Source
  /// The mark's name: what is ticked off.
  public var id: String
  public var name: String
  public var money: Money?
  public var due: LocalDate?
  public var isPaid: Bool

  init(_ mail: ParentMail) {
    source = .mail(mail.id)
    id = mail.id
    let sender = mail.explanation.sender
    name = sender.name.isEmpty ? sender.address : sender.name
    money = mail.explanation.money
    due = mail.explanation.dueDate
    isPaid = mail.isPaid
  }

  init(_ shot: ParentShot) {
    source = .shot(shot.id)
    id = "\(shot.id)"
    name = ParentShot.payee(in: shot.title) ?? shot.title
    money = shot.explanation.money
    due = shot.explanation.dueDate
    isPaid = shot.isPaid
  }

  static func isBill(_ explanation: MailExplanation) -> Bool {
    explanation.action == .pay && !explanation.isSuspicious
      && (explanation.money != nil || explanation.dueDate != nil)
  }

  /// Unpaid first, due first. A screenshot with the amount and day of a mail is the same bill and stands once.
  public static func list(mails: [ParentMail], shots: [ParentShot]) -> [ParentBill] {
    var bills = mails.filter(\.isBill).map(ParentBill.init)
    for shot in shots where shot.isBill {
      let bill = ParentBill(shot)
      let isKnown = bills.contains { $0.money == bill.money && $0.due == bill.due && bill.money != nil }
      if !isKnown { bills.append(bill) }
    }
    return bills.sorted { a, b in
      if a.isPaid != b.isPaid { return !a.isPaid }
      let far = "9999"
      return (a.due?.description ?? far, a.id) < (b.due?.description ?? far, b.id)
    }
  }
}

extension Parent {
  public func shot(_ id: SpecimenID) throws(ParentProblem) -> ParentShot {
    do {
      let specimen = try drawer.specimen(id)
      let card = try drawer.card(of: id)
      var message = MailMessage()
      message.text = specimen.text
      message.date = MailDate(local: card.saved.moment, offset: 0)
      return ParentShot(
        id: id, title: card.title, saved: card.saved.moment.date, text: message.text,
        explanation: Explainer().explain(message, now: clock.localNow), isPaid: isPaid("\(id)"))
    } catch { throw .drawer(error.description) }
  }

  /// The bills among screenshots.
  public func shotBills(among ids: [SpecimenID]) -> [ParentShot] {
    ids.compactMap { id in
      guard let shot = try? shot(id), shot.isBill else { return nil }
      return shot
    }
  }

  /// Approves the reminder that comes of a bill. A mail's bill, and a screenshot that makes none of its own, is filed
  /// for that as three lines with its name, amount and day.
  ///
  /// - Returns: the bill's day, and only when the calendar's entry stands.
  public func remind(of bill: ParentBill) async throws(ParentProblem) -> LocalDate {
    guard let due = bill.due else { throw .noDate }
    do throws(DrawerProblem) {
      if case .shot(let id) = bill.source, try approve(id) { return due }
      let amount = bill.money.map { "\($0.currency ?? "") \($0.amount)" } ?? ""
      let text = "Bill: \(bill.name)\nAmount due \(amount)\nPlease pay by \(due)"
      let filed = try await drawer.fileText(text, note: "", origin: nil, askingAssist: false)
      switch filed.outcome {
      case .filed(let id, _), .duplicate(let id, _), .samePicture(let id, _), .unread(let id, _),
        .deletedBefore(let id):
        guard try approve(id) else {
          throw DrawerProblem(
            .invalid, "No reminder comes of this bill; `curio show \(id.short)` says why. Its day is \(due).")
        }
      case .failed(let sentence): throw DrawerProblem(.invalid, sentence)
      }
      return due
    } catch { throw .notReminded(error.description) }
  }

  /// Writes the entry that a specimen suggests, also where the suggestion was dismissed before: now it is asked for.
  ///
  /// - Returns: false where it suggests none.
  private func approve(_ id: SpecimenID) throws(DrawerProblem) -> Bool {
    guard case .suggested(_, let state) = try drawer.specimen(id).decision else { return false }
    switch state {
    case .approved: return true
    case .dismissed: try drawer.undismiss(id)
    case .pending: break
    }
    if case .notWritable(_, let reason) = try drawer.approve(id) { throw DrawerProblem(.unavailable, reason) }
    return true
  }
}
