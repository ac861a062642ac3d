/// Where the last visit to a mailbox ended (RFC 3501 and 7162).
struct SyncCursor: Hashable, Sendable, Codable {
  /// UIDs mean something only while this is the same.
  var validity: Int
  /// The next message will have this UID or a higher one.
  var nextUID: Int
  /// Where the server counts changes: the highest count; nil where it doesn't.
  var modSeq: Int?

  init(validity: Int, nextUID: Int, modSeq: Int? = nil) {
    self.validity = validity
    self.nextUID = nextUID
    self.modSeq = modSeq
  }

  /// Reads the answers to EXAMINE or SELECT: `* OK [UIDVALIDITY 3] …`.
  init(examining responses: [[UInt8]]) {
    self.init(validity: 0, nextUID: 1)
    for response in responses {
      let text = String(decoding: response, as: UTF8.self)
      guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
        continue
      }
      let words = text[text.index(after: open)..<close].split(separator: " ")
      guard words.count >= 2, let number = Int(words[1]) else { continue }
      switch words[0].uppercased() {
      case "UIDVALIDITY": validity = number
      case "UIDNEXT": nextUID = number
      case "HIGHESTMODSEQ": modSeq = number
      default: break
      }
    }
  }
}
