/// Bytes in letters (RFC 4648).
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func encode(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 3).map { start in
      let three = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let value = three[0] << 16 | three[1] << 8 | three[2]
      let count = min(3, bytes.count - start) + 1
      let text = (0..<4).map { $0 < count ? letters[value >> (18 - 6 * $0) & 63] : "=" }
      return String(text)
    }.joined()
  }
}
