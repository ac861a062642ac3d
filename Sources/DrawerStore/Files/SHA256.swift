import CNettle
import Specimens

/// SHA-256 (FIPS 180-4) over bytes as they stream by.
struct SHA256 {
  private var context = sha256_ctx()

  init() { nettle_sha256_init(&context) }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
  }

  /// The digest as 64 lower-case hex digits. The state starts anew.
  mutating func finish() -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    let hex = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: hex, as: UTF8.self)
  }

  static func hex(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    Array(bytes).withUnsafeBytes { hash.update($0) }
    return hash.finish()
  }
}

extension SpecimenID {
  /// The id of a specimen with these original bytes.
  public init?(hashing bytes: some Sequence<UInt8>) { self.init(SHA256.hex(of: bytes)) }
}
