import Drawer
import Family
import Specimens
import Terminal

extension Painter {
  mutating func drawSpecimen(_ state: AppState) {
    guard let specimen = state.detail.specimen else {
      put(
        state.detail.problem ?? "Opening …", x: 2, y: state.content.y + 1,
        state.detail.problem == nil ? .quiet : .problem,
        width: state.content.width - 4)
      return
    }
    let layout = state.detailLayout
    drawOriginal(specimen, state, layout.picture)
    let rows = state.detailRows
    let seen = state.detail.cursor.window(count: rows.count, height: layout.rows.height)
    for (line, place) in seen.enumerated() {
      let area = Rect(x: layout.rows.x, y: layout.rows.y + line, width: layout.rows.width, height: 1)
      drawDetailRow(rows[place], specimen, state, layout, area, isChosen: place == state.detail.cursor.index)
      if rows[place].isChoosable { target(area, .row(place)) }
    }
    scrollBar(layout.rows, shown: seen, of: rows.count)
    drawWhole(specimen, state, layout, seen)
  }

  /// The chosen row in full, where its line is too short for it: below the rows, or above them when it stands low.
  private mutating func drawWhole(
    _ specimen: Specimen, _ state: AppState, _ layout: SpecimenLayout, _ seen: Range<Int>
  ) {
    let (area, chosen) = (layout.rows, state.detail.cursor.index)
    guard state.detail.edit == nil, area.height >= 12, seen.contains(chosen),
      let row = state.selectedDetailRow
    else { return }
    let line = value(of: row, specimen, state)
    guard TextWidth.width(of: line.text) > layout.valueWidth else { return }
    let lines = TextWidth.wrap(line.text, width: max(8, area.width - 4)).prefix(4)
    let isLow = chosen - seen.lowerBound >= area.height - lines.count - 1
    let top = isLow ? area.y : area.maxY - lines.count - 1
    let box = Rect(x: area.x, y: top, width: area.width - 1, height: lines.count + 1)
    fill(box, .text)
    rule("", x: box.x, y: isLow ? box.maxY - 1 : box.y, width: box.width)
    for (place, line) in lines.enumerated() {
      put(line.text, x: box.x + 2, y: box.y + place + (isLow ? 0 : 1), .quiet, width: box.width - 2)
    }
  }

  /// The picture; once a row with evidence is chosen, with its place marked.
  private mutating func drawOriginal(_ specimen: Specimen, _ state: AppState, _ area: Rect) {
    guard !area.isEmpty else { return }
    let inner =
      state.detail.isEnlarged ? area : Rect(x: area.x, y: area.y, width: area.width - 1, height: area.height)
    let mark = state.evidenceBox
    // The whole picture while nothing is chosen; near the evidence once there is some, or it can't be read.
    let crop = mark.flatMap { focus(on: $0, of: specimen.media, in: inner) }
    let key = PictureKey(
      .original(specimen.id), crop: crop, mark: mark, columns: inner.width, rows: inner.height,
      version: state.detail.version)
    if !picture(key, in: inner) {
      put(
        "This picture can't be shown here. O opens the original.", x: inner.x + 1, y: inner.y + 1, .quiet,
        width: inner.width - 2)
    }
  }

  /// A part of a tall picture that holds the box, at the full width of the picture; nil where all of it fits.
  private func focus(on box: Box, of media: Media, in area: Rect) -> Box? {
    guard let width = media.width, let height = media.height, width > 0 else { return nil }
    let visible = width * area.height * 2 / max(1, area.width)
    guard height > visible * 5 / 4 else { return nil }
    let top = min(max(0, box.y + box.height / 2 - visible / 2), max(0, height - visible))
    return Box(x: 0, y: top, width: width, height: min(visible, height))
  }

  private mutating func drawDetailRow(
    _ row: DetailRow, _ specimen: Specimen, _ state: AppState, _ layout: SpecimenLayout, _ area: Rect,
    isChosen: Bool
  ) {
    guard row.isChoosable else { return }
    let paper: Role? = isChosen ? .chosen : nil
    if isChosen { fill(area, .chosen) }
    put(isChosen ? glyphs.selected : " ", x: area.x, y: area.y, .accent, on: paper)
    let label = label(of: row, specimen)
    put(label, x: area.x + 1, y: area.y, .label, width: layout.labelWidth - 1, on: paper)
    let x = area.x + 1 + layout.labelWidth
    let width = area.maxX - x - 1
    if isChosen, let edit = state.detail.edit {
      field(edit, x: x, y: area.y, width: width)
    } else {
      put(value(of: row, specimen, state), x: x, y: area.y, width: width, on: paper)
    }
  }

  private func label(of row: DetailRow, _ specimen: Specimen) -> String {
    switch row {
    case .title: "title"
    case .note: "note"
    case .saved: "saved"
    case .origin: "origin"
    case .collections: "kept in"
    case .decision: "calendar"
    case .field(let place):
      specimen.fields.indices.contains(place) ? FieldWords.name(specimen.fields[place]) : ""
    case .text(_, let isFirst): isFirst ? "text" : ""
    case .failure: specimen.reading.reading == nil ? "text" : "lacks"
    case .blank: ""
    }
  }

  private func value(of row: DetailRow, _ specimen: Specimen, _ state: AppState) -> Line {
    switch row {
    case .title:
      let line = Line(masked(specimen.effectiveTitle.onOneLine), .strong)
      return specimen.customTitle == nil ? line : line.adding("  yours", .quiet)
    case .note:
      return specimen.note.isEmpty
        ? Line("n adds why you saved it", .faint) : Line(masked(specimen.note.onOneLine))
    case .saved:
      return Line(ProvenanceWords.saved(specimen.saved)).adding(
        "  \(specimen.originalName.onOneLine)  \(specimen.displayID)", .faint)
    case .origin: return origin(specimen.origin)
    case .collections:
      let names = state.collectionNames(of: specimen).joined(separator: ", ")
      return Line(names).adding(
        specimen.assignment.isCorrected ? "  moved by you" : "  \(specimen.assignment.reason)".onOneLine,
        .faint)
    case .decision:
      return state.week.family.noticeIDs.contains(specimen.id.description)
        ? notice(specimen.id, state) : decision(specimen.decision, state)
    case .field(let place):
      return specimen.fields.indices.contains(place) ? value(of: specimen.fields[place], state) : Line()
    case .text(let line, _): return Line(line.text)
    case .failure:
      switch specimen.reading {
      case .failed(let why): return Line(why, .problem)
      case .read(let reading): return Line(reading.lack ?? "", .problem)
      }
    case .blank: return Line()
    }
  }

  private func origin(_ origin: Origin) -> Line {
    switch origin {
    case .userTagged(let name): Line(name).adding("  tagged by you", .quiet)
    case .inferred(let name, let clue):
      Line("inferred — unverified: \(name)").adding("  by \(clue)".onOneLine, .faint)
    case .unknown: Line("unknown", .quiet).adding("  o says where it came from", .faint)
    }
  }

  /// A school notice has cards instead of a proposal.
  private func notice(_ id: SpecimenID, _ state: AppState) -> Line {
    let cards = state.week.family.items.filter { $0.notice == id.description }
    let waiting = cards.count { $0.state == .proposed || $0.state == .withdrawn }
    let approved = cards.count { $0.state == .approved }
    var parts: [String] = []
    if waiting > 0 { parts.append("\(counted(waiting, "card")) to look at") }
    if approved > 0 { parts.append("\(approved) approved") }
    return Line("a school notice  ", waiting > 0 ? .waiting : .good).adding(parts.joined(separator: ", "))
      .adding(
        "  W shows the week; T says that it is none", .quiet)
  }

  private func decision(_ decision: Decision, _ state: AppState) -> Line {
    switch decision {
    case .abstained(let abstention):
      return Line("no proposal: \(ReasonWords.text(abstention.reason))", .quiet).adding(
        "  \(abstention.detail)".onOneLine, .faint)
    case .suggested(let suggestion, let stateOf):
      let when = Dates.when(suggestion, now: state.now.date)
      switch stateOf {
      case .pending:
        return Line("\(glyphs.dot) ", .waiting).adding(masked(suggestion.title.onOneLine), .strong).adding(
          "  \(when)", .accent
        )
        .adding("  a decides", .quiet)
      case .approved:
        return Line("\(glyphs.check) approved  ", .good).adding(
          "\(masked(suggestion.title.onOneLine))  \(when)")
      case .dismissed:
        return Line("dismissed  ", .quiet).adding("\(masked(suggestion.title.onOneLine))  \(when)", .quiet)
      }
    }
  }

  /// A field is one when its kind says so, or when it was read from a part of the text that is hidden.
  private func isSecret(_ field: Field, _ state: AppState) -> Bool {
    field.isSecret || masked(field.effectiveText) != field.effectiveText
      || state.detail.findings.contains { $0.span.start < field.span.end && field.span.start < $0.span.end }
  }

  /// The words, what they mean where that says more, and what the user corrected.
  private func value(of field: Field, _ state: AppState) -> Line {
    if !state.showsSecrets, isSecret(field, state) {
      return Line(maskedWhole(field.effectiveText.onOneLine), .strong).adding("  Ctrl-R shows it", .faint)
    }
    var line = Line(field.effectiveText.onOneLine, .strong)
    let meaning = FieldWords.meaning(field)
    if !meaning.isEmpty, meaning.lettersAndDigits != field.effectiveText.lettersAndDigits {
      line.add("  \(meaning)", .accent)
    }
    if field.correction != nil { line.add("  corrected by you, read as \(field.text.onOneLine)", .quiet) }
    if let conflict = field.conflict { line.add("  ! \(conflict)", .waiting) }
    guard field.correction == nil else { return line }
    let others = FieldReadings.others(field)
    if !others.isEmpty { line.add("  or \(others.joined(separator: ", or "))?", .waiting) }
    if let other = field.opinion?.text, !other.isEmpty {
      line.add("  or \(other.onOneLine) by the other reader", .quiet)
    }
    return line.adding("  \(FieldReadings.certainty(field))", .faint)
  }
}

extension String {
  /// For telling whether two ways of writing say the same.
  fileprivate var lettersAndDigits: String { filter { $0.isLetter || $0.isNumber } }
}
