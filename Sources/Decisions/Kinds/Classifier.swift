import Specimens

/// Tells what kind of document a page is, by adding up the words that speak for each kind.
struct Classifier: Sendable {
  private static let lexicon: Lexicon<(kind: DocumentKind, points: Int)> = {
    var phrases: [(String, (kind: DocumentKind, points: Int))] = []
    for cues in KindCues.all {
      for (points, words) in [(5, cues.strong), (3, cues.fair), (1, cues.weak)] {
        phrases += words.map { ($0, (kind: cues.kind, points: points)) }
      }
    }
    return Lexicon(phrases)
  }()

  let page: Page
  let chrome: Chrome
  let entities: [Entity]

  func classification() -> Classification {
    var points: [DocumentKind: Int] = [:]
    var words: [DocumentKind: [String]] = [:]
    var weak: [DocumentKind: Int] = [:]
    var seen: Set<String> = []
    for match in Classifier.lexicon.matches(in: page) {
      let word = page.text(of: page.shadow.original(match.range))
      let (kind, value) = match.meaning
      guard seen.insert("\(kind.rawValue) \(word.lowercased())").inserted else { continue }
      let line = page.line(at: page.shadow.original(match.range).start)
      var gain = value
      if value == 1 {
        weak[kind, default: 0] += 1
        if weak[kind, default: 0] > 3 { continue }
      }
      // What a page is, its first lines say.
      if value >= 3, line <= 2, !chrome.isStatusBar(line) { gain += 1 }
      points[kind, default: 0] += gain
      if value > 1 || words[kind]?.isEmpty ?? true { words[kind, default: []].append(word) }
    }
    for (kind, gain, word) in StructureSigns(page: page, chrome: chrome, entities: entities).found {
      points[kind, default: 0] += gain
      words[kind, default: []].append(word)
    }
    let isBooked = BookedSigns.isBooked(page)
    adjust(&points, isBooked: isBooked)
    return pick(points, words, isBooked: isBooked)
  }

  /// Kinds that share words: the more special one wins where its own words are there.
  private func adjust(_ points: inout [DocumentKind: Int], isBooked: Bool) {
    func score(_ kind: DocumentKind) -> Int { points[kind, default: 0] }
    if isBooked {
      for kind in [
        DocumentKind.place, .searchResults, .fareSearch, .product, .menu, .housingListing, .cinemaListing,
        .recipe, .onSale, .map, .cart, .sale, .jobListing, .article, .post, .transitTimetable,
      ] {
        points[kind]? -= 6
      }
      // "Booking confirmed" says that it is a booking, and lends that to what is booked.
      let booking = score(.booking)
      for kind in [
        DocumentKind.flight, .ride, .hotel, .restaurant, .foodPickup, .appointment, .lesson, .viewing,
        .ticket,
      ] where score(kind) >= 3 {
        points[kind, default: 0] += booking
      }
    }
    if score(.missedDelivery) >= 5 { points[.delivery, default: 0] -= 4 }
    // A parcel that waits is not a parcel that comes.
    if score(.pickup) >= 8 { points[.delivery, default: 0] -= 4 }
    if score(.delivered) >= 5 { points[.delivered, default: 0] += min(5, max(0, score(.delivery))) }
    if score(.automaticPayment) >= 5 { points[.automaticPayment, default: 0] += max(0, score(.bill)) }
    if score(.viewing) >= 5 { points[.viewing, default: 0] += max(0, min(6, score(.housingListing))) }
    if score(.meeting) >= 6 { points[.invitation, default: 0] -= 4 }
    if score(.exhibition) >= 8 { points[.poster, default: 0] -= 3 }
    // A concert that counts down to midnight is a concert.
    if score(.countdown) >= 5, score(.poster) + score(.ticket) >= 3, score(.sale) <= 0 {
      points[.countdown, default: 0] -= 6
      points[.poster, default: 0] += 3
    }
    if score(.countdown) >= 5 { points[.countdown, default: 0] += max(0, min(6, score(.sale))) }
    if score(.recipe) >= 8 { points[.menu, default: 0] -= 4 }
    if score(.classTimetable) >= 8 { points[.lesson, default: 0] -= 6 }
  }

  private func pick(
    _ points: [DocumentKind: Int], _ words: [DocumentKind: [String]], isBooked: Bool
  ) -> Classification {
    let order = DocumentKind.allCases
    let ranked = order.enumerated()
      .map { (kind: $1, score: points[$1, default: 0], order: $0) }
      .filter { $0.kind != .unknown }
      .sorted { ($1.score, $0.order) < ($0.score, $1.order) }
    guard let best = ranked.first, best.score >= 4 else {
      return Classification(
        kind: .unknown, score: ranked.first?.score ?? 0, lead: 0, words: [], isBooked: isBooked)
    }
    let lead = best.score - (ranked.dropFirst().first?.score ?? 0)
    return Classification(
      kind: best.kind, score: best.score, lead: lead, words: words[best.kind] ?? [], isBooked: isBooked)
  }
}

/// Phrases that say that something is settled: it lifts a page above listings that share its words.
enum BookedSigns {
  static func isBooked(_ page: Page) -> Bool { !lexicon.matches(in: page).isEmpty }

  private static let lexicon = Lexicon<Void>(
    [
      "is booked", "booking confirmed", "reservation confirmed", "is confirmed", "you're booked", "you're in",
      "confirmed for", "booking reference", "booking ref", "confirmation number", "confirmation code",
      "confirmation no*", "confirmation #", "confirmation", "booking id", "record locator",
      "reservation number", "reservation #", "your reservation", "your booking", "booking confirmation",
      "reservation confirmation", "we look forward to seeing you",
      "showing confirmed", "viewing confirmed", "appointment confirmed", "your appointment",
      "appointment details", "booking details", "reservation details", "you're all set", "table is reserved",
      "tour confirmed", "my tickets", "your ticket", "your tickets", "mobile ticket", "ticket id",
      "order confirmed", "reservation", "e-ticket", "booked", "confirmed", "my trips", "boarding pass",
      "my bookings", "upcoming trip", "we've got you down",
      "予約が確定", "予約確定", "予約完了", "予約を受け付けました", "予約確認", "予約番号", "ご予約内容", "予約が完了", "受付番号", "予約id", "電子チケット",
      "予約票", "整理番号", "マイチケット", "ご予約ありがとうございます", "ご予約を承りました", "ご予約日時", "予約を承りました", "きっぷの詳細", "搭乗券", "予約済み",
      "申込完了", "ご予約の確認", "受取番号",
      "预订成功", "预约成功", "挂号成功", "预定成功", "已确认", "订单号", "取票号", "订座成功", "登机牌", "预约单号", "电子票", "订单已确认", "出票成功",
      "已出票", "确认号", "约课成功", "购票成功",
    ].map { ($0, ()) })
}
