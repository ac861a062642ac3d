import Foundation

/// The characters of a terminal's screen, row by row, trailing blanks left out.
public struct ScreenText: Sendable, Hashable, CustomStringConvertible {
  public let rows: [String]

  public init(_ captured: String) {
    var rows = captured.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last == "" { rows.removeLast() }
    self.rows = rows
  }

  /// The rows down to the last one that isn't empty, with pictures (block characters) as number signs.
  public var description: String {
    let last = rows.lastIndex { !$0.isEmpty } ?? -1
    let scalars = rows[...last].joined(separator: "\n").unicodeScalars.map {
      (0x2580...0x259F).contains($0.value) ? "#" : $0
    }
    return String(String.UnicodeScalarView(scalars))
  }

  public func contains(_ text: String) -> Bool {
    rows.contains { $0.contains(text) }
  }

  /// The first row that holds a text, counted from 0.
  public func row(of text: String) -> Int? {
    rows.firstIndex { $0.contains(text) }
  }
}
