import Foundation

/// The length of every specimen as one byte by row, kept in a few blobs: looked up one by one they cost more
/// than the ranking itself.
struct DocumentLengths {
  static let perChunk = 4096

  /// By row; 0 where there is no specimen.
  private(set) var codes: [UInt8]
  /// By code: 1 − b + b × length ⁄ average.
  private(set) var factors: [Double]

  /// b of BM25; small, since a long screenshot is rarely about more things.
  private static let b = 0.4

  /// How many specimens have a length.
  let count: Int

  init(chunks: [(index: Int, bytes: [UInt8])]) {
    let size = ((chunks.map(\.index).max() ?? -1) + 1) * Self.perChunk
    codes = Array(repeating: 0, count: size)
    for chunk in chunks {
      let start = chunk.index * Self.perChunk
      let bytes = chunk.bytes.prefix(Self.perChunk)
      codes.replaceSubrange(start..<start + bytes.count, with: bytes)
    }
    var histogram = Array(repeating: 0, count: 256)
    for code in codes { histogram[Int(code)] += 1 }
    let lengths = (0...255).map { Self.length(UInt8($0)) }
    count = histogram.dropFirst().reduce(0, +)
    let total = zip(histogram, lengths).dropFirst().reduce(0) { $0 + Double($1.0) * $1.1 }
    let average = max(1, total / Double(max(1, count)))
    factors = lengths.map { 1 - Self.b + Self.b * $0 / average }
  }

  /// Steps of about 5 %.
  static func code(_ length: Int) -> UInt8 {
    UInt8(min(255, max(1, Int((log(Double(max(1, length))) * 20).rounded()))))
  }

  static func length(_ code: UInt8) -> Double { exp(Double(code) / 20) }
}
