import Glibc
import Specimens

/// One mail of a box on this machine, not yet read.
public struct StoredMail: Sendable, Hashable {
  /// Stays the same while the mail is in the box.
  public var id: String
  /// When it came: the file's time; nil in an mbox, whose mails tell it themselves.
  public var arrival: Instant?
  /// Opened in another program.
  public var isOpened: Bool
  /// The file it stands in, and the part of it.
  public var path: String
  var range: Range<Int>?
}

/// A box of mail on this machine: a Maildir, an mbox file, or a folder of `.eml` files. It is only ever read.
public struct MailBox: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case maildir, mbox, folder }

  public let path: String
  public let kind: Kind

  /// Tells by what stands there which kind it is.
  public init(path: String) throws(MailFileError) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == ENOENT ? .missing(path: path) : .unreadable(path: path, code: errno)
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      kind = access("\(path)/cur", F_OK) == 0 || access("\(path)/new", F_OK) == 0 ? .maildir : .folder
    } else {
      guard MailBox.startsLikeMbox(path) else { throw .notMail(path: path) }
      kind = .mbox
    }
  }

  /// Every mail in it, newest first as far as the files tell.
  public func mails() throws(MailFileError) -> [StoredMail] {
    let mails =
      switch kind {
      case .maildir: try files(in: "\(path)/new", isNew: true) + files(in: "\(path)/cur", isNew: false)
      case .folder: try files(in: path, isNew: true).filter { $0.path.lowercased().hasSuffix(".eml") }
      case .mbox: try Mbox.mails(in: path)
      }
    return mails.sorted {
      ($0.arrival?.secondsSince1970 ?? 0, $0.id) > ($1.arrival?.secondsSince1970 ?? 0, $1.id)
    }
  }

  /// The bytes of one mail.
  public func bytes(of mail: StoredMail) throws(MailFileError) -> [UInt8] {
    guard let range = mail.range else { return try MailFile.bytes(of: mail.path) }
    let all = try MailFile.bytes(of: mail.path)
    return Mbox.unquoted(all[range.clamped(to: all.indices)])
  }

  private func files(in folder: String, isNew: Bool) throws(MailFileError) -> [StoredMail] {
    guard let directory = opendir(folder) else {
      // A Maildir may lack one of its folders until the first mail comes.
      if errno == ENOENT { return [] }
      throw .unreadable(path: folder, code: errno)
    }
    defer { closedir(directory) }
    var mails: [StoredMail] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      var status = stat()
      let path = "\(folder)/\(name)"
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      // `name:2,flags` in Maildirs; S stands for seen.
      let base = name.prefix { $0 != ":" }
      let flags = name.dropFirst(base.count)
      mails.append(
        StoredMail(
          id: String(base), arrival: Instant(secondsSince1970: status.st_mtim.tv_sec),
          isOpened: !isNew && flags.contains("S"), path: path, range: nil))
    }
    return mails
  }

  private static func startsLikeMbox(_ path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    var start = [UInt8](repeating: 0, count: 5)
    let count = fread(&start, 1, start.count, file)
    return count == 0 || start.elementsEqual("From ".utf8)
  }
}
