import Foundation
import TestSupport

/// Pictures for the tests. BMP needs no compression, so the files are written by hand.
enum TestPicture {
  typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

  /// A BMP file in which every pixel has the colour that `color` gives for its place.
  static func bmp(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> Color) -> [UInt8] {
    let row = (width * 3 + 3) / 4 * 4
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    var bytes = Array("BM".utf8) + number(54 + row * height) + number(0) + number(54)
    bytes += number(40) + number(width) + number(height) + [1, 0, 24, 0] + number(0) + number(row * height)
    bytes += number(2835) + number(2835) + number(0) + number(0)
    for y in (0..<height).reversed() {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        bytes += [blue, green, red]
      }
      bytes += [UInt8](repeating: 0, count: row - width * 3)
    }
    return bytes
  }

  static let white: Color = (255, 255, 255)
  static let black: Color = (0, 0, 0)
  static let red: Color = (255, 0, 0)
}
