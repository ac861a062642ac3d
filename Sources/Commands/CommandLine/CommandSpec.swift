/// One command: its words for parsing, help, completions and the manual, and what it does.
struct CommandSpec: Sendable {
  var name: String
  /// One line, without a full stop.
  var summary: String
  /// What may follow the name, such as `PATH…`.
  var arguments: String
  var options: [OptionSpec] = []
  /// More paragraphs for `--help`.
  var details: String = ""
  var examples: [String] = []
  /// Plain words that may come first, where `arguments` doesn't spell them out.
  var words: [String] = []
  /// How many plain arguments may follow.
  var argumentCount: ClosedRange<Int> = 0...Int.max
  /// `-word` is an argument, as in `search hotel -osaka`; options of one letter stand alone.
  var takesDashedWords = false
  var run: @Sendable (Invocation, Context) throws -> ExitCode
}

/// An option that a command understands.
struct OptionSpec: Sendable, Hashable {
  /// Without the dashes.
  var name: String
  /// One letter, or nil.
  var short: Character?
  /// The placeholder of its value; nil for a switch.
  var value: String?
  /// The only values it takes; empty where any may stand.
  var choices: [String] = []
  var help: String

  static func flag(_ name: String, short: Character? = nil, _ help: String) -> OptionSpec {
    OptionSpec(name: name, short: short, value: nil, help: help)
  }

  static func value(_ name: String, _ placeholder: String, short: Character? = nil, _ help: String)
    -> OptionSpec
  {
    OptionSpec(name: name, short: short, value: placeholder, help: help)
  }

  /// An option that takes one of a few words.
  static func choice(_ name: String, _ placeholder: String, _ choices: [String], _ help: String) -> OptionSpec
  {
    OptionSpec(name: name, short: nil, value: placeholder, choices: choices, help: help)
  }
}

extension OptionSpec {
  /// Understood before and after every command.
  static let global: [OptionSpec] = [
    .value("drawer", "DIR", "use the drawer in DIR (also: CURIO_DRAWER)"),
    .flag("json", "print JSON"),
    .choice("color", "WHEN", ["auto", "always", "never"], "auto, always or never (also: NO_COLOR)"),
    .flag("help", short: "h", "explain"),
    .flag("version", "print the version"),
  ]
}
