/// The shells whose completions are made from the command table.
enum Completions: String, CaseIterable, Sendable {
  case bash, zsh, fish

  func script(for commands: [CommandSpec]) -> String {
    switch self {
    case .bash: BashCompletion.script(for: commands)
    case .zsh: ZshCompletion.script(for: commands)
    case .fish: FishCompletion.script(for: commands)
    }
  }
}

/// Text between single quotes for a shell.
func singleQuoted(_ text: String) -> String {
  "'" + text.replacing("'", with: "'\\''") + "'"
}
