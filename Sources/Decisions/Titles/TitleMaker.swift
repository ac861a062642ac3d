import Specimens

/// The best name for a specimen, from what it says.
struct TitleMaker: Sendable {
  struct Title: Sendable {
    var text: String
    /// The lines it was taken from.
    var lines: Set<Int>
  }

  let page: Page
  let roles: LineRoles
  let entities: [Entity]
  let kind: DocumentKind
  let words: TitleWords

  init(page: Page, roles: LineRoles, entities: [Entity], kind: DocumentKind) {
    self.page = page
    self.roles = roles
    self.entities = entities
    self.kind = kind
    words = TitleWords.of(page.script)
  }

  func title(candidate: Candidate?, chatPlan: ChatPlan?) -> Title {
    var made = core(candidate: candidate, chatPlan: chatPlan)
    let mention = candidate?.mentions.first { $0.hasDate }
    if kind != .chat, let mention, isRunningText(made, mention),
      let spoken = SentenceTitle(page: page).title(before: mention)
    {
      made.text = spoken
      made.lines = []
    }
    if let mention, let task = task(mention, instead: made) { made = task }
    if let mention, let matter = Matter(page: page, roles: roles, kind: kind).title(at: mention, from: made) {
      made = matter
    }
    if kind == .invitation { made = withOccasion(made) }
    made.text = Phrase.clipped(Phrase.trimmed(made.text))
    if made.text.isEmpty { made.text = words.name(of: kind) }
    return made
  }

  /// True where the title would be a long sentence, or the start of one, that also holds the date.
  private func isRunningText(_ title: Title, _ mention: Mention) -> Bool {
    title.lines.contains(mention.line) && page.lines[mention.line].span.count > 70
  }

  /// What has to be done by a date is said in its sentence: "Permission slip for the museum trip must be
  /// returned by …", where the line that could be a name is only who writes.
  private func task(_ mention: Mention, instead title: Title) -> Title? {
    switch kind {
    case .deadline, .schoolEvent, .bill, .unknown, .coupon, .sale:
      let isLate = title.lines.min().map { $0 > mention.line } ?? false
      let isRest = title.lines == [mention.line] && (kind == .deadline || kind == .schoolEvent)
      guard
        isLate || isRest || isSchool(title.text) && mention.role == .due
          || kind == .schoolEvent && TitleMaker.isGroup(title.text)
      else { return nil }
    default: return nil
    }
    let sentence = SentenceTitle(page: page)
    guard
      let spoken = [sentence.title(before: mention), sentence.title(after: mention)]
        .compactMap({ $0 }).first(where: { Phrase.weight($0) >= 8 })
    else { return nil }
    let label = Shadow(spoken).scalars
    let cues = RoleCues.beforeLexicon.matches(in: label, label.indices)
      .reduce(into: Set<Int>()) { $0.formUnion($1.range) }
    let solid = label.indices.filter { label[$0].isWordLike }
    guard solid.filter(cues.contains).count * 2 < solid.count else { return nil }
    return Title(text: spoken, lines: title.lines)
  }

  /// "Mira & Jonah" is a wedding, "Leo is turning 7" a birthday party.
  private func withOccasion(_ title: Title) -> Title {
    let matches = TitleMaker.occasions.matches(in: page)
    guard let match = matches.first else { return title }
    let lower = title.text.lowercased()
    guard !matches.contains(where: { lower.contains(String(page.folded($0.range))) }) else { return title }
    let word = page.text(of: page.shadow.original(match.range))
    let name = word.prefix(1).uppercased() + word.dropFirst()
    return Title(text: "\(title.text) · \(name)", lines: title.lines)
  }

  private func core(candidate: Candidate?, chatPlan: ChatPlan?) -> Title {
    switch kind {
    case .flight: return journey(number: flightNumber()) ?? headline()
    case .ride: return journey(number: trainName()) ?? headline()
    case .chat: return chatTitle(chatPlan)
    case .ticket, .poster, .exhibition, .onSale: return eventName()
    case .hotel: return named(by: TitleMaker.lodging) ?? headline()
    case .delivery: return goods(prefix: words.delivery)
    case .pickup:
      return prefixed(words.pickUp, headline(skipping: TitleMaker.parcelTalk), unless: ["pick", "受", "取"])
    case .missedDelivery: return Title(text: words.missedParcel, lines: [])
    case .foodPickup: return prefixed(words.pickUp, headline(), unless: ["pick", "受取", "受け取り", "取", "予約"])
    case .bill:
      return prefixed(
        words.pay, named(by: TitleMaker.billed, anyLine: true) ?? headline(),
        unless: ["payment", "支払", "缴", "还款"])
    case .loan: return loanTitle()
    case .viewing:
      return prefixed(words.viewing, headline(), unless: ["viewing", "showing", "tour", "内見", "内覧", "看房"])
    case .parking: return prefixed(words.parking, headline(), unless: ["park", "駐車", "停车"])
    case .sale: return saleTitle()
    case .coupon: return headline(preferring: TitleMaker.couponWords)
    case .appointment: return appointmentTitle()
    case .restaurant: return named(by: TitleMaker.eating) ?? headline()
    case .schoolEvent, .deadline: return headline(allowingHeadings: true)
    default: return headline()
    }
  }

  // MARK: Headlines

  /// The first lines that name something; lines of capitals that belong together are joined.
  private func headline(
    skipping skip: Lexicon<Void>? = nil, preferring prefer: Lexicon<Void>? = nil,
    allowingHeadings: Bool = false
  ) -> Title {
    // Asked for one by one: the first lines nearly always do.
    let able = page.lines.lazy.map(\.index).filter { line in
      guard roles.canName(line) || allowingHeadings && isNotice(line) else { return false }
      guard let skip else { return true }
      return skip.matches(in: page.lines[line], of: page).isEmpty
    }
    if let prefer, let line = able.first(where: { !prefer.matches(in: page.lines[$0], of: page).isEmpty }) {
      return Title(text: clean(roles.words(of: line)), lines: [line])
    }
    guard var first = able.first else { return fallback() }
    // The name of the app over the page says nothing about the page, nor does the kind of event over its name.
    if isAppName(first) || isKicker(first), let next = able.dropFirst().first, next - first <= 4 {
      first = next
    }
    // A notice says what it is about, wherever the school's name and the app's stand.
    if allowingHeadings, let notice = able.first(where: isNotice), notice - first <= 5 {
      let subject = TitleMaker.withoutNotice(clean(roles.words(of: notice)))
      if Phrase.weight(subject) >= 6 { return Title(text: subject, lines: [notice]) }
    }
    var text = clean(roles.words(of: first))
    var lines: Set<Int> = [first]
    if let rest = wrapped(first, text) {
      text += (text.unicodeScalars.last?.isCJK ?? false ? "" : " ") + rest
      lines.insert(first + 1)
    }
    if [.schoolEvent, .poster, .invitation].contains(kind), isSchool(text),
      let next = able.first(where: { $0 > first && $0 - first <= 3 })
    {
      let event = clean(roles.words(of: next))
      if event.count <= 60 { return Title(text: "\(event) (\(text))", lines: [first, next]) }
    }
    // POSTERS SET ONE NAME / OVER TWO LINES.
    if isShouted(text), let next = able.first(where: { $0 > first }), next == first + 1,
      PlaceFinder.venues.matches(in: page.lines[first], of: page).isEmpty
    {
      let more = clean(roles.words(of: next))
      if isShouted(more), text.count + more.count <= 40 {
        text += " " + more
        lines.insert(next)
      }
    }
    return Title(text: text, lines: lines)
  }

  /// A line of nothing but the kind of event: "特別展 Special exhibition".
  private func isKicker(_ line: Int) -> Bool {
    guard [.poster, .exhibition, .ticket, .onSale, .lesson].contains(kind) else { return false }
    let whole = page.lines[line]
    let covered = TitleMaker.kickers.matches(in: whole, of: page)
      .reduce(into: Set<Int>()) { $0.formUnion($1.range.filter { page.shadow.scalars[$0].isWordLike }) }
    let solid = whole.shadow.filter { page.shadow.scalars[$0].isWordLike }
    return !solid.isEmpty && covered.count * 10 >= solid.count * 9
  }

  /// The next line, where the first breaks off in the middle: "Blue on", "Festival of the".
  private func wrapped(_ line: Int, _ text: String) -> String? {
    let printed = page.lines[line].text.lowercased()
    guard line + 1 < page.lines.count,
      [" on", " of", " the", " and", " &", " for", " with", " in", " to"].contains(where: printed.hasSuffix),
      roles.entities(on: line + 1).allSatisfy({ !$0.kind.isTemporal && $0.kind != .money }),
      !roles.chrome.isChrome(line + 1)
    else { return nil }
    let rest = Phrase.trimmed(page.lines[line + 1].text)
    let dangling = printed.split(separator: " ").last.map(String.init) ?? ""
    guard (1...30).contains(rest.count), text.count + rest.count <= 60 else { return nil }
    // The joint was trimmed away with the end of the line.
    return text.lowercased().hasSuffix(dangling) ? rest : "\(dangling) \(rest)"
  }

  /// "持久走大会のお知らせ" is about the 持久走大会.
  private static func withoutNotice(_ text: String) -> String {
    for tail in ["開催のお知らせ", "実施のお知らせ", "についてのお知らせ", "のお知らせ", "開催のご案内", "のご案内", "について", "的通知"]
    where text.hasSuffix(tail) {
      return String(text.dropLast(tail.count))
    }
    return text
  }

  /// "OpenSeat", "SchoolBag": one word with a capital inside, alone on the first line.
  private func isAppName(_ line: Int) -> Bool {
    let text = page.lines[line].text
    guard page.lines.first(where: { !roles.chrome.isStatusBar($0.index) })?.index == line, text.count <= 20,
      text.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  private func isSchool(_ text: String) -> Bool {
    let words = text.lowercased()
    return [
      "school", "elementary", "academy", "kindergarten", "小学校", "中学校", "高校", "幼稚園", "保育園", "学校", "小学", "中学",
      "幼儿园",
    ]
    .contains { words.hasSuffix($0) } || words.contains(" primary") || words.contains("school -")
  }

  /// "三年二班家长群", "Year 4 parents group": who talks, not what about.
  private static func isGroup(_ text: String) -> Bool {
    let words = text.lowercased()
    return ["群", "群聊", "グループ", " group", " group chat", " parents", " chat", "連絡網"].contains {
      words.hasSuffix($0)
    }
      // "三年级一班", "3年2組": a class.
      || text.count <= 8 && (words.hasSuffix("班") || words.hasSuffix("組"))
  }

  private func isNotice(_ line: Int) -> Bool {
    !roles.chrome.isChrome(line) && Phrase.weight(roles.words(of: line)) >= 6
      && ["お知らせ", "のご案内", "について", "的通知"].contains(where: page.lines[line].text.hasSuffix)
  }

  /// Nothing names it: for a flat its address, else the first heading, else the first words.
  private func fallback() -> Title {
    if kind == .viewing, let address = entities.first(where: { $0.kind == .address }) {
      let first = address.text.split(separator: "\n").first.map(String.init) ?? address.text
      return Title(text: first, lines: [page.line(at: address.span.start)])
    }
    if [.restaurant, .hotel, .appointment, .lesson, .booking].contains(kind),
      let place = PlaceFinder(page: page, roles: roles, entities: entities).labelled()
    {
      return Title(text: place, lines: [])
    }
    let lines = page.lines.map(\.index).filter {
      !roles.chrome.isStatusBar($0) && !roles.chrome.isMessageStamp($0)
        && Phrase.weight(roles.words(of: $0)) >= 3
    }
    let best =
      lines.first {
        !roles.chrome.isButton($0) && Headings.isHeading(page.lines[$0], of: page)
          && Phrase.weight(roles.words(of: $0)) >= 6
      } ?? lines.first
    guard let best else { return Title(text: words.name(of: kind), lines: []) }
    return Title(text: clean(roles.words(of: best)), lines: [best])
  }

  private func isShouted(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.isLatinLetter)
    return letters.count >= 3 && letters.allSatisfy { $0.value < 0x61 || $0.value > 0x7A }
      && !text.unicodeScalars.contains(where: \.isCJK)
  }

  /// Without "Invitation:", "Re:", "件名:" and the like.
  private func clean(_ text: String) -> String {
    var text = text
    for prefix in [
      "Invitation:", "Updated invitation:", "Fwd:", "Re:", "RE:", "Reminder:", "件名:", "件名:", "Event:",
      "Subject:", "主题:", "Upcoming:", "Confirmed:", "You're invited:", "会议主题:", "会议主题：", "活动:", "イベント:",
      "Title:", "活动名称:", "活动名称：", "Class:", "Appointment:",
    ] where text.hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count))
    }
    text = Phrase.withoutOpening(Phrase.trimmed(text))
    // A long sentence: up to its first stop.
    if text.count > 60, let stop = text.firstIndex(where: { ".。!！?？".contains($0) }) {
      text = String(text[..<stop])
    }
    return Phrase.withoutDanglingDay(Phrase.trimmed(text))
  }

  /// The first short line that holds one of the words; `anyLine` takes headings too.
  private func named(by lexicon: Lexicon<Void>, anyLine: Bool = false) -> Title? {
    for line in page.lines.map(\.index) where page.lines[line].span.count <= 50 {
      guard
        roles.canName(line)
          || anyLine && !roles.chrome.isChrome(line)
            && !roles.entities(on: line).contains(where: {
              $0.kind == .money || $0.kind == .code || $0.kind == .url
            })
      else { continue }
      if !lexicon.matches(in: page.lines[line], of: page).isEmpty {
        return Title(text: clean(roles.words(of: line)), lines: [line])
      }
    }
    return nil
  }

  private func prefixed(_ prefix: String, _ title: Title, unless signs: [String]) -> Title {
    let lower = title.text.lowercased()
    if signs.contains(where: { lower.contains($0) }) { return title }
    return Title(text: title.text.isEmpty ? prefix : "\(prefix): \(title.text)", lines: title.lines)
  }

  // MARK: Kinds

  private func eventName() -> Title {
    var head = headline()
    // A ticket that begins with the house: what is played there stands below.
    if kind == .ticket, let house = head.lines.max(),
      !PlaceFinder.venues.matches(in: page.lines[house], of: page).filter({ $0.meaning >= 3 }).isEmpty,
      let play = page.lines.map(\.index).first(where: { $0 > house && $0 - house <= 2 && roles.canName($0) }),
      TitleMaker.seating.matches(in: page.lines[play], of: page).isEmpty,
      PlaceFinder.venues.matches(in: page.lines[play], of: page).isEmpty
    {
      head = Title(text: clean(roles.words(of: play)), lines: [play])
    }
    for line in page.lines.prefix(8) where !roles.chrome.isChrome(line.index) {
      guard let name = Phrase.quoted(line.text), let first = head.lines.min() else { continue }
      if line.index == first || line.index <= first + 2 {
        let whole = roles.words(of: line.index)
        // A short line that holds the quoted name says more than the name alone.
        return Title(text: whole.count <= name.count + 22 ? clean(whole) : name, lines: [line.index])
      }
    }
    return head
  }

  private func goods(prefix: String) -> Title {
    var head = headline(skipping: TitleMaker.parcelTalk)
    // Where nothing but talk of parcels is left, who brings it is the best name.
    if head.lines.isEmpty || isTalk(head), let carrier = carrier() { head = carrier }
    let text = head.text.isEmpty || isTalk(head) ? words.parcel : head.text
    return prefixed(
      prefix, Title(text: text, lines: head.lines), unless: ["deliver", "arriv", "届", "配達", "送达"])
  }

  private func isTalk(_ title: Title) -> Bool {
    title.lines.contains { !TitleMaker.parcelTalk.matches(in: page.lines[$0], of: page).isEmpty }
  }

  /// The value below or beside "Carrier", 運送会社, 快递公司.
  private func carrier() -> Title? {
    for line in page.lines where !roles.chrome.isStatusBar(line.index) {
      guard let label = TitleMaker.carriers.matches(in: line, of: page).first,
        label.range.lowerBound == line.shadow.lowerBound
      else { continue }
      let rest = Phrase.trimmed(
        page.text(of: TextSpan(page.shadow.original(label.range).end, line.span.end)))
      if Phrase.weight(rest) >= 3 { return Title(text: rest, lines: [line.index]) }
      let next = line.index + 1
      if label.range.upperBound == line.shadow.upperBound, next < page.lines.count {
        let name = roles.words(of: next)
        if Phrase.weight(name) >= 3 { return Title(text: clean(name), lines: [next]) }
      }
    }
    return nil
  }

  private func loanTitle() -> Title {
    let head = headline()
    for line in page.lines where !roles.chrome.isChrome(line.index) {
      guard roles.entities(on: line.index).contains(where: { $0.kind.isTemporal }) else { continue }
      let words = roles.words(of: line.index)
      if Phrase.weight(words) >= 4, !roles.hasFieldLabel(line.index), !head.lines.contains(line.index) {
        return Title(
          text: "\(self.words.giveBack): \(clean(words)) (\(head.text))",
          lines: head.lines.union([line.index]))
      }
    }
    // The library first, then what was borrowed.
    if let first = head.lines.max(),
      let next = page.lines.map(\.index).first(where: { $0 > first && roles.canName($0) })
    {
      let item = clean(roles.words(of: next))
      return Title(text: "\(self.words.giveBack): \(item) (\(head.text))", lines: head.lines.union([next]))
    }
    return prefixed(self.words.giveBack, head, unless: ["return", "返却", "归还"])
  }

  private func saleTitle() -> Title {
    let head = headline()
    guard
      TitleMaker.saleWords.matches(
        in: page.shadow.scalars,
        Shadow(head.text).scalars.indices.isEmpty ? 0..<0 : page.lines[head.lines.min() ?? 0].shadow
      ).isEmpty,
      let first = head.lines.max(), first + 1 < page.lines.count, !roles.chrome.isChrome(first + 1)
    else { return head }
    let next = clean(roles.words(of: first + 1))
    guard Phrase.weight(next) >= 3, next.count <= 50 else { return head }
    return Title(text: "\(head.text): \(next)", lines: head.lines.union([first + 1]))
  }

  private func appointmentTitle() -> Title {
    let head = headline()
    // A practitioner below the practice says what it is for.
    for line in page.lines
    where roles.canName(line.index) && !head.lines.contains(line.index) && line.span.count <= 60 {
      guard !TitleMaker.care.matches(in: line, of: page).isEmpty,
        abs(line.index - (head.lines.min() ?? 0)) <= 3
      else { continue }
      let more = clean(roles.words(of: line.index))
      if head.text.count + more.count <= 70 {
        return Title(text: "\(head.text) · \(more)", lines: head.lines.union([line.index]))
      }
    }
    return head
  }

  // MARK: Journeys

  private func journey(number: String?) -> Title? {
    guard let route = Journey.route(on: page, roles: roles) else {
      return number.map { Title(text: $0, lines: []) }
    }
    let path = "\(route.from.name) → \(route.to.name)"
    return Title(text: number.map { "\($0) \(path)" } ?? path, lines: [route.line])
  }

  private func flightNumber() -> String? {
    for entity in entities {
      if case .code(let code, let type) = entity.value, type == .flight {
        return entity.text.count <= 12 ? entity.text : code
      }
    }
    return Journey.flightNumber(on: page)
  }

  private func trainName() -> String? { Journey.trainName(on: page, roles: roles) }

  private func chatTitle(_ plan: ChatPlan?) -> Title {
    guard let plan else { return headline() }
    return Title(text: plan.title(words), lines: [])
  }
}
