/// Completion for zsh by its own `_arguments`.
enum ZshCompletion {
  static func script(for commands: [CommandSpec]) -> String {
    """
    #compdef curio
    # zsh completion for curio
    _curio() {
      local context state line
      _arguments -C \\
    \(OptionSpec.global.map { "    \(argument($0))" }.joined(separator: " \\\n")) \\
        '1:command:->command' '*::argument:->arguments' && return
      case $state in
        command)
          local -a commands=(
    \(commands.map { "        \(singleQuoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
          )
          _describe command commands ;;
        arguments)
          case $line[1] in
    \(commands.map(branch).joined(separator: "\n"))
          esac ;;
      esac
    }
    if [ "$funcstack[1]" = _curio ]; then _curio "$@"; else compdef _curio curio; fi
    """
  }

  private static func branch(_ spec: CommandSpec) -> String {
    let grammar = CommandGrammar(spec)
    var arguments = (spec.options + OptionSpec.global).map(argument)
    if !grammar.words.isEmpty {
      arguments.append(singleQuoted("1:word:(\(grammar.words.joined(separator: " ")))"))
    }
    if grammar.takesFiles { arguments.append("'*:file:_files'") }
    return "        \(spec.name)) _arguments \(arguments.joined(separator: " ")) ;;"
  }

  private static func argument(_ option: OptionSpec) -> String {
    let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    guard let value = option.value else { return singleQuoted("--\(option.name)[\(help)]") }
    let values =
      !option.choices.isEmpty
      ? "(\(option.choices.joined(separator: " ")))" : CommandGrammar.isFile(option) ? "_files" : ""
    return singleQuoted("--\(option.name)=[\(help)]:\(value):\(values)")
  }
}
