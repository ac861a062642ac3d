import CCurl
import Glibc
import Synchronization

/// One libcurl transfer or connection. Used by one thread at a time.
///
/// It knows nothing of the user's proxies, cookies or passwords: only what is set here is used.
final class CurlHandle: @unchecked Sendable {
  private let curl: OpaquePointer
  private var lists: [UnsafeMutablePointer<curl_slist>?] = []
  private let host: String
  let transfer: CurlTransfer

  private static let isReady = curio_curl_load()

  init(host: String, transfer: CurlTransfer) throws(NetworkError) {
    guard Self.isReady, let curl = curio_curl_new() else {
      throw .failed(host: host, detail: "the network library (libcurl) could not be loaded")
    }
    self.curl = OpaquePointer(curl)
    self.host = host
    self.transfer = transfer
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_PROXY, "")
    set(CURLOPT_NETRC, 0)
    set(CURLOPT_NOPROGRESS, 0)
    set(CURLOPT_CONNECTTIMEOUT_MS, 10_000)
    let context = Unmanaged.passUnretained(transfer).toOpaque()
    curio_curl_set_pointer(raw, CURLOPT_WRITEDATA, context)
    curio_curl_set_pointer(raw, CURLOPT_READDATA, context)
    curio_curl_set_pointer(raw, CURLOPT_XFERINFODATA, context)
    curio_curl_set_bytes(raw, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      CurlTransfer.of(context).take(UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    curio_curl_set_bytes(raw, CURLOPT_READFUNCTION) { bytes, size, count, context in
      CurlTransfer.of(context).give(UnsafeMutableRawBufferPointer(start: bytes, count: size * count))
    }
    curio_curl_set_progress(raw) { context, _, _, _, _ in CurlTransfer.of(context).isCancelled ? 1 : 0 }
  }

  deinit {
    curio_curl_free(raw)
    for list in lists { curio_curl_list_free(list) }
  }

  private var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(curl) }

  func set(_ option: CURLoption, _ number: Int) { curio_curl_set_number(raw, option, number) }
  func set(_ option: CURLoption, _ text: String) { curio_curl_set_text(raw, option, text) }

  func set(_ option: CURLoption, _ lines: [String]) {
    var list: UnsafeMutablePointer<curl_slist>?
    for line in lines { list = curio_curl_list_adding(list, line) }
    lists.append(list)
    curio_curl_set_pointer(raw, option, list)
  }

  func set(_ option: CURLoption, size: Int) { curio_curl_set_size(raw, option, curl_off_t(size)) }

  /// Fixes the host to addresses that were checked, so that it can't resolve to others in between.
  func pin(port: Int, to addresses: [NetworkAddress]) {
    let list = addresses.map { "\($0)".contains(":") ? "[\($0)]" : "\($0)" }.joined(separator: ",")
    set(CURLOPT_RESOLVE, ["\(host):\(port):\(list)"])
  }

  func perform() throws(NetworkError) {
    let code = curio_curl_perform(raw)
    guard code == CURLE_OK else { throw error(code) }
  }

  func number(_ info: CURLINFO) -> Int { curio_curl_number(raw, info) }
  func text(_ info: CURLINFO) -> String? { curio_curl_text(raw, info).map { String(cString: $0) } }

  // MARK: Raw bytes, after a connection was made with CURLOPT_CONNECT_ONLY

  func send(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) throws(NetworkError) {
    var sent = 0
    while sent < bytes.count {
      var count = 0
      let code = bytes[sent...].withUnsafeBytes { curio_curl_send(raw, $0.baseAddress, $0.count, &count) }
      if code == CURLE_AGAIN {
        try wait(for: Int16(POLLOUT), until: deadline)
      } else if code != CURLE_OK {
        throw error(code)
      }
      sent += count
    }
  }

  /// At least one byte; throws `closed` at the end.
  func receive(until deadline: ContinuousClock.Instant) throws(NetworkError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var count = 0
      let code = curio_curl_receive(raw, &buffer, buffer.count, &count)
      if code == CURLE_AGAIN {
        try wait(for: Int16(POLLIN), until: deadline)
        continue
      }
      guard code == CURLE_OK else { throw error(code) }
      guard count > 0 else { throw .closed(host: host) }
      return Array(buffer[..<count])
    }
  }

  private func wait(for events: Int16, until deadline: ContinuousClock.Instant) throws(NetworkError) {
    while true {
      if transfer.isCancelled { throw .cancelled }
      guard ContinuousClock.now < deadline else { throw .timedOut(host: host) }
      var entry = pollfd(fd: curio_curl_socket(raw), events: events, revents: 0)
      // Short looks, so that a cancelled task is noticed.
      if poll(&entry, 1, 100) > 0 { return }
    }
  }

  private func error(_ code: CURLcode) -> NetworkError {
    if transfer.isCancelled { return .cancelled }
    if let limit = transfer.brokenLimit { return .tooLarge(host: host, limit: limit) }
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: return .unknownHost(host)
    case CURLE_COULDNT_CONNECT: return .unreachable(host: host)
    case CURLE_OPERATION_TIMEDOUT: return .timedOut(host: host)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CACERT_BADFILE:
      return .untrusted(host: host, detail: String(cString: curio_curl_message(code)))
    case CURLE_LOGIN_DENIED: return .loginRefused(host: host)
    case CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE: return .closed(host: host)
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT: return .badAddress(host)
    default: return .failed(host: host, detail: String(cString: curio_curl_message(code)))
    }
  }
}

/// What a transfer sends and gathers. Its callbacks run on the thread that performs it; only the cancelling comes
/// from elsewhere.
final class CurlTransfer: @unchecked Sendable {
  private let limit: Int
  private let cancelled = Mutex(false)
  private var upload: [UInt8]
  private var uploaded = 0
  private(set) var received: [UInt8] = []
  private(set) var brokenLimit: Int?

  /// - Parameter limit: bytes to receive at most.
  init(upload: [UInt8] = [], limit: Int) {
    self.upload = upload
    self.limit = limit
  }

  var isCancelled: Bool { cancelled.withLock { $0 } }

  func cancel() { cancelled.withLock { $0 = true } }

  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
    // Set to a transfer by every handle before anything is performed.
    Unmanaged<CurlTransfer>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }

  fileprivate func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard received.count + bytes.count <= limit else {
      brokenLimit = limit
      return 0
    }
    received.append(contentsOf: bytes)
    return bytes.count
  }

  fileprivate func give(_ space: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(space.count, upload.count - uploaded)
    upload[uploaded..<uploaded + count].withUnsafeBytes { space.copyMemory(from: $0) }
    uploaded += count
    return count
  }
}
