import Assist
import Decisions
import Specimens

/// What a decision service makes of labelled texts, as Curio would take it: where it is late, wrong or silent the
/// local rules answer.
struct AssistScore: Encodable {
  /// With the local rules in place of each fault.
  private(set) var score = SuggestionScore()
  private(set) var asked = 0
  /// What was wrong, and how often.
  private(set) var faults: [String: Int] = [:]
  /// Milliseconds of each question, faults included.
  private(set) var milliseconds: [Double] = []

  /// - Throws: a usage error for an address that can't be used, or one on the internet without consent.
  static func measured(
    at address: String, consent: String?, _ texts: [LabelledText], _ context: Context
  ) throws -> AssistScore {
    let place: AssistPlace
    do throws(AssistProblem) { place = try AssistPlace.find(address) } catch {
      throw UsageError(error.message, command: "eval")
    }
    guard !place.isPublic || consent?.lowercased() == place.address.host else {
      throw UsageError(
        "\(place.address.host) is on the internet: --consent \(place.address.host) sends the texts there",
        command: "eval")
    }
    let service = AssistService(
      place, token: context.environment["CURIO_ASSIST_SECRET"],
      authorityFile: context.environment["CURIO_ASSIST_AUTHORITY"])
    var measured = AssistScore()
    for text in texts { try measured.add(text, service, context) }
    return measured
  }

  private mutating func add(_ text: LabelledText, _ service: AssistService, _ context: Context) throws {
    let line = SuggestionEngine().answer(
      id: nil, text: text.text, reference: text.reference, languages: text.languages)
    let question = AssistQuestion(text: text.text, reference: text.reference, fields: line.entities)
    var findings = line.answer.findings
    let local = findings
    let begun = ContinuousClock.now
    let answer = try context.wait { () -> Result<Verdict, AssistProblem> in
      do throws(AssistProblem) {
        return .success(
          try await service.reply(to: question).verdict(
            on: question, findings: local, uid: "preview@curio.invalid",
            madeAt: Instant(utc: text.reference), now: text.reference, host: service.place.address.host))
      } catch {
        return .failure(error)
      }
    }
    let elapsed = (ContinuousClock.now - begun).components
    milliseconds.append(Double(elapsed.seconds) * 1000 + Double(elapsed.attoseconds) / 1e15)
    asked += 1
    switch answer {
    case .success(let verdict): findings.verdict = verdict
    case .failure(let problem): faults[problem.message, default: 0] += 1
    }
    score.add(findings, for: text)
  }

  var lines: [String] {
    let median = Int(Timings(milliseconds: milliseconds).percentile(50).rounded())
    let wrong = faults.values.reduce(0, +)
    return ["with the assist: asked \(asked)  faults \(wrong)  median \(median) ms"]
      + faults.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
        "  \($0.value)  \(printable($0.key))"
      }
      + score.lines
  }
}
