import TestSupport

/// Hostile texts by number: the same number always gives the same text.
struct TextGenerator {
  private var random: SplitMix

  init(number: UInt64) { random = SplitMix(state: number &* 0x2545_F491_4F6C_DD1D &+ 20_261_130) }

  static func text(_ number: UInt64) -> String {
    var generator = TextGenerator(number: number)
    return generator.text()
  }

  private mutating func text() -> String {
    switch below(10) {
    case 0: bytes()
    case 1: scalars()
    case 2: digitSoup()
    case 3...5: pieces()
    default: mutated()
    }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }

  /// Any bytes, read as UTF-8 as the commands do.
  private mutating func bytes() -> String {
    String(decoding: (0..<below(80)).map { _ in UInt8(truncatingIfNeeded: random.next()) }, as: UTF8.self)
  }

  private mutating func scalars() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<below(60) {
      let range: ClosedRange<UInt32> = pick([
        0x0...0x7F, 0x80...0x2FF, 0x300...0x36F, 0x2000...0x206F, 0x3000...0x30FF, 0x4E00...0x4EFF,
        0xFF00...0xFFEF, 0x1F300...0x1F9FF, 0xE000...0xE010, 0x10FFF0...0x10FFFF,
      ])
      let value = range.lowerBound + UInt32(below(Int(range.upperBound - range.lowerBound) + 1))
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  private mutating func digitSoup() -> String {
    let signs = [
      "0", "1", "9", "12", "31", "2026", "99999999999999999999", "/", "-", ".", ",", ":", " ", "\n", "〜", "年",
      "月", "日", "時", "$", "¥",
    ]
    return (0..<below(60)).map { _ in pick(signs) }.joined()
  }

  private mutating func pieces() -> String {
    var text = ""
    for _ in 0..<(1 + below(24)) {
      let piece = pick(TextGenerator.words)
      // Repetition finds sums and products that overflow.
      text +=
        below(12) == 0 ? String(repeating: piece + (below(2) == 0 ? " " : ""), count: 1 + below(9)) : piece
      if below(3) > 0 { text += " " }
    }
    return text
  }

  /// A text of the tables with something cut, doubled, swapped or mixed in.
  private mutating func mutated() -> String {
    var text = Array(pick(TextGenerator.seeds).unicodeScalars)
    for _ in 0..<(1 + below(4)) {
      let at = below(text.count + 1)
      switch below(6) {
      case 0: text.removeSubrange(at..<min(text.count, at + 1 + below(4)))
      case 1: text.insert(contentsOf: pick(TextGenerator.words).unicodeScalars, at: at)
      case 2:
        let other = Array(pick(TextGenerator.seeds).unicodeScalars)
        text = Array(text[..<at]) + Array(other[below(other.count + 1)...])
      case 3: text.insert(contentsOf: text[..<at], at: at)
      case 4 where at < text.count: text[at] = pick(TextGenerator.odd)
      default: text.insert(pick(TextGenerator.odd), at: at)
      }
      if text.count > 400 { text.removeSubrange(400...) }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text)
    return String(view)
  }

  private static let odd: [Unicode.Scalar] = [
    "\0", "\u{200B}", "\u{301}", "\u{FEFF}", "\u{FF9E}", "\r", "\n", "\t", "0", "9", "〇", "半", "の", "-", "/",
    ":",
    ".", "(", ")", "$", "¥", "%", "\\", ";", "万", "千", "年", "月", "日", "a", "O", "l",
  ]

  private static let seeds: [String] =
    (Cases.englishTimes + Cases.japaneseTimes + Cases.chineseTimes + Cases.englishMoney + Cases.japaneseMoney
    + Cases.chineseMoney).map(\.text) + [
      "BEGIN:VCARD\nFN:Ida\nTEL:+14155550107\nEND:VCARD", "WIFI:T:WPA;S:Cafe;P:a\\;b;;",
      "BEGIN:VEVENT\nDTSTART:20261204T193000Z\nDTEND:20261204T203000Z\nEND:VEVENT",
      "BCD\n002\n1\nSCT\nX\nReading Room\nBE72000000001616\nEUR12.30", "MECARD:N:a,b;TEL:1;;",
      "Tracking 9400 1000 0000 0000 0000 00", "〒150-0002 東京都渋谷区渋谷2-21-1",
      "2200 Birch Avenue, Albany, NY 12207",
      "https://example.com/a_(b)?c=d#e", "a.b+c@example.co.jp", "(415) 555-0107 ext. 12", "予約番号 KB-20791",
    ]

  static let words: [String] = [
    "12", "4", "31", "2026", "99999", "999999999999999999", "/", "-", ":", "〜", "年", "月", "日", "時", "分", "午後",
    "から", "まで", "の", "Dec", "Fri", "at", "to", "from", "between", "and", "for", "3pm", "next", "last", "week",
    "days", "years", "in", "ago", "before", "after", "$", "€", "円", "万", "億", "千", "百", "兆", "元", "角", "块",
    "@", "example.com", "http://", "(", ")", ".", ",", "、", "。", "・", "&", "\n", "〒", "東京都", "来週", "金曜日",
    "今夜", "点", "半", "晚上", "下周", "第", "一", "十", "九", "号", "ｶﾞ", "\u{200B}", "\u{301}", "O", "l", "half",
    "past", "noon", "tonight", "the", "of", "first", "twenty", "ninety", "nine", "hundred", "thousand",
    "million",
    "billion", "a", "%", "tel", "order", "gate", "wifi", "password", "毎週", "定休日", "閉館", "差", "刻", "以内", "前",
    "后", "今度の", "12.4", "11.27", "FRI", "SUN", "(金)", "[土]", "翌", "BEGIN:VCARD", "END:VCARD", "WIFI:S:",
    "MECARD:", "BCD\n", "DTSTART:", "+09:00", "GMT+0900", "hrs", "EOD", "closed", "Mondays", "every", "+1",
    "½",
    "cents", "dollars", "k", "m", "bn", "USD", "JPY", "R8.", "令和", "元年", "泊", "営業日", "工作日",
  ]
}
