import Glibc

/// Why a file with mail can't be read.
public enum MailFileError: Error, Sendable, Hashable {
  case missing(path: String)
  case unreadable(path: String, code: Int32)
  case tooLarge(path: String, limit: Int)
  case notMail(path: String)

  /// The protocol's word for it.
  public var code: String {
    switch self {
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .tooLarge: "tooLarge"
    case .notMail: "notMail"
    }
  }

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .missing(let path): "\(path): there is no such file. Check the name."
    case .unreadable(let path, let code):
      "\(path): the file can't be read (\(String(cString: strerror(code)))). Check its permissions."
    case .tooLarge(
      let path,
      let limit):
      "\(path): larger than \(limit >> 20) MiB; save its attachments apart."
    case .notMail(let path): "\(path): this is no mail. Save the mail as .eml and give that file."
    }
  }
}

/// One mail in a file.
public enum MailFile {
  /// Mails larger than this are refused: 64 MiB.
  public static let limit = 64 << 20

  public static func read(_ path: String) throws(MailFileError) -> MailMessage {
    let bytes = try bytes(of: path)
    guard looksLikeMail(bytes) else { throw .notMail(path: path) }
    return MailMessage(bytes)
  }

  /// The whole file, opened without following what isn't a plain file.
  static func bytes(of path: String) throws(MailFileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw errno == ENOENT ? .missing(path: path) : .unreadable(path: path, code: errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notMail(path: path) }
    guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(
          file, $0.baseAddress?.advanced(by: done),
          $0.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      done += count
    }
    return Array(bytes.prefix(done))
  }

  /// The first line is a header field, an mbox line, or blank.
  private static func looksLikeMail(_ bytes: [UInt8]) -> Bool {
    let first = bytes.drop { $0 == 10 || $0 == 13 }.prefix(2000)
    if first.starts(with: Array("From ".utf8)) { return true }
    let name = first.prefix { $0 > 32 && $0 < 127 && $0 != 58 }
    return !name.isEmpty && first.dropFirst(name.count).first == 58
  }
}
