import CCurl

/// Hands a finished message to a mail server over TLS (SMTP, implicit TLS).
public struct MailSubmission: Sendable {
  public var host: String
  public var port: Int
  public var user: String
  /// A password, or a token for XOAUTH2.
  public var secret: String
  public var isToken: Bool
  public var authorityFile: String?

  public init(
    host: String, port: Int = 465, user: String, secret: String, isToken: Bool = false,
    authorityFile: String? = nil
  ) {
    self.host = host
    self.port = port
    self.user = user
    self.secret = secret
    self.isToken = isToken
    self.authorityFile = authorityFile
  }

  /// Returns when the server has taken the message; throws when it may not have.
  ///
  /// - Parameters:
  ///   - message: RFC 5322, lines ended by CRLF.
  ///   - sender: the bare address.
  ///   - recipients: bare addresses.
  public func send(_ message: [UInt8], from sender: String, to recipients: [String])
    async throws(NetworkError)
  {
    let isClean = ([sender] + recipients).allSatisfy { address in
      !address.isEmpty && address.allSatisfy { !$0.isNewline && $0 != "<" && $0 != ">" && $0 != " " }
    }
    guard isClean, !recipients.isEmpty else { throw .badAddress(recipients.first ?? sender) }
    let transfer = CurlTransfer(upload: message, limit: 1_000_000)
    try await blocking(cancelling: transfer) { [self] () throws(NetworkError) in
      let curl = try connection(transfer, milliseconds: 60_000)
      curl.set(CURLOPT_MAIL_FROM, "<\(sender)>")
      curl.set(CURLOPT_MAIL_RCPT, recipients.map { "<\($0)>" })
      curl.set(CURLOPT_UPLOAD, 1)
      curl.set(CURLOPT_INFILESIZE_LARGE, size: message.count)
      try curl.perform()
    }
  }
}

extension MailSubmission {
  /// Signs in and leaves again; nothing is sent.
  public func check() async throws(NetworkError) {
    let transfer = CurlTransfer(limit: 100_000)
    try await blocking(cancelling: transfer) { [self] () throws(NetworkError) in
      let curl = try connection(transfer, milliseconds: 20_000)
      curl.set(CURLOPT_CUSTOMREQUEST, "NOOP")
      curl.set(CURLOPT_NOBODY, 1)
      try curl.perform()
    }
  }

  /// Set up to sign in, over TLS only; what is done there is the caller's.
  private func connection(_ transfer: CurlTransfer, milliseconds: Int) throws(NetworkError) -> CurlHandle {
    let addresses = try Reach.named.addresses(of: host)
    let curl = try CurlHandle(host: host, transfer: transfer)
    curl.pin(port: port, to: addresses)
    curl.set(CURLOPT_URL, "smtps://\(host):\(port)")
    curl.set(CURLOPT_PROTOCOLS_STR, "smtps")
    curl.set(CURLOPT_TIMEOUT_MS, milliseconds)
    curl.set(CURLOPT_USERNAME, user)
    curl.set(isToken ? CURLOPT_XOAUTH2_BEARER : CURLOPT_PASSWORD, secret)
    if let authorityFile { curl.set(CURLOPT_CAINFO, authorityFile) }
    return curl
  }
}
