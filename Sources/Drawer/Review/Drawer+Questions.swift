import Decisions
import Specimens

extension Drawer {
  /// Answers the question on a specimen's card; the suggestion that follows waits in Review.
  ///
  /// - Parameter choice: one of the choices, or its number from 1; nil takes the answer back.
  /// - Throws: `.notFound` where nothing is asked, `.invalid` for what is none of the choices.
  public func answer(_ id: SpecimenID, with choice: String?) throws(DrawerProblem) {
    try change(id) { specimen in
      if let choice {
        guard case .abstained(let abstention) = specimen.decision, let question = abstention.question else {
          throw DrawerProblem(.notFound, "\(id.short) asks nothing.")
        }
        guard let picked = question.pick(choice.trimmed) else {
          throw DrawerProblem(
            .invalid, "“\(choice)” is none of the choices: \(question.choices.joined(separator: ", ")).")
        }
        specimen.answer = picked
      } else {
        guard specimen.answer != nil else {
          throw DrawerProblem(.notFound, "\(id.short) has no answer to take back.")
        }
        specimen.answer = nil
        // What was made from the answer goes with it, edits included.
        if var made = specimen.decision.pending {
          made.isEdited = nil
          specimen.decision = .suggested(made, state: .pending)
        }
      }
      self.decide(&specimen)
    }
    settleDuplicates(of: id)
  }

  /// The card of a specimen that asks: what would be proposed for the first choice that leads to a proposal (one
  /// that has passed does not), with the question.
  func questionItem(of specimen: Specimen) throws(DrawerProblem) -> ReviewItem? {
    guard case .abstained(let abstention) = specimen.decision, let question = abstention.question,
      let suggestion = question.choices.lazy.compactMap({ self.proposal(of: specimen, answered: $0) }).first
    else { return nil }
    var item = try item(of: specimen, suggestion)
    item.question = question
    return item
  }

  private func proposal(of specimen: Specimen, answered choice: String) -> Suggestion? {
    var supposed = specimen
    supposed.answer = choice
    decide(&supposed)
    return supposed.decision.pending
  }
}

extension Abstention.Question {
  /// The choice meant by its text, by the beginning of it, or by its number from 1.
  func pick(_ words: String) -> String? {
    if choices.contains(words) { return words }
    if let number = Int(words), words.count <= 2, choices.indices.contains(number - 1) {
      return choices[number - 1]
    }
    let begun = choices.filter { !words.isEmpty && $0.hasPrefix(words) }
    return begun.count == 1 ? begun[0] : nil
  }
}
