import Specimens

/// The questions of the cards, in one sentence each.
extension Question {
  static func child(_ title: String, _ names: [String]) -> Question {
    Question(field: .child, prompt: "Which child is “\(title)” for?", choices: names)
  }

  /// - Parameter printed: the words of the notice that leave the day open.
  static func date(_ title: String, printed: String? = nil, _ days: [LocalDate]) -> Question {
    let prompt =
      printed.map { "Which day is “\(title)”: the notice says “\($0)”?" }
      ?? "Which day is “\(title)”? The notice does not settle it."
    return Question(field: .date, prompt: prompt, choices: days.map(\.description))
  }

  static func time(_ title: String, isPrinted: Bool = false, _ times: [LocalTime]) -> Question {
    let hours = times.map { String($0.description.prefix(5)) }
    let prompt =
      hours.isEmpty || !isPrinted
      ? "What time is “\(title)”? The notice does not settle it."
      : "What time is “\(title)”: the notice says \(hours.joined(separator: " and "))?"
    return Question(field: .time, prompt: prompt, choices: hours)
  }

  /// - Parameter amounts: lowest first; the ends of the cost where none are told.
  static func cost(_ title: String, between cost: Cost, _ amounts: [Amount] = []) -> Question {
    let choices = amounts.isEmpty ? [cost.min, cost.max] : amounts
    return Question(
      field: .cost,
      prompt: "How much for “\(title)”: the notice says \(cost.min)–\(cost.max) \(cost.currency)?",
      choices: choices.map(\.description))
  }

  /// A sum that the notice does not name, or names otherwise.
  static func cost(_ title: String, unsettled amounts: [Amount]? = nil) -> Question {
    let end = amounts == nil ? "" : " The notice does not settle it."
    return Question(
      field: .cost, prompt: "How much is “\(title)”?" + end, choices: (amounts ?? []).map(\.description))
  }
}
