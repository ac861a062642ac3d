import Specimens

/// What bytes are, told from their content; the name only decides where content alone can't.
public struct ContentKind: Sendable, Hashable {
  public var kind: Media.Kind
  /// `png`, `jpg`, `webp`, `gif`, `bmp`, `tif`, `heic`, `avif`, `pnm`, `txt`, `eml`, `html`.
  public var fileExtension: String

  public init(_ kind: Media.Kind, _ fileExtension: String) {
    self.kind = kind
    self.fileExtension = fileExtension
  }

  /// How many bytes from the start `init(head:name:)` wants to see.
  public static let headLength = 4096

  /// Nil when the bytes are neither a known picture nor text; also when the name promises a picture and
  /// the content is text (a saved error page, say).
  public init?(head: [UInt8], name: String) {
    if let picture = ContentKind.picture(head) {
      self = picture
    } else if ContentKind.unsupportedName(head: head, name: name) != nil {
      return nil
    } else if ContentKind.isText(head), !ContentKind.pictureExtensions.contains(Files.fileExtension(of: name))
    {
      self = ContentKind.text(head, name: name)
    } else {
      return nil
    }
  }

  private static func picture(_ head: [UInt8]) -> ContentKind? {
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.count >= offset + bytes.count && head[offset..<offset + bytes.count].elementsEqual(bytes)
    }
    func says(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }

    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return ContentKind(.image, "png") }
    if has([0xFF, 0xD8, 0xFF]) { return ContentKind(.image, "jpg") }
    if says("RIFF"), says("WEBP", at: 8) { return ContentKind(.image, "webp") }
    if says("GIF87a") || says("GIF89a") { return ContentKind(.image, "gif") }
    // A bitmap's header size follows: without it any text that starts with "BM" would be one.
    if says("BM"), head.count > 18, [12, 40, 52, 56, 108, 124].contains(head[14]), has([0, 0, 0], at: 15) {
      return ContentKind(.image, "bmp")
    }
    if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) { return ContentKind(.image, "tif") }
    if says("ftyp", at: 4) {
      for brand in ["heic", "heix", "hevc", "mif1", "msf1"] where says(brand, at: 8) {
        return ContentKind(.image, "heic")
      }
      for brand in ["avif", "avis"] where says(brand, at: 8) { return ContentKind(.image, "avif") }
    }
    if head.count > 3, head[0] == UInt8(ascii: "P"),
      (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(head[1]),
      [0x20, 0x0A, 0x0D, 0x09].contains(head[2]),
      head[3] == UInt8(ascii: "#") || (0x30...0x39).contains(head[3])
    {
      return ContentKind(.image, "pnm")
    }
    return nil
  }

  /// What people call a kind of picture that Curio does not read; nil for everything else.
  static func unsupportedName(head: [UInt8], name: String) -> String? {
    func has(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
    if has([0xFF, 0x0A]) || has([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) { return "JPEG XL" }
    if has([0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20]) { return "JPEG 2000" }
    if has(Array("8BPS".utf8)) { return "Photoshop" }
    if has(Array("qoif".utf8)) { return "QOI" }
    if has([0, 0, 1, 0]) { return "Windows icon" }
    if has(Array("%PDF-".utf8)) { return "PDF" }
    // A drawing is a text too: somebody's notes about one stay notes.
    guard Files.fileExtension(of: name) != "txt" else { return nil }
    let start = String(decoding: head.prefix(1024), as: UTF8.self).drop {
      $0.isWhitespace || $0 == "\u{FEFF}"
    }
    return start.hasPrefix("<svg") || start.hasPrefix("<?xml") && start.contains("<svg") ? "SVG" : nil
  }

  /// Why bytes are not filed.
  static func refusal(head: [UInt8], path: String) -> DrawerError {
    unsupportedName(head: head, name: path).map { .unsupportedKind(path: path, name: $0) }
      ?? .unknownContent(path: path)
  }

  private static let pictureExtensions: Set<String> = [
    "png", "jpg", "jpeg", "jpe", "webp", "gif", "bmp", "tif", "tiff", "heic", "heif", "avif", "pnm", "ppm",
    "pgm", "pbm",
  ]

  /// True for UTF-8 without control characters other than white space. The last character may be cut.
  private static func isText(_ head: [UInt8]) -> Bool {
    guard !head.isEmpty else { return false }
    let isControl = { (byte: UInt8) in byte < 0x20 && !(0x09...0x0D).contains(byte) && byte != 0x1B }
    guard !head.contains(where: isControl) else { return false }
    // At the cut at most three bytes of an unfinished character may be missing their rest.
    return (0...3).contains { cut in
      guard head.count > cut, cut == 0 || head.count >= headLength else { return false }
      return String(validating: head.dropLast(cut), as: UTF8.self) != nil
    }
  }

  private static func text(_ head: [UInt8], name: String) -> ContentKind {
    let start = String(decoding: head.prefix(512), as: UTF8.self).lowercased()
    let opening = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if opening.hasPrefix("<!doctype html") || opening.hasPrefix("<html") { return ContentKind(.page, "html") }
    if Files.fileExtension(of: name) == "eml" || looksLikeMail(opening) { return ContentKind(.mail, "eml") }
    return ContentKind(.text, "txt")
  }

  /// A mail starts with header lines, among them one that only mails have.
  private static func looksLikeMail(_ opening: Substring) -> Bool {
    guard let first = opening.split(whereSeparator: \.isNewline).first,
      ["return-path:", "received:", "delivered-to:", "from:", "message-id:", "mime-version:"].contains(
        where: first.hasPrefix)
    else { return false }
    return ["\nmessage-id:", "\nmime-version:", "\nreceived:", "\nsubject:"].contains { mark in
      opening.replacingLineEnds.contains(mark)
    }
  }
}

extension Substring {
  fileprivate var replacingLineEnds: String { String(map { $0.isNewline ? "\n" : $0 }) }
}
