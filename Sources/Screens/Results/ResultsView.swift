import Drawer
import Specimens
import Terminal

extension Painter {
  mutating func drawResults(_ state: AppState) {
    let layout = ResultsLayout(state)
    let results = state.results
    drawChips(state, layout.chips)
    defer { drawCompletion(state) }
    guard let outcome = results.outcome else {
      drawHint(results.problem ?? hint(state), layout.list, results.problem == nil ? .quiet : .problem)
      if results.query.isEmpty, results.problem == nil { drawOffered(state) }
      return
    }
    let rows = results.rows
    var top = layout.list
    if outcome.results.isEmpty {
      let sentence = nothingFound(outcome)
      drawHint(sentence, layout.list, .text)
      if rows.isEmpty { return }
      top = layout.list.splitTop(3).rest
    }
    let seen = results.cursor.window(count: rows.count, height: max(1, top.height / layout.cardHeight))
    for (line, place) in seen.enumerated() {
      let area = Rect(
        x: top.x, y: top.y + line * layout.cardHeight, width: top.width,
        height: min(layout.cardHeight, top.maxY - top.y - line * layout.cardHeight))
      if place == outcome.results.count { rule("weaker", x: area.x, y: area.y, width: area.width - 1) }
      let isFirstWeak = place == outcome.results.count
      let body = isFirstWeak ? area.splitTop(1).rest : area
      drawAnswer(rows[place], state, layout, body, isChosen: place == results.cursor.index)
      target(area, .row(place))
    }
    scrollBar(top, shown: seen, of: rows.count)
  }

  // MARK: Above the answers

  private mutating func drawChips(_ state: AppState, _ area: Rect) {
    guard let chips = state.results.outcome?.chips, !area.isEmpty else { return }
    var x = area.x + 1
    x += put("read as ", x: x, y: area.y, .label)
    for (place, chip) in chips.enumerated() {
      let text = " \(place + 1) \(chip.label) \(glyphs.cross) "
      let columns = TextWidth.width(of: text)
      guard x + columns < area.maxX else { break }
      put(text, x: x, y: area.y, .chip)
      target(Rect(x: x, y: area.y, width: columns, height: 1), .chip(place))
      x += columns + 1
    }
  }

  private mutating func drawHint(_ text: String, _ area: Rect, _ role: Role) {
    let lines = TextWidth.wrap(text, width: max(10, area.width - 4))
    for (row, line) in lines.enumerated() where row < area.height {
      put(line.text, x: area.x + 2, y: area.y + (area.height > 4 ? 1 : 0) + row, role, width: area.width - 2)
    }
  }

  private func hint(_ state: AppState) -> String {
    if !state.results.query.text.trimmed.isEmpty { return "Looking …" }
    return "Type what you remember: a place, a price, a day, a word on the picture.\n"
      + "ramen kyoto · over $100 · saved last week · in:travel · has:code · 京都 ラーメン"
  }

  /// The plain sentence that nothing answers, with the words that were tried.
  private func nothingFound(_ outcome: SearchOutcome) -> String {
    let tried =
      outcome.triedWords.isEmpty ? "" : " Looked for: " + outcome.triedWords.joined(separator: ", ") + "."
    return "Nothing in the drawer answers this." + tried
  }

  // MARK: One answer

  private mutating func drawAnswer(
    _ result: ResultCard, _ state: AppState, _ layout: ResultsLayout, _ area: Rect, isChosen: Bool
  ) {
    guard !area.isEmpty else { return }
    let height = max(1, area.height - (area.height > 2 ? 1 : 0))
    var words = Rect(x: area.x + 2, y: area.y, width: area.width - 3, height: height)
    // Text has no picture: its words take the whole width.
    if layout.cropWidth > 0, result.card.hasImage {
      let crop = Rect(x: area.x + 2, y: area.y, width: layout.cropWidth, height: height)
      drawCrop(result, crop)
      words = Rect(x: crop.maxX + 2, y: area.y, width: area.maxX - crop.maxX - 3, height: height)
    }
    if isChosen {
      for row in 0..<height {
        put(row == 0 ? glyphs.selected : glyphs.vertical, x: area.x, y: area.y + row, .frameChosen)
      }
    }
    var lines = words
    func next() -> Rect? {
      guard lines.height > 0 else { return nil }
      let (line, rest) = lines.splitTop(1)
      lines = rest
      return line
    }
    if let line = next() { drawHeadline(result, line, isChosen: isChosen) }
    // The strip has its lines for sure; the matched fields and the snippet take what is left.
    let strip = TextWidth.wrap(ProvenanceWords.strip(result), width: max(8, words.width))
      .prefix(lines.height > 3 ? 2 : 1)
    let matched = result.matchedFields.isEmpty ? result.why : result.matchedFields
    let matchedRows = !matched.isEmpty && lines.height > strip.count + 1 ? 1 : 0
    let snippetRows = max(0, lines.height - strip.count - matchedRows)
    for line in TextWidth.wrap(masked(result.snippet).onOneLine, width: max(8, words.width)).prefix(
      snippetRows)
    {
      guard let place = next() else { break }
      put(line, x: place.x, y: place.y, .text, marks: result.highlights.map(\.range), width: place.width)
    }
    if matchedRows > 0, let line = next() {
      put(
        "matched: " + masked(matched.joined(separator: ", ")).onOneLine, x: line.x, y: line.y, .accent,
        width: line.width)
    }
    for (place, part) in strip.enumerated() {
      guard let line = next() else { break }
      // Where one line has to do, it is cut with a mark.
      let text = place == strip.count - 1 && strip.count == 1 ? ProvenanceWords.strip(result) : part.text
      put(text, x: line.x, y: line.y, .quiet, width: line.width)
    }
  }

  private mutating func drawHeadline(_ result: ResultCard, _ area: Rect, isChosen: Bool) {
    let badge = badge(result.card)
    let role: Role = isChosen ? .chosen : .strong
    let title = masked(result.card.title.onOneLine)
    let used = put(isChosen ? " \(title) " : title, x: area.x, y: area.y, role, width: area.width - 2)
    let left = area.width - used - 4
    if left > 6 { put(keyLine(result.card), x: area.x + used + 2, y: area.y, .accent, width: left) }
    put(badge.text, endingAt: area.maxX, y: area.y, badge.role)
  }

  /// The stretch of the screenshot that holds the match, with the match marked.
  private mutating func drawCrop(_ result: ResultCard, _ area: Rect) {
    // The crop is there to be read: where the match is a secret, it is not shown.
    guard masked(result.snippet) == result.snippet else {
      put("hidden: Ctrl-R shows it", x: area.x + 1, y: area.y, .faint, width: area.width - 2)
      return
    }
    let key =
      if let box = EvidenceCrop.focus(result.boxes) {
        PictureKey(
          .original(result.id),
          crop: EvidenceCrop.crop(around: box, columns: area.width, rows: area.height), mark: box,
          columns: area.width, rows: area.height, fills: true, version: result.card.version)
      } else {
        PictureKey(
          .thumbnail(result.id), columns: area.width, rows: area.height, fills: true,
          version: result.card.version)
      }
    if picture(key, in: area) { return }
    put("no picture", x: area.x + 1, y: area.y, .faint, width: area.width - 2)
  }
}
