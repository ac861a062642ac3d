import Parent

/// One screen of parent mode: what it is, what it tells, and what can be chosen. All screens are made of this, so that
/// the keys mean the same everywhere.
struct Panel: Sendable, Hashable {
  /// A picture stands above the lines of `picture`.
  enum Layout: Sendable { case tiles, list, picture, typing }
  enum Tone: Sendable { case plain, strong, warning, quiet }

  struct Line: Sendable, Hashable {
    var text: String
    var tone = Tone.plain
  }

  struct Choice: Sendable, Hashable {
    var label: String
    /// A second line, such as a date.
    var detail = ""
    /// Drawn before the label: ● unread, ○ read, ⚠ suspicious. Its word is spoken.
    var mark = ""
    var spokenMark = ""
    /// A few characters that stand for a picture on a tile.
    var picture = ""
    /// The word that a tile shows large; short, so that all of them fit in one size.
    var word = ""
    var step: Step
  }

  var title: String
  var lines: [Line] = []
  var choices: [Choice] = []
  var layout = Layout.list
  /// Shown large under the title, where there is room.
  var large = ""
  /// On a screen that asks to confirm, the digit that does it; never the key that was just pressed.
  var firstDigit = 1

  static let perPage = 6

  var pageCount: Int { max(1, (choices.count + Panel.perPage - 1) / Panel.perPage) }

  /// The choices of a page by their digits.
  func choices(onPage page: Int) -> [(digit: Int, choice: Choice)] {
    let start = min(page, pageCount - 1) * Panel.perPage
    return choices[start..<min(choices.count, start + Panel.perPage)].enumerated().map {
      ($0.offset + firstDigit, $0.element)
    }
  }

  /// What is spoken when the screen comes up.
  func spoken(page: Int) -> [String] {
    var sentences = [title + "。"] + lines.filter { $0.tone != .quiet }.map(\.text)
    for (digit, choice) in choices(onPage: page) {
      let mark = choice.spokenMark.isEmpty ? "" : "\(choice.spokenMark)，"
      sentences.append("按\(digit)，\(mark)\(choice.label)\(choice.detail.isEmpty ? "" : "，\(choice.detail)")。")
    }
    if pageCount > 1 { sentences.append("第\(page + 1)页，共\(pageCount)页。按8看下一页，按7看上一页。") }
    if layout == .typing { sentences.append("写好了按回车。") }
    return sentences
  }
}
