import Foundation

/// A server of the tests' own on this machine: a Python script that prints its port as its first line. It ends when
/// the last reference goes.
public final class LoopbackServer: Sendable {
  public let port: Int
  private let process: RunningCommand

  public init(script: String, arguments: [String] = []) async throws {
    process = try Command("python3", ["-u", "-c", script] + arguments).start()
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
    let outcome = try await Command(
      "openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "\(days)", "-subj", "/CN=localhost",
        "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", folder.path("key.pem"), "-out",
        folder.path("certificate.pem"),
      ]
    ).run(within: 60)
    guard outcome.status == 0 else { throw LoopbackError.noCertificate(outcome.errors) }
  }
}
