import Specimens

extension Suggestion {
  /// The entry in plain words, to be copied by hand where it can't be written. One line a fact.
  var copyableCard: String {
    var lines = [title]
    let last = end.map { isAllDay ? LocalDateTime($0.date.adding(days: -1), .midnight) : $0 }
    func text(_ moment: LocalDateTime) -> String {
      isAllDay ? moment.date.description : "\(moment.date) \(moment.time)"
    }
    lines.append(
      "\(kind == .event ? "When" : "Due"): " + text(start)
        + (last.map { $0 == start ? "" : " – \(text($0))" } ?? ""))
    if let timeZone { lines.append("Time zone: \(timeZone)") }
    if let location { lines.append("Where: \(location)") }
    if !codes.isEmpty { lines.append("Codes: \(codes.joined(separator: ", "))") }
    if let notes { lines.append(notes) }
    return lines.joined(separator: "\n")
  }
}
