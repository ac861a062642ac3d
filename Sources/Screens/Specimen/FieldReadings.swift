import Specimens

/// How sure a field is, and what else it might say: 03/04/2026 is the 4th of March or the 3rd of April.
enum FieldReadings {
  /// Whether there is something to pick from; once corrected, the readings stay at hand beside the correction.
  static func isDoubtful(_ field: Field) -> Bool {
    !field.alternatives.isEmpty && field.value.plainForm != nil || otherWords(field) != nil
  }

  /// What the other reader read instead.
  private static func otherWords(_ field: Field) -> String? {
    field.opinion.flatMap { $0.agrees || $0.text.isEmpty || $0.text == field.text ? nil : $0.text }
  }

  /// What the other readings mean, in words.
  static func others(_ field: Field) -> [String] { field.alternatives.map(meaning) }

  /// `96 % sure`; a field of less than 60 % is called unsure.
  static func certainty(_ field: Field) -> String {
    let percent = Int((min(1, max(0, field.confidence)) * 100).rounded())
    return field.confidence < 0.6 ? "unsure, \(percent)%" : "\(percent)%"
  }

  /// The readings to pick from, the one that counts now marked, then the user's own words.
  static func choice(_ field: Field, of id: SpecimenID) -> ChoiceDialog {
    let now = field.effectiveValue
    let heard = otherWords(field)
    let pickedHeard = heard != nil && field.correction?.text == heard
    // Where two readers differ the words are what to compare, not what they were understood as.
    let read = heard == nil ? meaning(field.value) : field.text.onOneLine
    var options = [
      ChoiceDialog.Option("\(read)  as read", .yes, isOn: field.value == now && !pickedHeard)
    ]
    for other in field.alternatives {
      guard let form = other.plainForm else { continue }
      options.append(ChoiceDialog.Option(meaning(other), .text(form), isOn: other == now))
    }
    if let heard {
      options.append(
        ChoiceDialog.Option("\(heard.onOneLine)  by the other reader", .text(heard), isOn: pickedHeard))
    }
    options.append(ChoiceDialog.Option("Something else…", .new))
    var cursor = ListCursor()
    cursor.place(at: options.firstIndex { $0.isOn } ?? 0, count: options.count, height: options.count)
    return ChoiceDialog(
      title: field.alternatives.isEmpty
        ? "Which reading is right?" : "What does “\(field.text.onOneLine)” mean?",
      lines: ["Your choice counts for ever; what was read stays beside it."],
      options: options, cursor: cursor, purpose: .reading(field: field.id, of: id))
  }

  private static func meaning(_ value: EntityValue) -> String {
    let words = FieldWords.meaning(value)
    return words.isEmpty ? value.plainForm ?? "" : words
  }
}

extension AppState {
  mutating func askForReading(_ place: Int) {
    guard let specimen = detail.specimen, specimen.fields.indices.contains(place) else { return }
    dialog = .choice(FieldReadings.choice(specimen.fields[place], of: specimen.id))
  }

  /// Keeps a picked reading as the user's correction; nil puts back what was read.
  mutating func pickReading(_ words: String?, of field: String, in id: SpecimenID) -> [Effect] {
    guard let specimen = detail.specimen, specimen.id == id,
      let old = specimen.fields.first(where: { $0.id == field }), old.correction?.text != words
    else { return [] }
    say(words == nil ? "The reading is back." : "Picked; the reading stays beside it.")
    return [
      .change(.correctField(field, id, to: words), undo: .correctField(field, id, to: old.correction?.text))
    ]
  }
}
