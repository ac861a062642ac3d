import Terminal

extension Painter {
  mutating func drawDialog(_ state: AppState) {
    coverTargets()
    hideCursor()
    switch state.dialog {
    case .help(let help): drawHelp(help, state)
    case .message(let message): drawMessage(message, state)
    case .confirm(let confirm): drawConfirm(confirm, state)
    case .choice(let choice): drawChoice(choice, state)
    case .prompt(let prompt): drawPrompt(prompt, state)
    case .editor(let editor): drawEditor(editor, state)
    case .form(let form): drawForm(form, state)
    case .palette(let palette): drawPalette(palette, state)
    case nil: break
    }
  }

  /// A framed box in the middle for so many rows; returns what is inside.
  mutating func box(_ title: String, rows: Int, _ state: AppState, width: Int? = nil) -> Rect {
    let size = Size(columns: width ?? DialogText.width(in: state), rows: rows + 2)
    let area = state.content.centered(size)
    clearPictures(under: area)
    fill(area, .text)
    frame(area, title: title.onOneLine, isChosen: true)
    return area.inset(x: 2, y: 1)
  }

  private mutating func drawHelp(_ help: HelpDialog, _ state: AppState) {
    let lines = state.helpLines(help.place)
    let title = help.place.map { "Keys: \($0.title)" } ?? "All keys"
    let inner = box(title, rows: lines.count, state)
    let seen = help.cursor.window(count: lines.count, height: inner.height)
    let keyWidth = state.helpKeyWidth
    for (row, place) in seen.enumerated() {
      let (line, y) = (lines[place], inner.y + row)
      // The chosen line is only where the reading is; it has a mark and no ground.
      if place == help.cursor.index, lines.count > inner.height {
        put(glyphs.selected, x: inner.x - 1, y: y, .accent)
      }
      if line.isHeading {
        put(line.text, x: inner.x, y: y, .title, width: inner.width)
      } else {
        put(line.keys.plain(glyphs), x: inner.x, y: y, .key, width: keyWidth)
        put(line.text, x: inner.x + keyWidth + 1, y: y, width: inner.width - keyWidth - 1)
      }
    }
    scrollBar(
      Rect(x: inner.x, y: inner.y, width: inner.width + 2, height: inner.height), shown: seen, of: lines.count
    )
  }

  private mutating func drawMessage(_ message: MessageDialog, _ state: AppState) {
    let lines = DialogText.wrapped(message, in: state)
    let inner = box(message.title, rows: lines.count, state)
    let seen = message.cursor.window(count: lines.count, height: inner.height)
    for (row, place) in seen.enumerated() {
      put(lines[place], x: inner.x, y: inner.y + row, width: inner.width)
    }
    scrollBar(
      Rect(x: inner.x, y: inner.y, width: inner.width + 2, height: inner.height), shown: seen, of: lines.count
    )
  }

  private mutating func drawConfirm(_ confirm: ConfirmDialog, _ state: AppState) {
    let title = DialogText.wrapped([confirm.title], in: state)
    let lines = DialogText.wrapped(confirm.lines, in: state)
    let inner = box("", rows: title.count + lines.count + 2, state)
    var y = inner.y
    for line in title where y < inner.maxY - 1 {
      put(line, x: inner.x, y: y, .strong, width: inner.width)
      y += 1
    }
    // A line stays free above the answers.
    let room = max(0, inner.maxY - 2 - y)
    let seen = confirm.cursor.window(count: lines.count, height: room)
    for (row, place) in seen.enumerated() {
      put(lines[place], x: inner.x, y: y + row, .text, width: inner.width)
    }
    scrollBar(
      Rect(x: inner.x, y: y, width: inner.width + 2, height: room), shown: seen, of: lines.count)
    // The answers have the last line for sure.
    let yes = Line(" Enter ", .key).adding(confirm.yes + " ", .strong)
    let no = Line(" Esc ", .key).adding(confirm.no + " ", .strong)
    let last = inner.maxY - 1
    let used = put(yes, x: inner.x, y: last, width: inner.width)
    target(Rect(x: inner.x, y: last, width: used, height: 1), .action(.accept))
    let more = put(no, x: inner.x + used + 2, y: last, width: inner.width - used - 2)
    target(Rect(x: inner.x + used + 2, y: last, width: more, height: 1), .action(.decline))
  }

  private mutating func drawChoice(_ choice: ChoiceDialog, _ state: AppState) {
    let title = DialogText.longTitle(choice.title, in: state)
    let words = DialogText.words(of: choice, in: state)
    let inner = box(title == nil ? choice.title : "", rows: words.count + choice.options.count, state)
    let (top, list) = inner.splitTop(max(0, min(words.count, inner.height - min(3, choice.options.count))))
    for (row, line) in words.prefix(top.height).enumerated() {
      put(line, x: top.x, y: top.y + row, row < title?.count ?? 0 ? .strong : .quiet, width: top.width)
    }
    let seen = choice.cursor.window(count: choice.options.count, height: list.height)
    for (row, place) in seen.enumerated() {
      let option = choice.options[place]
      let area = Rect(x: list.x, y: list.y + row, width: list.width, height: 1)
      let paper = drawRowGround(area, isChosen: place == choice.cursor.index)
      put(option.isOn ? glyphs.check : " ", x: area.x + 2, y: area.y, .good, on: paper)
      put(option.label.onOneLine, x: area.x + 4, y: area.y, .text, width: area.width - 5, on: paper)
      target(area, .row(place))
    }
    scrollBar(
      Rect(x: list.x, y: list.y, width: list.width + 2, height: list.height), shown: seen,
      of: choice.options.count)
  }

  private mutating func drawPrompt(_ prompt: PromptDialog, _ state: AppState) {
    let title = DialogText.longTitle(prompt.title, in: state)
    let lines = (title ?? []) + DialogText.wrapped(prompt.lines, in: state)
    let problem = prompt.problem.map { DialogText.wrapped([$0], in: state) } ?? []
    let inner = box(title == nil ? prompt.title : "", rows: lines.count + 1 + problem.count, state)
    // The field has its row for sure; the words above it give way.
    let above = max(0, min(lines.count, inner.height - 1 - min(1, problem.count)))
    for (row, line) in lines.prefix(above).enumerated() {
      put(
        line, x: inner.x, y: inner.y + row, row < title?.count ?? 0 ? .strong : .quiet, width: inner.width)
    }
    field(prompt.field, x: inner.x, y: inner.y + above, width: inner.width)
    for (row, line) in problem.enumerated() where above + 1 + row < inner.height {
      put(line, x: inner.x, y: inner.y + above + 1 + row, .problem, width: inner.width)
    }
  }
}
