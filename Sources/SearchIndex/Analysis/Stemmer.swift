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
    if word.count <= 8, word.count > 2, let whole = Self.whole(word) {
      return bytes.append(contentsOf: whole)
    }
    guard let handle, let start = word.baseAddress,
      let stem = sb_stemmer_stem(handle, start, Int32(word.count))
    else { return bytes.append(contentsOf: word) }
    bytes.append(contentsOf: UnsafeBufferPointer(start: stem, count: Int(sb_stemmer_length(handle))))
  }

  /// Words whose stems are also the names of days, which stand on nearly every ticket: a wedding is not on `Wed`
  /// and fries are not on `Fri`.
  private static func whole(_ word: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    // Looked at for each word of each text, so the beginning decides first.
    switch (word[0], word[1]) {
    case (0x77, 0x65): wedding.contains { $0.elementsEqual(word) } ? wedding[0] : nil
    case (0x66, 0x72):
      fries.elementsEqual(word) ? fries : fry.contains { $0.elementsEqual(word) } ? fry[0] : nil
    default: nil
    }
  }

  private static let wedding = ["wedding", "weddings", "wedded"].map { Array($0.utf8) }
  private static let fry = ["fry", "fried", "frying"].map { Array($0.utf8) }
  /// The dish; what is fried is mostly another.
  private static let fries = Array("fries".utf8)
}
