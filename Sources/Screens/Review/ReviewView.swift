import Drawer
import Specimens
import Terminal

extension Painter {
  mutating func drawReview(_ state: AppState) {
    if state.review.showsAbstentions {
      drawAbstentions(state)
      return
    }
    guard let item = state.review.current else {
      drawNothingToReview(state)
      return
    }
    let layout = ReviewLayout(state)
    if !layout.crop.isEmpty { drawEvidence(item, layout.crop) }
    let card = ReviewCard(item, state: state)
    let first = min(state.review.scroll, card.longestScroll)
    let seen = first..<min(card.lines.count, first + layout.card.height)
    for (row, line) in card.lines[seen].enumerated() {
      put(line, x: layout.card.x, y: layout.card.y + row, width: layout.card.width)
    }
    scrollBar(
      Rect(x: layout.card.x, y: layout.card.y, width: layout.card.width + 2, height: layout.card.height),
      shown: seen, of: card.lines.count)
  }

  /// The stretch of the screenshot that the proposal rests on.
  private mutating func drawEvidence(_ item: ReviewItem, _ area: Rect) {
    let box = EvidenceCrop.focus(item.boxes)
    let inner = area.inset(x: 1, y: 0)
    let crop = box.map { EvidenceCrop.crop(around: $0, columns: inner.width, rows: inner.height) }
    let key = PictureKey(
      .original(item.id), crop: crop, mark: box, columns: inner.width, rows: inner.height,
      fills: box != nil, version: item.card.version)
    if item.card.hasImage, picture(key, in: inner) { return }
    for (row, evidence) in item.suggestion.evidence.enumerated() where row * 4 < inner.height {
      for (line, part) in TextWidth.wrap(masked(evidence.text), width: max(6, inner.width - 2)).prefix(3)
        .enumerated()
      {
        put(part.text, x: inner.x + 1, y: inner.y + 1 + row * 4 + line, .accent, width: inner.width - 2)
      }
    }
  }

  private mutating func drawNothingToReview(_ state: AppState) {
    let review = state.review
    let sentence =
      review.problem
      ?? (review.isLoaded
        ? review.decided > 0
          ? "All decided. Tab shows what Curio did not propose, and why."
          : "Nothing waits for you. Tab shows what Curio did not propose, and why."
        : "Looking …")
    let area = state.content
    for (row, line) in TextWidth.wrap(sentence, width: max(10, area.width - 4)).enumerated()
    where row < area.height {
      put(
        line.text, x: 2, y: area.y + min(1, area.height - 1) + row, review.problem == nil ? .quiet : .problem,
        width: area.width - 4)
    }
  }

  private mutating func drawAbstentions(_ state: AppState) {
    let items = state.review.abstentions
    let (heading, list) = listAreas(state)
    put(
      "What Curio did not propose, and why: \(items.count)", x: heading.x + 1, y: heading.y, .quiet,
      width: heading.width - 2)
    let seen = state.review.cursor.window(count: items.count, height: list.height)
    let titleWidth = min(36, list.width * 2 / 5)
    // In columns, where that leaves room for the sentences.
    let widest = items.map { TextWidth.width(of: ReasonWords.text($0.abstention.reason)) }.max() ?? 0
    let reasonWidth = list.width >= 60 ? widest : 0
    for (row, place) in seen.enumerated() {
      let (item, isChosen) = (items[place], place == state.review.cursor.index)
      let area = Rect(x: list.x, y: list.y + row, width: list.width, height: 1)
      let paper = drawRowGround(area, isChosen: isChosen)
      put(masked(item.card.title.onOneLine), x: area.x + 2, y: area.y, .strong, width: titleWidth, on: paper)
      let name = ReasonWords.text(item.abstention.reason)
      let reason = Line(
        reasonWidth > 0 ? TextWidth.pad(name, to: reasonWidth) : name, .accent
      ).adding(
        "  \(masked(item.abstention.question?.prompt ?? item.abstention.detail))".onOneLine, .quiet)
      put(reason, x: area.x + titleWidth + 4, y: area.y, width: area.width - titleWidth - 5, on: paper)
      target(area, .row(place))
    }
    scrollBar(list, shown: seen, of: items.count)
  }
}
