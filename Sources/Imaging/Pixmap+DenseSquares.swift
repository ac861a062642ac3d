import CLeptonica
import Specimens

extension Pixmap {
  /// Squares that are full of strong contrast, as matrix codes are; the largest first, a handful at most.
  ///
  /// Photos are such too. Text is not: between its lines there is room.
  public func denseSquares() throws(ImagingError) -> [Specimens.Box] {
    // A module of a symbol on a screen has 3 to 12 pixels, so every cell of this size holds both its colours.
    let cell = max(6, min(14, width / 84))
    let side = 4 * cell
    guard width > side, height > side else { return [] }
    let grey = try grey()
    let contrast = try grey.maxima(cell: cell).difference(from: try grey.minima(cell: cell))
    let boxes = try contrast.boxesOfBright(threshold: 90, closing: 3, opening: 4)
    let squares = boxes.map {
      Specimens.Box(x: $0.x * cell, y: $0.y * cell, width: $0.width * cell, height: $0.height * cell)
    }.filter { $0.width * 5 <= $0.height * 8 && $0.height * 5 <= $0.width * 8 && $0.width >= side }
    return Array(squares.sorted { $0.width * $0.height > $1.width * $1.height }.prefix(6))
  }
}
