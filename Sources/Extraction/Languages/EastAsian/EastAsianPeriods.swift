import Specimens

/// Japanese and Chinese periods with a number of their own: 第3四半期, 2026年下半期, 上半年, 90年代, 2025〜2026年, 从2016到2018.
extension Reader {
  func eastAsianPeriod(_ i: Int) -> Phrase? {
    if tokens[i].isNumber { return yearRange(i, first: i) ?? decadeMark(i) }
    guard tokens[i].kind == .character else { return nil }
    if has(i, .from), let range = yearRange(i + 1, first: i) { return range }
    return partOfYear(i, year: .period(.year, 0), first: i)
  }

  /// 上半期, 下半年, 第3四半期, 四季度: which part of a year begins at a token, and what follows it.
  func partOfYear(_ i: Int, year: DateExpression, first: Int) -> Phrase? {
    let isAlone = first == i
    guard has(i, .nthMark) || has(i, .which) || isNumber(i) || character(i + 1, "半") else { return nil }
    for (words, edge) in [(["上半期", "上半年", "前半年"], Edge.firstHalf), (["下半期", "下半年", "后半年"], .secondHalf)] {
      for word in words {
        guard let next = scalarsFollow(i, word) else { continue }
        return phrase(first, next, .edge(edge, of: year), "half of a year", isAlone ? 0.75 : 0.88)
      }
    }
    for (word, edge) in [("上半月", Edge.firstHalf), ("下半月", .secondHalf)] where isAlone {
      guard let next = scalarsFollow(i, word) else { continue }
      return phrase(first, next, .edge(edge, of: .period(.month, 0)), "half of a month", 0.75)
    }
    if isAlone, let present = presentQuarter(i) { return present }
    let number = has(i, .nthMark) ? i + 1 : i
    guard isNumber(number), (1...4).contains(tokens[number].value),
      let next = scalarsFollow(number + 1, "四半期") ?? scalarsFollow(number + 1, "季度"),
      number > i || !isAlone
    else { return nil }
    return phrase(
      first, next, .quarter(tokens[number].value, year: isAlone ? nil : year), "quarter",
      isAlone ? 0.75 : 0.88)
  }

  /// 今四半期, 次の四半期, 本季度, 上个季度.
  private func presentQuarter(_ i: Int) -> Phrase? {
    guard let which = value(i, .which), abs(which) <= 1 || which == 10 else { return nil }
    let at = skipParticle(i + 1)
    guard let next = scalarsFollow(at, "四半期") ?? scalarsFollow(at, "季度") ?? scalarsFollow(at, "个季度") else {
      return nil
    }
    return phrase(i, next, .period(.quarter, which == 10 ? 1 : which), "quarter", 0.8)
  }

  /// The token after these characters, whatever tokens they were cut into: the 四 of 四半期 is also a number.
  private func scalarsFollow(_ i: Int, _ word: String) -> Int? {
    guard exists(i) else { return nil }
    var end = Int(tokens[i].start)
    for scalar in word.unicodeScalars {
      guard end < text.shadow.count, text.shadow.scalars[end] == Folding.fold(scalar.value) else {
        return nil
      }
      end += 1
    }
    var next = i
    while exists(next), Int(tokens[next].start) < end { next += 1 }
    return next
  }

  /// 1990年代, 90年代, 九十年代.
  private func decadeMark(_ i: Int) -> Phrase? {
    let value = tokens[i].value
    guard value % 10 == 0, let next = startsText(i + 1, "年代"), isGlued(i + 1) else { return nil }
    let isFull = (1000...2990).contains(value)
    guard isFull || (10...90).contains(value) else { return nil }
    let century = value >= 30 ? 1900 : 2000
    return phrase(i, next, .decade(isFull ? value : century + value), "decade", 0.8)
  }

  /// 2025〜2026年, 2025から2026年, 1995-1997年, 从2016到2018: the first year has no mark of its own.
  private func yearRange(_ i: Int, first: Int) -> Phrase? {
    func year(_ i: Int) -> Int? {
      guard isNumber(i), (1900...2199).contains(tokens[i].value),
        tokens[i].digits == 4 || tokens[i].digits == 0
      else { return nil }
      return tokens[i].value
    }
    guard let from = year(i), !(isGlued(i) && Scalars.isDigit(scalarBefore(i))),
      let mark = rangeMarkAt(i + 1),
      let to = year(mark), to > from, !tokens[mark].newlineBefore
    else { return nil }
    let isMarked = has(mark + 1, .yearMark)
    // Without a mark of years only the words around them tell.
    guard isMarked || first < i && !(isGlued(mark + 1) && tokens[mark + 1].kind != .character) else {
      return nil
    }
    let next = rangeTailAt(isMarked ? mark + 2 : mark + 1)
    return phrase(first, next, .range(.year(from), .year(to)), "range of years", 0.85)
  }
}
