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
      let stem = sb_stemmer_stem(handle, start, Int32(word.count))
    else { return bytes.append(contentsOf: word) }
    bytes.append(contentsOf: UnsafeBufferPointer(start: stem, count: Int(sb_stemmer_length(handle))))
  }
}
