/// A long text cut into pieces of bounded size, at line ends where there are some, so that memory stays bounded.
struct TextChunks: Sequence, IteratorProtocol {
  struct Chunk {
    let scalars: [UInt32]
    /// Offset of the first scalar in the whole text.
    let offset: Int
  }

  /// Texts up to this many scalars are read in one piece.
  static let size = 1 << 16

  private var iterator: String.UnicodeScalarView.Iterator
  private var offset = 0
  private var carried: [UInt32] = []
  private var isDone = false

  init(_ text: String) { iterator = text.unicodeScalars.makeIterator() }

  mutating func next() -> Chunk? {
    if isDone, carried.isEmpty { return nil }
    var scalars = carried
    carried = []
    while !isDone, scalars.count < TextChunks.size {
      guard let scalar = iterator.next() else {
        isDone = true
        break
      }
      scalars.append(scalar.value)
    }
    if !isDone, let cut = cutPoint(scalars) {
      carried = Array(scalars[cut...])
      scalars.removeSubrange(cut...)
    }
    guard !scalars.isEmpty else { return nil }
    defer { offset += scalars.count }
    return Chunk(scalars: scalars, offset: offset)
  }

  /// The last line end in the second half; else the last blank there; else the chunk is cut as it is.
  private func cutPoint(_ scalars: [UInt32]) -> Int? {
    let half = scalars.count / 2
    return scalars[half...].lastIndex(of: 0x0A).map { $0 + 1 }
      ?? scalars[half...].lastIndex(of: 0x20).map { $0 + 1 }
  }
}
