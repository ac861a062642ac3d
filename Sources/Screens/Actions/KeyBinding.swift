/// One of the user's own key bindings.
struct KeyBinding {
  struct Problem: Error { var sentence: String }

  var action: ActionName
  /// Nil binds it wherever the action is.
  var place: Place?
  var keys: [Stroke]
  var problems: [String] = []

  /// Keys that always mean the same, so that nobody can lock themselves in.
  private static let fixed: Set<Stroke> = ["ctrl-c", "escape"]

  static func read(_ name: String, _ keys: [String]) -> Result<KeyBinding, Problem> {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    var place: Place?
    if parts.count == 2 {
      place = Place(rawValue: parts[0])
      guard place != nil else {
        return .failure(Problem(sentence: "There is no place “\(parts[0])” for the key of “\(name)”."))
      }
    }
    guard parts.count <= 2, let last = parts.last, let action = ActionName(rawValue: last) else {
      return .failure(Problem(sentence: "There is no action “\(name)” to give a key to."))
    }
    var binding = KeyBinding(action: action, place: place, keys: [])
    for key in keys {
      let stroke = Stroke(key)
      if fixed.contains(stroke) {
        binding.problems.append("\(stroke.label) always goes back or closes; “\(name)” can't have it.")
      } else if !stroke.isKnown {
        binding.problems.append("“\(key)” is no key; write it like j, G, space, f5, ctrl-d or alt-1.")
      } else {
        binding.keys.append(stroke)
      }
    }
    if binding.keys.isEmpty, !keys.isEmpty {
      return .failure(Problem(sentence: binding.problems.joined(separator: " ")))
    }
    return .success(binding)
  }

  /// The rows with this binding in them.
  func applied(to actions: [Action]) -> [Action] {
    // Where every printable key is text, a letter can't be a key: the table's own keys stay there.
    let isTyped = keys.contains { $0.typed != nil }
    func takes(_ place: Place) -> Bool {
      (self.place == nil || self.place == place) && !(place.isTyping && isTyped)
    }
    let taken = Set(keys)
    let targets = actions.filter { $0.name == action }.reduce(into: Set<Place>()) {
      $0.formUnion($1.places.filter(takes))
    }
    return actions.flatMap { row -> [Action] in
      let here = row.places.intersection(targets)
      let clashes = row.name == action || !taken.isDisjoint(with: row.keys)
      guard !here.isEmpty, clashes else { return [row] }
      var (changed, rest) = (row, row)
      changed.places = here
      rest.places = row.places.subtracting(here)
      changed.keys =
        row.name == action
        ? keys + row.keys.filter { KeyBinding.fixed.contains($0) } : row.keys.filter { !taken.contains($0) }
      return rest.places.isEmpty ? [changed] : [changed, rest]
    }
  }
}

extension Stroke {
  private static let named: Set<String> = [
    "up", "down", "left", "right", "enter", "escape", "space", "tab", "shift-tab", "backspace", "delete",
    "insert", "home", "end", "page-up", "page-down", "alt-enter", "alt-backspace", "ctrl-space",
  ]

  /// Whether the terminal can send it.
  var isKnown: Bool {
    if name.count == 1 || Stroke.named.contains(name) { return true }
    if name.first == "f", let number = Int(name.dropFirst()) { return (1...12).contains(number) }
    for prefix in ["ctrl-", "alt-", "shift-"] where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.count))
      if ["up", "down", "left", "right"].contains(rest) { return true }
      return prefix != "shift-" && rest.count == 1
    }
    return false
  }
}
