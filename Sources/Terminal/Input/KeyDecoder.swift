/// Turns the bytes a terminal sends into keys. Pure: bytes and the time come in, keys go out.
///
/// Understands what xterm, the Linux console, rxvt, tmux and screen send: UTF-8, control characters, CSI and SS3
/// sequences with modifiers, bracketed paste, SGR and X10 mouse reports, focus reports. A sequence cut in half by
/// `read` waits for its rest; what is not understood is dropped whole, so that it never arrives as letters.
public struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []
  private var isPasting = false
  /// How much of a paste has been searched for its end.
  private var searched = 0
  private var clicks = ClickCounter()
  private var answers: [TerminalAnswer] = []

  public init() {}

  /// What the terminal said of itself among the keys, since the last call.
  public mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  /// Milliseconds after which `flush` should be called if nothing more arrives; nil when nothing waits.
  public var patience: Int? {
    if isPasting { return 2000 }
    // The rest of a terminal's answer must not be taken for keys when the line is slow.
    if bytes.count > 2, bytes[0] == 0x1B, [0x5B, 0x5F, 0x50].contains(bytes[1]) { return 300 }
    return bytes.isEmpty ? nil : 30
  }

  public mutating func feed(_ more: some Sequence<UInt8>, milliseconds now: Int) -> [Key] {
    bytes += more
    var keys: [Key] = []
    var position = 0
    loop: while position < bytes.count {
      if isPasting {
        guard let text = takePaste(from: &position) else { break }
        keys.append(.paste(text))
        continue
      }
      switch KeySequence.parse(bytes[position...]) {
      case .incomplete:
        break loop
      case .key(let key, let count):
        keys.append(key)
        position += count
      case .mouse(let report, let count):
        if let event = report.event(counting: &clicks, milliseconds: now) { keys.append(.mouse(event)) }
        position += count
      case .pasteBegins(let count):
        position += count
        (isPasting, searched) = (true, position)
      case .answer(let answer, let count):
        answers.append(answer)
        position += count
      case .nothing(let count):
        position += count
      }
    }
    bytes.removeFirst(position)
    searched = max(0, searched - position)
    return keys
  }

  /// Nothing followed for `patience`: an Escape was the key itself, a cut sequence is given up, and a paste whose
  /// end got lost is taken as it is.
  public mutating func flush() -> [Key] {
    defer { (bytes, isPasting, searched) = ([], false, 0) }
    if isPasting { return bytes.isEmpty ? [] : [.paste(KeyDecoder.pasted(bytes[...]))] }
    guard bytes.first == 0x1B else { return [] }
    switch bytes.count {
    case 1: return [.escape]
    case 2 where bytes[1] == 0x1B: return [.escape, .escape]
    case 2: return [.alt(Character(Unicode.Scalar(bytes[1])))]
    default: return []
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func takePaste(from position: inout Int) -> String? {
    let end = KeyDecoder.pasteEnd
    var index = max(position, searched)
    while index + end.count <= bytes.count {
      if bytes[index] == end[0], bytes[index..<index + end.count].elementsEqual(end) {
        defer {
          position = index + end.count
          isPasting = false
        }
        return KeyDecoder.pasted(bytes[position..<index])
      }
      index += 1
    }
    searched = index
    return nil
  }

  private static func pasted(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      // Terminals send the line ends of a paste as carriage returns.
      if byte == 0x0D { text.append(0x0A) } else if !(byte == 0x0A && previous == 0x0D) { text.append(byte) }
      previous = byte
    }
    return String(decoding: text, as: UTF8.self)
  }
}
