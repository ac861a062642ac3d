import Specimens
import Terminal

private enum FormLayout {
  /// Columns of `2026-12-04 19:30` and the cursor behind it.
  static let moment = 17
}

extension Painter {
  mutating func drawForm(_ form: EntryForm, _ state: AppState) {
    let rows = form.rows
    let problems = rows.compactMap { form.problems[$0] }.prefix(1)
    let inner = box("Edit the entry", rows: EntryForm.Row.allCases.count + 2, state)
    // Small screens scroll the form so that the part at hand is in sight.
    let chosen = rows.firstIndex(of: form.row) ?? 0
    let room = max(1, inner.height - (problems.isEmpty ? 0 : 1))
    let seen = ListCursor(index: chosen).window(count: rows.count, height: room)
    let labelWidth = min(10, inner.width / 3)
    for (line, place) in seen.enumerated() {
      let (row, y) = (rows[place], inner.y + line)
      let isChosen = row == form.row
      put(isChosen ? glyphs.selected : " ", x: inner.x - 1, y: y, .accent)
      put(
        label(row, form), x: inner.x, y: y, form.problems[row] == nil ? .label : .problem, width: labelWidth)
      let x = inner.x + labelWidth + 1
      var width = inner.width - labelWidth - 1
      if let day = form.day(of: row), width >= FormLayout.moment + 4 {
        width = FormLayout.moment
        put(Dates.weekday(day), x: x + width + 1, y: y, .quiet, width: 3)
      }
      if let text = form[row] {
        if isChosen {
          field(text, x: x, y: y, width: width)
        } else {
          put(text.isEmpty ? glyphs.dash : text.text, x: x, y: y, text.isEmpty ? .faint : .text, width: width)
        }
      } else {
        put(switchText(row, form), x: x, y: y, isChosen ? .chosen : .text, width: width)
      }
      target(Rect(x: inner.x, y: y, width: inner.width, height: 1), .formRow(row))
    }
    if let problem = problems.first {
      put(problem, x: inner.x, y: inner.maxY - 1, .problem, width: inner.width)
    }
  }

  private func label(_ row: EntryForm.Row, _ form: EntryForm) -> String {
    switch row {
    case .title: "title"
    case .kind: "kind"
    case .allDay: "all day"
    case .start: form.kind == .event ? "start" : "due"
    case .end: "end"
    case .place: "where"
    case .alarms: "remind"
    }
  }

  private func switchText(_ row: EntryForm.Row, _ form: EntryForm) -> String {
    switch row {
    case .kind: form.kind == .event ? "calendar event" : "reminder"
    case .allDay: form.isAllDay ? "yes" : "no"
    default: ""
    }
  }

  mutating func drawEditor(_ editor: EditorDialog, _ state: AppState) {
    let inner = box("Text to file", rows: max(3, state.content.height - 2), state)
    let lines = editor.field.lines
    let (line, column) = editor.field.position
    let seen = ListCursor(index: line).window(count: lines.count, height: inner.height)
    for (row, place) in seen.enumerated() {
      if place == line {
        // The line at hand scrolls sideways, as a field does.
        let shown = FieldWindow(Array(lines[place]), cursor: column, width: inner.width)
        put(shown.text, x: inner.x, y: inner.y + row, width: inner.width)
        cursor(x: inner.x + shown.cursorColumn, y: inner.y + row)
      } else {
        put(lines[place], x: inner.x, y: inner.y + row, width: inner.width)
      }
    }
  }
}
