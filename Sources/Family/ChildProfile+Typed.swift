import Notices

extension ChildProfile {
  /// A name, with the grade behind a comma: `Ava, grade 3`.
  public init(typed words: String) {
    let parts = words.split(separator: ",", maxSplits: 1).map { String($0).trimmingBlanks }
    self.init(name: parts.first ?? "")
    if parts.count > 1 { set("grade", parts[1]) }
  }

  /// Sets a field from what a person typed; empty takes it away. The name stays when nothing is given.
  public mutating func set(_ field: String, _ value: String) {
    let text = value.trimmingBlanks
    let given = text.isEmpty ? nil : text
    switch field {
    case "name": name = given ?? name
    case "grade":
      let isSpelt = text.lowercased().hasPrefix("grade ")
      grade = isSpelt ? String(text.dropFirst(6)).trimmingBlanks : given
    case "nicknames":
      nicknames = text.split(separator: ",").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
    case "school": school = given
    case "class": classroom = given
    default: teacher = given
    }
  }
}
