import Network

/// Commands and their answers on one connection (RFC 3501). Used by one task at a time.
actor IMAPConnection {
  let host: String
  private let connection: SecureConnection
  private var frames = IMAPFrames()
  private var lastTag = 0

  /// The answer to a command: everything said before its end, and the server's closing words.
  struct Answer: Sendable {
    var untagged: [[UInt8]]
    var status: String
    var words: String
  }

  init(_ account: MailAccount) async throws(MailServerError) {
    host = account.host
    do {
      connection = try await SecureConnection.open(
        host: account.host, port: account.port, authorityFile: account.authorityFile)
    } catch { throw .network(error) }
    let greeting = try await response()
    guard greeting.starts(with: Array("* OK".utf8)) || greeting.starts(with: Array("* PREAUTH".utf8)) else {
      throw garbled(greeting)
    }
  }

  /// Sends a command and waits for its end; throws `refused` when the server says no.
  func run(_ command: String, payload: [UInt8]? = nil) async throws(MailServerError) -> Answer {
    let answer = try await tryRun(command, payload: payload)
    guard answer.status == "OK" else { throw .refused(host: host, words: String(answer.words.prefix(200))) }
    return answer
  }

  /// Sends a command and returns whatever the server says of it.
  /// - Parameter payload: a literal, sent when the server asks for it; nil sends an empty line then.
  func tryRun(_ command: String, payload: [UInt8]? = nil) async throws(MailServerError) -> Answer {
    lastTag += 1
    let tag = "c\(lastTag)"
    try await send(Array("\(tag) \(command)\r\n".utf8))
    var untagged: [[UInt8]] = []
    while true {
      let response = try await response()
      if response.first == UInt8(ascii: "+") {
        try await send((payload ?? []) + [13, 10])
      } else if response.first == UInt8(ascii: "*") {
        untagged.append(response)
      } else {
        let words = String(decoding: response, as: UTF8.self).split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0] == tag else { throw garbled(response) }
        return Answer(
          untagged: untagged, status: words[1].uppercased(), words: words.count > 2 ? String(words[2]) : "")
      }
    }
  }

  private func send(_ bytes: [UInt8]) async throws(MailServerError) {
    do { try await connection.send(bytes) } catch { throw .network(error) }
  }

  private func response() async throws(MailServerError) -> [UInt8] {
    while true {
      if let response = frames.next() { return response }
      guard !frames.isTooLong else { throw garbled([]) }
      do { frames.append(try await connection.receive()) } catch { throw .network(error) }
    }
  }

  private func garbled(_ bytes: [UInt8]) -> MailServerError {
    let line = bytes.prefix(60).map { (32..<127).contains($0) ? Character(Unicode.Scalar($0)) : "?" }
    return .garbled(host: host, line: String(line))
  }
}
