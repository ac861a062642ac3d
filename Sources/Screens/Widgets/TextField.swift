/// A line (or, for pasted text, several lines) of text being typed, with its cursor.
///
/// Positions count grapheme clusters, so that no key can split a character.
public struct TextField: Sendable, Hashable {
  public private(set) var characters: [Character]
  /// 0 … `characters.count`.
  public private(set) var cursor: Int
  public var isMultiline: Bool
  /// What stands here is proposed: the first typed character takes its place, as with selected text, and any other
  /// key makes it the user's own.
  public var isProposal = false

  public init(_ text: String = "", isMultiline: Bool = false) {
    characters = Array(text)
    cursor = characters.count
    self.isMultiline = isMultiline
  }

  public var text: String { String(characters) }
  public var isEmpty: Bool { characters.isEmpty }

  /// Longer pastes are cut: no field of the screens needs more, and the cursor stays quick.
  static let longest = 100_000

  mutating func insert(_ text: String) {
    if isProposal {
      isProposal = false
      erase(0..<characters.count)
    }
    let plain = isMultiline ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text.onOneLine
    let new = Array(plain).prefix(max(0, TextField.longest - characters.count))
    // Typed one by one, a combining mark joins the character before it.
    let before = String(characters[..<cursor]) + String(new)
    let head = Array(before)
    characters.replaceSubrange(..<cursor, with: head)
    cursor = head.count
  }

  /// Puts text in the place of some characters; the cursor stands behind it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    isProposal = false
    erase(range.clamped(to: 0..<characters.count))
    insert(text)
  }

  mutating func replace(with text: String) { self = TextField(text, isMultiline: isMultiline) }

  /// Moves or erases; false when the action is none of a text field's.
  mutating func perform(_ action: ActionName) -> Bool {
    switch action {
    case .textLeft: cursor = max(0, cursor - 1)
    case .textRight: cursor = min(characters.count, cursor + 1)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .textStart: cursor = lineStart
    case .textEnd: cursor = lineEnd
    case .eraseLeft: erase(max(0, cursor - 1)..<cursor)
    case .eraseRight: erase(cursor..<min(characters.count, cursor + 1))
    case .eraseWord: erase(wordStart..<cursor)
    case .eraseLine: erase(lineStart..<cursor)
    case .newLine where isMultiline: insert("\n")
    case .up where isMultiline: moveLine(-1)
    case .down where isMultiline: moveLine(1)
    default: return false
    }
    isProposal = false
    return true
  }

  /// Where the cursor stands: line and place in it, both from 0.
  var position: (line: Int, column: Int) {
    let before = characters[..<cursor]
    return (before.count { $0 == "\n" }, cursor - lineStart)
  }

  var lines: [String] {
    characters.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private mutating func erase(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func moveLine(_ by: Int) {
    let column = cursor - lineStart
    if by < 0 {
      guard lineStart > 0 else { return }
      cursor = lineStart - 1
    } else {
      guard lineEnd < characters.count else { return }
      cursor = lineEnd + 1
    }
    cursor = min(lineStart + column, lineEnd)
  }

  private var lineStart: Int {
    (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1
  }

  private var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  private var wordStart: Int {
    var i = cursor
    while i > 0, !characters[i - 1].isWordPart { i -= 1 }
    while i > 0, characters[i - 1].isWordPart { i -= 1 }
    return i
  }

  private var wordEnd: Int {
    var i = cursor
    while i < characters.count, !characters[i].isWordPart { i += 1 }
    while i < characters.count, characters[i].isWordPart { i += 1 }
    return i
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

extension String {
  /// Line breaks and tabs become blanks.
  var onOneLine: String {
    contains { $0.isNewline || $0 == "\t" }
      ? String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) : self
  }
}
