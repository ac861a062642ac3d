/// Cuts what a server sends into responses: lines, with the literals that belong to them.
struct IMAPFrames {
  private var buffer: [UInt8] = []
  /// Where the search for the next line end goes on.
  private var searched = 0

  /// Bytes that one response may have; a server that sends more is not listened to.
  static let limit = 80 << 20

  mutating func append(_ bytes: [UInt8]) { buffer += bytes }

  var isTooLong: Bool { buffer.count > Self.limit }

  /// The next whole response without its line end, or nil while it isn't all there.
  mutating func next() -> [UInt8]? {
    while let end = buffer[searched...].firstIndex(of: 10) {
      if let length = Self.literalLength(before: end, in: buffer) {
        guard end + 1 + length <= buffer.count else { return nil }
        searched = end + 1 + length
        continue
      }
      let isPair = end > 0 && buffer[end - 1] == 13
      let response = Array(buffer[..<(isPair ? end - 1 : end)])
      buffer.removeFirst(end + 1)
      searched = 0
      return response
    }
    return nil
  }

  /// The number in `{123}` at the end of a line.
  private static func literalLength(before end: Int, in bytes: [UInt8]) -> Int? {
    var index = end - 1
    if index >= 0, bytes[index] == 13 { index -= 1 }
    guard index >= 0, bytes[index] == UInt8(ascii: "}") else { return nil }
    index -= 1
    var digits: [UInt8] = []
    while index >= 0, (48...57).contains(bytes[index]), digits.count < 12 {
      digits.insert(bytes[index], at: 0)
      index -= 1
    }
    guard index >= 0, bytes[index] == UInt8(ascii: "{"), !digits.isEmpty else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
