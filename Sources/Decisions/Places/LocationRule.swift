import Specimens

/// The location of an entry; nil where the text names none.
struct LocationRule: Sendable {
  let page: Page
  let roles: LineRoles
  let entities: [Entity]
  let kind: DocumentKind
  let title: TitleMaker.Title
  let candidate: Candidate
  let chatPlan: ChatPlan?

  private var finder: PlaceFinder { PlaceFinder(page: page, roles: roles, entities: entities) }

  func location() -> String? {
    switch kind {
    case .flight, .ride:
      let from = Journey.route(on: page, roles: roles)?.from.name
      return from ?? finder.labelled()
    case .chat: return chatPlan?.place ?? finder.address()?.text
    case .delivery, .bill, .sale, .coupon, .loan, .deadline, .missedDelivery, .onSale, .exhibition:
      return kind == .exhibition ? venue() : nil
    case .pickup: return finder.labelled() ?? finder.venue()?.text
    case .parking: return zone()
    case .hotel, .restaurant, .viewing:
      let rooms: Set<String> = kind == .hotel ? ["room", "rooms", "place"] : []
      return joined(
        finder.labelled(ignoring: rooms) ?? (title.lines.isEmpty ? spoken() : nil) ?? titleVenue(),
        finder.address()?.text)
    case .rental: return joined(finder.labelled() ?? besideMoment(), finder.address()?.text)
    case .appointment, .lesson: return care()
    case .booking:
      return joined(
        finder.labelled() ?? finder.venue(excluding: title.lines)?.text ?? titleVenue(),
        finder.address()?.text)
    default: return venue()
    }
  }

  private func titleVenue() -> String? {
    guard !title.lines.isEmpty else { return nil }
    let first = title.lines.sorted().map { roles.words(of: $0) }.first ?? title.text
    return Phrase.withoutOpening(Phrase.trimmed(first))
  }

  private func care() -> String? {
    let address = finder.address()
    if let spoken = spoken() { return joined(spoken, address?.text) }
    if let labelled = finder.labelled() { return joined(labelled, address?.text) }
    if let venue = finder.venue(excluding: []) { return joined(venue.text, address?.text) }
    if let address {
      // The line above an address names the place.
      let above = address.line - 1
      let name = above >= 0 && roles.canName(above) ? roles.words(of: above) : titleVenue()
      return joined(name, address.text)
    }
    if let named = finder.named() { return named.text }
    // "もりの歯科 予約リマインド": the practice is in the title.
    let isPractice = title.lines.contains {
      !PlaceFinder.venues.matches(in: page.lines[$0], of: page).isEmpty
    }
    return isPractice ? titleVenue() : nil
  }

  /// Named in the sentence with the date.
  private func spoken() -> String? {
    candidate.mentions.lazy.compactMap { SentenceTitle(page: page).place(after: $0) }.first
  }

  private func venue() -> String? {
    if let spoken = spoken() { return joined(spoken, finder.address()?.text) }
    if let labelled = finder.labelled() { return joined(labelled, finder.address()?.text) }
    if let venue = finder.venue(excluding: title.lines) { return joined(venue.text, finder.address()?.text) }
    if let address = finder.address() {
      let above = address.line - 1
      let name =
        above >= 0 && roles.canName(above) && !title.lines.contains(above) ? roles.words(of: above) : nil
      return joined(name, address.text)
    }
    if let named = finder.named(excluding: title.lines) { return named.text }
    if let venue = finder.venue() { return venue.text }
    return [.ticket, .poster, .invitation].contains(kind) ? lineBesideDate() : nil
  }

  /// A short name right below the date, as posters set it.
  private func lineBesideDate() -> String? {
    guard let last = candidate.mentions.map(\.lastLine).max(), last + 1 < page.lines.count else { return nil }
    let line = last + 1
    guard !title.lines.contains(line), roles.canName(line) else { return nil }
    let words = roles.words(of: line)
    let parts = words.split(separator: " ")
    let capitals = parts.filter {
      $0.first?.isUppercase ?? false || $0.unicodeScalars.contains(where: \.isCJK)
    }.count
    guard parts.count <= 6, capitals * 2 > parts.count, words.count <= 40 else { return nil }
    guard !["ます", "です", "ください", "無料", "free", "!", "?"].contains(where: { words.lowercased().contains($0) })
    else { return nil }
    return words
  }

  /// "Pick-up: Sat, Dec 19 10:00 AM, Reno Airport": the rest of the line with the moment.
  private func besideMoment() -> String? {
    guard let line = candidate.mentions.first?.line else { return nil }
    let words = roles.words(of: line)
    let isName =
      words.first?.isUppercase ?? false || words.unicodeScalars.contains(where: \.isCJK)
    guard isName, Phrase.weight(words) >= 4,
      RoleCues.beforeLexicon.matches(
        in: Shadow(words).scalars,
        Shadow(words).scalars.indices
      ).isEmpty
    else { return finder.venue(excluding: title.lines)?.text }
    return words
  }

  private func zone() -> String? {
    for line in page.lines {
      let text = String(page.folded(line.shadow))
      if ["zone ", "lot ", "garage", "駐車場", "停车场", "space "].contains(where: {
        text.hasPrefix($0) || text.contains($0) && line.index > 0 && line.span.count < 40
      }), !text.contains("session") {
        return Phrase.trimmed(line.text)
      }
    }
    return finder.address()?.text
  }

  private func joined(_ name: String?, _ address: String?) -> String? {
    switch (name, address) {
    case (let name?, let address?):
      name.contains(address) ? name : address.contains(name) ? address : "\(name), \(address)"
    case (let name?, nil): name
    case (nil, let address?): address
    case (nil, nil): nil
    }
  }
}
