import Foundation
import Network
import Specimens
import TestSupport
import Testing

@testable import MailServer

/// An IMAP server that lists 250 messages and hangs up in the middle of the second batch, so often as the first
/// argument after the certificate says; then it behaves.
private let faltering = """
  import re, socket, ssl, sys
  context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); context.load_cert_chain(sys.argv[1], sys.argv[2])
  faults = int(sys.argv[3])
  listener = socket.create_server(('127.0.0.1', 0)); print(listener.getsockname()[1], flush=True)
  def uids(text):
      out = []
      for part in text.split(','):
          ends = part.split(':'); out += range(int(ends[0]), int(ends[-1]) + 1)
      return out
  while True:
      raw, _ = listener.accept()
      try:
          with context.wrap_socket(raw, server_side=True) as s:
              f = s.makefile('rwb'); f.write(b'* OK hello\\r\\n'); f.flush(); batches = 0
              for line in f:
                  words = line.decode().split(); tag, verb = words[0], words[1].upper()
                  if verb == 'EXAMINE':
                      f.write(b'* OK [UIDVALIDITY 7] x\\r\\n* OK [UIDNEXT 251] x\\r\\n* OK [HIGHESTMODSEQ 9] x\\r\\n')
                  elif verb == 'UID' and words[2].upper() == 'SEARCH':
                      f.write(('* SEARCH ' + ' '.join(map(str, range(1, 251))) + '\\r\\n').encode())
                  elif verb == 'UID' and 'HEADER' in line.decode():
                      print('batch', len(uids(words[3])), flush=True); batches += 1
                      for n in uids(words[3]):
                          head = 'Message-ID: <%d@a.example>\\r\\nSubject: %d\\r\\n\\r\\n' % (n, n)
                          f.write(('* %d FETCH (UID %d FLAGS () INTERNALDATE "%s" RFC822.SIZE 9 BODY[HEADER.FIELDS (SUBJECT)] {%d}\\r\\n%s)\\r\\n'
                                   % (n, n, sys.argv[4], len(head), head)).encode())
                          if faults and batches == 2: break
                      if faults and batches == 2:
                          faults -= 1; f.flush(); f.close(); raise OSError
                  f.write((tag + ' OK done\\r\\n').encode()); f.flush()
      except OSError: pass
  """

@Suite("Faults of mail servers")
struct MailFaultTests {
  private let folder: TemporaryFolder
  private let now = Instant(secondsSince1970: Int(Date().timeIntervalSince1970))

  init() throws { folder = try TemporaryFolder() }

  private var arrived: String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "dd-MMM-yyyy HH:mm:ss +0000"
    return format.string(from: Date(timeIntervalSinceNow: -86_400))
  }

  private func sync(port: Int, authority: String, password: String) throws -> MailSync {
    try folder.write("\(password)\n".utf8, to: "secret")
    chmod(folder.path("secret"), 0o600)
    let account = MailAccount(
      host: "localhost", port: port, user: "parent", secret: .file(folder.path("secret")),
      authorityFile: authority)
    return MailSync(account: account, shelf: MailShelf(folder: folder.path("shelf")))
  }

  @Test("a server that hangs up in the middle loses nothing that came, and the next visit goes on from there")
  func hangsUp() async throws {
    let certificate = try await TestCertificate()
    let server = try await LoopbackServer(
      script: faltering, arguments: [certificate.certificate, certificate.key, "1", arrived])
    let sync = try sync(port: server.port, authority: certificate.certificate, password: "x")
    await #expect {
      try await sync.run(now: now)
    } throws: {
      if case MailServerError.network = $0 { true } else { false }
    }
    #expect(sync.shelf.mails().count == 100)
    #expect(try await sync.run(now: now).added == 150)
    #expect(sync.shelf.mails().count == 250)
    // The hundred were not asked for again.
    #expect(server.lines == ["batch 100", "batch 100", "batch 100", "batch 50"])
  }

  /// Ten thousand in the long run; the same with fewer in the everyday one.
  private static let count = ProcessInfo.processInfo.environment["CURIO_SOAK_MINUTES"] == nil ? 700 : 10_000

  @Test(
    "a full mailbox comes whole, then only what is new",
    .enabled(if: DovecotServer.canRun, "dovecot is not installed, or this is not root"))
  func many() async throws {
    let server = try await DovecotServer()
    try server.deliver(Self.count) { number in
      "From: A <a@b.example>\nSubject: \(number)\nMessage-ID: <\(number)@b.example>\n\nText \(number).\n"
    }
    let sync = try sync(
      port: server.port, authority: server.certificate.certificate, password: server.password)
    #expect(try await sync.run(now: now).added == Self.count)
    // Only the bodies that are listed are fetched.
    #expect(try await sync.fetchBodies(limit: 20) == 20)
    try server.deliver(
      "From: A <a@b.example>\nSubject: new\nMessage-ID: <new@b.example>\n\nText.\n", named: "zzz")
    let second = try await sync.run(now: Instant(secondsSince1970: Int(Date().timeIntervalSince1970)))
    #expect(second == .init(added: 1, removed: 0, wasReset: false))
    #expect(sync.shelf.mails().count == Self.count + 1)
  }

  @Test(
    "a message of thirty megabytes is cut off, and is still a mail",
    .enabled(if: DovecotServer.canRun, "dovecot is not installed, or this is not root"))
  func huge() async throws {
    let server = try await DovecotServer()
    let line = String(repeating: "QUJD", count: 19) + "\n"
    try server.deliver(
      """
      From: A <a@b.example>
      Subject: Holiday pictures
      Message-ID: <huge@b.example>
      MIME-Version: 1.0
      Content-Type: multipart/mixed; boundary=x

      --x
      Content-Type: text/plain

      Amount due: $5.00
      --x
      Content-Type: image/png; name=a.png
      Content-Transfer-Encoding: base64

      \(String(repeating: line, count: 31_000_000 / line.utf8.count))
      --x--

      """, named: "huge")
    let sync = try sync(
      port: server.port, authority: server.certificate.certificate, password: server.password)
    _ = try await sync.run(now: now)
    let row = try #require(sync.shelf.mails().first)
    #expect(row.size > 30_000_000)
    let body = try await sync.body(of: row.uid)
    #expect(body.count == MailSync.bodyLimit)
    #expect(String(decoding: body, as: UTF8.self).contains("Amount due: $5.00"))
  }
}
