import Specimens

/// Which lines are text and not what a reader makes of icons, photos and textures.
struct LineFilter {
  /// A line below this is not believed.
  var minimum: Double
  /// Two letters or digits are believed only from here: icons look like them.
  var minimumOfTwo: Double
  /// And a single one, with nothing beside it, from here.
  var minimumOfOne: Double

  /// And a word of up to five Latin letters, all that the line holds: rows of dots and drawings look like it.
  var minimumOfShortWord: Double

  static let tesseract = LineFilter(
    minimum: 0.45, minimumOfTwo: 0.75, minimumOfOne: 0.90, minimumOfShortWord: 0.70)
  static let accurate = LineFilter(
    minimum: 0.50, minimumOfTwo: 0.85, minimumOfOne: 0.98, minimumOfShortWord: 0.70)

  func keeps(_ line: TextLine) -> Bool {
    let count = line.text.unicodeScalars.count { $0.isLetterOrDigit }
    // One with punctuation beside it, like the end of a wrapped line, is no icon.
    let isAlone = count == 1 && line.text.unicodeScalars.count == 1
    let isShortWord = count <= 5 && line.text.unicodeScalars.allSatisfy(\.isLatinLetter)
    let needed =
      isAlone ? minimumOfOne : count <= 2 ? minimumOfTwo : isShortWord ? minimumOfShortWord : minimum
    return count > 0 && line.confidence >= needed
  }
}
