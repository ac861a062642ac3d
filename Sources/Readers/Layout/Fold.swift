import Imaging
import Specimens

/// A picture without the middle of its tall empty stretches.
///
/// A third of a phone's screen is bare background on the average, and all that looks for something on a picture takes
/// its time by the area.
struct Fold {
  /// What is left, as wide as it was.
  let picture: Pixmap
  /// Rows of the folded picture before which some were taken out, and how many in all up to there.
  private let folds: [(row: Int, removed: Int)]

  /// Rows that stay above and below an empty stretch: together as far as the contrast step looks around a letter.
  private static let room = 48
  /// What stands still for less may be the stem of a large letter.
  private static let shortest = 128

  init(_ whole: Pixmap) throws(ImagingError) {
    var kept: [Range<Int>] = []
    var folds: [(row: Int, removed: Int)] = []
    var (start, removed) = (0, 0)
    for stretch in whole.stillRows(atLeast: Self.shortest) {
      // The contrast step works on cells of four rows, which stay as they were.
      let spare = (stretch.count - 2 * Self.room) / 4 * 4
      let cut = stretch.lowerBound + Self.room
      kept.append(start..<cut)
      folds.append((cut - removed, removed + spare))
      (start, removed) = (cut + spare, removed + spare)
    }
    self.folds = folds
    if folds.isEmpty {
      picture = whole
    } else {
      kept.append(start..<whole.height)
      picture = try whole.keeping(rows: kept)
    }
  }

  /// How far below its row on the folded picture something stands on the whole one.
  func offset(at row: Int) -> Int { folds.last { $0.row <= row }?.removed ?? 0 }
}
