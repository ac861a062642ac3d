import Drawer
import Family
import Foundation
import Notices
import Specimens

/// Lets the assist read a notice, after its words were printed and the person said yes.
struct NoticeAsking {
  let drawer: Drawer
  let invocation: Invocation
  let context: Context
  let family: Family

  init(_ drawer: Drawer, _ invocation: Invocation, _ context: Context) {
    self.drawer = drawer
    self.invocation = invocation
    self.context = context
    family = Family(drawer, clock: context.clock)
  }

  /// The assist's cards of a text; nil where the local ones count.
  func cards(in text: String, reference: LocalDateTime) throws -> [ActionCard]? {
    try cards(try family.offer(text, reference: reference, of: drawer), about: nil)
  }

  /// The assist's cards of a specimen, in place of those that wait; nil where the local ones stay.
  func cards(of id: SpecimenID) throws -> [FamilyItem]? {
    let offer = try family.offer(of: id, of: drawer)
    guard let cards = try cards(offer, about: id) else { return nil }
    let items = try family.replaceCards(of: id, with: cards, from: offer.host)
    return items.isEmpty ? nil : items
  }

  private func cards(_ offer: NoticeOffer, about id: SpecimenID?) throws -> [ActionCard]? {
    guard try isAgreed(offer) else {
      context.output.note("Nothing was sent; these are the cards of this machine.")
      return nil
    }
    do {
      let (family, drawer) = (family, drawer)
      let cards = try context.wait { try await family.hostedCards(offer, about: id, of: drawer) }
      context.output.note("Read by the assist at \(printable(offer.host)), checked against the notice.")
      return cards
    } catch let problem as DrawerProblem where problem.code == .unavailable {
      context.output.note("\(printable(problem.description)) These are the cards of this machine.")
      return nil
    }
  }

  private func isAgreed(_ offer: NoticeOffer) throws -> Bool {
    context.output.note("To \(printable(offer.host)) would go, and nothing else:")
    context.output.note(printableLines(offer.shown))
    if offer.isCut {
      context.output.note("Only the first \(NoticeQuestion.longest) characters would be sent.")
    }
    if invocation.has("yes") { return true }
    guard isatty(STDIN_FILENO) == 1, invocation.arguments.first.map({ $0 != "-" }) ?? false else {
      throw DrawerProblem(
        .invalid, "Nothing was sent: there is nobody to ask here. Say --yes once you have read what would go."
      )
    }
    FileHandle.standardError.write(Data("Send it? y/N ".utf8))
    return ["y", "yes"].contains((readLine() ?? "").lowercased().filter { !$0.isWhitespace })
  }
}
