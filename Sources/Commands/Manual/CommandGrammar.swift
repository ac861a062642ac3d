/// What may follow a command, told from the words that its help shows (`[list] | approve ID… | preview ID`), so
/// that completions can't say anything else than the help does.
struct CommandGrammar: Sendable, Equatable {
  /// Plain words that may come first.
  var words: [String] = []
  /// True where a file or folder may be named.
  var takesFiles = false

  init(_ spec: CommandSpec) {
    words = spec.words
    for alternative in spec.arguments.split(separator: "|") {
      let terms = alternative.split(whereSeparator: { " []…".contains($0) })
      if let first = terms.first, first.allSatisfy({ $0.isLowercase }) { words.append(String(first)) }
      takesFiles = takesFiles || terms.contains { Self.files.contains(String($0)) }
    }
  }

  /// Placeholders that stand for something in the file system.
  private static let files: Set<String> = ["PATH", "FILE", "IMAGE", "DIR", "FILE.eml"]

  /// Whether an option's value is something in the file system.
  static func isFile(_ option: OptionSpec) -> Bool { option.value.map(files.contains) ?? false }
}
