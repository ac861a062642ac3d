import Parent

func perform(_ step: Step, _ state: inout ParentState) -> [ParentEffect] {
  switch step {
  case .go(let place): return enter(place, &state)
  case .readMail(let id):
    guard let index = state.mails.firstIndex(where: { $0.id == id }) else { return go(.mail(id), &state) }
    state.mails[index].isOpened = true
    let mail = state.mails[index]
    var effects: [ParentEffect] = [.noteOpened(id)] + go(.mail(id), &state)
    if mail.explanation.hasAbstained, !state.settings.assistant.isEmpty, state.reading.guesses[id] == nil {
      effects.append(.guess(mail))
    }
    return effects
  case .readShot(let id):
    guard let index = state.shots.firstIndex(where: { $0.id == id }) else { return [] }
    state.shot = nil
    state.reading.shotPicture = nil
    return [.loadShot(id)] + go(.shot(index), &state)
  case .setPaid(let source, let isPaid): return setPaid(source, isPaid, &state)
  case .remind(let source):
    state.path.removeLast()
    guard let bill = state.bill(source) else { return [] }
    return [.remind(bill)] + tell("正在记提醒。", &state)
  case .openLink(let url):
    state.webs[url] = .loading
    state.reading.digests[.page] = nil
    state.path.removeLast()
    return [.fetch(url)] + go(.page(url: url), &state)
  case .openInBrowser(let url):
    state.path.removeLast()
    return [.openInBrowser(url)] + tell("正在打开浏览器。", &state)
  case .filePage:
    guard case .ready(let page) = state.web else { return [] }
    return [.filePage(page)] + tell("正在存网页。", &state)
  case .chooseReply(let id, let reply):
    guard let draft = state.mail(id).flatMap({ ReplyDraft(reply, to: $0) }) else { return [] }
    state.answering.draft = draft
    return go(.confirmReply(id), &state)
  case .send: return send(&state)
  case .sendAgain(let id):
    leaveAnswering(&state)
    return [.sendAgain(id)] + tell("正在寄。", &state)
  case .dropReply(let id):
    leaveAnswering(&state)
    return [.dropReply(id)] + tell("删掉了，没有寄。", &state)
  case .test(let part):
    state.helper.testing = part
    state.helper.tests[part] = nil
    return [.test(part)] + tell("正在测试。Testing…", &state)
  case .repeatLast: return speakScreen(state)
  case .back: return goBack(&state)
  }
}

/// Goes to a place, with what has to be asked for on the way.
private func enter(_ place: Place, _ state: inout ParentState) -> [ParentEffect] {
  switch place {
  case .mails, .bills, .pages:
    let hasShots = place == .bills && !state.bills.isEmpty
    if case .failed(.noMailBox) = state.mailState, !hasShots { return go(.notSetUp(.mail), &state) }
  case .replies where !state.settings.canReply: return go(.notSetUp(.reply), &state)
  case .pictures(let id):
    guard let mail = state.mail(id), state.reading.pictures[id] == nil else { break }
    return go(place, &state) + [.readPictures(mail)]
  case .digest(let source) where state.reading.digests[source] == nil:
    return go(place, &state) + [.digest(source, state.text(of: source))]
  case .helper: return go(place, &state) + [.checkTools]
  case .compose: state.answering.text = ""
  default: break
  }
  return go(place, &state)
}

private func setPaid(_ source: ParentBill.Source, _ isPaid: Bool, _ state: inout ParentState)
  -> [ParentEffect]
{
  guard let bill = state.bill(source) else { return goBack(&state) }
  switch source {
  case .mail(let id):
    if let index = state.mails.firstIndex(where: { $0.id == id }) { state.mails[index].isPaid = isPaid }
  case .shot(let id):
    if let index = state.shotBills.firstIndex(where: { $0.id == id }) {
      state.shotBills[index].isPaid = isPaid
    }
    if state.shot?.id == id { state.shot?.isPaid = isPaid }
  }
  state.path.removeLast()
  state.notice = isPaid ? "记下了：这张账单付过了。" : "记下了：这张账单还没付。"
  return [.setPaid(bill.id, isPaid)] + speakScreen(state)
}

private func send(_ state: inout ParentState) -> [ParentEffect] {
  guard let draft = state.answering.draft, let mail = state.mail(draft.mailID) else { return goBack(&state) }
  state.answering.draft = nil
  state.answering.text = ""
  leaveAnswering(&state)
  return [.send(draft, mail)] + tell("正在寄。", &state)
}

/// Back to where answering began, so that no key sends the same once more.
private func leaveAnswering(_ state: inout ParentState) {
  while let place = state.path.last, place.isAnswering { state.path.removeLast() }
}

extension Place {
  fileprivate var isAnswering: Bool {
    switch self {
    case .reply, .compose, .confirmReply, .keptReply, .confirmSendAgain, .confirmDrop: true
    default: false
    }
  }
}

/// What became of answers.
func hear(ofReplies message: ParentMessage, _ state: inout ParentState) -> [ParentEffect] {
  switch message {
  case .draft(let draft):
    state.answering.isWorking = false
    // Left in the meantime: nothing is shown, nothing is sent.
    guard state.place == .compose(draft.mailID) else { return [] }
    state.answering.draft = draft
    state.notice = ""
    state.lastDigit = nil
    return go(.confirmReply(draft.mailID), &state)
  case .draftFailed(let problem):
    state.answering.isWorking = false
    return tell(problem.chinese, &state)
  case .sent(let reply):
    let copy = reply.lacksCopy ? "但是邮箱的“已发送”里没有放进去，这里留了一份。" : ""
    return [.loadReplies] + tell("寄出去了：\(reply.chinese)\(copy)", &state)
  case .replies(let replies): state.answering.replies = replies
  default: break
  }
  return []
}
