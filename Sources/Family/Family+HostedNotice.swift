import Drawer
import Notices
import Specimens

/// What of a notice would leave this machine, to be read and agreed to before each sending.
public struct NoticeOffer: Sendable, Hashable {
  public let host: String
  public let question: NoticeQuestion
  /// The text was longer than what is sent.
  public let isCut: Bool

  public init(host: String, question: NoticeQuestion, isCut: Bool = false) {
    self.host = host
    self.question = question
    self.isCut = isCut
  }

  /// The very bytes that are sent, with line breaks for people to read.
  public var shown: String { Drawer.shownToAssist(question) }

  /// The same as a person reads it: the text, what days count from, the children.
  public var lines: [String] {
    let text = question.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    let children = question.children.map { child in
      let facts =
        [child.grade.map { "grade \($0)" }, child.school, child.classroom, child.teacher] + child.nicknames
      let known = facts.compactMap { $0 }.joined(separator: ", ")
      return known.isEmpty ? child.name : "\(child.name) (\(known))"
    }
    var lines = text + ["", "Days count from: \(question.reference.date)"]
    lines.append("Children: " + (children.isEmpty ? "none" : children.joined(separator: "; ")))
    if isCut { lines.append("Only the first \(NoticeQuestion.longest) characters would be sent.") }
    return lines
  }
}

/// The assist that the user switched on, as a reader of notices.
struct HostedReader: NoticeExtractor {
  let drawer: Drawer
  let host: String

  func reply(to question: NoticeQuestion) async throws -> NoticeReply {
    try await drawer.askAssist(about: nil, question, at: host) { (reply: NoticeReply) in reply }
  }

  /// The cards of its answer that hold.
  ///
  /// - Throws: `.unavailable` where there is no such answer; the cards of this machine stay then.
  func cards(_ question: NoticeQuestion, about id: SpecimenID?) async throws(DrawerProblem) -> [ActionCard] {
    try await drawer.askAssist(about: id, question, at: host) { (reply: NoticeReply) in
      let cards = reply.cards(for: question)
      return cards.isEmpty ? nil : cards
    }
  }
}

extension Family {
  /// Sends nothing.
  ///
  /// - Throws: `.unavailable` while the assist is off or may not be told of notices.
  public func offer(_ text: String, reference: LocalDateTime, of drawer: Drawer) throws(DrawerProblem)
    -> NoticeOffer
  {
    let host = try drawer.assistHostForNotices()
    let question = NoticeQuestion(
      text: text, reference: reference, children: Family.readable(try children()))
    return NoticeOffer(
      host: host, question: question, isCut: text.unicodeScalars.count > NoticeQuestion.longest)
  }

  /// The offer for a specimen, with the days counted as for its own cards.
  public func offer(of id: SpecimenID, of drawer: Drawer) throws(DrawerProblem) -> NoticeOffer {
    let specimen = try drawer.specimen(id)
    guard let text = specimen.reading.reading?.text, text.contains(where: { !$0.isWhitespace }) else {
      throw DrawerProblem(.unreadable, "\(id.short) has no text yet; `curio reread \(id.short)` reads it.")
    }
    return try offer(text, reference: min(specimen.saved.moment, clock.local(clock.now())), of: drawer)
  }

  /// Sends what the offer showed, once it was agreed to.
  ///
  /// - Throws: `.unavailable` in a sentence where no answer counts.
  public func hostedCards(_ offer: NoticeOffer, about id: SpecimenID? = nil, of drawer: Drawer)
    async throws(DrawerProblem) -> [ActionCard]
  {
    try await HostedReader(drawer: drawer, host: offer.host).cards(offer.question, about: id)
  }

  /// The service's cards in place of those that wait untouched; what the user decided on or changed stays, and
  /// what it is about is not proposed again.
  ///
  /// - Returns: the new cards.
  public func replaceCards(of id: SpecimenID, with cards: [ActionCard], from host: String)
    throws(DrawerProblem) -> [FamilyItem]
  {
    let notice = id.description
    let known = try children()
    let today = clock.local(clock.now()).date
    return try alone {
      let all = try items()
      let present = all.filter { $0.notice == notice }
      let untouched = present.filter { $0.state == .proposed && $0.history.isEmpty }
      let kept = present.filter { item in !untouched.contains { $0.id == item.id } }
      let others = all.filter {
        $0.notice != notice && ($0.state == .proposed || $0.state == .approved)
      }
      var taken: [FamilyItem] = []
      for (number, card) in cards.enumerated() {
        if let date = card.date, date < today { continue }
        if kept.contains(where: { $0.isOfSentences(card) }) { continue }
        var item = item(card, known, notice, id: Family.cardID("\(notice)|\(host)", number))
        item.remark =
          others.lazy.compactMap { $0.overlap(with: item) }.first ?? "Read by the assist at \(host)."
        taken.append(item)
      }
      guard !taken.isEmpty else { return [] }
      for item in untouched { try folder.remove(kind: "item", id: item.id) }
      for item in taken { try write(item, "item", item.id) }
      return taken.sorted(by: FamilyItem.isSooner)
    }
  }
}

extension FamilyItem {
  /// Of one type and resting on the same words.
  fileprivate func isOfSentences(_ card: ActionCard) -> Bool {
    type == card.type
      && evidence.contains { own in
        card.evidence.contains { $0.span.start < own.span.end && own.span.start < $0.span.end }
      }
  }
}
