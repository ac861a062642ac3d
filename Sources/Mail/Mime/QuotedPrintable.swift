/// Text in the letters that every mail server passes on (RFC 2045).
enum QuotedPrintable {
  /// Lines of at most 76 characters, ended by CRLF.
  static func encode(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(line)
      .joined(separator: "\r\n")
  }

  private static func line(_ line: Substring) -> String {
    let bytes = Array(line.utf8)
    var result = ""
    var width = 0
    for (index, byte) in bytes.enumerated() {
      let isLast = index + 1 == bytes.count
      // A blank at the end would be lost, a lone dot would end the message.
      let isPlain = (33...126).contains(byte) && byte != 61 && !(byte == 46 && index == 0)
      let isInnerBlank = byte == 32 && !isLast
      let piece = isPlain || isInnerBlank ? String(Unicode.Scalar(byte)) : "=" + hex(byte)
      if width + piece.utf8.count > 75 {
        result += "=\r\n"
        width = 0
      }
      result += piece
      width += piece.utf8.count
    }
    return result
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.count == 1 ? "0\(text)" : text
  }
}
