import CZXing
import Specimens

/// QR, Aztec and Data Matrix symbols, dark on light.
func matrixCodes(inGrey grey: [UInt8], width: Int, height: Int) -> [Barcode] {
  final class Findings { var codes: [Barcode] = [] }
  let findings = Findings()
  _ = czxing_read(grey, Int32(width), Int32(height), Unmanaged.passUnretained(findings).toOpaque()) {
    context, kind, text, length, corners in
    guard let context, let kind, let text, let corners else { return }
    let value = String(
      decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
    let xs = stride(from: 0, to: 8, by: 2).map { Int(corners[$0]) }
    let ys = stride(from: 1, to: 8, by: 2).map { Int(corners[$0]) }
    guard !value.isEmpty, let box = Box(enclosing: zip(xs, ys)) else { return }
    Unmanaged<Findings>.fromOpaque(context).takeUnretainedValue().codes
      .append(Barcode(type: String(cString: kind), value: value, box: box))
  }
  return findings.codes
}

extension Box {
  /// The smallest box around some points; nil for none.
  init?(enclosing points: some Sequence<(Int, Int)>) {
    var box: Box?
    for (x, y) in points {
      let point = Box(x: x, y: y, width: 1, height: 1)
      box = box?.union(point) ?? point
    }
    guard let box else { return nil }
    self = box
  }
}
