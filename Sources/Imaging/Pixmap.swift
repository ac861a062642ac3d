import CLeptonica
import Glibc
import Specimens

/// A decoded picture in memory: an owner of one Leptonica `Pix` that is never changed after it was made.
///
/// Depth is 32 (colour, after `PictureFile.decode`) or 8 (grey, after `grey()` and what follows from it).
/// Leptonica's reference counts are not atomic, so a pixmap stays in the thread that made it.
public final class Pixmap {
  /// For the other files of this module; nobody changes it.
  let pix: UnsafeMutablePointer<Pix>

  public var width: Int { Int(pix.pointee.w) }
  public var height: Int { Int(pix.pointee.h) }
  public var isGrey: Bool { pix.pointee.d == 8 }
  public var bounds: Specimens.Box { Specimens.Box(x: 0, y: 0, width: width, height: height) }

  init(owning pix: UnsafeMutablePointer<Pix>) { self.pix = pix }

  deinit {
    var pointer: UnsafeMutablePointer<Pix>? = pix
    pixDestroy(&pointer)
  }

  /// Leptonica reports trouble by nil, which apart from nonsense in the arguments means no memory.
  static func owning(_ pix: UnsafeMutablePointer<Pix>?) throws(ImagingError) -> Pixmap {
    guard let pix else { throw .outOfMemory }
    return Pixmap(owning: pix)
  }

  /// Leptonica writes its complaints to standard error; the typed errors here say more.
  private static let silence: Void = { _ = setMsgSeverity(Int32(L_SEVERITY_NONE)) }()

  /// Decodes a file's bytes as they are stored; nil when they are damaged.
  convenience init?(decoding bytes: [UInt8]) {
    _ = Self.silence
    guard let pix = bytes.withUnsafeBufferPointer({ pixReadMem($0.baseAddress, $0.count) }) else {
      return nil
    }
    self.init(owning: pix)
  }

  /// Copies rows of red, green, blue, alpha bytes.
  convenience init?(width: Int, height: Int, rgba: UnsafePointer<UInt8>, stride: Int) {
    _ = Self.silence
    guard width > 0, height > 0, let pix = pixCreate(Int32(width), Int32(height), 32) else { return nil }
    pixSetSpp(pix, 4)
    let words = Int(pixGetWpl(pix))
    for y in 0..<height {
      memcpy(pix.pointee.data + y * words, rgba + y * stride, width * 4)
    }
    // In memory order the bytes are right; Leptonica counts them from the top of each word.
    pixEndianByteSwap(pix)
    self.init(owning: pix)
  }

  /// A grey picture of `width * height` bytes.
  public convenience init(width: Int, height: Int, grey: [UInt8]) throws(ImagingError) {
    _ = Self.silence
    guard width > 0, height > 0, grey.count >= width * height,
      let pix = pixCreate(Int32(width), Int32(height), 8)
    else { throw .outOfMemory }
    let words = Int(pixGetWpl(pix))
    grey.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height { memcpy(pix.pointee.data + y * words, base + y * width, width) }
    }
    pixEndianByteSwap(pix)
    self.init(owning: pix)
  }

  /// A grey picture whose rows are written by `fill`, which gets the first byte and how far rows are apart; nil where
  /// it gives false.
  convenience init?(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt8>, Int) -> Bool) {
    _ = Self.silence
    guard width > 0, height > 0, let pix = pixCreateNoInit(Int32(width), Int32(height), 8) else { return nil }
    let words = Int(pixGetWpl(pix))
    let isFilled = pix.pointee.data.withMemoryRebound(to: UInt8.self, capacity: words * 4 * height) {
      fill($0, words * 4)
    }
    pixEndianByteSwap(pix)
    self.init(owning: pix)
    if !isFilled { return nil }
  }

  /// A JPEG file's luminance, or its colours at a whole fraction of its size (1, 2, 4 or 8); nil when it is damaged.
  convenience init?(decodingJPEG bytes: [UInt8], isGrey: Bool, reduction: Int = 1) {
    _ = Self.silence
    let hint = isGrey ? Int32(L_JPEG_READ_LUMINANCE) : 0
    guard
      let pix = bytes.withUnsafeBufferPointer({
        pixReadMemJpeg($0.baseAddress, $0.count, 0, Int32(reduction), nil, hint)
      })
    else { return nil }
    self.init(owning: pix)
  }

  // MARK: Bytes out

  /// `width * height * 4` bytes: red, green, blue, 255.
  public func rgba() throws(ImagingError) -> [UInt8] {
    let swapped = try Self.owning(pixEndianByteSwapNew(isGrey ? pixConvertTo32(pix) : pix))
    var bytes = swapped.rows(bytesPerPixel: 4)
    for at in stride(from: 3, to: bytes.count, by: 4) { bytes[at] = 255 }
    return bytes
  }

  /// `width * height` bytes of luminance, 0 black.
  public func luminance() throws(ImagingError) -> [UInt8] {
    let grey = try grey()
    return try Self.owning(pixEndianByteSwapNew(grey.pix)).rows(bytesPerPixel: 1)
  }

  private func rows(bytesPerPixel: Int) -> [UInt8] {
    let (row, rows, words) = (width * bytesPerPixel, height, Int(pixGetWpl(pix)))
    return [UInt8](unsafeUninitializedCapacity: row * rows) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<rows { memcpy(base + y * row, pix.pointee.data + y * words, row) }
      count = row * rows
    }
  }

  /// The picture as a PNG file.
  public func png() throws(ImagingError) -> [UInt8] {
    var data: UnsafeMutablePointer<UInt8>?
    var size = 0
    guard pixWriteMemPng(&data, &size, pix, 0) == 0, let data else { throw .outOfMemory }
    defer { lept_free(data) }
    return Array(UnsafeBufferPointer(start: data, count: size))
  }

  // MARK: Shape

  /// Both sides in pixels, at least 1.
  public func scaled(width: Int, height: Int) throws(ImagingError) -> Pixmap {
    let (w, h) = (Int32(max(1, width)), Int32(max(1, height)))
    // Averaging areas keeps thin strokes where sampling would lose them; it only shrinks.
    if Int(w) < self.width && Int(h) < self.height {
      return try Self.owning(pixScaleAreaMapToSize(pix, w, h))
    }
    return try Self.owning(pixScaleToSize(pix, w, h))
  }

  /// The part of the box that lies inside the picture; nil when none does.
  public func cropped(to box: Specimens.Box) throws(ImagingError) -> Pixmap? {
    let (left, top) = (max(0, box.x), max(0, box.y))
    let (right, bottom) = (min(width, box.maxX), min(height, box.maxY))
    guard right > left, bottom > top else { return nil }
    if (right - left, bottom - top) == (width, height) { return self }
    guard let area = boxCreate(Int32(left), Int32(top), Int32(right - left), Int32(bottom - top)) else {
      throw .outOfMemory
    }
    var owned: UnsafeMutablePointer<CLeptonica.Box>? = area
    defer { boxDestroy(&owned) }
    return try Self.owning(pixClipRectangle(pix, area, nil))
  }

  /// Turned upright, for an EXIF orientation of 1 … 8.
  func turned(orientation: Int) throws(ImagingError) -> Pixmap {
    switch orientation {
    case 2: try Self.owning(pixFlipLR(nil, pix))
    case 3: try Self.owning(pixRotateOrth(pix, 2))
    case 4: try Self.owning(pixFlipTB(nil, pix))
    case 5: try rotated(quarters: 1).turned(orientation: 2)
    case 6: try rotated(quarters: 1)
    case 7: try rotated(quarters: 3).turned(orientation: 2)
    case 8: try rotated(quarters: 3)
    default: self
    }
  }

  /// Turned clockwise.
  public func rotated(quarters: Int) throws(ImagingError) -> Pixmap {
    try Self.owning(pixRotateOrth(pix, Int32(quarters & 3)))
  }

  /// On a white canvas.
  func placed(onCanvas size: (width: Int, height: Int), x: Int, y: Int) throws(ImagingError) -> Pixmap {
    guard let canvas = pixCreate(Int32(size.width), Int32(size.height), 32) else { throw .outOfMemory }
    let result = Pixmap(owning: canvas)
    pixSetAllArbitrary(canvas, 0xFFFF_FF00)
    pixRasterop(
      canvas, Int32(x), Int32(y), Int32(width), Int32(height), Int32(PIX_SRC), pix, 0, 0)
    return result
  }

  // MARK: Colour

  /// Whether all that is drawn is light and the rest is clear, like a white caption cut out: over white it would vanish.
  private var isLightOnClear: Bool {
    let step = max(1, Int((Double(width) * Double(height) / 100_000).squareRoot()))
    let words = Int(pixGetWpl(pix))
    var (clear, light, dark) = (0, 0, 0)
    for y in stride(from: 0, to: height, by: step) {
      for x in stride(from: 0, to: width, by: step) {
        let pixel = pix.pointee.data[y * words + x]
        let level = (pixel >> 24) + 2 * (pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF)
        if pixel & 0xFF < 32 { clear += 1 } else if level > 4 * 180 { light += 1 } else { dark += 1 }
      }
    }
    return clear * 20 > clear + light + dark && light > dark * 50
  }

  /// 32 bits a pixel, no colour table; transparency laid over white, and over black where only light things are drawn.
  func flattened() throws(ImagingError) -> Pixmap {
    if pixGetColormap(pix) != nil {
      return try Self.owning(pixRemoveColormap(pix, Int32(REMOVE_CMAP_WITH_ALPHA))).flattened()
    }
    if pixGetDepth(pix) == 32 && pixGetSpp(pix) == 4 {
      return try Self.owning(pixAlphaBlendUniform(pix, isLightOnClear ? 0 : 0xFFFF_FF00))
    }
    // Leptonica would copy, and a tall capture fills a hundred megabytes and more.
    if pixGetDepth(pix) == 32 { return self }
    return try Self.owning(pixConvertTo32(pix))
  }

  /// 8 bits a pixel.
  public func grey() throws(ImagingError) -> Pixmap {
    isGrey ? self : try Self.owning(pixConvertRGBToLuminance(pix))
  }

  /// With some boxes filled: with a colour (`0xRRGGBB00`), else with the one at their top left corner.
  public func hiding(_ boxes: [Specimens.Box], with fixed: UInt32? = nil) throws(ImagingError) -> Pixmap {
    let result = try Self.owning(pixCopy(nil, pix))
    for box in boxes {
      var colour: UInt32 = fixed ?? 0
      let (x, y) = (min(max(0, box.x), width - 1), min(max(0, box.y), height - 1))
      if fixed == nil { pixGetPixel(pix, Int32(x), Int32(y), &colour) }
      guard let area = boxCreate(Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height)) else {
        continue
      }
      var owned: UnsafeMutablePointer<CLeptonica.Box>? = area
      pixSetInRectArbitrary(result.pix, area, colour)
      boxDestroy(&owned)
    }
    return result
  }

  // MARK: Primitives of the contrast step (8 bits a pixel)

  func areaAveraged(by factor: Float) throws(ImagingError) -> Pixmap {
    try Self.owning(pixScaleAreaMap(pix, factor, factor))
  }

  func median(_ side: Int) throws(ImagingError) -> Pixmap {
    try Self.owning(pixMedianFilter(pix, Int32(side), Int32(side)))
  }

  func difference(from other: Pixmap) throws(ImagingError) -> Pixmap {
    try Self.owning(pixAbsDifference(pix, other.pix))
  }

  func maxima(cell: Int) throws(ImagingError) -> Pixmap {
    try Self.owning(pixScaleGrayMinMax(pix, Int32(cell), Int32(cell), Int32(L_CHOOSE_MAX)))
  }

  func minima(cell: Int) throws(ImagingError) -> Pixmap {
    try Self.owning(pixScaleGrayMinMax(pix, Int32(cell), Int32(cell), Int32(L_CHOOSE_MIN)))
  }

  /// Boxes around connected areas brighter than a threshold, without gaps and outgrowths narrower than so many pixels.
  func boxesOfBright(threshold: Int, closing: Int, opening: Int) throws(ImagingError) -> [Specimens.Box] {
    // Leptonica calls the dark ones "on".
    let dark = try Self.owning(pixThresholdToBinary(pix, Int32(threshold)))
    let bright = try Self.owning(pixInvert(nil, dark.pix))
    let closed = try Self.owning(pixCloseSafeBrick(nil, bright.pix, Int32(closing), Int32(closing)))
    let opened = try Self.owning(pixOpenBrick(nil, closed.pix, Int32(opening), Int32(opening)))
    var list = pixConnCompBB(opened.pix, 8)
    guard let boxes = list else { throw .outOfMemory }
    defer { boxaDestroy(&list) }
    return (0..<boxaGetCount(boxes)).compactMap { index in
      var (x, y, w, h): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h) == 0 else { return nil }
      return Specimens.Box(x: Int(x), y: Int(y), width: Int(w), height: Int(h))
    }
  }

  func dilated(_ side: Int) throws(ImagingError) -> Pixmap {
    try Self.owning(pixDilateGray(pix, Int32(side), Int32(side)))
  }

  func blurred(_ reach: Int) throws(ImagingError) -> Pixmap {
    try Self.owning(pixBlockconv(pix, Int32(reach), Int32(reach)))
  }

  func stretched(to other: Pixmap) throws(ImagingError) -> Pixmap {
    try Self.owning(pixScaleToSize(pix, Int32(other.width), Int32(other.height)))
  }
}
