import Specimens

/// Mails one after the other in a file, each begun by a line `From `.
enum Mbox {
  private static let separator = Array("From ".utf8)

  static func mails(in path: String) throws(MailFileError) -> [StoredMail] {
    let bytes = try MailFile.bytes(of: path)
    var starts: [Int] = []
    var isLineStart = true
    for index in bytes.indices {
      if isLineStart, bytes[index...].starts(with: separator) { starts.append(index) }
      isLineStart = bytes[index] == 10
    }
    return starts.enumerated().map { number, start in
      let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
      let body = bytes[start...].firstIndex(of: 10).map { $0 + 1 } ?? end
      let range = min(body, end)..<end
      let head = String(decoding: bytes[range].prefix(16_384), as: UTF8.self)
      return StoredMail(
        id: Fingerprint.text(of: bytes[range]), arrival: date(of: bytes[start..<body])?.instant,
        isOpened: isRead(head), path: path, range: range)
    }
  }

  /// The time in the separating line.
  private static func date(of line: ArraySlice<UInt8>) -> MailDate? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 2)
    return words.count == 3 ? MailDate(header: words[2].trimmingBlanks) : nil
  }

  private static func isRead(_ head: String) -> Bool {
    for line in head.split(whereSeparator: \.isNewline) {
      if line.lowercased().hasPrefix("status:") { return line.contains("R") }
    }
    return false
  }

  /// Lines that begin with `>From ` were quoted so as not to separate mails.
  static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let quoted = Array(">From ".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isLineStart = true
    for index in bytes.indices {
      let isQuote = isLineStart && bytes[index] == 62 && bytes[index...].starts(with: quoted)
      if !isQuote { result.append(bytes[index]) }
      isLineStart = bytes[index] == 10
    }
    return result
  }
}

/// A short name for bytes (FNV-1a, 64 bits): to recognise a mail again, not to vouch for it.
public enum Fingerprint {
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
