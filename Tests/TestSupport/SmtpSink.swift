import Foundation

/// A mail server on this machine that takes what one user sends and keeps it; it ends when the last reference goes.
public final class SmtpSink: Sendable {
  public let certificate: TestCertificate
  public let user = "parent"
  public let password = "send pass 77"
  private let server: LoopbackServer

  public var port: Int { server.port }

  /// The system's own Python has the module.
  public static var canRun: Bool {
    Command.areInstalled("openssl", "/usr/bin/python3")
      && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/aiosmtpd")
  }

  public init() async throws {
    certificate = try await TestCertificate()
    server = try await LoopbackServer(
      script: Self.script,
      arguments: [certificate.certificate, certificate.key, "\(freePort())", user, password],
      interpreter: "/usr/bin/python3")
  }

  /// One line for each message: sender, recipients, and the message with its line ends as `|`.
  public var messages: [String] { server.lines }

  private static let script = """
    import ssl, sys, time
    from aiosmtpd.controller import Controller
    from aiosmtpd.smtp import AuthResult
    class Sink:
        async def handle_DATA(self, server, session, envelope):
            text = envelope.content.decode().replace('\\r\\n', '|')
            print(envelope.mail_from, ','.join(envelope.rcpt_tos), text)
            return '250 OK'
    def check(server, session, envelope, mechanism, data):
        right = data.login == sys.argv[4].encode() and data.password == sys.argv[5].encode()
        return AuthResult(success=right, handled=False)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); context.load_cert_chain(sys.argv[1], sys.argv[2])
    controller = Controller(Sink(), hostname='127.0.0.1', port=int(sys.argv[3]), ssl_context=context,
                            auth_required=True, authenticator=check, auth_require_tls=False)
    controller.start()
    print(sys.argv[3])
    time.sleep(3600)
    """
}

/// An https server on this machine with a few pages; it prints the paths that were asked for.
public final class PageServer: Sendable {
  public let certificate: TestCertificate
  private let server: LoopbackServer
  private let folder: TemporaryFolder

  public var port: Int { server.port }

  public var requests: [String] { server.lines }

  /// - Parameter pages: HTML by path, such as `/bill`.
  public init(_ pages: [String: String]) async throws {
    certificate = try await TestCertificate()
    folder = try TemporaryFolder()
    try folder.write(JSONEncoder().encode(pages), to: "pages.json")
    server = try await LoopbackServer(
      script: Self.script, arguments: [certificate.certificate, certificate.key, folder.path("pages.json")])
  }

  private static let script = """
    import http.server, json, ssl, sys
    pages = json.load(open(sys.argv[3]))
    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *a): pass
        def do_GET(self):
            path = self.path.split('?')[0]
            print(path, flush=True)
            data = pages.get(path, 'missing').encode()
            self.send_response(200 if path in pages else 404)
            self.send_header('Content-Type', 'text/html; charset=utf-8')
            self.send_header('Content-Length', str(len(data))); self.end_headers(); self.wfile.write(data)
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); context.load_cert_chain(sys.argv[1], sys.argv[2])
    server.socket = context.wrap_socket(server.socket, server_side=True)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """
}
