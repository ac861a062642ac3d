import Parent
import Terminal

func press(_ digit: Int, _ state: inout ParentState) -> [ParentEffect] {
  defer { state.lastDigit = digit }
  switch digit {
  case 9:
    state.notice = ""
    return speakScreen(state)
  case 0: return goBack(&state)
  case 7, 8: return turnPage(digit == 8 ? 1 : -1, &state)
  default:
    let panel = state.panel
    let page = state.page(of: panel)
    if panel.isUnread(onPage: page) { return tell("还没有看完，请按8看下一页。", &state) }
    guard let choice = panel.choices(onPage: page).first(where: { $0.digit == digit })?.choice else {
      return tell("这里没有\(digit)。按9再听一遍，按0返回。", &state)
    }
    state.notice = ""
    state.lastDigit = digit
    return perform(choice.step, &state)
  }
}

private func turnPage(_ direction: Int, _ state: inout ParentState) -> [ParentEffect] {
  let panel = state.panel
  let next = state.page(of: panel) + direction
  guard (0..<panel.pageCount).contains(next) else {
    return tell(direction > 0 ? "后面没有了。" : "前面没有了。", &state)
  }
  state.pages[state.place] = next
  state.notice = ""
  return speakScreen(state)
}

func goBack(_ state: inout ParentState) -> [ParentEffect] {
  state.notice = ""
  if state.path.count == 1, state.page > 0 {
    state.pages[state.place] = 0
    return speakScreen(state)
  }
  guard state.path.count > 1 else { return tell("这是第一页。要关掉，请按Ctrl-C。", &state) }
  if case .compose = state.place {
    state.answering.text = ""
    state.answering.isWorking = false
  }
  if case .page = state.place {
    state.reading.digests[.page] = nil
    state.nextStep = ""
  }
  state.path.removeLast()
  return speakScreen(state)
}

func go(_ place: Place, _ state: inout ParentState) -> [ParentEffect] {
  state.path.append(place)
  state.confirmDigit = state.lastDigit == 1 ? 2 : 1
  state.pages[place] = 0
  return speakScreen(state)
}

/// A text field: every printable key is text.
func type(_ message: ParentMessage, _ state: inout ParentState) -> [ParentEffect] {
  guard case .compose(let id) = state.place, let mail = state.mail(id), !state.answering.isWorking else {
    return []
  }
  switch message {
  case .typed(let text):
    state.notice = ""
    let room = max(0, 2000 - state.answering.text.count)
    state.answering.text += text.filter { !$0.isNewline || text.count > 1 }.prefix(room)
  case .erase:
    if !state.answering.text.isEmpty { state.answering.text.removeLast() }
  case .finish:
    let text = state.answering.text.split(separator: "\n").joined(separator: "\n")
    guard text.contains(where: { !$0.isWhitespace }) else { return tell("还没有写字。写好了按回车。", &state) }
    state.answering.isWorking = true
    return tell("正在准备，请等一下。", &state) + [.draftReply(text, mail)]
  default: break
  }
  return []
}

/// A click is the digit of what was clicked; a drag chooses what lies in its box.
func point(_ event: MouseEvent, _ state: inout ParentState) -> [ParentEffect] {
  switch event.action {
  case .press(.left):
    state.mouse = MouseDrag(start: event.position, end: event.position)
  case .drag(.left):
    if state.mouse.start != nil { state.mouse.end = event.position }
  case .release(.left):
    guard state.mouse.start != nil else { return [] }
    state.mouse.end = event.position
    let drag = state.mouse
    state.mouse = MouseDrag()
    if let box = drag.box { return choose(box, &state) }
    let layout = ParentLayout(state)
    guard let digit = layout.choices.first(where: { $0.area.contains(event.position) })?.digit else {
      return []
    }
    return press(digit, &state)
  case .wheelDown, .wheelUp:
    let panel = state.panel
    let next = state.page(of: panel) + (event.action == .wheelDown ? 1 : -1)
    guard (0..<panel.pageCount).contains(next) else { return [] }
    return turnPage(event.action == .wheelDown ? 1 : -1, &state)
  default: break
  }
  return []
}

private func choose(_ box: Rect, _ state: inout ParentState) -> [ParentEffect] {
  let layout = ParentLayout(state)
  let text: String
  if case .picture(let source) = state.place, let picture = state.picture(source), let area = layout.picture,
    let drawn = state.reading.drawn?.cells
  {
    let frame = ParentLayout.frame(of: drawn, in: area)
    text = picture.text(in: ParentLayout.pixels(of: box, in: frame, of: picture))
  } else {
    text = layout.text(in: box)
  }
  guard text.contains(where: { !$0.isWhitespace }) else { return tell("这里没有字。", &state) }
  state.notice = ""
  state.lastDigit = nil
  return go(.selection(state.sourceHere, text), &state)
}
