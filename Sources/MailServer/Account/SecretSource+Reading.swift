import Glibc
import HelperProcess

extension SecretSource {
  /// The secret, without the end of its line.
  public func read() async throws(MailServerError) -> String {
    switch self {
    case .file(let path): try Self.secret(in: path)
    case .command(let words): try await Self.secret(from: words)
    }
  }

  private static func secret(in path: String) throws(MailServerError) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw errno == ENOENT ? .secretMissing(path) : .disk(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .secretMissing(path) }
    guard status.st_mode & 0o077 == 0 else { throw .secretOpen(path: path) }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = Glibc.read(file, &buffer, buffer.count)
    guard count >= 0 else { throw .disk(path: path, code: errno) }
    return try firstLine(of: buffer[..<count], place: path)
  }

  private static func secret(from words: [String]) async throws(MailServerError) -> String {
    guard let program = words.first else { throw .secretMissing("the command") }
    guard
      let outcome = try? await ProgramCall(program, Array(words.dropFirst())).run(
        within: .seconds(30), outputLimit: 65_536),
      outcome.status == 0
    else { throw .secretCommandFailed(program: program) }
    return try firstLine(of: outcome.output[...], place: program)
  }

  private static func firstLine(of bytes: ArraySlice<UInt8>, place: String) throws(MailServerError) -> String
  {
    let line = bytes.prefix { $0 != 10 && $0 != 13 }
    guard !line.isEmpty else { throw .secretMissing(place) }
    return String(decoding: line, as: UTF8.self)
  }
}
