import Assist
import Decisions
import DrawerStore
import Notices
import Specimens

// The assist is asked only while it is switched on at an address that the user agreed to. Every question is noted in
// the log, without a word of what it held.
extension Drawer {
  /// The specimen as the assist would decide on it; unchanged where it is off, late or wrong.
  func assisted(_ specimen: Specimen) async -> Specimen {
    guard let verdict = await assistVerdict(on: specimen) else { return specimen }
    var decided = specimen
    composer.decide(&decided, now: clock.localNow, habits: habits(), verdict: verdict)
    return decided
  }

  /// The assist's checked verdict on a specimen, or nil: the local rules decide then.
  func assistVerdict(on specimen: Specimen) async -> Verdict? {
    guard let service = assistService(), specimen.isOpen, mayTell(of: specimen), !specimen.looksLikeNotice,
      let findings = composer.findings(on: specimen, now: clock.localNow)
    else { return nil }
    let question = assistQuestion(on: specimen)
    let host = service.place.address.host
    return await told("asked assist about", specimen.id, service) { () async throws(AssistProblem) in
      try await service.reply(to: question).verdict(
        on: question, findings: findings, uid: SpecimenComposer.uid(of: specimen.id),
        madeAt: specimen.importedAt, now: self.clock.localNow, host: host)
    }
  }

  /// The same results, the first of them in the order that the assist gives; unchanged where it is off, late or
  /// wrong. None is added and none is lost. Nothing is asked where one of those it would be told of is none of its
  /// business.
  public func reordered(_ outcome: SearchOutcome) async -> SearchOutcome {
    guard outcome.results.count > 1, let service = assistService(),
      outcome.results.prefix(OrderQuestion.most).allSatisfy({ result in
        (try? folder.specimen(result.id)).map { mayTell(of: $0) } ?? false
      })
    else { return outcome }
    let question = OrderQuestion(
      query: outcome.query, results: outcome.results.map { ($0.card.title, $0.snippet) })
    let order = await told("asked assist for an order", nil, service) { () async throws(AssistProblem) in
      try await service.order(question)
    }
    guard let order, order != Array(order.indices) else { return outcome }
    var changed = outcome
    changed.results = order.map { outcome.results[$0] } + outcome.results.dropFirst(order.count)
    changed.orderedBy = service.place.address.host
    return changed
  }

  /// True while it may be asked.
  public var usesAssist: Bool { settingsFile.load().settings.agreedAssist != nil }

  /// Mail never leaves the machine, and school notices do only when a person saw their words and said yes.
  private func mayTell(of specimen: Specimen) -> Bool {
    specimen.staysHere != true && specimen.isOfTellableKind
      && !FamilyFolder(paths).isNotice(specimen.id.description)
  }

  func assistQuestion(on specimen: Specimen) -> AssistQuestion {
    AssistQuestion(
      text: specimen.content, reference: specimen.saved.moment, fields: composer.entities(of: specimen))
  }

  /// - Parameter evenResting: although it did not answer a moment ago; for what a person asks for.
  func assistService(evenResting: Bool = false) -> AssistService? {
    let stored = settingsFile.load().settings
    guard let consent = stored.agreedAssist, let address = AssistPlace.address(consent.address),
      evenResting || !isAssistResting
    else { return nil }
    return AssistService(
      AssistPlace(address: address, isPublic: consent.isPublic),
      token: environment[Drawer.assistSecretVariable], secretFile: stored.assistSecretFile,
      authorityFile: environment["CURIO_ASSIST_AUTHORITY"])
  }

  private func told<Value: Sendable>(
    _ event: StaticString, _ id: SpecimenID?, _ service: AssistService,
    _ work: () async throws(AssistProblem) -> Value
  ) async -> Value? {
    try? await noted(event, id, work).get()
  }

  /// Asks, and notes in the log that it was asked and how that went.
  func noted<Value: Sendable>(
    _ event: StaticString, _ id: SpecimenID?, _ work: () async throws(AssistProblem) -> Value
  ) async -> Result<Value, AssistProblem> {
    let begun = ContinuousClock.now
    var result: Result<Value, AssistProblem>
    var outcome: DrawerLog.StaticWord = "taken"
    do throws(AssistProblem) {
      result = .success(try await work())
    } catch {
      result = .failure(error)
      outcome = error.word
      if error.isOutage { rest() }
    }
    let elapsed = (ContinuousClock.now - begun).components
    let milliseconds = Int(elapsed.seconds) * 1000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
    if let id {
      log.note(event, .id(id), .milliseconds(milliseconds), .word(outcome), at: clock.now())
    } else {
      log.note(event, .milliseconds(milliseconds), .word(outcome), at: clock.now())
    }
    return result
  }

  // MARK: A service that is down

  /// A service that does not answer would cost its whole budget with every picture.
  private static let restSeconds = 60

  private var isAssistResting: Bool {
    assistRest.withLock { rest in
      guard let until = rest else { return false }
      if clock.now() < until { return true }
      rest = nil
      return false
    }
  }

  private func rest() {
    let until = Instant(secondsSince1970: clock.now().secondsSince1970 + Drawer.restSeconds)
    assistRest.withLock { $0 = until }
  }
}

extension Specimen {
  /// What the user decided on, changed or answered needs no second word.
  fileprivate var isOpen: Bool {
    reading.reading != nil && answer == nil && !decision.isSettled && decision.pending?.isEdited != true
  }

  /// It is taken for a notice only after it was filed, by who knows the children.
  fileprivate var looksLikeNotice: Bool {
    let text = content
    guard NoticeSigns(text, children: []).mayBeNotice else { return false }
    let reading = NoticeReader().read(text, reference: saved.moment, children: [])
    return !reading.cards.isEmpty || !reading.changes.isEmpty
  }

  fileprivate var isOfTellableKind: Bool {
    guard media.kind != .mail else { return false }
    switch documentKind.flatMap(DocumentKind.init(rawValue:)) {
    // Codes and passwords by nature, with nothing to schedule.
    case .oneTimeCode, .wifi: return false
    case .schoolEvent: return false
    default: return true
    }
  }
}

extension AssistProblem {
  fileprivate var word: DrawerLog.StaticWord {
    switch self {
    case .network: "unreachable"
    case .late: "late"
    case .status: "failed"
    case .refused: "refused"
    case .secret: "no secret"
    }
  }

  /// The service is not there, as against one that answered badly.
  fileprivate var isOutage: Bool {
    switch self {
    case .network, .late, .secret: true
    case .status, .refused: false
    }
  }
}
