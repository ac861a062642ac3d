import Explaining
import Interpreting
import Parent

/// Answers a key or a message. Pure: what happens outside is asked for by effects.
func parentUpdate(_ state: inout ParentState, _ message: ParentMessage) -> [ParentEffect] {
  let effects = answer(message, &state)
  return effects + wishes(&state)
}

/// The first screen, and what it needs.
func parentStart(_ state: ParentState) -> [ParentEffect] {
  [.checkVoice, .loadMails, .loadShots, .loadReplies] + speakScreen(state)
}

private func answer(_ message: ParentMessage, _ state: inout ParentState) -> [ParentEffect] {
  switch message {
  case .digit(let digit): return press(digit, &state)
  case .back: return goBack(&state)
  case .otherKey: return tell("请按数字键。按0返回，按9再听一遍。", &state)
  case .typed, .erase, .finish: return type(message, &state)
  case .mouse(let event): return point(event, &state)
  case .resized(let size): state.size = size
  case .clock(let now): state.now = now
  case .quit: state.isQuitting = true
  case .voice(let problem):
    state.voiceProblem = problem
    if !problem.isEmpty, state.place == .home { state.notice = problem }
  case .reminded(let day): return tell("好了，\(day.month)月\(day.day)日会提醒您。", &state)
  case .filed(let asPicture): return tell(asPicture ? "网页的图存好了。" : "网页的字存好了。", &state)
  case .browserOpened(let isOpen):
    return tell(isOpen ? "在浏览器里打开了。付钱的时候请家人在旁边。" : "浏览器打不开，请家人看看。", &state)
  case .failed(let problem): return tell(problem.chinese, &state)
  case .draft, .draftFailed, .sent, .replies: return hear(ofReplies: message, &state)
  default: return hear(ofReading: message, &state)
  }
  return []
}

/// What was loaded, fetched, read or found out elsewhere.
private func hear(ofReading message: ParentMessage, _ state: inout ParentState) -> [ParentEffect] {
  switch message {
  case .mails(let mails): return add(mails, &state)
  case .mailsDone:
    let wasLoading = state.mailState != .ready
    state.mailState = .ready
    guard wasLoading else { return [] }
    if state.place == .home {
      let unread = state.mails.count { !$0.isOpened }
      return unread > 0 ? [.say(["有\(unread)封没看过的邮件。"])] : []
    }
    return [.mails, .bills, .pages, .replies].contains(state.place) ? speakScreen(state) : []
  case .mailsFailed(let problem):
    state.mailState = .failed(problem)
    return [.mails, .bills, .pages].contains(state.place) ? speakScreen(state) : []
  case .shots(let shots):
    state.shots = shots
    state.shotState = .ready
    return [.findShotBills(shots.map(\.id))] + (state.place == .shots ? speakScreen(state) : [])
  case .shotsFailed(let problem):
    state.shotState = .failed(problem)
    return state.place == .shots ? speakScreen(state) : []
  case .shot(let shot):
    state.shot = shot
    if case .shot = state.place { return speakScreen(state) }
  case .shotPicture(let picture): state.reading.shotPicture = picture
  case .shotBills(let bills): state.shotBills = bills
  case .pictures(let id, let pictures):
    state.reading.pictures[id] = pictures
    return state.place == .pictures(id) ? speakScreen(state) : []
  case .drawn(let drawing):
    if let wanted = wantedDrawing(state), wanted.isFor(drawing) { state.reading.drawn = drawing }
  case .translated(let text, let translations):
    state.reading.translations[text] = translations
    return state.isLookingAtPart ? speakScreen(state) : []
  case .guess(let id, let kind):
    state.reading.guesses[id] = kind
    if state.place == .mail(id) { return [.say([state.guessSentence(kind)])] }
  case .digest(let source, let sentences):
    state.reading.digests[source] = sentences
    return state.place == .digest(source) ? speakScreen(state) : []
  case .web(let url, let reading):
    state.webs[url] = reading
    guard state.place == .page(url: url) else { return [] }
    state.nextStep = ""
    guard case .ready(let page) = reading else { return speakScreen(state) }
    return speakScreen(state) + [.askNextStep(page)]
  case .nextStep(let url, let id):
    guard case .ready(let page) = state.web, page.url == url else { return [] }
    state.nextStep = id
  case .tools(let translator, let assistant):
    state.helper.translator = translator
    state.helper.assistant = assistant
  case .tested(let part, let problem):
    state.helper.tests[part] = problem
    state.helper.testing = nil
    if state.place == .helperPart(part) { state.notice = "" }
    return state.place == .helperPart(part) ? speakScreen(state) : []
  default: break
  }
  return []
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

/// What the screen lacks and could have: translations of the parts that are shown, the drawing of a picture.
private func wishes(_ state: inout ParentState) -> [ParentEffect] {
  var effects: [ParentEffect] = []
  if state.settings.hasTranslator {
    for text in state.textsToTranslate where state.reading.asked.insert(text).inserted {
      effects.append(.translate(text, names: state.namesHere, reference: state.reference))
    }
  }
  if let wanted = wantedDrawing(state), state.reading.drawn?.isFor(wanted) != true {
    state.reading.drawn = wanted
    effects.append(.draw(wanted))
  }
  return effects
}

func speakScreen(_ state: ParentState) -> [ParentEffect] {
  let notice = state.notice.isEmpty ? [] : [state.notice]
  let panel = state.panel
  return [.silence, .say(notice + panel.spoken(page: state.page(of: panel)))]
}

/// Says what a key did, and shows it.
func tell(_ sentence: String, _ state: inout ParentState) -> [ParentEffect] {
  state.notice = sentence
  return [.silence, .say([sentence])]
}
