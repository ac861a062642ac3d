import Drawer
import Foundation

extension CommandSpec {
  static let assist = CommandSpec(
    name: "assist",
    summary: "a decision service of your own, off unless you switch it on",
    arguments: "[status] | show [ID] | on ADDRESS --consent HOST | off",
    options: [
      .value("consent", "HOST", "on: you have read what is sent, and name the host it goes to"),
      .value(
        "secret-file", "FILE",
        "on: a file of mode 0600 with the service's secret on its first line (or \(Drawer.assistSecretVariable))"
      ),
    ],
    details: """
      The service is told the text and the fields of what is filed, never a picture, and proposes an entry or says
      why not; its answer is checked against the text and counts for 1.5 seconds, else the local rules decide.
      It may also put the first results of a search into another order. `show` prints what would be sent.
      `curio eval suggest --assist ADDRESS` compares it with the local rules before you switch it on.
      Without --consent, `on` says what would be sent and switches nothing on. The log names each question asked.
      """,
    examples: ["curio assist show", "curio assist on http://127.0.0.1:8080/curio --consent 127.0.0.1"],
    argumentCount: 0...2
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let words = invocation.arguments
    switch words.first ?? "status" {
    case "status" where words.count <= 1:
      try status(drawer, invocation, context)
    case "show":
      let id = try words.dropFirst().first.map { try drawer.resolve($0) }
      context.output.line(printableLines(try drawer.assistSample(of: id)))
    case "on":
      guard words.count == 2 else { throw UsageError("at which address?", command: "assist") }
      let file = invocation.value("secret-file").map(absolute)
      guard let consent = invocation.value("consent") else {
        let offer = try drawer.assistOffer(words[1])
        for sentence in offer.sentences { context.output.line(printable(sentence)) }
        context.output.line("For example:")
        context.output.line(printableLines(offer.sample))
        context.output.problem(
          "nothing was switched on; to agree, say it again with --consent \(printable(offer.host))")
        return .failed
      }
      try drawer.allowAssist(words[1], consent: consent, secretFile: file)
      try status(drawer, invocation, context)
    case "off" where words.count == 1:
      try drawer.changeSettings { $0.usesHostedAssist = false }
      try status(drawer, invocation, context)
    default: throw UsageError("there is no “assist \(printable(words[0]))”", command: "assist")
    }
    return .done
  }

  @Sendable private static func status(_ drawer: Drawer, _ invocation: Invocation, _ context: Context) throws
  {
    let (isOn, address) = (drawer.usesAssist, drawer.settings().assistAddress)
    if invocation.isJSON {
      try context.output.json(AssistLine(on: isOn, address: address))
    } else {
      context.output.line(
        isOn ? "on  \(printable(address))" : "off: nothing leaves this machine")
    }
  }
}

private struct AssistLine: Encodable {
  var on: Bool
  var address: String
}
