/// One part of a mail as its bytes say, transfer encoding undone.
struct MimePart {
  enum Kind { case multipart, message, leaf }

  var kind = Kind.leaf
  /// Such as `text/plain`, lower-cased.
  var type = "text/plain"
  var charset: String?
  var isFlowed = false
  var filename: String?
  var isAttachment = false
  var contentID: String?
  var bytes: [UInt8] = []
  var children: [MimePart] = []
}

/// A mail's own headers, in order, and its parts.
struct MimeMessage {
  var headers: [(name: String, value: String)] = []
  var root = MimePart()

  /// The values of a header, as written, unfolded.
  func values(_ name: String) -> [String] {
    headers.lazy.filter { $0.name == name }.map(\.value)
  }
}
