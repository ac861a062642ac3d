import Testing

@testable import Imaging

@Suite struct PixelTests {
  @Test func lightThingsOnClearGroundLieOverBlack() throws {
    func ground(ink: UInt8) throws -> UInt8 {
      let side = 64
      // A bar of ink in the middle, all else clear.
      let bytes = (0..<side * side).flatMap { at -> [UInt8] in
        (28..<36).contains(at / side) ? [ink, ink, ink, 255] : [0, 0, 0, 0]
      }
      let picture = try #require(Pixmap(width: side, height: side, rgba: bytes, stride: side * 4))
      return try picture.flattened().rgba()[0]
    }
    #expect(try ground(ink: 250) == 0)
    #expect(try ground(ink: 20) == 255)
    #expect(try ground(ink: 120) == 255)
  }

  @Test func aCutTIFFIsToldAndNotReadHalf() throws {
    // Little-endian: header, one directory with width, height, where the strip stands and how long it is.
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      [UInt8(tag & 255), UInt8(tag >> 8), 4, 0, 1, 0, 0, 0] + [UInt8(value & 255), UInt8(value >> 8), 0, 0]
    }
    let directory: [UInt8] =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 4, 0] + entry(0x100, 40) + entry(0x101, 24) + entry(0x111, 62)
      + entry(0x117, 960) + [0, 0, 0, 0]
    #expect(directory.count == 62)
    #expect(try PictureHeader.read(directory + [UInt8](repeating: 9, count: 960)).isComplete)
    #expect(try !PictureHeader.read(directory + [UInt8](repeating: 9, count: 500)).isComplete)
  }
}
