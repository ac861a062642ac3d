import Specimens

extension Drawer {
  /// The user's own words on a specimen; empty removes them.
  public func setNote(_ note: String, of id: SpecimenID) throws(DrawerProblem) {
    try change(id) { $0.note = note.trimmed }
  }

  /// The user's own title; nil or blank puts Curio's back.
  public func setTitle(_ title: String?, of id: SpecimenID) throws(DrawerProblem) {
    let words = title?.trimmed ?? ""
    try change(id) { $0.customTitle = words.isEmpty ? nil : words }
  }

  /// Says where a screenshot came from; nil takes that back, and the origin is inferred or unknown again.
  public func tagOrigin(_ name: String?, of id: SpecimenID) throws(DrawerProblem) {
    let words = name?.trimmed ?? ""
    try change(id) { specimen in
      if words.isEmpty {
        specimen.origin = .unknown
        self.decide(&specimen)
      } else {
        specimen.origin = .userTagged(words)
      }
    }
  }

  /// Reads the user's words as a value of the field's kind; nil takes the correction back.
  ///
  /// The correction wins for ever and stays beside what was read. A waiting suggestion is decided anew.
  /// - Throws: `.notFound` for a field that is not there, `.invalid` for words that are no such value.
  public func correctField(_ field: String, of id: SpecimenID, to text: String?) throws(DrawerProblem) {
    let now = clock.now()
    try change(id) { specimen in
      guard let index = specimen.fields.firstIndex(where: { $0.id == field }) else {
        throw DrawerProblem(.notFound, "This specimen has no field “\(field)”.")
      }
      if let text {
        let old = specimen.fields[index].value
        // One of the readings it might have, picked rather than typed.
        let picked = ([old] + specimen.fields[index].alternatives).first { $0.plainForm == text.trimmed }
        guard let value = picked ?? FieldParser().value(text, like: old, reference: specimen.saved.moment)
        else {
          throw DrawerProblem(
            .invalid, "“\(text)” can't be read as a \(old.kind.plainName); write it as \(old.kind.example).")
        }
        specimen.fields[index].correction = Field.Correction(text: text.trimmed, value: value, at: now)
      } else {
        specimen.fields[index].correction = nil
      }
      self.decide(&specimen)
    }
    // What it covered so far may be another thing now.
    let covered = (try? folder.specimen(id))?.decision.pending?.alsoIn ?? []
    if !covered.isEmpty { _ = try change(id) { $0.dropCitations() } }
    settleDuplicates(of: id)
    release(covered)
  }
}

extension Specimen {
  /// Cites itself alone.
  mutating func dropCitations() {
    guard case .suggested(var suggestion, let state) = decision else { return }
    suggestion.alsoIn = nil
    decision = .suggested(suggestion, state: state)
  }
}

extension EntityKind {
  /// The word for it in a sentence.
  public var plainName: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateTime: "date and time"
    case .dateRange, .timeRange, .dateTimeRange: "range"
    case .duration: "duration"
    case .money: "price"
    case .url: "link"
    case .email: "e-mail address"
    case .phone: "phone number"
    case .code: "code"
    case .address: "address"
    case .place: "place"
    case .person: "person"
    case .organisation: "organisation"
    case .event: "event"
    case .wifi: "Wi-Fi network"
    case .barcode: "code"
    }
  }

  var example: String {
    switch self {
    case .date, .dateRange: "2026-12-04"
    case .time, .timeRange: "19:30"
    case .dateTime, .dateTimeRange: "2026-12-04 19:30"
    case .duration: "2 hours"
    case .money: "¥1,280 or $39.50"
    case .url: "https://example.com"
    case .email: "name@example.com"
    case .phone: "+81 3-0000-0000"
    default: "a few words"
    }
  }
}
