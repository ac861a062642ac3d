import Specimens

/// Links, e-mail addresses and phone numbers: sequences of signs rather than words.
struct SequenceScanner {
  let text: TokenizedText
  let scalars: [UInt32]

  init(_ text: TokenizedText) {
    self.text = text
    scalars = text.shadow.scalars
  }

  func candidates() -> [Candidate] {
    let links = LinkScanner(text).candidates()
    var taken = IntervalSet()
    for (index, link) in links.enumerated() { taken.insert(link.start, link.end, index) }
    return links + PhoneScanner(text).candidates { taken.overlapping($0, $1) == nil }
  }
}
