import Parent
import Terminal

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
    /// Words of another language are shown, not read out.
    var isDetailSpoken = true
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

  /// It asks to confirm what its lines tell: nothing can be chosen before the last page of them.
  var isConfirmation = false
  /// The lines as they are paged; empty until the screen's size is known.
  private(set) var pages: [[Line]] = []

  static let perPage = 6

  private var choicePages: Int { max(1, (choices.count + Panel.perPage - 1) / Panel.perPage) }

  /// Text and choices are paged together; whichever has fewer pages stays on its last.
  var pageCount: Int { max(choicePages, pages.count) }

  /// What a page tells.
  func lines(onPage page: Int) -> [Line] {
    pages.isEmpty ? lines : pages[min(page, pages.count - 1)]
  }

  /// Nothing can be chosen yet, since there is more to be read first.
  func isUnread(onPage page: Int) -> Bool { isConfirmation && page < pageCount - 1 }

  /// The choices of a page by their digits.
  func choices(onPage page: Int) -> [(digit: Int, choice: Choice)] {
    if isUnread(onPage: page) { return [] }
    let start = min(page, choicePages - 1) * Panel.perPage
    return choices[start..<min(choices.count, start + Panel.perPage)].enumerated().map {
      ($0.offset + firstDigit, $0.element)
    }
  }

  /// What is spoken when the screen comes up.
  func spoken(page: Int) -> [String] {
    var sentences = [title + "。"] + lines(onPage: page).filter { $0.tone != .quiet }.map(\.text)
    for (digit, choice) in choices(onPage: page) {
      let mark = choice.spokenMark.isEmpty ? "" : "\(choice.spokenMark)，"
      let detail = choice.detail.isEmpty || !choice.isDetailSpoken ? "" : "，\(choice.detail)"
      let words = "按\(digit)，\(mark)\(choice.label)\(detail)"
      let isWhole = words.last.map { "。！？!?.".contains($0) } == true
      sentences.append(isWhole ? words : words + "。")
    }
    if pageCount > 1, layout != .typing { sentences.append("第\(page + 1)页，共\(pageCount)页。按8看下一页，按7看上一页。") }
    if layout == .typing {
      sentences.append("写好了按回车。")
    } else if choices.isEmpty {
      // There is nothing to choose, but always a way back.
      sentences.append("按0返回。")
    }
    return sentences
  }
}

// MARK: Paging

extension Panel {
  /// With its lines in pages that a window has room for.
  func paged(in size: Size) -> Panel {
    var panel = self
    // Besides the heading and the keys: a sentence about a key with its blank row, whether or not it stands there now,
    // since the pages mustn't change with it; then the choices with a blank row before them.
    let body = size.rows - 3 - (size.isLow ? 0 : 3)
    let listed = min(choices.count, Panel.perPage)
    let blank = listed > 0 && !size.isLow ? 1 : 0
    let room = layout == .picture ? body / 3 : body - listed - blank
    panel.pages = Panel.pages(lines, columns: size.textColumns, rows: max(1, room))
    return panel
  }

  /// A line stays whole where a page has room for it; a longer one goes on over as many as it takes.
  private static func pages(_ lines: [Line], columns: Int, rows: Int) -> [[Line]] {
    var pages: [[Line]] = [[]]
    var room = rows
    for line in lines {
      var rest = TextWidth.wrap(line.text, width: columns)[...]
      let scalars = Array(line.text.unicodeScalars)
      while let first = rest.first {
        if room == 0 || (rest.count > room && rest.count <= rows) {
          pages.append([])
          room = rows
        }
        let part = rest.prefix(room)
        rest = rest.dropFirst(room)
        room -= part.count
        let end = part.last?.source.upperBound ?? first.source.upperBound
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[first.source.lowerBound..<end])
        pages[pages.count - 1].append(Line(text: String(text), tone: line.tone))
      }
    }
    return pages
  }
}
