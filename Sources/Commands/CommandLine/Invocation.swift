/// A parsed call: the command, its options and its plain arguments.
struct Invocation: Sendable {
  var command: String?
  private(set) var values: [String: [String]] = [:]
  private(set) var flags: Set<String> = []
  var arguments: [String] = []

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The last value given for an option.
  func value(_ option: String) -> String? { values[option]?.last }

  func values(_ option: String) -> [String] { values[option] ?? [] }

  /// A whole number, or a usage error naming the option.
  func number(_ option: String) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text) else { throw UsageError("--\(option) takes a whole number, not “\(text)”") }
    return number
  }

  var isJSON: Bool { has("json") || has("jsonl") }

  fileprivate mutating func set(_ option: OptionSpec, _ value: String?) {
    if let value { values[option.name, default: []].append(value) } else { flags.insert(option.name) }
  }
}

/// The call's words are off; the sentence says how.
struct UsageError: Error, CustomStringConvertible {
  var description: String
  var command: String?

  init(_ description: String, command: String? = nil) {
    self.description = description
    self.command = command
  }
}

extension Invocation {
  /// Reads the words after the program's name.
  ///
  /// Global options may stand before and after the command; `--` ends the options.
  init(parsing words: [String], commands: [CommandSpec]) throws(UsageError) {
    var index = 0
    var spec: CommandSpec?
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        if spec == nil {
          guard let found = commands.first(where: { $0.name == word }) else {
            throw UsageError(
              "there is no command “\(printable(word))”; `curio --help` lists them"
                + (nearest(to: word, in: commands).map { " (did you mean “\($0)”?)" } ?? ""))
          }
          spec = found
          command = found.name
        } else {
          arguments.append(word)
        }
        continue
      }
      if spec?.takesDashedWords == true, !word.hasPrefix("--"), word.utf8.count > 2 {
        arguments.append(word)
        continue
      }
      if word == "--" {
        optionsEnded = true
        continue
      }
      let known = (spec?.options ?? []) + OptionSpec.global
      if word.hasPrefix("--") {
        let body = word.dropFirst(2)
        let name = String(body.prefix { $0 != "=" })
        let inline = body.contains("=") ? String(body.drop { $0 != "=" }.dropFirst()) : nil
        guard let option = known.first(where: { $0.name == name }) else {
          throw UsageError("there is no option --\(printable(name))", command: command)
        }
        try take(option, written: "--\(name)", inline: inline, from: words, at: &index)
      } else {
        for letter in word.dropFirst() {
          guard let option = known.first(where: { $0.short == letter }) else {
            throw UsageError("there is no option -\(printable(String(letter)))", command: command)
          }
          try take(option, written: "-\(letter)", inline: nil, from: words, at: &index)
        }
      }
    }
    if let spec, !has("help"), !spec.argumentCount.contains(arguments.count) {
      throw UsageError(
        arguments.count < spec.argumentCount.lowerBound ? "something is missing" : "there are words too many",
        command: spec.name)
    }
  }

  private mutating func take(
    _ option: OptionSpec, written: String, inline: String?, from words: [String], at index: inout Int
  ) throws(UsageError) {
    guard option.value != nil else {
      guard inline == nil else { throw UsageError("\(written) takes no value", command: command) }
      set(option, nil)
      return
    }
    guard let value = inline ?? (index < words.count ? words[index] : nil) else {
      throw UsageError("\(written) needs a value", command: command)
    }
    if inline == nil { index += 1 }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        "\(written) takes \(alternatives(option.choices)), not “\(printable(value))”", command: command)
    }
    set(option, value)
  }
}

/// A word that may come from anywhere, safe to print on a terminal.
func printable(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
          "\u{FFFD}"
        default: scalar
        }
      }))
}

/// `auto, always or never`
private func alternatives(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// The command whose name is one slip away.
private func nearest(to word: String, in commands: [CommandSpec]) -> String? {
  commands.map(\.name).first { editDistance(Array($0), Array(word.lowercased())) <= ($0.count > 4 ? 2 : 1) }
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for i in a.indices {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let change = a[i] == b[j] ? diagonal : diagonal + 1
      diagonal = row[j + 1]
      row[j + 1] = min(change, row[j] + 1, diagonal + 1)
    }
  }
  return row[b.count]
}
