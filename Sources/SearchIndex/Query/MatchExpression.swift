/// Builds FTS5 match expressions. Nothing a user typed gets in except as quoted tokens.
enum MatchExpression {
  /// Tokens at consecutive places.
  static func phrase(_ tokens: [String], isPrefix: Bool = false) -> String {
    "\"" + tokens.joined(separator: "\u{1}").replacing("\"", with: "\"\"") + (isPrefix ? "\" *" : "\"")
  }

  /// Any one of the tokens, as one phrase with several words at its place.
  static func any(_ tokens: [String]) -> String {
    "\"" + tokens.joined(separator: "\u{2}").replacing("\"", with: "\"\"") + "\""
  }
}
