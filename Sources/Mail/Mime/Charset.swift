import Glibc

/// Bytes to text by the label a mail gives them, or by what they are where the label is missing or wrong.
enum Charset {
  struct Decoded {
    var text: String
    /// Characters had to be given up.
    var isDamaged: Bool
  }

  static func decode(_ bytes: [UInt8], label: String?) -> Decoded {
    let name = label.map(known) ?? nil
    if bytes.allSatisfy({ $0 < 128 && $0 != 27 }), name.map({ !stateful.contains($0) }) ?? true {
      return Decoded(text: String(decoding: bytes, as: UTF8.self), isDamaged: false)
    }
    // Valid UTF-8 outside ASCII is hardly ever anything else, whatever the label says.
    let isUTF8 = String(validating: bytes, as: UTF8.self)
    if let isUTF8, !bytes.contains(27), name != "UTF-16", name != "UTF-16LE", name != "UTF-16BE" {
      return Decoded(text: isUTF8, isDamaged: false)
    }
    if name == "ISO-2022-JP" || (looksLikeISO2022JP(bytes) && name != "ISO-2022-KR" && name != "ISO-2022-CN")
    {
      if let text = convert(ISO2022JP.shiftJIS(bytes), from: "CP932") {
        return Decoded(text: text, isDamaged: false)
      }
    }
    // A label that doesn't fit is not replaced by one that takes any bytes: better a gap than other words.
    for candidate in name.map({ [$0] }) ?? fallbacks(for: bytes) where candidate != "UTF-8" {
      if let text = convert(bytes, from: candidate) { return Decoded(text: text, isDamaged: false) }
    }
    if let name, let text = convert(bytes, from: name, replacing: true) {
      return Decoded(text: text, isDamaged: true)
    }
    return Decoded(text: String(decoding: bytes, as: UTF8.self), isDamaged: true)
  }

  /// The superset that mail programs mean by a label; nil for labels that promise nothing.
  private static func known(_ label: String) -> String? {
    switch label.lowercased().filter({ $0 != "\"" && $0 != "'" && !$0.isWhitespace }) {
    case "", "us-ascii", "ascii", "ansi_x3.4-1968", "unknown", "unknown-8bit", "x-unknown", "default",
      "iso-8859-1", "latin1", "windows-1252", "cp1252":
      nil
    case "utf-8", "utf8": "UTF-8"
    case "gb2312", "gbk", "gb18030", "x-gbk", "gb_2312-80", "euc-cn", "cp936": "GB18030"
    case "big5", "big5-hkscs", "x-x-big5", "cp950": "BIG5-HKSCS"
    case "shift_jis", "shift-jis", "sjis", "x-sjis", "cp932", "windows-31j", "ms_kanji": "CP932"
    case "euc-jp", "x-euc-jp": "EUC-JP-MS"
    case "iso-2022-jp", "iso-2022-jp-1", "iso-2022-jp-2", "iso-2022-jp-3", "csiso2022jp", "cp50220",
      "cp50221",
      "iso-2022-jp-ms":
      "ISO-2022-JP"
    case "ks_c_5601-1987", "ksc5601", "euc-kr", "cp949": "CP949"
    case let other: other.uppercased()
    }
  }

  private static let stateful: Set<String> = [
    "ISO-2022-JP", "ISO-2022-KR", "ISO-2022-CN", "HZ-GB-2312", "HZ", "UTF-7", "UTF-16", "UTF-16LE",
    "UTF-16BE",
  ]

  private static func looksLikeISO2022JP(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast(2).contains {
      bytes[$0] == 27 && (bytes[$0 + 1] == 0x24 || bytes[$0 + 1] == 0x28)
    }
  }

  /// Windows' Latin takes any byte, so two-byte sets come first where nearly every high byte has a partner.
  private static func fallbacks(for bytes: [UInt8]) -> [String] {
    let high = bytes.count { $0 >= 128 }
    guard high * 3 > bytes.count else { return ["WINDOWS-1252"] }
    let japanese = ["CP932", "EUC-JP-MS"].filter { convert(bytes, from: $0).map(hasKana) ?? false }
    return japanese + ["GB18030", "BIG5-HKSCS", "WINDOWS-1252"]
  }

  /// Japanese is never long without its syllables, and other scripts' bytes hardly ever spell them.
  private static func hasKana(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.count { (0x3041...0x30FC).contains($0.value) } * 5 > scalars.count
  }

  /// Nil when the set is unknown or a byte doesn't belong to it, unless `replacing`.
  private static func convert(_ bytes: [UInt8], from charset: String, replacing: Bool = false) -> String? {
    guard let converter = iconv_open("UTF-8", charset), Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: 65_536)
    var result: [UInt8] = []
    var failed = false
    input.withUnsafeMutableBufferPointer { buffer in
      var from = buffer.baseAddress
      var left = buffer.count
      while left > 0 {
        let (status, problem) = output.withUnsafeMutableBufferPointer { space -> (Int, Int32) in
          var to = space.baseAddress
          var free = space.count
          let status = iconv(converter, &from, &left, &to, &free)
          let problem = errno
          result += space[..<(space.count - free)].map { UInt8(bitPattern: $0) }
          return (status == Int.max || status == -1 ? -1 : 0, problem)
        }
        guard status == -1, problem != E2BIG else { continue }
        guard replacing else {
          failed = true
          return
        }
        result += [0xEF, 0xBF, 0xBD]
        from = from?.advanced(by: 1)
        left -= 1
      }
    }
    return failed ? nil : String(decoding: result, as: UTF8.self)
  }
}
