import Imaging
import Specimens

/// An evened grey picture as bytes.
struct TesseractPage {
  var grey: [UInt8]
  var width: Int
  var height: Int

  init(evening picture: Pixmap) throws(ImagingError) { try self.init(picture.contrastEvened()) }

  private init(_ picture: Pixmap) throws(ImagingError) {
    grey = try picture.luminance()
    width = picture.width
    height = picture.height
  }

  private init(grey: [UInt8], width: Int, height: Int) {
    self.grey = grey
    self.width = width
    self.height = height
  }

  func doubled() throws(ImagingError) -> TesseractPage {
    try TesseractPage(
      Pixmap(width: width, height: height, grey: grey).scaled(width: width * 2, height: height * 2))
  }

  /// A part that lies inside the page.
  func cropped(to box: Box) -> TesseractPage {
    var part: [UInt8] = []
    part.reserveCapacity(box.width * box.height)
    for y in box.y..<box.maxY { part += grey[y * width + box.x..<y * width + box.maxX] }
    return TesseractPage(grey: part, width: box.width, height: box.height)
  }
}
