/// The parts of an http address that decide where a request goes.
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  public let scheme: String
  /// Lower case, without brackets.
  public let host: String
  public let port: Int
  /// Path, query and nothing of the fragment: `/bills?id=7`.
  public let target: String

  /// Nil for other schemes, and for addresses with a user name, which people take for the host.
  public init?(_ text: String) {
    let text = text.filter { !$0.isWhitespace && !$0.isNewline }
    guard let end = text.firstRange(of: "://") else { return nil }
    scheme = text[..<end.lowerBound].lowercased()
    guard ["http", "https"].contains(scheme) else { return nil }
    let rest = text[end.upperBound...].prefix { $0 != "#" }
    let authority = rest.prefix { !"/?\\".contains($0) }
    guard !authority.contains("@"), !authority.isEmpty else { return nil }
    let path = rest[authority.endIndex...]
    target = path.first == "/" ? String(path) : "/" + path

    let name: Substring
    let digits: Substring?
    if authority.first == "[" {
      guard let close = authority.firstIndex(of: "]") else { return nil }
      name = authority[authority.index(after: authority.startIndex)..<close]
      let after = authority[authority.index(after: close)...]
      guard after.isEmpty || after.first == ":" else { return nil }
      digits = after.isEmpty ? nil : after.dropFirst()
    } else {
      let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count <= 2 else { return nil }
      name = parts[0]
      digits = parts.count == 2 ? parts[1] : nil
    }
    guard !name.isEmpty else { return nil }
    host = name.lowercased()
    if let digits, !digits.isEmpty {
      guard let number = Int(digits), (1...65_535).contains(number) else { return nil }
      port = number
    } else {
      port = scheme == "https" ? 443 : 80
    }
  }

  public var description: String {
    let name = host.contains(":") ? "[\(host)]" : host
    let isUsual = port == (scheme == "https" ? 443 : 80)
    return "\(scheme)://\(name)\(isUsual ? "" : ":\(port)")\(target)"
  }
}
