/// What a plain-text body says: lines joined to paragraphs, quotes and signature apart.
struct PlainText {
  var text = ""
  var quoted = ""

  init(_ body: String, isFlowed: Bool = false) {
    var kept: [String] = []
    var quotes: [String] = []
    var isInTail = false
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix("\r") ? String($0.dropLast()) : String($0)
    }
    for (index, line) in lines.enumerated() {
      if line == "-- " || (line == "--" && index > 0) { break }
      let trimmed = line.trimmingBlanks
      if PlainText.startsForwardedMail(trimmed), !kept.allSatisfy(\.isEmpty) { isInTail = true }
      if isInTail || trimmed.hasPrefix(">") {
        quotes.append(String(trimmed.drop { $0 == ">" || $0 == " " }))
      } else {
        kept.append(line)
      }
    }
    // The line that introduces a quote belongs to it, with the line it may have been broken over.
    if !quotes.isEmpty {
      while kept.last?.trimmingBlanks.isEmpty == true { kept.removeLast() }
      for _ in 0..<2 where kept.last.map({ PlainText.introducesQuote($0, $0 == kept.last) }) == true {
        kept.removeLast()
      }
      if kept.last.map({ $0.hasPrefix("On ") && !$0.hasSuffix(".") && $0.contains(",") }) == true {
        kept.removeLast()
      }
    }
    text = PlainText.joined(kept, isFlowed: isFlowed)
    quoted = PlainText.joined(quotes, isFlowed: false)
  }

  private static func introducesQuote(_ line: String, _ isLast: Bool) -> Bool {
    let trimmed = line.trimmingBlanks
    return [
      "wrote:", "writes:", "写道：", "写道:", "のメール:", "wrote：",
      "書きました:",
    ].contains { trimmed.hasSuffix($0) }
  }

  private static func startsForwardedMail(_ line: String) -> Bool {
    line.hasPrefix("-----Original Message") || line.hasPrefix("-----原始邮件")
      || line.hasPrefix("________________________________")
  }

  /// Undoes the breaking of lines at a fixed width: a long line that ends without a stop goes on in the next one.
  private static func joined(_ lines: [String], isFlowed: Bool) -> String {
    var result: [String] = []
    var goesOn = false
    for line in lines {
      let trimmed = line.trimmingBlanks
      if goesOn, !trimmed.isEmpty, !startsItem(trimmed), let last = result.popLast() {
        let glue = last.unicodeScalars.last.map { $0.value > 0x2E80 } == true ? "" : " "
        result.append(last + glue + trimmed)
      } else {
        result.append(trimmed)
      }
      let isLong = line.unicodeScalars.count >= 56
      goesOn =
        !trimmed.isEmpty && ((isFlowed && line.hasSuffix(" ")) || (isLong && !endsParagraph(trimmed)))
    }
    var lines: [String] = []
    for line in result where !(line.isEmpty && lines.last?.isEmpty ?? true) { lines.append(line) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func startsItem(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    if "-*•·–—#|".contains(first) { return true }
    if line.hasPrefix("http") { return true }
    let digits = line.prefix { $0.isNumber }
    return !digits.isEmpty && digits.count <= 2 && [".", ")"].contains(line.dropFirst(digits.count).first)
  }

  private static func endsParagraph(_ line: String) -> Bool {
    // Columns of a table are set apart by blanks, and are not broken.
    line.last.map { ".!?:;。！？：|".contains($0) } == true || line.contains("   ") || line.contains("http")
  }
}
