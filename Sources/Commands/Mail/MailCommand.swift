import Explaining
import Foundation
import Mail
import Specimens

extension CommandSpec {
  static let mail = CommandSpec(
    name: "mail",
    summary: "explain mails in Simplified Chinese",
    arguments: "explain FILE.eml… [--reference MOMENT]",
    options: [
      .flag("jsonl", "one JSON line a mail, in the order given"),
      .value("reference", "MOMENT", "what counts as now, YYYY-MM-DDTHH:MM (default: now)"),
    ],
    details: """
      {"path","kind","sender":{"name","address"},"amount","currency","dueDate","action","links":[{"url","host"}],
      "suspicious","signals","zh":[sentences],"abstained"}. Amounts, dates, names and links are taken from the mail
      or left out; what can't be told is listed with "abstained": true. A file that can't be read gives
      {"path","error":{"code","message"}} and the rest go on. Nothing is sent or fetched.
      """,
    examples: ["curio mail explain bill.eml", "curio mail explain --jsonl *.eml"],
    argumentCount: 2...1_000_000
  ) { invocation, context in
    guard invocation.arguments.first == "explain" else {
      throw UsageError("`curio mail` knows: explain", command: "mail")
    }
    let paths = invocation.arguments.dropFirst()
    let now = try invocation.reference(context)
    var failures = 0
    for path in paths where !context.output.isClosed {
      do throws(MailFileError) {
        let explanation = Explainer().explain(try MailFile.read(path), now: now)
        try? print(path, explanation, invocation, context)
      } catch {
        failures += 1
        if invocation.isJSON {
          try context.output.json(
            MailLine.Failure(path: path, error: .init(code: error.code, message: error.message)))
        } else {
          context.output.problem(printable(error.message))
        }
      }
    }
    return failures == 0 ? .done : failures == paths.count ? .failed : .partial
  }

  @Sendable private static func print(
    _ path: String, _ explanation: MailExplanation, _ invocation: Invocation, _ context: Context
  ) throws {
    if invocation.isJSON {
      try context.output.json(MailLine(path: path, explanation))
      return
    }
    if invocation.arguments.count > 2 { context.output.line("\(printable(path)):") }
    for sentence in explanation.chinese { context.output.line(printable(sentence)) }
  }
}

/// One answer of `curio mail explain`.
struct MailLine: Encodable {
  struct Sender: Encodable { var name, address: String }
  struct Link: Encodable { var url, host, text, role: String }
  struct Failure: Encodable {
    var path: String
    var error: ErrorAnswer.Problem
  }

  var path: String
  var explanation: MailExplanation

  init(path: String, _ explanation: MailExplanation) {
    self.path = path
    self.explanation = explanation
  }

  private enum Key: String, CodingKey {
    case path, kind, sender, amount, currency, dueDate, eventDateTime, action, links, suspicious, signals, zh,
      abstained
  }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(path, forKey: .path)
    try c.encode(explanation.kind.rawValue, forKey: .kind)
    try c.encode(Sender(name: explanation.sender.name, address: explanation.sender.address), forKey: .sender)
    try c.encode(explanation.money?.amount, forKey: .amount)
    try c.encode(explanation.money?.currency, forKey: .currency)
    try c.encode(explanation.dueDate, forKey: .dueDate)
    let event = explanation.event.map { moment in
      moment.time.map { "\(moment.date)T\($0)" } ?? "\(moment.date)"
    }
    try c.encode(event, forKey: .eventDateTime)
    try c.encode(explanation.action.rawValue, forKey: .action)
    try c.encode(
      explanation.links.map { Link(url: $0.url, host: $0.host, text: $0.text, role: $0.role.rawValue) },
      forKey: .links)
    try c.encode(explanation.isSuspicious, forKey: .suspicious)
    try c.encode(explanation.signals.map(\.rawValue), forKey: .signals)
    try c.encode(explanation.chinese, forKey: .zh)
    try c.encode(explanation.hasAbstained, forKey: .abstained)
  }
}
