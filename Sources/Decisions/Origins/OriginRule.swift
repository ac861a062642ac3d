import Specimens

/// Where a screenshot came from, only from clues that say so: an address bar, the name of the file, "via …".
/// No clue is `unknown`.
struct OriginRule: Sendable {
  let page: Page
  let chrome: Chrome
  let entities: [Entity]
  let originalName: String

  func origin() -> Origin { byFileName() ?? byAddressBar() ?? byMark() ?? .unknown }

  /// Phones write the app into the name: `Screenshot_20261130_091500_com.example.app.png`,
  /// `Screenshot_20261130-091500_Chrome.jpg`.
  private func byFileName() -> Origin? {
    let base = originalName.split(separator: "/").last.map(String.init) ?? originalName
    guard let dot = base.lastIndex(of: "."), base[base.index(after: dot)...].count <= 5 else { return nil }
    let stem = String(base[..<dot])
    let parts = stem.split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == " " }).map(String.init)
    guard let first = parts.first,
      ["screenshot", "screenshots", "screen", "スクリーンショット"].contains(first.lowercased()), parts.count >= 3
    else { return nil }
    // Behind the date and the time stands the app.
    guard let lastNumber = parts.lastIndex(where: { $0.count >= 4 && $0.allSatisfy(\.isDigit) }),
      lastNumber >= 1, lastNumber + 1 < parts.count
    else { return nil }
    let tail = parts[(lastNumber + 1)...]
    guard tail.count <= 3 else { return nil }
    let name = tail.joined(separator: " ")
    if name.contains("."), name.split(separator: ".").count >= 3, !name.contains(" ") {
      return .inferred(name, clue: "file name \(base)")
    }
    let digits = parts[...lastNumber].joined().filter(\.isDigit).count
    guard digits >= 12, name.count >= 3, name.first?.isUppercase ?? false, name.contains(where: \.isLetter),
      !["Copy", "Edited", "Crop", "Final", "New"].contains(name)
    else { return nil }
    return .inferred(name, clue: "file name \(base)")
  }

  /// A host alone on one of the first lines is an address bar.
  private func byAddressBar() -> Origin? {
    var seen = 0
    for line in page.lines where !chrome.isStatusBar(line.index) {
      seen += 1
      guard seen <= 3 else { break }
      for entity in entities where entity.kind == .url && entity.span.overlaps(line.span) {
        let rest = page.scalars[line.span.range].count - entity.span.count
        guard rest <= 5, page.lines.count >= 4, let host = OriginRule.host(of: entity.text) else { continue }
        return .inferred(host, clue: "address bar \(entity.text)")
      }
    }
    return nil
  }

  static func host(of text: String) -> String? {
    var rest = text.lowercased()[...]
    if let scheme = String(rest).range(of: "://") { rest = rest[scheme.upperBound...] }
    let host = rest.prefix { !"/?#:".contains($0) }
    let name = host.hasPrefix("www.") ? host.dropFirst(4) : host
    guard name.contains("."), name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == "." || $0 == "-" }) else {
      return nil
    }
    return String(name)
  }

  /// The last line of a shared picture: "via Snapboard", "Shared from Tablebook".
  private func byMark() -> Origin? {
    for line in page.lines.suffix(3) {
      let text = line.text
      for mark in [
        "via ", "Shared from ", "Shared via ", "Sent from ", "Posted via ", "Sent via ", "Made with ",
      ] where text.hasPrefix(mark) {
        let name = Phrase.trimmed(String(text.dropFirst(mark.count)))
        let words = name.split(separator: " ")
        if (1...3).contains(words.count), words.allSatisfy({ $0.first?.isUppercase ?? false }),
          name != "iPhone"
        {
          return .inferred(name, clue: "“\(text)” on the picture")
        }
      }
    }
    return nil
  }
}
