/// Reads numbers from a file's bytes. Every access is checked, so that a lying header gives nil, not a trap.
struct ByteReader {
  let bytes: [UInt8]
  var isBigEndian = true

  var count: Int { bytes.count }

  func u8(_ at: Int) -> Int? { at >= 0 && at < bytes.count ? Int(bytes[at]) : nil }

  func u16(_ at: Int) -> Int? { number(at, 2) }
  func u24(_ at: Int) -> Int? { number(at, 3) }
  func u32(_ at: Int) -> Int? { number(at, 4) }

  func i32(_ at: Int) -> Int? { u32(at).map { Int(Int32(truncatingIfNeeded: $0)) } }

  private func number(_ at: Int, _ size: Int) -> Int? {
    guard at >= 0, at <= bytes.count - size else { return nil }
    var value = 0
    for i in 0..<size { value = value << 8 | Int(bytes[at + (isBigEndian ? i : size - 1 - i)]) }
    return value
  }

  /// Whether the ASCII text stands at the place.
  func has(_ text: StaticString, at: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard at >= 0, at <= bytes.count - length else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[at..<at + length]) }
  }

  func has(_ pattern: [UInt8], at: Int) -> Bool {
    at >= 0 && at <= bytes.count - pattern.count && bytes[at..<at + pattern.count].elementsEqual(pattern)
  }

  /// The part of the range that exists.
  func slice(_ start: Int, _ length: Int) -> [UInt8] {
    guard start >= 0, start < bytes.count, length > 0 else { return [] }
    return Array(bytes[start..<min(bytes.count, start + min(length, bytes.count))])
  }
}
