import Specimens

/// Which lines are text and not what a reader makes of icons, photos and textures.
struct LineFilter {
  /// A line below this is not believed.
  var minimum: Double
  /// One or two letters or digits are believed only from here: icons look like them.
  var minimumOfShort: Double

  static let tesseract = LineFilter(minimum: 0.45, minimumOfShort: 0.75)
  static let accurate = LineFilter(minimum: 0.50, minimumOfShort: 0.85)

  func keeps(_ line: TextLine) -> Bool {
    let count = line.text.unicodeScalars.count { $0.isLetterOrDigit }
    return count > 0 && line.confidence >= (count <= 2 ? minimumOfShort : minimum)
  }
}
