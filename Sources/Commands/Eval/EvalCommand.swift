/// One ability that can be measured against lines whose answers are known.
struct EvalSubject: Sendable {
  /// The word after `curio eval`.
  var name: String
  /// What stands in a line of its file, and what is printed.
  var summary: String
  var options: [OptionSpec] = []
  /// Measures with the labelled lines of a file, `-` for standard input; nil for the set that comes with Curio,
  /// where the subject has one.
  var run: @Sendable (_ path: String?, Invocation, Context) throws -> Void
}

/// Everything that `curio eval` measures.
enum EvalTable {
  static let subjects: [EvalSubject] = [.search, .extract, .suggest, .origin, .notice, .ocr]
}

extension CommandSpec {
  static let eval = CommandSpec(
    name: "eval",
    summary: "measure answers against lines whose answers are known",
    arguments: EvalTable.subjects.map { "\($0.name) [FILE]" }.joined(separator: " | "),
    options: EvalTable.subjects.flatMap(\.options),
    details: EvalTable.subjects.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"),
    argumentCount: 1...2
  ) { invocation, context in
    let words = invocation.arguments
    guard let subject = EvalTable.subjects.first(where: { $0.name == words[0] }) else {
      throw UsageError("there is no “eval \(printable(words[0]))”", command: "eval")
    }
    try subject.run(words.count > 1 ? words[1] : nil, invocation, context)
    return .done
  }
}
