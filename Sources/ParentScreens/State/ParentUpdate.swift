import Parent

/// Answers a key or a message. Pure: what happens outside is asked for by effects.
func parentUpdate(_ state: inout ParentState, _ message: ParentMessage) -> [ParentEffect] {
  switch message {
  case .digit(let digit): return press(digit, &state)
  case .back: return goBack(&state)
  case .otherKey: return tell("请按数字键。按0返回，按9再听一遍。", &state)
  case .resized(let size): state.size = size
  case .clock(let now): state.now = now
  case .mails(let mails): return add(mails, &state)
  case .mailsDone:
    let wasLoading = state.mailState != .ready
    state.mailState = .ready
    guard wasLoading else { return [] }
    if state.place == .home {
      let unread = state.mails.count { !$0.isOpened }
      return unread > 0 ? [.say(["有\(unread)封没看过的邮件。"])] : []
    }
    return [.mails, .bills].contains(state.place) ? speakScreen(state) : []
  case .mailsFailed(let problem):
    state.mailState = .failed(problem)
    return [.mails, .bills].contains(state.place) ? speakScreen(state) : []
  case .shots(let shots):
    state.shots = shots
    state.shotState = .ready
    return state.place == .shots ? speakScreen(state) : []
  case .shotsFailed(let problem):
    state.shotState = .failed(problem)
    return state.place == .shots ? speakScreen(state) : []
  case .shot(let shot):
    state.shot = shot
    if case .shot = state.place { return speakScreen(state) }
  case .web(let reading):
    state.web = reading
    if case .page = state.place { return speakScreen(state) }
  case .reminded(let day): return tell("好了，\(day.month)月\(day.day)日会提醒您。", &state)
  case .failed(let problem): return tell(problem.chinese, &state)
  case .voice(let problem):
    state.voiceProblem = problem
    if !problem.isEmpty, state.place == .home { state.notice = problem }
  case .settings(let settings): state.settings = settings
  case .quit: state.isQuitting = true
  }
  return []
}

/// The first screen, and what it needs.
func parentStart(_ state: ParentState) -> [ParentEffect] {
  [.checkVoice, .loadMails, .loadShots] + speakScreen(state)
}

/// Mails come a few at a time; the list keeps its order, newest first.
private func add(_ mails: [ParentMail], _ state: inout ParentState) -> [ParentEffect] {
  state.mailState = .loading
  let known = Set(state.mails.map(\.id))
  state.mails = (state.mails + mails.filter { !known.contains($0.id) }).sorted {
    ($0.moment, $0.id) > ($1.moment, $1.id)
  }
  return []
}

private func speakScreen(_ state: ParentState) -> [ParentEffect] {
  let notice = state.notice.isEmpty ? [] : [state.notice]
  return [.silence, .say(notice + state.panel.spoken(page: state.page))]
}

/// Says what a key did, and shows it.
private func tell(_ sentence: String, _ state: inout ParentState) -> [ParentEffect] {
  state.notice = sentence
  return [.silence, .say([sentence])]
}

private func press(_ digit: Int, _ state: inout ParentState) -> [ParentEffect] {
  defer { state.lastDigit = digit }
  switch digit {
  case 9:
    state.notice = ""
    return speakScreen(state)
  case 0: return goBack(&state)
  case 7, 8: return turnPage(digit == 8 ? 1 : -1, &state)
  default:
    guard let choice = state.panel.choices(onPage: state.page).first(where: { $0.digit == digit })?.choice
    else {
      return tell("这里没有\(digit)。按9再听一遍，按0返回。", &state)
    }
    state.notice = ""
    state.lastDigit = digit
    return perform(choice.step, &state)
  }
}

private func turnPage(_ direction: Int, _ state: inout ParentState) -> [ParentEffect] {
  let next = state.page + direction
  guard (0..<state.panel.pageCount).contains(next) else {
    return tell(direction > 0 ? "后面没有了。" : "前面没有了。", &state)
  }
  state.pages[state.place] = next
  state.notice = ""
  return speakScreen(state)
}

private func goBack(_ state: inout ParentState) -> [ParentEffect] {
  state.notice = ""
  guard state.path.count > 1 else { return tell("这是第一页。要关掉，请按Ctrl-C。", &state) }
  state.path.removeLast()
  return speakScreen(state)
}

private func go(_ place: Place, _ state: inout ParentState) -> [ParentEffect] {
  state.path.append(place)
  state.confirmDigit = state.lastDigit == 1 ? 2 : 1
  state.pages[place] = 0
  return speakScreen(state)
}

private func perform(_ step: Step, _ state: inout ParentState) -> [ParentEffect] {
  switch step {
  case .go(let place):
    if [.mails, .bills].contains(place), case .failed(.noMailBox) = state.mailState {
      return go(.notSetUp(.mail), &state)
    }
    return go(place, &state)
  case .readMail(let id):
    if let index = state.mails.firstIndex(where: { $0.id == id }) { state.mails[index].isOpened = true }
    return [.noteOpened(id)] + go(.mail(id), &state)
  case .readShot(let index):
    guard state.shots.indices.contains(index) else { return [] }
    state.shot = nil
    return [.loadShot(state.shots[index].id)] + go(.shot(index), &state)
  case .setPaid(let id, let isPaid):
    if let index = state.mails.firstIndex(where: { $0.id == id }) { state.mails[index].isPaid = isPaid }
    state.path.removeLast()
    state.notice = isPaid ? "记下了：这张账单付过了。" : "记下了：这张账单还没付。"
    return [.setPaid(id, isPaid)] + speakScreen(state)
  case .remind(let id):
    state.path.removeLast()
    guard let mail = state.mail(id) else { return [] }
    return [.remind(mail)] + tell("正在记提醒。", &state)
  case .openLink(let url):
    state.web = .loading(url)
    state.path.removeLast()
    return [.fetch(url)] + go(.page(url: url), &state)
  case .openInBrowser(let url):
    state.path.removeLast()
    return [.openInBrowser(url)] + tell("在浏览器里打开了。付钱的时候请家人在旁边。", &state)
  case .repeatLast: return speakScreen(state)
  case .back: return goBack(&state)
  case .backTo(let place):
    if let index = state.path.lastIndex(of: place) { state.path.removeSubrange((index + 1)...) }
    return speakScreen(state)
  }
}
