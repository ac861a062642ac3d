import CCurl

/// Fetches pages and asks services over HTTP. No cookies, no proxies, no remembered passwords; every redirect is a
/// new request whose host is checked like the first.
public struct WebClient: Sendable {
  public var reach: Reach
  /// True to accept plain http too, for services on this machine.
  public var allowsPlain = false
  /// Certificates to trust besides the system's, a PEM file; for an authority of one's own.
  public var authorityFile: String?
  /// Bytes of a body.
  public var limit = 5_000_000
  /// For everything together, redirects included.
  public var timeLimit: Duration = .seconds(20)

  public init(reach: Reach) { self.reach = reach }

  public struct Response: Sendable {
    public var status: Int
    /// Where the redirects ended.
    public var address: WebAddress
    /// Such as `text/html; charset=utf-8`; empty when the server says nothing.
    public var contentType: String
    public var body: [UInt8]
  }

  public func get(_ address: String) async throws(NetworkError) -> Response {
    try await send(address, body: nil, headers: ["Accept: text/html,application/xhtml+xml,text/plain;q=0.8"])
  }

  /// Posts JSON. Redirects are not followed: what is sent goes to the host that was shown, and nowhere else.
  public func post(_ address: String, json: [UInt8], headers: [String] = []) async throws(NetworkError)
    -> Response
  {
    try await send(address, body: json, headers: ["Content-Type: application/json"] + headers)
  }

  private func send(_ text: String, body: [UInt8]?, headers: [String]) async throws(NetworkError) -> Response
  {
    let deadline = ContinuousClock.now + timeLimit
    var next = text
    for _ in 0..<6 {
      guard let address = WebAddress(next), allowsPlain || address.scheme == "https" else {
        throw .badAddress(String(next.prefix(200)))
      }
      let transfer = CurlTransfer(limit: limit)
      let left = deadline - ContinuousClock.now
      let (response, redirect) = try await blocking(cancelling: transfer) {
        () throws(NetworkError) -> (Response, String?) in
        try exchange(address, transfer, body: body, headers: headers, within: left)
      }
      guard let redirect, body == nil else { return response }
      next = redirect
    }
    throw .tooManyRedirects(host: WebAddress(text)?.host ?? "")
  }

  private func exchange(
    _ address: WebAddress, _ transfer: CurlTransfer, body: [UInt8]?, headers: [String], within left: Duration
  ) throws(NetworkError) -> (Response, String?) {
    let addresses = try reach.addresses(of: address.host)
    let curl = try CurlHandle(host: address.host, transfer: transfer)
    curl.pin(port: address.port, to: addresses)
    curl.set(CURLOPT_URL, "\(address)")
    curl.set(CURLOPT_PROTOCOLS_STR, allowsPlain ? "http,https" : "https")
    curl.set(CURLOPT_TIMEOUT_MS, max(1, left.milliseconds))
    curl.set(CURLOPT_ACCEPT_ENCODING, "")
    curl.set(CURLOPT_USERAGENT, "Curio")
    curl.set(CURLOPT_HTTPHEADER, headers)
    if let authorityFile { curl.set(CURLOPT_CAINFO, authorityFile) }
    if let body {
      curl.set(CURLOPT_POSTFIELDSIZE_LARGE, size: body.count)
      curl.set(CURLOPT_COPYPOSTFIELDS, String(decoding: body, as: UTF8.self))
    }
    try curl.perform()
    let response = Response(
      status: curl.number(CURLINFO_RESPONSE_CODE), address: address,
      contentType: curl.text(CURLINFO_CONTENT_TYPE) ?? "", body: transfer.received)
    return (response, (300..<400).contains(response.status) ? curl.text(CURLINFO_REDIRECT_URL) : nil)
  }
}

extension Duration {
  /// Whole milliseconds, rounded up.
  var milliseconds: Int {
    Int(components.seconds) * 1000
      + Int((components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
