/// Paths as configurations write them: `~`, `$VARIABLE`, and `*` and `?` in the names of folders.
struct PathExpander {
  var home: String
  var environment: [String: String]

  func expand(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map { part -> String in
      guard part.hasPrefix("$") else { return String(part) }
      let name = part.dropFirst().filter { $0 != "{" && $0 != "}" }
      return environment[name] ?? String(part)
    }
    if parts.first == "~" { parts[0] = home }
    var expanded = parts.joined(separator: "/")
    while expanded.count > 1, expanded.hasSuffix("/") { expanded.removeLast() }
    return expanded
  }

  /// The folders a pattern names, in order; hidden ones only where the pattern says so.
  func folders(matching pattern: String) -> [String] {
    var paths = [""]
    for part in expand(pattern).split(separator: "/").map(String.init) {
      if part.contains("*") || part.contains("?") {
        paths = paths.flatMap { folder in
          EntryFile.names(in: folder.isEmpty ? "/" : folder).sorted()
            .filter { matches($0, part) }.map { "\(folder)/\($0)" }
        }
      } else {
        paths = paths.map { "\($0)/\(part)" }
      }
      paths = paths.filter(EntryFile.isFolder)
    }
    return paths
  }

  private func matches(_ name: String, _ pattern: String) -> Bool {
    if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
    func match(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
      guard let first = pattern.first else { return name.isEmpty }
      if first == "*" {
        // Two stars in a row reach no further here than one.
        return match(name, pattern.dropFirst()) || (!name.isEmpty && match(name.dropFirst(), pattern))
      }
      guard let letter = name.first, first == "?" || first == letter else { return false }
      return match(name.dropFirst(), pattern.dropFirst())
    }
    return match(Array(name)[...], Array(pattern)[...])
  }
}
