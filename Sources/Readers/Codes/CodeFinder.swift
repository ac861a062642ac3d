import Imaging
import Specimens

/// Finds the QR codes and bar codes of a picture, light-on-dark ones too, each value once.
enum CodeFinder {
  /// Pictures beyond this are looked through in pieces, so that the libraries' own copies stay small.
  private static let pieceHeight = 4000

  static func codes(in picture: Pixmap) throws(ImagingError) -> [Barcode] {
    var codes: [Barcode] = []
    var top = 0
    repeat {
      // Neighbouring pieces share a strip that is taller than any usual symbol.
      let piece = Box(x: 0, y: top, width: picture.width, height: pieceHeight)
      guard let part = try picture.cropped(to: piece) else { break }
      for code in try find(in: part) where !codes.contains(where: { $0.value == code.value }) {
        var moved = code
        moved.box.y += top
        codes.append(moved)
      }
      top += pieceHeight - 1000
    } while top + 1000 < picture.height
    return codes
  }

  private static func find(in picture: Pixmap) throws(ImagingError) -> [Barcode] {
    let (width, height) = (picture.width, picture.height)
    var grey = try picture.luminance()
    var codes = matrixCodes(inGrey: grey, width: width, height: height)
    codes += barCodes(inGrey: grey, width: width, height: height)
    for i in grey.indices { grey[i] = ~grey[i] }
    codes += matrixCodes(inGrey: grey, width: width, height: height)
    codes += barCodes(inGrey: grey, width: width, height: height)
    return codes
  }
}
