import Drawer
import Extraction
import Specimens
import Terminal

/// One row of the detail screen; all but blanks can be chosen.
enum DetailRow: Hashable {
  case title, origin, saved, collections, decision, note
  case field(Int)
  /// A line of the text, wrapped to the pane.
  case text(WrappedLine, isFirst: Bool)
  case failure
  case blank

  var isChoosable: Bool { self != .blank }
}

extension AppState {
  var detailLayout: SpecimenLayout { SpecimenLayout(self) }
  var detailHeight: Int { max(1, detailLayout.rows.height) }

  var detailRows: [DetailRow] {
    guard let specimen = detail.specimen else { return [] }
    var rows: [DetailRow] = [.title, .note, .saved, .origin, .collections, .decision]
    if !specimen.fields.isEmpty {
      rows.append(.blank)
      rows += specimen.fields.indices.map { .field($0) }
    }
    rows.append(.blank)
    switch specimen.reading {
    case .failed: rows.append(.failure)
    case .read(let reading):
      if reading.lack != nil { rows.append(.failure) }
      let text =
        showsSecrets
        ? reading.text
        : Sensitive.masked(reading.text, hiding: detail.findings, with: look.glyphs.secret)
      let lines = TextWidth.wrap(text, width: max(8, detailLayout.valueWidth))
      for (place, line) in lines.enumerated() { rows.append(.text(line, isFirst: place == 0)) }
    }
    return rows
  }

  var selectedDetailRow: DetailRow? {
    let rows = detailRows
    return rows.indices.contains(detail.cursor.index) ? rows[detail.cursor.index] : nil
  }

  var canEditSelectedRow: Bool {
    switch selectedDetailRow {
    case .title, .note, .origin, .collections, .field: true
    case .decision: detail.specimen?.decision.pending != nil
    default: false
    }
  }

  /// The words of a row, as copied or put into the field that edits it.
  func text(of row: DetailRow) -> String {
    guard let specimen = detail.specimen else { return "" }
    switch row {
    case .title: return specimen.effectiveTitle
    case .note: return specimen.note
    case .origin: return specimen.origin.name ?? ""
    case .saved: return specimen.saved.moment.description
    case .collections: return collectionNames(of: specimen).joined(separator: ", ")
    case .decision: return specimen.decision.suggestion?.title ?? ""
    case .field(let place):
      return specimen.fields.indices.contains(place) ? specimen.fields[place].effectiveText : ""
    case .text(let line, _):
      // What is copied is the text itself: asking for it is asking to have it.
      let scalars = Array((specimen.reading.reading?.text ?? "").unicodeScalars)
      let range = line.source.clamped(to: 0..<scalars.count)
      return String(String.UnicodeScalarView(scalars[range]))
    case .failure, .blank: return ""
    }
  }

  func collectionNames(of specimen: Specimen) -> [String] {
    let kind = specimen.assignment.collection
    let manual = overview.manual.filter { specimen.collections.contains($0.collection.id) }
    return (kind == .none && !manual.isEmpty ? [] : [kind.title]) + manual.map { $0.collection.name + "*" }
  }

  /// Where the chosen row stands on the picture.
  var evidenceBox: Box? {
    guard let specimen = detail.specimen, let row = selectedDetailRow else { return nil }
    let reading = specimen.reading.reading
    switch row {
    case .field(let place):
      return specimen.fields.indices.contains(place) ? specimen.fields[place].boxes.enclosing : nil
    case .text(let line, _):
      return reading?.boxes(of: TextSpan(line.source.lowerBound, line.source.upperBound)).enclosing
    case .decision:
      let spans = specimen.decision.suggestion?.evidence.map(\.span) ?? []
      return EvidenceCrop.focus(spans.flatMap { reading?.boxes(of: $0) ?? [] })
    case .title where !detail.matchBoxes.isEmpty: return EvidenceCrop.focus(detail.matchBoxes)
    default: return nil
    }
  }
}

extension [Box] {
  /// The smallest box around all of them.
  var enclosing: Box? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { $0.union($1) }
  }
}

/// How the detail screen shares the screen out.
struct SpecimenLayout: Hashable {
  /// Empty without a picture.
  var picture: Rect
  var rows: Rect
  /// Columns for the names of the rows.
  let labelWidth: Int
  var valueWidth: Int { rows.width - labelWidth - 3 }

  init(_ state: AppState) {
    let content = state.content
    labelWidth = content.width < 50 ? 8 : 11
    let hasPicture = state.detail.specimen?.media.kind == .image && !state.isTextOnly
    if hasPicture, state.detail.isEnlarged {
      picture = content
      rows = Rect(x: content.x, y: content.maxY, width: content.width, height: 0)
    } else if hasPicture, content.width >= 60, content.height >= 6 {
      let columns = min(content.width * 2 / 5, max(24, content.height * 5 / 4))
      (picture, rows) = content.splitLeft(columns)
    } else {
      picture = Rect(x: 0, y: 0, width: 0, height: 0)
      rows = content
    }
  }
}
