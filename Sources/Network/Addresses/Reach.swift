import Glibc

/// How far a feature may reach. The rule is asked about the resolved address at every connection, not about the
/// name, which may resolve to something else each time.
public enum Reach: Hashable, Sendable {
  /// This machine and private networks: assistants and translators.
  case nearby
  /// The public internet, and hosts that the user listed by name: pages.
  case publicHosts(andListed: Set<String>)
  /// Wherever the host that the user typed is: mail servers.
  case named

  func allows(_ address: NetworkAddress, host: String) -> Bool {
    switch (self, address.kind) {
    case (_, .unusable): false
    case (.nearby, let kind): kind != .everywhere
    case (.publicHosts(let listed), let kind): kind == .everywhere || listed.contains(host.lowercased())
    case (.named, _): true
    }
  }

  /// Throws `refused` for a host that lies outside, `unknownHost` for one that does not resolve.
  public func check(_ host: String) throws(NetworkError) { _ = try addresses(of: host) }

  /// The addresses of a host. One that is not allowed refuses the host as a whole: a name that leads to several
  /// places leads to the worst of them.
  func addresses(of host: String) throws(NetworkError) -> [NetworkAddress] {
    let addresses = try Resolver.addresses(of: host)
    if let refused = addresses.first(where: { !allows($0, host: host) }) {
      throw .refused(host: host, kind: refused.kind)
    }
    return addresses
  }
}

enum Resolver {
  static func addresses(of host: String) throws(NetworkError) -> [NetworkAddress] {
    if let literal = NetworkAddress(host) { return [literal] }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_ADDRCONFIG
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &first) == 0, let first else { throw .unknownHost(host) }
    defer { freeaddrinfo(first) }
    var addresses: [NetworkAddress] = []
    for entry in sequence(first: first, next: { $0.pointee.ai_next }) {
      let bytes: [UInt8]
      switch entry.pointee.ai_family {
      case AF_INET:
        bytes = entry.pointee.ai_addr.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          withUnsafeBytes(of: $0.pointee.sin_addr) { Array($0) }
        }
      case AF_INET6:
        bytes = entry.pointee.ai_addr.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          withUnsafeBytes(of: $0.pointee.sin6_addr) { Array($0) }
        }
      default: continue
      }
      addresses.append(NetworkAddress(bytes: bytes))
    }
    guard !addresses.isEmpty else { throw .unknownHost(host) }
    return addresses
  }
}
