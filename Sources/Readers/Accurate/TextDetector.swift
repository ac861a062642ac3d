import Imaging
import Specimens

/// Finds where text stands on an evened grey picture.
final class TextDetector {
  private let network: NeuralNetwork

  /// Longer side of what the network looks at. Smaller loses lines, larger costs time for nothing.
  private static let side = 960
  /// And its area: memory grows with it. Upright and wide screens stay below; squares are shown a little smaller.
  private static let area = 560_000.0

  init(files: ReaderFiles) throws(NeuralNetwork.Failure) {
    network = try NeuralNetwork(library: files.libraryPath, model: NetworkFile(path: files.detectionPath))
  }

  /// Where lines of text stand, in the picture's coordinates.
  ///
  /// - Parameter height: rows that the picture had before it was folded: letters are as large as if it still had them.
  func regions(in picture: Pixmap, of height: Int) throws(ReaderError) -> [TextRegion] {
    let whole = max(height, picture.height)
    let scale = min(
      Double(Self.side) / Double(max(picture.width, whole)),
      (Self.area / Double(picture.width * whole)).squareRoot())
    let width = Self.multiple(of: 32, near: Double(picture.width) * scale)
    // The rows that are left are drawn as the whole picture's would be; what is missing to a size that the network
    // takes is white below them.
    let sy = Double(Self.multiple(of: 32, near: Double(whole) * scale)) / Double(whole)
    let rows = max(1, Int((Double(picture.height) * sy).rounded()))
    let height = (rows + 31) / 32 * 32
    let input: [Float]
    do throws(ImagingError) {
      var grey = try picture.scaled(width: width, height: rows).luminance()
      grey += [UInt8](repeating: 255, count: width * (height - rows))
      input = networkInput(grey)
    } catch { throw .picture(error) }
    let found: [TextRegion]
    do throws(NeuralNetwork.Failure) {
      found = try network.run(input, channels: 3, height: height, width: width) { values, _ in
        TextRegions.found(in: values, width: width, height: height)
      }
    } catch { throw .failed(reader: AccurateReader.readerName, detail: error.message) }
    let (right, down) = (Double(picture.width) / Double(width), Double(picture.height) / Double(rows))
    return found.map { $0.scaled(x: right, y: down, in: picture.bounds) }.filter {
      $0.box.width > 2 && $0.box.height > 2
    }
  }

  private static func multiple(of unit: Int, near value: Double) -> Int {
    max(unit, Int((value / Double(unit)).rounded()) * unit)
  }
}

/// Grey bytes as the networks want them: three equal channels of -1 … 1.
func networkInput(_ grey: [UInt8]) -> [Float] {
  [Float](unsafeUninitializedCapacity: grey.count * 3) { out, count in
    for (i, value) in grey.enumerated() {
      let level = Float(value) / 127.5 - 1
      out[i] = level
      out[grey.count + i] = level
      out[2 * grey.count + i] = level
    }
    count = grey.count * 3
  }
}

extension TextRegion {
  /// From the network's pixels to the picture's.
  fileprivate func scaled(x sx: Double, y sy: Double, in bounds: Box) -> TextRegion {
    let (left, top) = (Int(Double(box.x) * sx), Int(Double(box.y) * sy))
    let whole = Box(
      x: left, y: top, width: Int((Double(box.maxX) * sx).rounded(.up)) - left,
      height: Int((Double(box.maxY) * sy).rounded(.up)) - top
    ).clipped(to: bounds)
    let (along, across) = slant?.isColumn == true ? (sy, sx) : (sx, sy)
    return TextRegion(
      box: whole,
      slant: slant.map {
        Slant(
          isColumn: $0.isColumn, start: ($0.start + 0.5) * across, slope: $0.slope * across / along,
          thickness: $0.thickness * across)
      })
  }
}
