/// Completion for fish.
enum FishCompletion {
  static func script(for commands: [CommandSpec]) -> String {
    var lines = ["# fish completion for curio", "complete -c curio -f"]
    lines += OptionSpec.global.map { line($0, when: nil) }
    for spec in commands {
      lines.append(
        "complete -c curio -n __fish_use_subcommand -a \(spec.name) -d \(quoted(spec.summary))")
      let when = "__fish_seen_subcommand_from \(spec.name)"
      let grammar = CommandGrammar(spec)
      if !grammar.words.isEmpty {
        lines.append(
          "complete -c curio -n \(quoted(when)) -a \(quoted(grammar.words.joined(separator: " ")))")
      }
      if grammar.takesFiles { lines.append("complete -c curio -n \(quoted(when)) -F") }
      lines += spec.options.map { line($0, when: when) }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ option: OptionSpec, when: String?) -> String {
    var parts = ["complete -c curio"]
    if let when { parts.append("-n \(quoted(when))") }
    if let short = option.short { parts.append("-s \(short)") }
    parts.append("-l \(option.name)")
    if option.value != nil {
      parts.append(CommandGrammar.isFile(option) ? "-r -F" : "-x")
      if !option.choices.isEmpty { parts.append("-a \(quoted(option.choices.joined(separator: " ")))") }
    }
    parts.append("-d \(quoted(option.help))")
    return parts.joined(separator: " ")
  }

  /// fish knows two escapes between single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
