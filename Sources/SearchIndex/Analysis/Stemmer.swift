import CStemmer

/// The English Snowball stemmer. Keeps a buffer of its own, so one per thread.
final class Stemmer {
  private let handle: OpaquePointer?

  init() {
    // Nil only when memory is short or the library lacks English; then words stay whole.
    handle = sb_stemmer_new("english", "UTF_8")
  }

  deinit {
    if let handle { sb_stemmer_delete(handle) }
  }

  /// Appends the stem of a lower-case ASCII word to `bytes`.
  func append(stemOf word: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    guard let handle, let start = word.baseAddress,
      let found = sb_stemmer_stem(handle, start, Int32(word.count))
    else { return bytes.append(contentsOf: word) }
    let stem = UnsafeBufferPointer(start: found, count: Int(sb_stemmer_length(handle)))
    guard stem.count == 3, !word.elementsEqual(stem), Self.days.contains(where: { $0.elementsEqual(stem) })
    else {
      return bytes.append(contentsOf: stem)
    }
    // The stem is also the short name of a day, which stands on nearly every ticket: a wedding is not on `Wed` and
    // fries are not on `Fri`. Such a word stays whole but for a plural's s.
    let isPlural = word.last == UInt8(ascii: "s") && word.dropLast().last != UInt8(ascii: "e")
    bytes.append(contentsOf: isPlural ? word.dropLast() : word[...])
  }

  private static let days = KeyLine.weekdays.map { Array($0.lowercased().utf8) }
}
