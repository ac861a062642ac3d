import Specimens

/// What makes a screenshot a conversation: names, receipts, message stamps and the tone.
struct ChatSigns: Sendable {
  let score: Int
  let words: [String]
  var isChat: Bool { score >= 5 }

  init(page: Page, statusBars: Set<Int>) {
    var score = 0
    var words: [String] = []
    func note(_ points: Int, _ word: String) {
      score += points
      if !words.contains(word) { words.append(word) }
    }
    var stamps = 0
    var isBooking = false
    for line in page.lines where !statusBars.contains(line.index) {
      let text = String(page.folded(line.shadow))
      if line.index <= 2,
        text.hasPrefix("< ") || text.hasPrefix("‹ ") || text.hasPrefix("<") && text.count < 24
      {
        note(4, line.text)
      }
      if text.utf8.count <= 40, ChatSigns.marks.contains(text) {
        note(3, line.text)
      }
      if text.hasPrefix("既読") || text.hasPrefix("已读") || text.hasPrefix("read ") && text.count < 14
        || text.hasPrefix("delivered ") && text.count < 20
      {
        note(4, line.text)
      }
      if ChatSigns.isClockOnly(text) { stamps += 1 }
      if [
        "確定", "confirmation", "予約番号", "booking reference", "order #", "订单号", "ticket", "チケット", "invoice",
        "appointment details",
      ].contains(where: text.contains) {
        isBooking = true
      }
    }
    if stamps >= 2 { note(4, "message times") }
    let tone = ChatSigns.tone.matches(in: page)
    var seen: Set<String> = []
    for match in tone {
      let word = String(page.folded(match.range))
      if seen.insert(word).inserted { note(match.meaning, word) }
    }
    // The name of a group over what is said in it.
    if let head = page.lines.first(where: { !statusBars.contains($0.index) }), head.span.count <= 24,
      ["グループ", " group", " group chat", " chat", "同期", "メンバー"].contains(where: {
        String(page.folded(head.shadow)).hasSuffix($0)
      })
    {
      note(3, head.text)
    }
    // "Name: message" line after line.
    let spoken = page.lines.filter { ChatSigns.isSpoken($0.text) }.count
    if spoken >= 2 { note(min(9, spoken * 3), "“name: message” lines") }
    if ChatSigns.hasShape(page, statusBars: statusBars) { note(5, "a name above short messages") }
    self.score = isBooking ? score - 4 : score
    self.words = words
  }

  /// A name alone at the top, and below it short lines as people type them, one of them a question.
  private static func hasShape(_ page: Page, statusBars: Set<Int>) -> Bool {
    let lines = page.lines.filter { !statusBars.contains($0.index) }
    guard let head = lines.first, (3...16).contains(lines.count), isName(head.text) else { return false }
    let talk = lines.dropFirst().filter { !isClockOnly(String(page.folded($0.shadow))) }
    guard talk.allSatisfy({ $0.span.count <= 90 }) else { return false }
    let asks = talk.filter { line in line.text.last.map { "?？".contains($0) } ?? false }
    let typed = talk.filter { line in
      guard let first = line.text.unicodeScalars.first, let last = line.text.last else { return false }
      return first.properties.isLowercase || "?？!！~〜ーw笑".contains(last)
    }
    return !asks.isEmpty && typed.count * 2 >= talk.count
  }

  /// "Noor", "Mum", 健太, 小雨.
  private static func isName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard (1...2).contains(words.count), text.count <= 14 else { return false }
    let isEastern = text.unicodeScalars.allSatisfy { $0.isCJK }
    if isEastern { return text.count <= 4 }
    return words.allSatisfy { word in
      word.first?.isUppercase ?? false && word.dropFirst().allSatisfy { $0.isLowercase || $0 == "." }
    }
  }

  /// What chat apps print by themselves.
  private static let marks: Set<String> = [
    "delivered", "read", "text message", "imessage", "type a message", "message", "aa", "sent", "seen",
    "メッセージを入力", "发消息", "aa メッセージを入力", "message...", "active now", "online", "typing...", "オンライン",
    "text message • sms", "send a message", "write a message", "write a message...",
  ]

  /// "20:12", "8:05 PM", "午後8:12".
  private static func isClockOnly(_ text: String) -> Bool {
    guard text.contains(":") else { return false }
    let core = text.filter { !"apm. 午前後上下".contains($0) }
    let parts = core.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { (1...2).contains($0.count) && Int($0) != nil }
  }

  private static func isSpoken(_ text: String) -> Bool {
    guard text.contains(":") || text.contains("："),
      let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" })
    else { return false }
    let name = text[..<colon]
    let rest = text[text.index(after: colon)...].drop { $0 == " " }
    guard (2...12).contains(name.count), rest.count >= 3, !name.contains(where: \.isDigit) else {
      return false
    }
    guard let last = rest.last else { return false }
    // Fields have values; messages have sentences.
    return "?!。？！…~〜".contains(last) || rest.contains("?") || rest.contains(" i ") || rest.contains("I'm")
      || rest.contains("'ll")
  }

  private static let tone = Lexicon<Int>(
    [
      (
        2,
        [
          "hey", "yesss", "yess", "lol", "haha", "hahaha", "omg", "wanna", "gonna", "see you there", "see ya",
          "i'm in", "i'm there", "sounds good", "works for me", "can't wait", "are we still on",
          "still on for",
          "how about", "let's", "you free", "are you free", "u free", "want to grab", "grab a table", "wdyt",
          "same time", "can you make it", "running late", "perfect.", "awesome", "no worries", "count me in",
          "don't be late", "that was such", "so fun", "miss you", "see you at", "see you on", "cool", "yep",
          "yup", "nope", "tbh", "on my way", "i'll book", "i'll grab", "good luck", "love you", "what time",
          "wanna go", "thx", "ok cool", "shall we", "meet at", "pick you up", "u there", "hi!", "we should",
          "had a great time", "had so much fun",
        ]
      ),
      (
        2,
        [
          "いいね", "了解", "おつかれ", "お疲れ", "行かない", "でどう", "どう?", "待ち合わせ", "じゃあ", "しよう", "しよ", "だよ", "かな", "楽しかった",
          "ありがと!", "またね", "空いてる", "行こう", "行く!", "ごめん", "やっぱり", "よろしくね", "だね", "おけ", "りょ", "楽しみ", "しとくね",
          "だけど", "ちゃった", "わかった", "お大事に", "ひま?", "ひまー", "りょうかい", "てもいい?", "同じ店で", "遅れる", "着いた",
          "大丈夫だよ", "どうする", "行きたい", "会おう", "待ってる", "おはよう", "はーい", "いいよ", "だった", "にしない",
        ]
      ),
      (
        2,
        [
          "好的", "哈哈", "要不要", "怎么样", "别迟到", "收到", "老地方", "一起去", "行吗", "可以吗", "没问题", "有空吗", "吃饭", "见", "咱们",
          "好呀", "好啊", "改到", "路上了", "到了吗", "我请", "一会儿见", "嗯嗯", "几点", "太好了", "不见不散", "去吗", "明天见", "约吗", "好玩",
        ]
      ),
    ].flatMap { points, words in words.map { ($0, points) } })
}
