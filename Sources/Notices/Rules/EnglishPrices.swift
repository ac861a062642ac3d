import Specimens

/// What is to be paid, and when: one price, a choice of prices, a price that a grade or a day decides.
struct EnglishPrices {
  let rules: EnglishRules
  private var analysis: Analysis { rules.analysis }

  /// One printed price with what belongs to it.
  private struct Offer {
    var amount: MoneyMention
    var clause: Range<Int>
    var sentence: Int
    var day: DateMention?
    var grades: Set<Int>
  }

  func drafts() -> [Draft] {
    var drafts: [Draft] = []
    var index = 0
    while index < analysis.facts.count {
      let facts = analysis.facts[index]
      guard facts.sentence.language == .english else {
        index += 1
        continue
      }
      if let shop = shop(index, facts) {
        drafts += turns(of: shop, index)
        index += 1
      } else if !facts.amounts.isEmpty, !isIdle(index, facts), !isShopPrice(index, facts) {
        let end = groupEnd(index)
        drafts += group(index...end)
        index = end + 1
      } else {
        if facts.amounts.isEmpty, let draft = withoutAmount(index, facts) { drafts.append(draft) }
        index += 1
      }
    }
    return drafts
  }

  /// "GRADE 4 HOLIDAY SHOP — Dec. 14, 15 and 16", its prices in a sentence of their own.
  private func shop(_ index: Int, _ facts: Facts) -> Draft? {
    guard let cue = facts.first(.shop), let day = rules.dates.usable(facts.dates, facts).first,
      facts.amounts.isEmpty,
      !facts.has(.cancelled, .past, .extra, .noSchool)
    else { return nil }
    let around = (analysis.after(index).prefix(4) + analysis.before(index).prefix(2)).filter {
      !isIdle($0, analysis.facts[$0])
    }
    guard
      let price = around.first(where: {
        !analysis.facts[$0].amounts.isEmpty && analysis.facts[$0].days.isEmpty
      })
    else { return nil }
    let amounts = analysis.facts[price].amounts
    guard let low = amounts.map(\.min).min(), let high = amounts.map(\.max).max(),
      let currency = amounts.first?.currency
    else { return nil }
    var draft = Draft(
      type: .pay, title: analysis.text.words(cue.range).capitalizedFirst, clause: facts.range,
      sentence: index, cited: [index, price])
    draft.scopes = rules.scopes(index, facts)
    draft.date = day
    draft.date?.isDue = false
    draft.cost = Cost(min: low, max: high, currency: currency)
    draft.costIsOpen = low != high
    return draft
  }

  /// "First grade shops on Tuesday": a grade that has a day of its own shops then.
  private func turns(of shop: Draft, _ index: Int) -> [Draft] {
    let own = analysis.facts[index].range
    if analysis.grades.contains(where: { own.contains($0.range.lowerBound) }) { return [shop] }
    let turns = analysis.after(index).prefix(3).flatMap { next -> [Draft] in
      let facts = analysis.facts[next]
      guard facts.amounts.isEmpty, facts.times.isEmpty, !facts.has(.giveBack, .extra, .family, .cancelled)
      else {
        return []
      }
      return rules.clauses.cut(facts).compactMap { clause in
        guard let day = rules.dates.usable(facts.dates(in: clause), facts).first, !day.isDue,
          analysis.grades.contains(where: { clause.contains($0.range.lowerBound) })
        else { return nil }
        var turn = shop
        (turn.clause, turn.scopes, turn.date) = (clause, [clause], day)
        turn.cited.append(next)
        return turn
      }
    }
    return turns.isEmpty ? [shop] : turns
  }

  /// Prices of a shop that has its card already.
  private func isShopPrice(_ index: Int, _ facts: Facts) -> Bool {
    guard facts.days.isEmpty else { return false }
    return (analysis.before(index).prefix(4) + analysis.after(index).prefix(2)).contains {
      shop($0, analysis.facts[$0]) != nil
    }
  }

  /// The amounts of a sentence are no bill.
  private func isIdle(_ index: Int, _ facts: Facts) -> Bool {
    if facts.has(.fine, .raised, .suggested, .soldOut, .settled, .cancelled, .disregard) { return true }
    if facts.has(.conditional), !facts.has(.stillOpen) { return true }
    if facts.has(.past), !facts.has(.pay, .giveBack) { return true }
    if facts.has(.negated), !facts.has(.pay, .price) { return true }
    if facts.has(.credit), !facts.has(.debt, .deposit), !facts.has(.giveBack), facts.has(.money) {
      return true
    }
    if facts.has(.concession), !facts.has(.order, .giveBack), !facts.days.contains(where: \.isDue),
      !asksForMoney(index)
    {
      return true
    }
    let words = String(analysis.text.folded[facts.range])
    if words.contains("lunch is $") || words.contains("scholarship") || words.contains("or bring your own") {
      return true
    }
    // "… $2.85" beside an account balance tells a price, not a bill.
    if index > 0, analysis.facts[index - 1].has(.credit), !facts.has(.pay, .giveBack, .order) { return true }
    return false
  }

  private func asksForMoney(_ index: Int) -> Bool {
    analysis.after(index).prefix(2).contains { analysis.facts[$0].has(.pay) }
  }

  /// A price list: following lines or fragments that only name more prices of the same thing.
  private func groupEnd(_ index: Int) -> Int {
    var end = index
    while end + 1 < analysis.facts.count {
      let next = analysis.facts[end + 1]
      guard !next.amounts.isEmpty, next.section == analysis.facts[index].section,
        next.sentence.block == analysis.facts[index].sentence.block,
        !isIdle(end + 1, next), next.days.isEmpty || isTier(analysis.facts[index], next)
      else { break }
      let isList = next.sentence.shape == .listItem && analysis.facts[index].sentence.shape == .listItem
      let isFragment = !hasVerb(next) && next.range.count <= 60
      guard
        isList && (next.has(.variant) || !hasVerb(next)) || isFragment || isTier(analysis.facts[index], next)
      else { break }
      end += 1
    }
    return end
  }

  private func isTier(_ first: Facts, _ next: Facts) -> Bool {
    first.has(.earlyPrice) || next.has(.earlyPrice)
  }

  private func hasVerb(_ facts: Facts) -> Bool {
    let words = " " + String(analysis.text.folded[facts.range]) + " "
    return [" is ", " are ", " will ", " costs ", " cost ", " pay ", " due ", " please "].contains(
      where: words.contains)
  }

  private func group(_ range: ClosedRange<Int>) -> [Draft] {
    var offers = range.flatMap { self.offers($0) }
    let section = analysis.facts[range.lowerBound].section
    let isSplit = analysis.facts.contains {
      $0.section == section && $0.has(.deposit, .balance) && !$0.amounts.isEmpty
    }
    if offers.count > 1 || isSplit { offers.removeAll { isTotal($0) } }
    guard let first = offers.first else { return [] }
    if offers.count == 1 { return [single(first, range)].compactMap { $0 } }
    if isInstalments(offers) { return offers.compactMap { single($0, $0.sentence...$0.sentence) } }
    if offers.allSatisfy({ !$0.grades.isEmpty }) {
      return offers.compactMap { offer in
        var draft = single(offer, offer.sentence...offer.sentence)
        draft?.scopes = [offer.clause]
        return draft
      }
    }
    if let tier = tier(offers) {
      var draft = single(tier, range)
      draft?.cost = Cost(min: tier.amount.min, max: tier.amount.max, currency: tier.amount.currency)
      return [draft].compactMap { $0 }
    }
    let priced = offers.filter { $0.amount.currency == first.amount.currency && !$0.amount.isFree }
    guard var draft = single(first, range), let low = priced.map(\.amount.min).min(),
      let high = priced.map(\.amount.max).max()
    else { return [] }
    draft.cost = Cost(min: low, max: high, currency: first.amount.currency)
    draft.costIsOpen = low != high
    if draft.costIsOpen, range.count > 1 || analysis.facts[range.lowerBound].sentence.shape == .listItem {
      citeIntroduction(&draft, range.lowerBound)
    }
    return [draft]
  }

  private func offers(_ index: Int) -> [Offer] {
    let facts = analysis.facts[index]
    let clauses = rules.clauses.cut(facts)
    return facts.amounts.map { amount in
      let clause = clauses.first { $0.contains(amount.range.lowerBound) } ?? facts.range
      let day = rules.dates.usable(facts.dates(in: clause), facts).first
      let grades = analysis.grades.filter { clause.contains($0.range.lowerBound) }.reduce(into: Set<Int>()) {
        $0.formUnion($1.grades)
      }
      return Offer(amount: amount, clause: clause, sentence: index, day: day, grades: grades)
    }
  }

  private func isTotal(_ offer: Offer) -> Bool {
    analysis.facts[offer.sentence].has(.total, in: offer.clause)
      && !analysis.facts[offer.sentence].has(.deposit, .balance, in: offer.clause)
  }

  private func isInstalments(_ offers: [Offer]) -> Bool {
    offers.contains { analysis.facts[$0.sentence].has(.deposit, .balance, in: $0.clause) }
      && offers.count == 2 && offers.allSatisfy { $0.day != nil }
      && offers[0].day?.first != offers[1].day?.first
  }

  /// The price that holds today where it depends on the day.
  private func tier(_ offers: [Offer]) -> Offer? {
    guard offers.contains(where: { analysis.facts[$0.sentence].has(.earlyPrice) || $0.day?.isUntil == true })
    else { return nil }
    let dated = offers.filter { $0.day?.isUntil == true || $0.day?.isDue == true }
    guard !dated.isEmpty else { return nil }
    let today = analysis.reference.date
    if let open = dated.first(where: { ($0.day?.last).map { $0 >= today } ?? false }) { return open }
    var late =
      offers.first { $0.day == nil || $0.day?.isUntil == false && $0.day?.isDue == false } ?? offers.last
    late?.day = nil
    return late
  }

  private func single(_ offer: Offer, _ range: ClosedRange<Int>) -> Draft? {
    let facts = analysis.facts[offer.sentence]
    guard isBill(offer, facts) else { return nil }
    var draft = Draft(
      type: .pay, title: rules.withTopic(title(offer, facts), offer.sentence), clause: offer.clause,
      sentence: offer.sentence, cited: Array(range))
    if let place = draft.cited.firstIndex(of: offer.sentence) { draft.cited.swapAt(0, place) }
    draft.scopes = rules.scopes(offer.sentence, facts)
    draft.cost =
      offer.amount.isFree
      ? nil : Cost(min: offer.amount.min, max: offer.amount.max, currency: offer.amount.currency)
    draft.costIsOpen = offer.amount.min != offer.amount.max
    if facts.has(.shop), let day = rules.dates.usable(facts.dates, facts).first {
      draft.date = day
    } else if let day = offer.day, !isPlain(day, facts, offer) {
      draft.date = day
    } else if let found = rules.dates.due(offer.clause, offer.sentence) {
      draft.date = found.mention
      draft.cited += found.cited
    }
    if draft.date == nil || !(draft.date?.isDue ?? false), !comesBack(facts),
      let found = rules.dates.deadline(
        near: range.upperBound,
        wanting: [.pay, .order, .money, .register, .giveBack, .deadline, .pronoun, .sign])
    {
      draft.date = found.mention
      draft.cited += found.cited
    }
    if draft.date == nil, !facts.has(.debt), !comesBack(facts),
      let found = context(offer.sentence) ?? ahead(offer.sentence)
    {
      draft.date = found.mention
      draft.cited += found.cited.filter { analysis.facts[$0].sentence.block == facts.sentence.block }
    }
    setMonthly(&draft, facts)
    time(&draft)
    return draft
  }

  /// "due on the first of each month": the day of something else is not its day.
  private func comesBack(_ facts: Facts) -> Bool { MonthlyDay.comesBack(words(facts)) }

  /// What is due each month is due first on the next such day; without a day to tell it is asked.
  private func setMonthly(_ draft: inout Draft, _ facts: Facts) {
    let words = words(facts)
    guard MonthlyDay.comesBack(words), draft.date.map({ isPartOfMonthly($0, facts) }) ?? true,
      facts.has(.pay, .giveBack, .deadline, .price, .deposit, .balance)
    else { return }
    let begins = facts.dates.first { isBeginning($0, facts) }?.first
    let start = [analysis.sent, analysis.reference.date, begins].compactMap { $0 }.max()
    guard let start, let day = MonthlyDay(words)?.first(from: start) else {
      draft.dateIsOpen = draft.dateIsOpen || draft.date == nil
      return
    }
    draft.date = DateMention(range: draft.clause, form: .day, first: day, last: day, isDue: true)
  }

  /// "the last Friday" of "the last Friday of each month" is no day by itself.
  private func isPartOfMonthly(_ date: DateMention, _ facts: Facts) -> Bool {
    facts.range.contains(date.range.lowerBound) && date.form != .period
      && !analysis.text.folded[date.range].contains(where: \.isDigit)
  }

  /// "starting in January"
  private func isBeginning(_ date: DateMention, _ facts: Facts) -> Bool {
    let lead = max(facts.range.lowerBound, date.range.lowerBound - 14)..<date.range.lowerBound
    let words = String(analysis.text.folded[lead])
    return ["beginning", "starting", "from ", "begins", "starts"].contains(where: words.contains)
  }

  private func words(_ facts: Facts) -> [String] {
    rules.titles.wordRanges(facts.range).map { String(analysis.text.folded[$0]) }
  }

  private func time(_ draft: inout Draft) {
    guard let date = draft.date, date.isDue else { return }
    let near = draft.cited.map { analysis.facts[$0] }.flatMap(\.times).first { time in
      time.range.overlaps(date.range) || time.isDue && abs(time.range.lowerBound - date.range.upperBound) < 30
    }
    draft.time = near?.start
  }

  /// A day that the price is printed beside without being its deadline.
  private func isPlain(_ day: DateMention, _ facts: Facts, _ offer: Offer) -> Bool {
    !day.isDue && !facts.has(.giveBack, .pay, .shop, .deposit, .balance, in: offer.clause)
  }

  private func isBill(_ offer: Offer, _ facts: Facts) -> Bool {
    if facts.has(.bring, in: offer.clause), facts.has(.thing, in: offer.clause),
      !facts.has(.pay, .price, .money, in: offer.clause)
    {
      return false
    }
    return true
  }

  /// "Tickets are $5. The concert is Tuesday": the day that the next sentence names.
  private func ahead(_ index: Int) -> (mention: DateMention, cited: [Int])? {
    for next in analysis.after(index).prefix(2) {
      let facts = analysis.facts[next]
      guard facts.sentence.shape != .listItem || analysis.facts[index].sentence.shape != .listItem else {
        return nil
      }
      if let day = rules.dates.usable(facts.dates, facts).first, !day.isDue,
        facts.has(.event, .family, .outing, .pictureDay)
      {
        return (day, [next])
      }
    }
    return nil
  }

  /// The day spoken of, or "that day".
  private func context(_ index: Int) -> (mention: DateMention, cited: [Int])? {
    rules.dates.context(index)
  }

  private func citeIntroduction(_ draft: inout Draft, _ index: Int) {
    guard analysis.facts[index].sentence.shape == .listItem, index > 0 else { return }
    let intro = analysis.facts[index - 1]
    guard intro.section == analysis.facts[index].section, intro.range.count <= 120 else { return }
    draft.cited.insert(index - 1, at: 0)
  }

  private func title(_ offer: Offer, _ facts: Facts) -> String {
    let clause = offer.clause
    let text = analysis.text
    for meaning in [Cue.shop, .deposit, .balance] {
      if let cue = facts.first(meaning, in: clause) { return text.words(cue.range).capitalizedFirst }
    }
    if facts.has(.debt) || facts.has(.stillOpen), let thing = facts.first(.thing, .library, .price),
      thing.range.lowerBound < offer.amount.range.lowerBound
    {
      return rules.titles.occasion(around: thing.range, in: facts.range)
        ?? text.words(thing.range).capitalizedFirst
    }
    if facts.has(.form, .giveBack, in: stretch(clause.lowerBound, offer.amount.range.lowerBound)),
      facts.has(.form, in: clause)
    {
      let after = rules.titles.object(after: offer.amount.range.upperBound, in: clause)
      return after ?? "Payment"
    }
    if let before = rules.titles.subject(before: offer.amount.range.lowerBound, in: clause),
      before.count <= 60
    {
      if let deed = facts.first(.pay, in: clause), deed.range.lowerBound < offer.amount.range.lowerBound,
        before.split(separator: " ").count == 1,
        let after = rules.titles.object(after: offer.amount.range.upperBound, in: clause)
      {
        return before + " " + after
      }
      let isVerb =
        before.lowercased() == "pay the" || before.lowercased() == "pay" || before.lowercased() == "send"
        || before.lowercased() == "bring"
      if !isVerb { return before }
    }
    if let after = rules.titles.object(after: offer.amount.range.upperBound, in: clause) { return after }
    if let cue = facts.first(.price, .money, .thing, in: facts.range) {
      return text.words(cue.range).capitalizedFirst
    }
    return rules.titles.plain(facts.range) ?? "Payment"
  }

  /// Money that is asked for without an amount: "Please add money soon", "Orders placed by October 14".
  private func withoutAmount(_ index: Int, _ facts: Facts) -> Draft? {
    guard !facts.has(.negated, .conditional, .past, .settled, .cancelled, .disregard, .fine, .extra, .raised)
    else { return nil }
    let words = String(analysis.text.folded[facts.range])
    guard let cue = facts.first(.pay, .order) else { return nil }
    let isOrder = cue.meaning == .order
    let hasAmounts = analysis.facts.contains {
      $0.section == facts.section && !$0.amounts.isEmpty && !isIdle($0.sentence.index, $0)
    }
    if hasAmounts { return nil }
    if isOrder {
      guard facts.days.contains(where: \.isDue) || words.contains("order by") else { return nil }
    } else {
      let isAsked =
        words.contains("please") || facts.days.contains(where: \.isDue) || words.contains("must")
        || words.contains("add money") || words.contains("add funds")
      guard isAsked, !words.contains("paid online by the school") else { return nil }
    }
    let name = isOrder ? rules.titles.topic(of: index) ?? orderName(index) : nil
    let object = rules.titles.object(after: cue.range.upperBound, in: facts.range)
    var title = analysis.text.words(cue.range).capitalizedFirst
    if let name { title = "Order — " + name } else if let object { title += " " + object.lowercased() }
    if !isOrder {
      for earlier in analysis.before(index).prefix(2) {
        if let account = accountName(analysis.facts[earlier]) { title += " — " + account }
      }
      if let account = accountName(facts) { title += " — " + account }
    }
    var draft = Draft(type: .pay, title: title, clause: facts.range, sentence: index, cited: [index])
    draft.scopes = rules.scopes(index, facts)
    if let found = rules.dates.due(facts.range, index) { draft.date = found.mention }
    setMonthly(&draft, facts)
    for earlier in analysis.before(index).prefix(2) where analysis.facts[earlier].has(.credit, .debt) {
      draft.cited.append(earlier)
    }
    time(&draft)
    return draft
  }

  private func accountName(_ facts: Facts) -> String? {
    let words = String(analysis.text.folded[facts.range])
    for name in [
      "lunch account", "meal account", "cafeteria account", "lunch", "cafeteria", "milk", "after-care",
      "aftercare", "library",
    ] where words.contains(name) {
      return name
    }
    return nil
  }

  private func orderName(_ index: Int) -> String? {
    for earlier in analysis.before(index) {
      if let name = rules.titles.plain(analysis.facts[earlier].range) { return name }
    }
    return nil
  }
}

extension MoneyMention {
  var isFree: Bool { min == Amount(0) && max == Amount(0) }
}
