/// Completion for bash, which needs nothing but bash itself.
enum BashCompletion {
  static func script(for commands: [CommandSpec]) -> String {
    """
    # bash completion for curio
    _curio() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= index
      local words= files= options=\(singleQuoted(names(OptionSpec.global)))
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
    \(valued(OptionSpec.global, indent: 6)) index=$((index + 1)) ;;
          -*) ;;
          *) command=${COMP_WORDS[index]}; break ;;
        esac
      done
      case $command in
        '') words=\(singleQuoted(commands.map(\.name).joined(separator: " "))) ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
      compopt -o default 2> /dev/null
      case $word in
        -*) COMPREPLY=($(compgen -W "$options" -- "$word")); return ;;
      esac
      case "$command $before" in
    \((Set(commands.flatMap(\.options)).union(OptionSpec.global)).compactMap(choices).sorted().joined(separator: "\n"))
      esac
      COMPREPLY=($(compgen -W "$words" -- "$word"))
      [ -n "$files" ] || [ -n "${COMPREPLY[*]}" ] || compopt +o default 2> /dev/null
    }
    complete -F _curio curio
    """
  }

  private static func names(_ options: [OptionSpec]) -> String {
    options.map { "--\($0.name)" }.joined(separator: " ")
  }

  private static func valued(_ options: [OptionSpec], indent: Int) -> String {
    String(repeating: " ", count: indent)
      + options.filter { $0.value != nil }.map { "--\($0.name)" }.joined(separator: "|") + ")"
  }

  private static func branch(_ spec: CommandSpec) -> String {
    let grammar = CommandGrammar(spec)
    var parts = ["words=\(singleQuoted(grammar.words.joined(separator: " ")))"]
    if grammar.takesFiles { parts.append("files=yes") }
    if !spec.options.isEmpty { parts.append("options+=\(singleQuoted(" " + names(spec.options)))") }
    return "    \(spec.name)) \(parts.joined(separator: " ")) ;;"
  }

  /// The branch that offers the values of an option: its choices, or files.
  private static func choices(_ option: OptionSpec) -> String? {
    guard option.value != nil else { return nil }
    if !option.choices.isEmpty {
      let words = singleQuoted(option.choices.joined(separator: " "))
      return "    *' --\(option.name)') COMPREPLY=($(compgen -W \(words) -- \"$word\")); return ;;"
    }
    return CommandGrammar.isFile(option)
      ? "    *' --\(option.name)') COMPREPLY=(); return ;;"
      : "    *' --\(option.name)') compopt +o default 2> /dev/null; COMPREPLY=(); return ;;"
  }
}
