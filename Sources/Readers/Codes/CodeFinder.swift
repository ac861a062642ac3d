import Imaging
import Specimens

/// Finds the QR codes and bar codes of a picture, light-on-dark ones too, each value once.
enum CodeFinder {
  /// Pictures beyond this are looked through in pieces, so that the libraries' own copies stay small.
  private static let side = 4000
  /// Neighbouring pieces share a strip that is broader than any usual symbol.
  private static let shared = 1000

  static func codes(in picture: Pixmap) throws(ImagingError) -> [Barcode] {
    var codes: [Barcode] = []
    for top in starts(picture.height) {
      for left in starts(picture.width) {
        let piece = Box(x: left, y: top, width: side, height: side)
        guard let part = try picture.cropped(to: piece) else { continue }
        for code in try find(in: part) where !codes.contains(where: { $0.value == code.value }) {
          var moved = code
          moved.box = code.box.moved(x: left, y: top)
          codes.append(moved)
        }
      }
    }
    return codes
  }

  private static func starts(_ length: Int) -> StrideTo<Int> {
    stride(from: 0, to: max(1, length - shared), by: side - shared)
  }

  private static func find(in picture: Pixmap) throws(ImagingError) -> [Barcode] {
    var codes: [Barcode] = []
    try bothPolarities(of: picture) { grey, width, height in
      codes += matrixCodes(inGrey: grey, width: width, height: height)
      codes += barCodes(inGrey: grey, width: width, height: height)
    }
    // The library looks for Aztec symbols in the middle of what it is shown, and for one of each kind: every square
    // that looks like a symbol is shown to it alone.
    for square in try picture.denseSquares() where !codes.contains(where: { $0.box.shares(with: square) }) {
      let shown = square.grown(byPercent: 12)
      guard let part = try picture.cropped(to: shown) else { continue }
      let corner = shown.clipped(to: picture.bounds)
      var found: [Barcode] = []
      try bothPolarities(of: part) { grey, width, height in
        if found.isEmpty { found = matrixCodes(inGrey: grey, width: width, height: height) }
      }
      codes += found.map { code in
        var moved = code
        moved.box = code.box.moved(x: corner.x, y: corner.y)
        return moved
      }
    }
    return codes
  }

  private static func bothPolarities(
    of picture: Pixmap, _ look: ([UInt8], Int, Int) -> Void
  ) throws(ImagingError) {
    var grey = try picture.luminance()
    look(grey, picture.width, picture.height)
    for i in grey.indices { grey[i] = ~grey[i] }
    look(grey, picture.width, picture.height)
  }
}

extension Box {
  fileprivate func shares(with other: Box) -> Bool {
    let shared = clipped(to: other)
    return shared.width * shared.height * 4 > min(width * height, other.width * other.height)
  }
}
