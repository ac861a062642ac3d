import Terminal

/// The part of a line that a narrow field shows, so that its cursor is always in sight.
struct FieldWindow: Hashable {
  var text: String
  /// Where the cursor stands, in columns of the field.
  var cursorColumn: Int

  init(_ characters: [Character], cursor: Int, width: Int) {
    // The cursor itself needs a column after the last character.
    let room = max(1, width - 1)
    var start = cursor
    var used = 0
    while start > 0 {
      let columns = TextWidth.width(of: String(characters[start - 1]))
      if used + columns > room { break }
      used += columns
      start -= 1
    }
    cursorColumn = used
    text = String(characters[start...].prefix(width))
  }
}
