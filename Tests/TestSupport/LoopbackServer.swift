import Foundation

/// A server of the tests' own on this machine: a Python script that prints its port as its first line. It ends when
/// the last reference goes.
public final class LoopbackServer: Sendable {
  public let port: Int
  private let process: RunningCommand

  public init(script: String, arguments: [String] = [], interpreter: String = "python3") async throws {
    process = try Command(interpreter, ["-u", "-c", script] + arguments).start()
    for _ in 0..<3000 {
      if let line = process.outputSoFar.split(separator: "\n").first, let port = Int(line) {
        self.port = port
        return
      }
      guard process.isRunning else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw LoopbackError.didNotStart(process.outputSoFar)
  }

  /// What it has printed after its port.
  public var lines: [String] {
    process.outputSoFar.split(separator: "\n").dropFirst().map(String.init)
  }
}

public enum LoopbackError: Error {
  case didNotStart(String)
  case noCertificate(String)
}

/// A certificate for `localhost` that nobody but the tests trusts.
public struct TestCertificate: Sendable {
  private let folder: TemporaryFolder
  /// PEM files. The certificate is its own authority.
  public var certificate: String { folder.path("certificate.pem") }
  public var key: String { folder.path("key.pem") }

  /// - Parameter days: from now; negative for one that has ended.
  public init(days: Int = 2) async throws {
    folder = try TemporaryFolder()
    // `req -x509` makes none that has ended; signing a request does.
    try await Self.openssl(
      [
        "req", "-new", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", folder.path("request.pem"),
      ])
    try await Self.openssl(
      [
        "x509", "-req", "-in", folder.path("request.pem"), "-signkey", key, "-days", "\(days)",
        "-copy_extensions", "copy", "-out", certificate,
      ])
  }

  private static func openssl(_ arguments: [String]) async throws {
    let outcome = try await Command("openssl", arguments).run(within: 60)
    guard outcome.status == 0 else { throw LoopbackError.noCertificate(outcome.errors) }
  }
}
