/// A line of words in several roles.
struct Line: Hashable {
  struct Span: Hashable {
    var text: String
    var role: Role
  }

  var spans: [Span]

  init(_ text: String = "", _ role: Role = .text) {
    spans = text.isEmpty ? [] : [Span(text: text, role: role)]
  }

  mutating func add(_ text: String, _ role: Role = .text) { spans.append(Span(text: text, role: role)) }

  func adding(_ text: String, _ role: Role = .text) -> Line {
    var line = self
    line.add(text, role)
    return line
  }

  var text: String { spans.map(\.text).joined() }
}
