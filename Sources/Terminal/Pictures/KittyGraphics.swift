/// Pictures by the kitty protocol, placed by characters: the picture is sent once under a number, and wherever
/// cells hold its placeholder the terminal shows it. So it moves, is covered and goes away as text does, also
/// inside tmux, and can leave nothing behind.
public enum KittyGraphics {
  /// The numbers that the 256 colours can tell apart by the foreground, without those that users recolour.
  public static let numbers = 16...255

  private static let placeholder: Unicode.Scalar = "\u{10EEEE}"

  /// Sends a PNG file and makes it ready to be placed in so many cells.
  static func transmission(
    _ number: Int, png: [UInt8], columns: Int, rows: Int, in multiplexer: Capabilities.Multiplexer
  ) -> String {
    let data = Array(Clipboard.base64(png).utf8)
    var (text, start) = (erasing(number, in: multiplexer), 0)
    // The protocol takes 4,096 bytes at a time.
    repeat {
      let end = min(start + 4096, data.count)
      let control =
        start == 0
        ? "a=T,U=1,q=2,f=100,t=d,i=\(number),c=\(columns),r=\(rows),m=\(end < data.count ? 1 : 0)"
        : "q=2,m=\(end < data.count ? 1 : 0)"
      let chunk = String(decoding: data[start..<end], as: UTF8.self)
      text += command("\(control);\(chunk)", in: multiplexer)
      start = end
    } while start < data.count
    return text
  }

  /// Forgets one picture.
  static func erasing(_ number: Int, in multiplexer: Capabilities.Multiplexer) -> String {
    command("a=d,d=I,q=2,i=\(number)", in: multiplexer)
  }

  /// Asks whether the protocol is known: a picture of one pixel is offered and not kept.
  static func question(in multiplexer: Capabilities.Multiplexer) -> String {
    command("i=31,s=1,v=1,a=q,t=d,f=24;AAAA", in: multiplexer)
  }

  private static func command(_ words: String, in multiplexer: Capabilities.Multiplexer) -> String {
    Passthrough.wrap("\u{1B}_G\(words)\u{1B}\\", for: multiplexer)
  }

  /// The character that shows one cell of a picture; row and column as marks above it.
  static func cell(row: Int, column: Int) -> String {
    var text = String.UnicodeScalarView([placeholder])
    text.append(marks[min(row, marks.count - 1)])
    text.append(marks[min(column, marks.count - 1)])
    return String(text)
  }

  /// The marks that count rows and columns: those above letters (combining class 230) of Unicode 6 that never
  /// join with a letter to another one. Which they are is part of the protocol.
  static let marks: [Unicode.Scalar] = ranges.flatMap { $0 }.compactMap { Unicode.Scalar($0) }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F, 0x0346...0x0346,
    0x034A...0x034C, 0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B, 0x0363...0x036F, 0x0483...0x0487,
    0x0592...0x0595, 0x0597...0x0599, 0x059C...0x05A1, 0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF,
    0x05C4...0x05C4, 0x0610...0x0617, 0x0657...0x065B, 0x065D...0x065E, 0x06D6...0x06DC, 0x06DF...0x06E2,
    0x06E4...0x06E4, 0x06E7...0x06E8, 0x06EB...0x06EC, 0x0730...0x0730, 0x0732...0x0733, 0x0735...0x0736,
    0x073A...0x073A, 0x073D...0x073D, 0x073F...0x0741, 0x0743...0x0743, 0x0745...0x0745, 0x0747...0x0747,
    0x0749...0x074A, 0x07EB...0x07F1, 0x07F3...0x07F3, 0x0816...0x0819, 0x081B...0x0823, 0x0825...0x0827,
    0x0829...0x082D, 0x0951...0x0951, 0x0953...0x0954, 0x0F82...0x0F83, 0x0F86...0x0F87, 0x135D...0x135F,
    0x17DD...0x17DD, 0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73,
    0x1CD0...0x1CD2, 0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC,
    0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1, 0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1,
    0x20E7...0x20E7, 0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F,
    0xA67C...0xA67D, 0xA6F0...0xA6F1, 0xA8E0...0xA8F1,
  ]
}

/// Sequences for the terminal that a multiplexer runs in.
enum Passthrough {
  /// tmux hands them on where allow-passthrough is set, and drops them otherwise.
  static func wrap(_ sequence: String, for multiplexer: Capabilities.Multiplexer) -> String {
    switch multiplexer {
    case .tmux: "\u{1B}Ptmux;" + sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
    case .none, .screen: sequence
    }
  }
}
