/// The sequence by which a terminal program sets the clipboard of the machine the terminal runs on (OSC 52).
enum Clipboard {
  /// Terminals drop longer ones (xterm: 100,000 bytes of base64, some less).
  static let longest = 74_994

  /// Nil when the text is too long.
  static func sequence(for text: String, in multiplexer: Capabilities.Multiplexer) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count <= longest else { return nil }
    let plain = "\u{1B}]52;c;\(base64(bytes))\u{07}"
    switch multiplexer {
    case .none: return plain
    // tmux takes the plain form when set-clipboard is on, and hands the wrapped one through when
    // allow-passthrough is; each ignores the other.
    case .tmux: return plain + "\u{1B}Ptmux;\u{1B}" + plain + "\u{1B}\\"
    // screen limits one string to 768 bytes.
    case .screen: return chunks(plain).map { "\u{1B}P\($0)\u{1B}\\" }.joined()
    }
  }

  private static func chunks(_ text: String) -> [Substring] {
    var (chunks, rest): ([Substring], Substring) = ([], text[...])
    while !rest.isEmpty {
      chunks.append(rest.prefix(700))
      rest = rest.dropFirst(700)
    }
    return chunks
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Written out here so that the room needs no Foundation.
  static func base64(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
      for place in 0..<4 {
        let isData = place <= group.count
        out.append(isData ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
