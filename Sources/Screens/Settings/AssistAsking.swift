import Drawer
import Specimens

// The assist is switched on in two steps: its address, then the typed word for what is sent there.
extension AppState {
  mutating func askForAssist() {
    dialog = .prompt(
      PromptDialog(
        title: "Hosted assist",
        lines: [
          "The address of a decision service of your own. Nothing is sent before you have seen what would be."
        ], text: preferences.assistAddress, purpose: .assistAddress))
  }

  mutating func takeAssistOffer(_ result: Result<AssistOffer, DrawerProblem>) {
    guard screen == .settings, dialog == nil else { return }
    switch result {
    case .failure(let problem): tell(problem)
    case .success(let offer):
      let sample = masked(offer.brief.joined(separator: "\n")).split(separator: "\n").map(String.init)
      // As much of it as leaves room for the field.
      let room = max(2, size.rows - 18)
      var lines = ["Type \(offer.host) to switch it on, Esc to leave it off."] + offer.sentences
      lines.append("For example (curio assist show prints it whole):")
      lines += sample.prefix(room)
      if sample.count > room {
        lines.append("… \(counted(sample.count - room, "more line")): curio assist show")
      }
      dialog = .prompt(
        PromptDialog(title: "What leaves this machine", lines: lines, purpose: .assistConsent(offer)))
    }
  }

  /// Another order of the results, as long as the user has not begun to choose among them.
  mutating func takeOrder(_ outcome: SearchOutcome, _ generation: Int) {
    guard generation == results.generation, results.cursor.index == 0, results.outcome != nil else { return }
    results.outcome = outcome
    if let host = outcome.orderedBy { say("The first results are in the order of \(host).", .plain) }
  }
}
