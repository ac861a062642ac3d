/// The words of `--help`, made from the command table.
enum Help {
  static func overview(_ commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { "  \(pad($0.name, width))  \($0.summary)" }
    return """
      Curio keeps your screenshots in a private drawer: files them, reads them, finds them again,
      and proposes calendar entries that are written only when you approve. Nothing leaves this machine.

      usage: curio                     open the drawer
             curio COMMAND [ARGUMENTS] one use case from the shell

      \(rows.joined(separator: "\n"))

      Everywhere:
      \(options(OptionSpec.global))

      `curio COMMAND --help` explains one command.
      Exit status:
      \(ExitCode.allCases.map { "  \(pad(String($0.rawValue), 4))  \($0.meaning)" }.joined(separator: "\n"))
      """
  }

  static func command(_ spec: CommandSpec) -> String {
    var parts = ["usage: curio \(spec.name) \(spec.arguments)", "\(spec.summary)."]
    if !spec.details.isEmpty { parts.append(spec.details) }
    if !spec.options.isEmpty { parts.append("Options:\n\(options(spec.options))") }
    parts.append("Everywhere:\n\(options(OptionSpec.global))")
    if !spec.examples.isEmpty {
      parts.append("Examples:\n" + spec.examples.map { "  \($0)" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func options(_ options: [OptionSpec]) -> String {
    let names = options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      return "\(short)--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }
    let width = names.map(\.count).max() ?? 0
    return zip(names, options).map { "  \(pad($0, width))  \($1.help)" }.joined(separator: "\n")
  }
}

func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
