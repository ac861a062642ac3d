/// The usual 256 colours, and the way down to terminals with fewer.
enum Palette {
  /// Red, green and blue (0…255) of a palette entry as xterm sets it up.
  static func rgb(_ index: Int) -> (red: Int, green: Int, blue: Int) {
    switch index {
    case 0..<16: return base[index]
    case 16..<232:
      let cube = index - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }

  /// The entry among the first `count` (8 or 16) that looks most like `index`.
  static func nearest(_ index: Int, among count: Int) -> Int {
    guard index >= count else { return index }
    let wanted = rgb(index)
    func distance(_ candidate: Int) -> Int {
      let (red, green, blue) = rgb(candidate)
      let (dr, dg, db) = (red - wanted.red, green - wanted.green, blue - wanted.blue)
      // The eye weighs green most and blue least.
      return 3 * dr * dr + 6 * dg * dg + db * db
    }
    return (0..<count).min { distance($0) < distance($1) } ?? 7
  }

  static func isDark(_ index: Int) -> Bool {
    let (red, green, blue) = rgb(index)
    return 3 * red + 6 * green + blue < 10 * 115
  }

  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static let base: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]
}
