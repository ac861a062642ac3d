import Foundation
import TestSupport
import Testing

@testable import Network

/// Pages over TLS on this machine.
private let pages = """
  import http.server, json, ssl, sys, time
  class Pages(http.server.BaseHTTPRequestHandler):
      def log_message(self, *rest): pass
      def reply(self, status, body=b'', **headers):
          self.send_response(status)
          for name, value in headers.items(): self.send_header(name, value)
          self.send_header('Content-Length', str(len(body)))
          self.end_headers()
          self.wfile.write(body)
      def do_GET(self):
          print('GET', self.path)
          if self.path == '/page': self.reply(200, '<p>账单</p>'.encode(), **{'Content-Type': 'text/html; charset=utf-8'})
          elif self.path == '/moved': self.reply(302, Location='/page')
          elif self.path == '/circle': self.reply(302, Location='/circle')
          elif self.path == '/plain': self.reply(302, Location='http://localhost:1/')
          elif self.path == '/away': self.reply(302, Location='https://192.168.0.1/')
          elif self.path == '/slow': time.sleep(30)
          elif self.path == '/large':
              self.send_response(200); self.end_headers()
              try:
                  while True: self.wfile.write(b'x' * 65536)
              except OSError: pass
          elif self.path == '/cut':
              self.send_response(200); self.send_header('Content-Length', '1000'); self.end_headers()
              self.wfile.write(b'half')
          else: self.reply(404)
      def do_POST(self):
          body = self.rfile.read(int(self.headers['Content-Length']))
          print('POST', self.path, body.decode())
          if self.path == '/moved': self.reply(307, Location='https://192.168.0.1/')
          else: self.reply(200, json.dumps({'got': json.loads(body), 'type': self.headers['Content-Type']}).encode())
  server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Pages)
  if len(sys.argv) > 2:
      context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); context.load_cert_chain(sys.argv[1], sys.argv[2])
      server.socket = context.wrap_socket(server.socket, server_side=True)
  print(server.server_address[1])
  server.serve_forever()
  """

@Suite(
  "Pages over the network",
  .enabled(if: Command.areInstalled("python3", "openssl"), "python3 or openssl is not installed"))
struct WebClientTests {
  private let certificate: TestCertificate
  private let server: LoopbackServer
  private var client: WebClient

  init() async throws {
    certificate = try await TestCertificate()
    server = try await LoopbackServer(script: pages, arguments: [certificate.certificate, certificate.key])
    client = WebClient(reach: .publicHosts(andListed: ["localhost"]))
    client.authorityFile = certificate.certificate
  }

  private func address(_ path: String) -> String { "https://localhost:\(server.port)\(path)" }

  @Test("a page comes with its type, also after a redirect")
  func page() async throws {
    for path in ["/page", "/moved"] {
      let page = try await client.get(address(path))
      #expect(page.status == 200)
      #expect(String(decoding: page.body, as: UTF8.self) == "<p>账单</p>")
      #expect(page.contentType == "text/html; charset=utf-8")
      #expect(page.address.target == "/page")
    }
    #expect(try await client.get(address("/nothing")).status == 404)
  }

  @Test("a private host that nobody listed is not even asked")
  func unlisted() async {
    var stranger = client
    stranger.reach = .publicHosts(andListed: [])
    await #expect(throws: NetworkError.refused(host: "localhost", kind: .loopback)) {
      try await stranger.get(address("/page"))
    }
    #expect(server.lines.isEmpty)
  }

  @Test("a redirect to another place is judged like the first address")
  func redirects() async {
    await #expect(throws: NetworkError.refused(host: "192.168.0.1", kind: .privateNetwork)) {
      try await client.get(address("/away"))
    }
    await #expect(throws: NetworkError.badAddress("http://localhost:1/")) {
      try await client.get(address("/plain"))
    }
    await #expect(throws: NetworkError.tooManyRedirects(host: "localhost")) {
      try await client.get(address("/circle"))
    }
  }

  @Test("a certificate of somebody else stops before anything is asked")
  func untrusted() async throws {
    var strict = client
    strict.authorityFile = nil
    await #expect { try await strict.get(address("/page")) } throws: {
      if case NetworkError.untrusted(host: "localhost", _) = $0 { true } else { false }
    }
    #expect(server.lines.isEmpty)
  }

  @Test("what is too large, too slow or cut short ends with its reason")
  func faults() async {
    var hurried = client
    hurried.limit = 1_000_000
    await #expect(throws: NetworkError.tooLarge(host: "localhost", limit: 1_000_000)) {
      try await hurried.get(address("/large"))
    }
    hurried.timeLimit = .milliseconds(300)
    await #expect(throws: NetworkError.timedOut(host: "localhost")) {
      try await hurried.get(address("/slow"))
    }
    await #expect(throws: NetworkError.closed(host: "localhost")) { try await client.get(address("/cut")) }
  }

  @Test("cancelling ends a slow answer")
  func cancelling() async {
    let client = client
    let slow = address("/slow")
    let task = Task { try await client.get(slow) }
    while !server.lines.contains("GET /slow") { await Task.yield() }
    task.cancel()
    await #expect(throws: NetworkError.cancelled) { try await task.value }
  }

  @Test("JSON is posted to the host that was named, and redirects don't take it elsewhere")
  func post() async throws {
    var service = client
    service.reach = .nearby
    let answer = try await service.post(address("/ask"), json: Array(#"{"text":"账单"}"#.utf8))
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == #"{"got": {"text": "\u8d26\u5355"}, "type": "application/json"}"#)
    #expect(try await service.post(address("/moved"), json: Array("{}".utf8)).status == 307)
  }

  @Test("plain http only where it is allowed, and never past this machine's neighbourhood")
  func plain() async throws {
    let plainServer = try await LoopbackServer(script: pages)
    var service = WebClient(reach: .nearby)
    let address = "http://127.0.0.1:\(plainServer.port)/ask"
    await #expect(throws: NetworkError.badAddress(address)) { try await service.post(address, json: []) }
    service.allowsPlain = true
    #expect(try await service.post(address, json: Array("{}".utf8)).status == 200)
    await #expect(throws: NetworkError.refused(host: "192.0.2.1", kind: .everywhere)) {
      try await service.post("http://192.0.2.1/ask", json: [])
    }
  }
}
