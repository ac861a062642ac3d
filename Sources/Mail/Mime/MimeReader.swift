import CGMime
import Glibc

/// Takes mails apart with GMime; the only file that touches it.
enum MimeReader {
  /// A part larger than this is cut: 32 MiB.
  static let partLimit = 32 << 20

  static func read(_ bytes: [UInt8]) -> MimeMessage {
    let builder = Builder()
    var visitor = CurioMimeVisitor(
      context: Unmanaged.passUnretained(builder).toOpaque(),
      header: { context, name, value in
        guard let builder = Builder.of(context), let name, let value else { return }
        builder.addHeader(String(cString: name), UnsafeBufferPointer(start: value, count: strlen(value)))
      },
      open: { context, part in
        guard let builder = Builder.of(context), let part else { return }
        builder.open(MimePart(part.pointee))
      },
      close: { context in Builder.of(context)?.close() })
    withExtendedLifetime(builder) {
      _ = bytes.withUnsafeBufferPointer { curio_mime_walk($0.baseAddress, $0.count, partLimit, &visitor) }
    }
    return builder.finished()
  }
}

private final class Builder {
  private var headers: [(name: String, value: String)] = []
  private var open: [MimePart] = []
  private var root: MimePart?

  static func of(_ context: UnsafeMutableRawPointer?) -> Builder? {
    context.map { Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Raw eight-bit headers are against the rules and common: they are taken for UTF-8,
  /// else for Windows' Latin.
  func addHeader(_ name: String, _ value: UnsafeBufferPointer<CChar>) {
    let bytes = value.map { UInt8(bitPattern: $0) }
    let text = Charset.decode(bytes, label: nil).text
    headers.append((name.lowercased(), text.split(whereSeparator: \.isNewline).joined()))
  }

  func open(_ part: MimePart) {
    if part.kind == .leaf { add(part) } else { open.append(part) }
  }

  func close() {
    if let part = open.popLast() { add(part) }
  }

  private func add(_ part: MimePart) {
    if open.isEmpty { root = part } else { open[open.count - 1].children.append(part) }
  }

  func finished() -> MimeMessage {
    while !open.isEmpty { close() }
    return MimeMessage(headers: headers, root: root ?? MimePart())
  }
}

extension MimePart {
  fileprivate init(_ part: CurioMimePart) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    kind =
      switch part.kind {
      case CURIO_MIME_MULTIPART: .multipart
      case CURIO_MIME_MESSAGE: .message
      default: .leaf
      }
    type = "\(text(part.type) ?? "text")/\(text(part.subtype) ?? "plain")".lowercased()
    charset = text(part.charset)?.lowercased()
    isFlowed = text(part.format)?.lowercased() == "flowed"
    filename = text(part.filename)
    isAttachment = text(part.disposition)?.lowercased() == "attachment"
    contentID = text(part.content_id)
    bytes = part.bytes.map { Array(UnsafeBufferPointer(start: $0, count: part.count)) } ?? []
  }
}
