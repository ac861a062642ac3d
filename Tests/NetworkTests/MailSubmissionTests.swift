import TestSupport
import Testing

@testable import Network

/// A mail server that takes what one user sends and prints it.
private let sink = """
  import ssl, sys, time
  from aiosmtpd.controller import Controller
  from aiosmtpd.smtp import AuthResult
  class Sink:
      async def handle_DATA(self, server, session, envelope):
          text = envelope.content.decode().replace('\\r\\n', '|')
          print(envelope.mail_from, ','.join(envelope.rcpt_tos), text)
          return '250 OK'
  def check(server, session, envelope, mechanism, data):
      return AuthResult(success=data.login == b'parent' and data.password == b'secret', handled=False)
  context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); context.load_cert_chain(sys.argv[1], sys.argv[2])
  controller = Controller(Sink(), hostname='127.0.0.1', port=int(sys.argv[3]), ssl_context=context,
                          auth_required=True, authenticator=check, auth_require_tls=False)
  controller.start()
  print(sys.argv[3])
  time.sleep(3600)
  """

private let hasServer = Command.areInstalled("openssl") && Command.areInstalled("/usr/bin/python3")

@Suite("Sending mail, with a real server", .enabled(if: hasServer, "python3-aiosmtpd is not installed"))
struct MailSubmissionTests {
  @Test("a message arrives whole, and a wrong password sends nothing")
  func sending() async throws {
    let certificate = try await TestCertificate()
    let server = try await LoopbackServer(
      script: sink, arguments: [certificate.certificate, certificate.key, "\(freePort())"],
      interpreter: "/usr/bin/python3")
    var submission = MailSubmission(
      host: "localhost", port: server.port, user: "parent", secret: "wrong",
      authorityFile: certificate.certificate)
    let message = Array("Subject: Re: Bill\r\n\r\n我已经付了。\r\n".utf8)
    await #expect(throws: NetworkError.loginRefused(host: "localhost")) {
      try await submission.send(message, from: "parent@example.org", to: ["bills@alder.example"])
    }
    #expect(server.lines.isEmpty)
    submission.secret = "secret"
    try await submission.send(message, from: "parent@example.org", to: ["bills@alder.example"])
    #expect(server.lines == ["parent@example.org bills@alder.example Subject: Re: Bill||我已经付了。|"])
  }

  @Test(
    "an address that would say more to the server is refused",
    arguments: ["", "a b@c", "a@b>\r\nDATA", "<a@b>"])
  func hostile(address: String) async {
    let submission = MailSubmission(host: "localhost", port: 1, user: "", secret: "")
    await #expect(throws: NetworkError.badAddress(address)) {
      try await submission.send([], from: "a@example.org", to: [address])
    }
  }
}
