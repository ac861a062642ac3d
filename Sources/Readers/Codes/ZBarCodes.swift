import CZBar
import Specimens

/// Bar codes of one dimension, dark on light.
func barCodes(inGrey grey: [UInt8], width: Int, height: Int) -> [Barcode] {
  guard let scanner = zbar_image_scanner_create(), let image = zbar_image_create() else { return [] }
  defer {
    zbar_image_destroy(image)
    zbar_image_scanner_destroy(scanner)
  }
  zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
  for kind in [
    ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE, ZBAR_CODE128, ZBAR_CODE93, ZBAR_CODE39, ZBAR_I25,
    ZBAR_CODABAR,
  ] {
    zbar_image_scanner_set_config(scanner, kind, ZBAR_CFG_ENABLE, 1)
  }
  // Every third line is enough for bars, which are tall. Turned codes are rare, and looking down the columns takes the
  // more time by far.
  for (direction, step) in [(ZBAR_CFG_Y_DENSITY, Int32(3)), (ZBAR_CFG_X_DENSITY, 6)] {
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, direction, step)
  }
  zbar_image_set_format(image, 0x3030_3859)  // Y800: one grey byte a pixel
  zbar_image_set_size(image, UInt32(width), UInt32(height))
  return grey.withUnsafeBytes { bytes in
    zbar_image_set_data(image, bytes.baseAddress, UInt(bytes.count), nil)
    guard zbar_scan_image(scanner, image) > 0 else { return [] }
    var codes: [Barcode] = []
    var symbol = zbar_image_first_symbol(image)
    while let current = symbol {
      if let code = Barcode(current) { codes.append(code) }
      symbol = zbar_symbol_next(current)
    }
    return codes
  }
}

extension Barcode {
  fileprivate init?(_ symbol: OpaquePointer) {
    guard let data = zbar_symbol_get_data(symbol) else { return nil }
    let kind = zbar_symbol_get_type(symbol)
    let value = String(
      decoding: UnsafeRawBufferPointer(start: data, count: Int(zbar_symbol_get_data_length(symbol))),
      as: UTF8.self)
    // These have no or a weak check digit, and stripes of any kind pass for a short one now and then.
    let isWeak = kind == ZBAR_I25 || kind == ZBAR_CODABAR || kind == ZBAR_CODE39 || kind == ZBAR_CODE93
    if value.isEmpty || isWeak && (value.utf8.count < 6 || zbar_symbol_get_quality(symbol) < 4) { return nil }
    let points = (0..<zbar_symbol_get_loc_size(symbol)).map {
      (Int(zbar_symbol_get_loc_x(symbol, $0)), Int(zbar_symbol_get_loc_y(symbol, $0)))
    }
    guard let box = Box(enclosing: points) else { return nil }
    self.init(type: Self.name(of: kind), value: value, box: box)
  }

  private static func name(of kind: zbar_symbol_type_t) -> String {
    switch kind {
    case ZBAR_EAN13: "EAN13"
    case ZBAR_EAN8: "EAN8"
    case ZBAR_UPCA: "UPCA"
    case ZBAR_UPCE: "UPCE"
    case ZBAR_CODE128: "Code128"
    case ZBAR_CODE93: "Code93"
    case ZBAR_CODE39: "Code39"
    case ZBAR_I25: "ITF"
    case ZBAR_CODABAR: "Codabar"
    default: "Barcode"
    }
  }
}
