/// A text as words for looking up phrases: lower-cased, one blank between words, marks dropped.
///
/// Letters of East Asian scripts stay side by side, so their phrases are found inside sentences.
struct FoldedText: Sendable, Hashable {
  /// With a blank at both ends, so that ` due ` finds whole words only.
  private let bytes: [UInt8]

  init(_ text: some Sequence<Unicode.Scalar>) {
    var bytes: [UInt8] = [32]
    for scalar in text {
      switch scalar {
      case "a"..."z", "0"..."9", "$", "%", "@": bytes.append(UInt8(scalar.value))
      case "A"..."Z": bytes.append(UInt8(scalar.value) + 32)
      case "'", "’", "ʼ": if bytes.last != 32 { bytes.append(39) }
      case _ where scalar.value > 0xBF && scalar.properties.isAlphabetic:
        bytes += Array(String(scalar).lowercased().utf8)
      default: if bytes.last != 32 { bytes.append(32) }
      }
    }
    if bytes.last != 32 { bytes.append(32) }
    self.bytes = bytes
  }

  init(_ text: String) { self.init(text.unicodeScalars) }

  var isEmpty: Bool { bytes.count < 2 }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A phrase in lower-case words; a `*` at its end leaves the last word open (`expire*`).
  func has(_ phrase: String) -> Bool { position(of: phrase) != nil }

  func has(anyOf phrases: [String]) -> Bool { phrases.contains { has($0) } }

  /// Where the phrase begins last, in bytes.
  func position(of phrase: String) -> Int? {
    var needle = Array(phrase.utf8)
    if needle.first.map({ $0 < 128 }) == true {
      needle.insert(32, at: 0)
      if needle.last == 42 { needle.removeLast() } else { needle.append(32) }
    }
    guard needle.count <= bytes.count, let first = needle.first else { return nil }
    var index = bytes.count - needle.count
    while index >= 0 {
      if bytes[index] == first, bytes[index..<(index + needle.count)].elementsEqual(needle) { return index }
      index -= 1
    }
    return nil
  }

  func count(of phrases: [String]) -> Int { phrases.count { has($0) } }

  /// Bytes of text, the blanks at the ends left out.
  var length: Int { max(0, bytes.count - 2) }
}
