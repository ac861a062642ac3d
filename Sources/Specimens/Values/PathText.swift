/// File names as text, whatever their bytes are.
///
/// A name on Linux is bytes; most are UTF-8, some are not. Bytes that are no UTF-8 are carried in a text as
/// private characters (U+10FE80 to U+10FEFF), one for each byte, so that the very name comes back from the text. A
/// name that holds such characters itself is carried byte by byte as well.
public enum PathText {
  private static let base: UInt32 = 0x10FE00

  /// The text that carries a name or path.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self), !isCarrying(text) { return text }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      if let (scalar, length) = scalar(at: rest), !isCarrier(scalar) {
        scalars.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let carrier = Unicode.Scalar(base + UInt32(first)) { scalars.append(carrier) }
        rest = rest.dropFirst()
      }
    }
    return String(scalars)
  }

  /// The bytes that a text carries, without an ending zero.
  public static func bytes(of text: String) -> [UInt8] {
    guard isCarrying(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      isCarrier(scalar) ? [UInt8(truncatingIfNeeded: scalar.value - base)] : Array(String(scalar).utf8)
    }
  }

  /// For people: bytes that are no text as `\x83`.
  public static func shown(_ text: String) -> String {
    guard isCarrying(text) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isCarrier(scalar) {
        shown += "\\x" + String(scalar.value - base, radix: 16)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// True when some of the text stands for bytes.
  public static func isCarrying(_ text: String) -> Bool {
    // Only these and their like start with F4 in UTF-8: nearly every text is done with one look at its bytes.
    text.utf8.contains(0xF4) && text.unicodeScalars.contains(where: isCarrier)
  }

  private static func isCarrier(_ scalar: Unicode.Scalar) -> Bool {
    (base + 0x80...base + 0xFF).contains(scalar.value)
  }

  /// The character that bytes start with, and its length.
  private static func scalar(at bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    for length in 1...4 where length <= bytes.count {
      if let text = String(validating: bytes.prefix(length), as: UTF8.self),
        let scalar = text.unicodeScalars.first
      {
        return (scalar, length)
      }
    }
    return nil
  }
}
