import Specimens

/// Postal addresses: American and British streets, Japanese and Chinese ones, and postal codes.
struct AddressScanner {
  let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var i = 0
    while i < reader.count {
      guard begins(i), let address = american(i) ?? japanese(i) ?? chinese(i) else {
        i += 1
        continue
      }
      found.append(address.candidate)
      i = max(address.next, i + 1)
    }
    return found
  }

  /// A street's name stands no further from its number.
  private static let reach: UInt8 = 24

  /// A house number, a postal mark or a prefecture's name begins an address.
  private func begins(_ i: Int) -> Bool {
    let token = reader.tokens[i]
    if token.isSoup { return false }
    if token.isDigits {
      return token.toWord <= AddressScanner.reach || reader.tokens[i + 1].kind == .character
    }
    if token.isSymbol("〒") { return true }
    return token.kind == .character
      && JapanesePlaces.prefectures[reader.text.shadow.scalars[Int(token.start)]] != nil
  }

  func candidate(_ first: Int, _ last: Int, postalCode: String?, rule: String, _ confidence: Double)
    -> Candidate
  {
    let (start, end) = (Int(reader.tokens[first].start), Int(reader.tokens[last - 1].end))
    let lines = reader.original(first, last).split(whereSeparator: \.isNewline)
      .map { String($0.trimmingBlanks()) }
    return Candidate(
      start: start, end: end, value: .address(lines: lines, postalCode: postalCode), rule: rule,
      confidence: confidence)
  }

  func isCapitalized(_ i: Int) -> Bool {
    guard reader.exists(i) else { return false }
    return (0x41...0x5A).contains(
      reader.text.shadow.original[Int(reader.text.shadow.starts[Int(reader.tokens[i].start)])])
  }
}

extension Substring {
  func trimmingBlanks() -> Substring {
    var slice = self
    while let first = slice.first, first.isWhitespace { slice = slice.dropFirst() }
    while let last = slice.last, last.isWhitespace { slice = slice.dropLast() }
    return slice
  }
}
