import FoundationEssentials
import Glibc
import Specimens

/// One message as it is known here.
public struct ShelvedMail: Hashable, Sendable, Codable {
  public var uid: Int
  /// When the server got it.
  public var arrived: Instant
  /// Bytes on the server.
  public var size: Int
  /// The server says that it was read, here or elsewhere.
  public var isSeen: Bool
  /// It was opened here.
  public var isOpenedHere = false
  /// Some header fields as they were sent; a mail reader understands them.
  public var header: Data

  enum CodingKeys: String, CodingKey {
    case uid, arrived, size, header
    case isSeen = "seen"
    case isOpenedHere = "opened"
  }

  /// The same message keeps this when the server numbers its messages anew.
  var identity: String {
    let text = String(decoding: header, as: UTF8.self)
    let line =
      text.split(whereSeparator: \.isNewline).first { $0.lowercased().hasPrefix("message-id:") } ?? ""
    return "\(line.dropFirst(11).filter { !$0.isWhitespace })/\(size)"
  }
}

/// The messages of one account as files: a list, and a `.eml` for each that was opened.
///
/// Everything here can be fetched again, but for what was opened here.
public struct MailShelf: Sendable {
  /// With mode 0700; made when something is written.
  public let folder: String

  public init(folder: String) { self.folder = folder }

  struct Contents: Codable {
    var cursor: SyncCursor?
    var mails: [ShelvedMail] = []
  }

  /// Newest first.
  public func mails() -> [ShelvedMail] { contents().mails }

  /// A list that can't be read is as good as none: it is fetched anew.
  func contents() -> Contents {
    guard let bytes = read("list.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return Contents() }
    return contents
  }

  func write(_ contents: Contents) throws(MailServerError) {
    guard let data = try? JSONEncoder().encode(contents) else { throw .disk(path: folder, code: EINVAL) }
    try write(Array(data), to: "list.json")
  }

  /// The stored bytes of a message, nil when it was never fetched.
  public func body(of uid: Int) -> [UInt8]? { read("\(uid).eml") }

  func hasBody(of uid: Int) -> Bool { access("\(folder)/\(uid).eml", F_OK) == 0 }

  /// The file's time is the message's, so that whoever reads the folder sees when it came.
  func write(_ body: [UInt8], of uid: Int, arrived: Instant) throws(MailServerError) {
    try write(body, to: "\(uid).eml")
    let moment = timespec(tv_sec: arrived.secondsSince1970, tv_nsec: 0)
    utimensat(AT_FDCWD, "\(folder)/\(uid).eml", [moment, moment], 0)
  }

  /// Takes away bodies that no listed message has.
  func sweep(keeping uids: Set<Int>) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".eml"), Int(name.dropLast(4)).map({ !uids.contains($0) }) ?? true {
        unlink("\(folder)/\(name)")
      }
      if name.hasSuffix(".part") { unlink("\(folder)/\(name)") }
    }
  }

  private func read(_ name: String) -> [UInt8]? {
    guard let file = fopen("\(folder)/\(name)", "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return ferror(file) == 0 ? bytes : nil
  }

  /// Whole or not at all.
  private func write(_ bytes: [UInt8], to name: String) throws(MailServerError) {
    let path = "\(folder)/\(name)"
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .disk(path: folder, code: errno) }
    let part = "\(path).\(getpid()).part"
    let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .disk(path: path, code: errno) }
    var failure: Int32 = 0
    var sent = 0
    while sent < bytes.count, failure == 0 {
      let count = bytes[sent...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { failure = errno }
      sent += max(0, count)
    }
    if failure == 0, fsync(file) != 0 { failure = errno }
    close(file)
    if failure == 0, rename(part, path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(part)
      throw .disk(path: path, code: failure)
    }
  }
}
