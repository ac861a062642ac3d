import Screens

/// The manual page in the format of man(1), made from the table of commands and the table of keys.
enum ManualPage {
  static func text(for commands: [CommandSpec], version: String) -> String {
    let sections = [
      ".TH CURIO 1 \"\" \"Curio \(version)\" \"User Commands\"",
      section("Name", ["curio \\- a private drawer for screenshots, in the terminal"]),
      section(
        "Synopsis",
        [".B curio\n[\\fIOPTION\\fR]\\&...", ".br", ".B curio\n\\fICOMMAND\\fR [\\fIARGUMENT\\fR]\\&..."]),
      section("Description", description.map(paragraph)),
      section("Options", OptionSpec.global.map(item)),
      section("Commands", commands.map(command)),
      section("Keys", [paragraph(keys)] + KeyReference.sections.map(keySection)),
      section("Exit status", ExitCode.allCases.map { term("\($0.rawValue)", $0.meaning) }),
      section("Environment", environment.map { term($0.0, $0.1) }),
      section("Files", files.map { term($0.0, $0.1) }),
    ]
    return sections.joined(separator: "\n")
  }

  private static let description = [
    "Curio files screenshots, reads them (English, Japanese, Chinese), understands their dates, prices, codes, "
      + "links and addresses, and finds them again while you type, always with the screenshot that proves the "
      + "answer. It proposes calendar entries and reminders, and writes one only when you approve it.",
    "Without a command it opens the drawer on the whole terminal. Nothing leaves the machine.",
  ]

  private static let keys =
    "In a text field every printable key is text, and F1 is help. The same lists open with ? on each screen."

  private static let environment = [
    ("CURIO_DRAWER", "The drawer's folder."),
    ("CURIO_SAMPLES", "Where the sample images are."),
    ("CURIO_READERS", "Where the accurate reader's files are."),
    ("XDG_DATA_HOME, XDG_CACHE_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME", "Where the folders below are."),
    ("NO_COLOR", "No colours, whatever its value."),
    ("LC_ALL, LC_CTYPE, LANG", "Frames are drawn in ASCII where these name no UTF-8 locale."),
  ]

  private static let files = [
    ("$XDG_DATA_HOME/curio", "The drawer: images, records, approved entries. All that must be kept."),
    ("$XDG_CACHE_HOME/curio", "The index and thumbnails, made anew at any time by curio rebuild."),
    ("$XDG_CONFIG_HOME/curio/settings.json", "The settings."),
    ("$XDG_STATE_HOME/curio", "The log, and how often something was opened."),
  ]

  private static func section(_ title: String, _ parts: [String]) -> String {
    ([".SH \(title.uppercased())"] + parts).joined(separator: "\n")
  }

  private static func command(_ spec: CommandSpec) -> String {
    var parts = [
      ".SS \"curio \(escaped(spec.name)) \(escaped(spec.arguments))\"", paragraph(spec.summary + "."),
    ]
    if !spec.details.isEmpty { parts.append(verbatim(spec.details)) }
    parts += spec.options.map(item)
    if !spec.examples.isEmpty { parts.append(verbatim(spec.examples.joined(separator: "\n"))) }
    return parts.joined(separator: "\n")
  }

  private static func keySection(_ section: KeyReference.Section) -> String {
    ([".SS \"\(escaped(section.title))\""]
      + section.rows.map { term($0.keys.joined(separator: ", "), $0.help) }).joined(separator: "\n")
  }

  private static func item(_ option: OptionSpec) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return term("\(short)--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
  }

  private static func term(_ name: String, _ meaning: String) -> String {
    ".TP\n.B \(line(name))\n\(line(meaning))"
  }

  private static func paragraph(_ text: String) -> String { ".PP\n\(line(text))" }

  /// Lines that stay as they are.
  private static func verbatim(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
    return ".PP\n.nf\n\(lines.joined(separator: "\n"))\n.fi"
  }

  /// A line of text that groff takes for text: a dot or a quote at its start would be a request.
  private static func line(_ text: String) -> String {
    let line = escaped(text)
    return line.first == "." || line.first == "'" ? "\\&" + line : line
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
  }
}
