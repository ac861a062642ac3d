/// One screen of parent mode: what it is, what it tells, and what can be chosen. All screens are made of this, so that
/// the keys mean the same everywhere.
struct Panel: Sendable, Hashable {
  enum Layout: Sendable { case tiles, list }
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
    var step: Step
  }

  var title: String
  var lines: [Line] = []
  var choices: [Choice] = []
  var layout = Layout.list
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
    return sentences
  }
}

/// What choosing does.
enum Step: Sendable, Hashable {
  case go(Place)
  case readMail(String)
  case readShot(Int)
  case setPaid(String, Bool)
  case remind(String)
  case openLink(String)
  case openInBrowser(String)
  case repeatLast
  case back
  case backTo(Place)
}

/// Where the parent is.
enum Place: Sendable, Hashable {
  case home, mails, shots, bills, helper
  case mail(String)
  case original(String)
  case paragraph(String, Int)
  case sentence(String, Int, Int)
  case confirmPaid(String)
  case confirmReminder(String)
  case links(String)
  case confirmLink(String, url: String)
  case page(url: String)
  case confirmBrowser(url: String)
  case shot(Int)
  case shotOriginal(Int)
  case notSetUp(Feature)
}

/// What a helper has to set up first.
enum Feature: Sendable, Hashable { case mail, reply }
