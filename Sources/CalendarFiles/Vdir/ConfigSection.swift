/// A section of a configuration file: `[parent]`, `[[name]]` and `key = value`.
struct ConfigSection: Hashable {
  /// The one-bracket section it stands in; empty at the top.
  var parent: String
  /// The two-bracket name, or the one-bracket name of a section without parts.
  var name: String
  var values: [String: String]

  static func all(in text: String) -> [ConfigSection] {
    var sections = [ConfigSection(parent: "", name: "", values: [:])]
    for line in text.split(whereSeparator: \.isNewline).map(trim) {
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix(";") { continue }
      if line.hasPrefix("[") {
        let depth = line.prefix { $0 == "[" }.count
        let name = unquoted(trim(line.drop { $0 == "[" }.prefix { $0 != "]" }))
        let parent = depth > 1 ? sections.last { $0.parent.isEmpty }?.name ?? "" : ""
        sections.append(ConfigSection(parent: parent, name: name, values: [:]))
      } else if let equals = line.firstIndex(of: "=") {
        let key = String(trim(line[..<equals]))
        sections[sections.count - 1].values[key] = unquoted(trim(line[line.index(after: equals)...]))
      }
    }
    return sections
  }

  static func isTrue(_ value: String?) -> Bool {
    ["true", "yes", "on", "1"].contains(value?.lowercased() ?? "")
  }

  /// The value without its quotes; an unquoted one ends where a comment starts.
  private static func unquoted(_ text: Substring) -> String {
    if let quote = text.first, quote == "\"" || quote == "'" {
      return String(text.dropFirst().prefix { $0 != quote })
    }
    return String(trim(text.prefix { $0 != "#" }))
  }

  private static func trim(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
