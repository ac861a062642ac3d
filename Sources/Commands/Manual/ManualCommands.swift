extension CommandSpec {
  static let manual = CommandSpec(
    name: "manual",
    summary: "print the manual page",
    arguments: "",
    details: "The page is in the format of man(1): `curio manual | man -l -`.",
    argumentCount: 0...0
  ) { _, context in
    context.output.line(
      ManualPage.text(for: CommandTable.commands, version: CommandLineProgram.version))
    return .done
  }

  static let completions = CommandSpec(
    name: "completions",
    summary: "print completions for a shell",
    arguments: "bash | zsh | fish",
    details: "`make install` puts them where each shell looks.",
    examples: ["source <(curio completions bash)"],
    argumentCount: 1...1
  ) { invocation, context in
    guard let shell = invocation.arguments.first.flatMap(Completions.init(rawValue:)) else {
      throw UsageError("completions exist for bash, zsh and fish", command: "completions")
    }
    context.output.line(shell.script(for: CommandTable.commands))
    return .done
  }
}
