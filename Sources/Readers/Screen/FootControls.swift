import Specimens

/// The tabs and the input field at the foot of a phone's screen.
enum FootControls {
  /// The lines with those controls marked; the icons above the tabs, which were read as letters, are dropped.
  static func marked(_ lines: [TextLine], width: Int, height: Int) -> [TextLine] {
    guard height * 10 >= width * 16 else { return lines }
    var lines = lines
    let foot = lines.indices.filter { lines[$0].box.y + lines[$0].box.height / 2 > height - width * 14 / 100 }
    for i in foot where isPrompt(lines[i].text) { lines[i].part = .controls }
    for row in ReadingOrder.rows(foot.map { lines[$0] }) where isTabs(row, width: width) {
      let (top, letter) = (row.map(\.box.y).min() ?? height, ReadingOrder.median(row.map(\.box.height)))
      let tabs = Set(row)
      lines = lines.compactMap { line in
        if tabs.contains(line) {
          var tab = line
          tab.part = .controls
          return tab
        }
        let isIcon =
          line.box.maxY <= top + letter / 2 && top - line.box.maxY < 2 * letter
          && line.text.unicodeScalars.count { $0.isLetterOrDigit } <= 1
        return isIcon ? nil : line
      }
    }
    return lines
  }

  /// Three to six short words without a number, spread over the width.
  private static func isTabs(_ row: [TextLine], width: Int) -> Bool {
    guard (3...6).contains(row.count), let first = row.first, let last = row.last else { return false }
    let areShort = row.allSatisfy { line in
      let cells = line.text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
      return cells <= 14 && !line.text.unicodeScalars.contains(where: \.isASCIIDigit)
        && line.box.height * 16 < width
    }
    let (left, right) = (first.box.x, width - last.box.maxX)
    return areShort && left * 4 < width && right * 4 < width && abs(left - right) * 5 < width
  }

  private static func isPrompt(_ text: String) -> Bool {
    prompts.contains(text.lowercased().filter { $0 != " " && $0 != "…" && $0 != "." })
  }

  /// What stands in an empty input field, small letters without spaces.
  private static let prompts: Set<String> = [
    "message", "imessage", "textmessage", "typeamessage", "writeamessage", "sendamessage", "aa",
    "addacomment",
    "writeacomment", "reply", "メッセージを入力", "メッセージ", "メッセージを送信", "コメントを追加", "コメントする", "返信", "发消息", "输入消息",
    "说点什么", "写评论", "发送消息",
  ]
}
