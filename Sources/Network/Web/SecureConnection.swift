import CCurl

/// A TLS connection for protocols of lines, such as IMAP. The certificate is checked before anything is said.
///
/// Used by one task at a time; dropping it closes the connection.
public final class SecureConnection: Sendable {
  public let host: String
  private let curl: CurlHandle
  private let transfer: CurlTransfer

  private init(host: String, curl: CurlHandle, transfer: CurlTransfer) {
    self.host = host
    self.curl = curl
    self.transfer = transfer
  }

  /// - Parameter authorityFile: certificates to trust besides the system's, a PEM file.
  public static func open(
    host: String, port: Int, reach: Reach = .named, authorityFile: String? = nil
  ) async throws(NetworkError) -> SecureConnection {
    guard (1...65_535).contains(port) else { throw .badAddress("\(host):\(port)") }
    let transfer = CurlTransfer(limit: 0)
    return try await blocking(cancelling: transfer) { () throws(NetworkError) -> SecureConnection in
      let addresses = try reach.addresses(of: host)
      let curl = try CurlHandle(host: host, transfer: transfer)
      curl.pin(port: port, to: addresses)
      curl.set(CURLOPT_URL, "https://\(host.contains(":") ? "[\(host)]" : host):\(port)/")
      curl.set(CURLOPT_CONNECT_ONLY, 1)
      curl.set(CURLOPT_SSL_ENABLE_ALPN, 0)
      curl.set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
      if let authorityFile { curl.set(CURLOPT_CAINFO, authorityFile) }
      try curl.perform()
      return SecureConnection(host: host, curl: curl, transfer: transfer)
    }
  }

  public func send(_ bytes: [UInt8], within limit: Duration = .seconds(30)) async throws(NetworkError) {
    let deadline = ContinuousClock.now + limit
    try await blocking(cancelling: transfer) { [curl] () throws(NetworkError) in
      try curl.send(bytes, until: deadline)
    }
  }

  /// The next bytes, at least one.
  public func receive(within limit: Duration = .seconds(30)) async throws(NetworkError) -> [UInt8] {
    let deadline = ContinuousClock.now + limit
    return try await blocking(cancelling: transfer) { [curl] () throws(NetworkError) -> [UInt8] in
      try curl.receive(until: deadline)
    }
  }
}
