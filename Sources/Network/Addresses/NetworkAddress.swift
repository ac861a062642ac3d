import Glibc

/// An internet address and what kind of place it names.
public struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
  /// Four bytes, or sixteen.
  let bytes: [UInt8]

  /// `192.0.2.1`, `2001:db8::1`, with or without brackets; nil for anything else.
  public init?(_ text: String) {
    var text = text
    if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
    var four = in_addr()
    var sixteen = in6_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: four) { Array($0) }
    } else if inet_pton(AF_INET6, text, &sixteen) == 1 {
      bytes = withUnsafeBytes(of: sixteen) { Array($0) }
    } else {
      return nil
    }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  public enum Kind: String, Hashable, Sendable {
    /// This machine.
    case loopback
    /// RFC 1918, 100.64.0.0/10 and fc00::/7: a home, an office, a private overlay.
    case privateNetwork
    /// 169.254.0.0/16 and fe80::/10.
    case linkLocal
    case everywhere
    /// Nothing that can be connected to: unspecified, multicast, reserved.
    case unusable
  }

  public var kind: Kind {
    if let embedded { return embedded.kind }
    guard bytes.count == 4 else { return kindOfSixteen }
    switch (bytes[0], bytes[1]) {
    case (127, _): return .loopback
    case (10, _), (192, 168), (172, 16...31), (100, 64...127): return .privateNetwork
    case (169, 254): return .linkLocal
    case (0, _), (224..., _): return .unusable
    default: return .everywhere
    }
  }

  private var kindOfSixteen: Kind {
    if bytes.dropLast().allSatisfy({ $0 == 0 }) { return bytes[15] == 1 ? .loopback : .unusable }
    switch (bytes[0], bytes[1]) {
    case (0xFC...0xFD, _): return .privateNetwork
    case (0xFE, 0x80...0xBF): return .linkLocal
    case (0xFF, _): return .unusable
    default: return .everywhere
    }
  }

  /// The IPv4 address inside `::ffff:10.0.0.1`, `64:ff9b::10.0.0.1` and `2002:0a00:0001::`, which leads to the
  /// same place and must not be a way around the rules.
  private var embedded: NetworkAddress? {
    guard bytes.count == 16 else { return nil }
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
    if bytes.starts(with: mapped) || bytes.starts(with: translated) {
      return NetworkAddress(bytes: Array(bytes[12...]))
    }
    return bytes.starts(with: [0x20, 0x02]) ? NetworkAddress(bytes: Array(bytes[2..<6])) : nil
  }

  public var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    bytes.withUnsafeBytes {
      _ = inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, $0.baseAddress, &text, socklen_t(text.count))
    }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
