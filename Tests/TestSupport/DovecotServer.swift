import Foundation

/// A real IMAP server on this machine with one mailbox; it ends when the last reference goes.
///
/// It needs root, since it starts its parts as users of its own.
public final class DovecotServer: Sendable {
  public let port: Int
  public let certificate: TestCertificate
  public let user = "parent"
  public let password = "app pass \"1234\\"
  private let folder: TemporaryFolder
  private let process: RunningCommand

  public static var canRun: Bool { geteuid() == 0 && Command.areInstalled("dovecot", "openssl") }

  /// - Parameter days: of the certificate; negative for one that has ended.
  public init(certificateDays days: Int = 2) async throws {
    certificate = try await TestCertificate(days: days)
    folder = try TemporaryFolder()
    port = try freePort()
    chmod(folder.path, 0o755)
    for name in ["cur", "new", "tmp"] {
      try FileManager.default.createDirectory(
        atPath: folder.path("mail/\(name)"), withIntermediateDirectories: true)
    }
    try folder.write("\(user):{PLAIN}\(password)\n".utf8, to: "users")
    chmod(folder.path("users"), 0o644)
    try folder.write(Self.configuration(folder.path, port: port, certificate).utf8, to: "dovecot.conf")
    process = try Command("dovecot", ["-F", "-c", folder.path("dovecot.conf")]).start()
    try own()
    for _ in 0..<3000 {
      if isListening(port) { return }
      guard process.isRunning else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw LoopbackError.didNotStart(
      (try? String(contentsOfFile: folder.path("log"), encoding: .utf8)) ?? "dovecot")
  }

  deinit {
    // The master ends its parts, which have left its process group.
    process.send(signal: SIGTERM)
    for _ in 0..<500 where process.isRunning { usleep(10_000) }
  }

  /// Delivers a message as if it had arrived so many days ago.
  public func deliver(_ message: String, named name: String, daysAgo: Double = 0) throws {
    let path = folder.path("mail/new/\(name)")
    try Data(message.replacingOccurrences(of: "\r\n", with: "\n").utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(-daysAgo * 86_400)], ofItemAtPath: path)
    try own()
  }

  /// Delivers many messages at once; the newest has the number 0 and arrived now, the others minutes before.
  public func deliver(_ count: Int, minutesApart: Int = 1, _ message: (Int) -> String) throws {
    for number in 0..<count {
      let path = folder.path("mail/new/\(number).many")
      try Data(message(number).utf8).write(to: URL(fileURLWithPath: path))
      let arrived = time(nil) - number * minutesApart * 60
      let moment = timespec(tv_sec: arrived, tv_nsec: 0)
      utimensat(AT_FDCWD, path, [moment, moment], 0)
    }
    try own()
  }

  /// Names of the messages with their flags, such as `one:2,S`.
  public var messages: [String] {
    ["new", "cur"].flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path("mail/\($0)"))) ?? []
    }.sorted()
  }

  /// Takes a message away, as another program would.
  public func remove(_ name: String) throws {
    for place in ["new", "cur"] {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path("mail/\(place)"))
      where file.hasPrefix(name) {
        try FileManager.default.removeItem(atPath: folder.path("mail/\(place)/\(file)"))
      }
    }
  }

  /// Makes the server number its messages anew.
  public func renumber() throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path("mail"))
    where file.hasPrefix("dovecot") {
      try FileManager.default.removeItem(atPath: folder.path("mail/\(file)"))
    }
  }

  /// Everything below belongs to the mail user.
  private func own() throws {
    let root = folder.path("mail")
    let paths = [root] + (FileManager.default.subpaths(atPath: root) ?? []).map { "\(root)/\($0)" }
    for path in paths { chown(path, 65_534, 65_534) }
  }

  private static func configuration(_ folder: String, port: Int, _ certificate: TestCertificate) -> String {
    """
    base_dir = \(folder)/run
    state_dir = \(folder)/run
    log_path = \(folder)/log
    protocols = imap
    listen = 127.0.0.1
    first_valid_uid = 1
    first_valid_gid = 1
    ssl = yes
    ssl_cert = <\(certificate.certificate)
    ssl_key = <\(certificate.key)
    mail_location = maildir:\(folder)/mail
    namespace inbox {
      inbox = yes
      mailbox Sent {
        auto = create
        special_use = \\Sent
      }
    }
    passdb {
      driver = passwd-file
      args = scheme=PLAIN username_format=%u \(folder)/users
    }
    userdb {
      driver = static
      args = uid=65534 gid=65534 home=\(folder)/mail
    }
    service imap-login {
      inet_listener imap {
        port = 0
      }
      inet_listener imaps {
        port = \(port)
        ssl = yes
      }
    }
    """
  }
}

/// A port of 127.0.0.1 that was free a moment ago.
public func freePort() throws -> Int {
  let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
    }
  }
  guard isBound else { throw LoopbackError.didNotStart("no free port") }
  return Int(UInt16(bigEndian: address.sin_port))
}

func isListening(_ port: Int) -> Bool {
  let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
}
