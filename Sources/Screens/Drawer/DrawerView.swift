import Drawer
import Specimens
import Terminal

extension Painter {
  mutating func drawDrawer(_ state: AppState) {
    let layout = DrawerLayout(state)
    if let rail = layout.rail { drawRail(state, rail) } else { drawScopeLine(state) }
    if state.isLoaded, state.isSettled, state.overview.total == 0, state.drawer.scope == .all {
      drawFirstRun(state, layout.cards)
      return
    }
    if state.drawer.window.total == 0 {
      if state.isLoaded, state.drawer.window.pending.isEmpty { drawNothingHere(state, layout.cards) }
      return
    }
    let seen = layout.visible(from: state.drawer.topRow, total: state.drawer.window.total)
    for index in seen {
      let area = layout.area(of: index, topRow: state.drawer.topRow)
      target(area, .card(index))
      guard let card = state.drawer.window.card(at: index) else {
        if !layout.isList { frame(area) }
        continue
      }
      let isChosen = index == state.drawer.index
      if layout.isList {
        drawRow(card, state, drawGroup(index, state, area, from: seen.lowerBound), isChosen: isChosen)
      } else {
        drawCard(
          card, state, area, heading: state.groupHeading(at: index, firstInSight: seen.lowerBound),
          isChosen: isChosen)
      }
    }
    scrollBar(layout.scrollBar, shown: seen, of: state.drawer.window.total)
  }

  // MARK: The rail

  private mutating func drawRail(_ state: AppState, _ area: Rect) {
    let rows = state.railRows
    put("COLLECTIONS", x: area.x + 1, y: area.y, .label)
    let list = area.splitTop(1).rest
    let isFocused = state.place == .rail
    let cursor = isFocused ? state.drawer.rail : ListCursor(index: state.railIndex)
    for (line, place) in cursor.window(count: rows.count, height: list.height).enumerated() {
      let row = rows[place]
      let (y, isShown) = (list.y + line, row.scope == state.drawer.scope)
      let isDrop = state.drawer.dropRow == place
      let paper: Role? = isDrop ? .chosen : isShown ? (isFocused ? .chosen : .chosenQuiet) : nil
      let width = area.width - 2
      if isDrop {
        fill(Rect(x: area.x, y: y, width: width, height: 1), .chosen)
      } else if isShown {
        fill(Rect(x: area.x, y: y, width: width, height: 1), isFocused ? .chosen : .chosenQuiet)
      }
      let mark = isDrop ? glyphs.check : isShown ? glyphs.selected : row.isSpecial ? glyphs.horizontal : " "
      put(mark, x: area.x, y: y, isShown ? .accent : .faint, on: paper)
      let count = "\(row.count)"
      let role: Role = row.isSpecial && row.count > 0 ? .waiting : .text
      put(row.name, x: area.x + 2, y: y, role, width: width - 4 - count.count, on: paper)
      put(count, endingAt: area.x + width - 1, y: y, row.count == 0 ? .faint : .quiet, on: paper)
      target(Rect(x: area.x, y: y, width: width, height: 1), .rail(place))
    }
  }

  private mutating func drawScopeLine(_ state: AppState) {
    let content = state.content
    let name = "\(glyphs.selected) \(state.scopeName)  \(state.drawer.window.total)"
    var order = state.drawer.order.title
    if state.showsGroups, let card = state.drawer.window.card(at: state.drawer.index) {
      order += ": \(state.group(of: card))"
    }
    let used = put(name, x: 0, y: content.y, .accent, width: content.width)
    if used + TextWidth.width(of: order) + 2 <= content.width {
      put(order, endingAt: content.width, y: content.y, .quiet)
    }
    target(Rect(x: 0, y: content.y, width: content.width, height: 1), .action(.nextPart))
  }

  // MARK: A card

  private mutating func drawCard(
    _ card: Card, _ state: AppState, _ area: Rect, heading: String?, isChosen: Bool
  ) {
    let isMarked = state.drawer.marked.contains(card.id)
    frame(area, title: heading ?? "", isChosen: isChosen && !state.drawer.isRailFocused)
    let inner = area.inset(x: 1, y: 1)
    let (picture, words) = inner.splitTop(inner.height - 3)
    drawThumbnail(card, state, picture)
    if isMarked {
      let free = area.width - 4 - (heading.map { TextWidth.width(of: $0) + 2 } ?? 0)
      put(" \(glyphs.check) \(free >= 10 ? "marked " : "")", endingAt: area.maxX - 2, y: area.y, .waiting)
    }
    put(masked(card.title.onOneLine), x: words.x, y: words.y, .strong, width: words.width)
    let badge = badge(card)
    let width = words.width - (badge.text == " " ? 0 : 2)
    put(keyLine(card, width: width), x: words.x, y: words.y + 1, .accent, width: width)
    put(badge.text, endingAt: words.maxX, y: words.y + 1, badge.role)
    put(
      ProvenanceWords.short(card, now: state.now.date), x: words.x, y: words.y + 2, .quiet, width: words.width
    )
  }

  private mutating func drawThumbnail(_ card: Card, _ state: AppState, _ area: Rect) {
    if card.hasImage {
      // As wide as the card, from the top: there the words begin.
      let key = PictureKey(
        .thumbnail(card.id), columns: area.width, rows: area.height, fills: true, version: card.version)
      if picture(key, in: area) { return }
    }
    // Text is its own picture; the title below may be cut, here it is whole.
    guard !card.hasImage else {
      let word = card.isRead ? "no picture" : "not readable"
      put(word, x: area.x + 1, y: area.y + area.height / 2, .faint, width: area.width - 2)
      return
    }
    let lines = TextWidth.wrap(masked(card.title.onOneLine), width: max(4, area.width - 4)).prefix(
      area.height - 2)
    for (row, line) in lines.enumerated() {
      put(line.text, x: area.x + 2, y: area.y + 1 + row, .quiet, width: area.width - 2)
    }
  }

  /// A dot where a suggestion waits, a check where one was approved.
  func badge(_ card: Card) -> (text: String, role: Role) {
    if !card.isRead { return ("!", .problem) }
    switch card.review {
    case .pending: return (glyphs.dot, .waiting)
    case .asking: return ("?", .waiting)
    case .approved: return (glyphs.check, .good)
    case .dismissed, .abstained: return (" ", .faint)
    }
  }

  // MARK: A row of the list

  /// The name of the group on the left of the list, where there is room; returns what is left for the row.
  private mutating func drawGroup(_ index: Int, _ state: AppState, _ area: Rect, from first: Int) -> Rect {
    guard state.showsGroups, area.width >= 60 else { return area }
    let (name, row) = area.splitLeft(14)
    if let heading = state.groupHeading(at: index, firstInSight: first) {
      put(heading, x: name.x + 1, y: name.y, .title, width: name.width - 2)
    }
    return row
  }

  private mutating func drawRow(_ card: Card, _ state: AppState, _ area: Rect, isChosen: Bool) {
    let paper: Role? = isChosen ? (state.drawer.isRailFocused ? .chosenQuiet : .chosen) : nil
    if let paper { fill(area, paper) }
    let isMarked = state.drawer.marked.contains(card.id)
    put(
      isMarked ? glyphs.checkboxOn : isChosen ? glyphs.selected : " ", x: area.x, y: area.y, .accent,
      on: paper)
    let badge = badge(card)
    let provenance = ProvenanceWords.short(card, now: state.now.date)
    if area.height >= 2 {
      put(masked(card.title.onOneLine), x: area.x + 2, y: area.y, .strong, width: area.width - 4, on: paper)
      put(badge.text, endingAt: area.maxX - 1, y: area.y, badge.role, on: paper)
      let key = put(
        keyLine(card), x: area.x + 2, y: area.y + 1, .accent, width: area.width - 3, on: paper)
      let left = area.width - 5 - key
      if left > 6 {
        put(
          provenance, x: area.x + 2 + (key > 0 ? key + 2 : 0), y: area.y + 1, .quiet, width: left, on: paper)
      }
      return
    }
    // Title, key line and provenance in columns; of the provenance only the day where there is no room.
    let room = area.width - 4
    let isNarrow = room < 72
    let (key, origin) = isNarrow ? (16, 11) : (min(24, room / 4), min(26, room / 4))
    let title = room - key - origin - 2
    put(masked(card.title.onOneLine), x: area.x + 2, y: area.y, .strong, width: title, on: paper)
    put(keyLine(card, width: key), x: area.x + 3 + title, y: area.y, .accent, width: key, on: paper)
    let day = Dates.near(card.saved.moment.date, now: state.now.date)
    put(isNarrow ? day : provenance, x: area.x + 4 + title + key, y: area.y, .quiet, width: origin, on: paper)
    put(badge.text, endingAt: area.maxX - 1, y: area.y, badge.role, on: paper)
  }

  // MARK: Empty

  private mutating func drawNothingHere(_ state: AppState, _ area: Rect) {
    let sentence =
      state.drawer.scope == .review
      ? "Nothing waits for you." : "Nothing here yet. Move specimens in with c, or file some with i."
    let lines = TextWidth.wrap(sentence, width: max(10, area.width - 4))
    for (row, line) in lines.enumerated() {
      put(line.text, x: area.x + 2, y: area.y + 1 + row, .quiet, width: area.width - 2)
    }
  }

  /// File, ask, approve: three lines, and the samples.
  private mutating func drawFirstRun(_ state: AppState, _ area: Rect) {
    let steps = [
      ("1  File     ", "Press i and pick screenshots. They are read on this machine."),
      ("2  Ask      ", "Press / and type what you remember; answers show their proof."),
      ("3  Approve  ", "Dates become proposals. Nothing is written until you approve."),
    ]
    var lines = [Line("Your drawer is empty.", .title), Line()]
    for (name, words) in steps {
      for (row, part) in TextWidth.wrap(words, width: max(20, area.width - 20)).enumerated() {
        let label = row == 0 ? name : String(repeating: " ", count: name.count)
        lines.append(Line(label, .key).adding(part.text))
      }
    }
    if area.width < 48 || area.height < lines.count + 2 {
      lines = [
        Line("Your drawer is empty.", .title), Line("1 File: press i", .key), Line("2 Ask: press /", .key),
        Line("3 Approve: press a", .key),
      ]
    }
    if state.offersSamples {
      lines += [Line(), Line("s  ", .key).adding("files the sample images, to look around.")]
    } else if state.isFilling {
      lines += [Line(), Line("Filing; the first cards will be here in a moment.", .accent)]
    }
    let top = area.y + max(0, (area.height - lines.count) / 3)
    let left = area.x + max(1, min(6, area.width / 12))
    for (row, line) in lines.enumerated() where top + row < area.maxY {
      put(line, x: left, y: top + row, width: area.maxX - left)
    }
  }
}
