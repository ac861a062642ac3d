import Imaging
import Specimens

/// Finds where text stands on an evened grey picture.
final class TextDetector {
  private let network: NeuralNetwork

  /// Longer side of what the network looks at. Smaller loses lines, larger costs time for nothing.
  private static let side = 960
  /// And its area: memory grows with it. Upright and wide screens stay below; squares are shown a little smaller.
  private static let area = 620_000.0

  init(files: ReaderFiles) throws(NeuralNetwork.Failure) {
    network = try NeuralNetwork(library: files.libraryPath, model: files.detectionPath)
  }

  /// Boxes around lines of text, in the picture's coordinates.
  func boxes(in picture: Pixmap) throws(ReaderError) -> [Box] {
    let scale = min(
      Double(Self.side) / Double(max(picture.width, picture.height)),
      (Self.area / Double(picture.width * picture.height)).squareRoot())
    let width = Self.multiple(of: 32, near: Double(picture.width) * scale)
    let height = Self.multiple(of: 32, near: Double(picture.height) * scale)
    let input: [Float]
    do throws(ImagingError) {
      input = networkInput(try picture.scaled(width: width, height: height).luminance())
    } catch { throw .picture(error) }
    let found: [Box]
    do throws(NeuralNetwork.Failure) {
      found = try network.run(input, channels: 3, height: height, width: width) { values, _ in
        TextRegions.boxes(in: values, width: width, height: height)
      }
    } catch { throw .failed(reader: AccurateReader.readerName, detail: error.message) }
    let (sx, sy) = (Double(picture.width) / Double(width), Double(picture.height) / Double(height))
    return found.map { box in
      let (left, top) = (Int(Double(box.x) * sx), Int(Double(box.y) * sy))
      return Box(
        x: left, y: top, width: Int((Double(box.maxX) * sx).rounded(.up)) - left,
        height: Int((Double(box.maxY) * sy).rounded(.up)) - top
      ).clipped(to: picture.bounds)
    }.filter { $0.width > 2 && $0.height > 2 }
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

/// Turns the map of probabilities into boxes.
enum TextRegions {
  static let threshold: Float = 0.3
  static let minimumMean: Float = 0.5
  /// The network is trained to mark shrunk lines; a box grows by `area * growth / perimeter` on each side.
  static let growth = 1.6

  static func boxes(in map: UnsafeBufferPointer<Float>, width: Int, height: Int) -> [Box] {
    guard map.count >= width * height else { return [] }
    var mark = [Bool](repeating: false, count: width * height)
    // Dilated by 2 × 2, which closes hairline gaps inside a line.
    for y in 0..<height {
      for x in 0..<width where map[y * width + x] > threshold {
        mark[y * width + x] = true
        if x + 1 < width { mark[y * width + x + 1] = true }
        if y + 1 < height { mark[(y + 1) * width + x] = true }
        if x + 1 < width, y + 1 < height { mark[(y + 1) * width + x + 1] = true }
      }
    }
    var boxes: [Box] = []
    var open: [Int] = []
    for start in mark.indices where mark[start] {
      mark[start] = false
      open.append(start)
      var (left, right, top, bottom) = (width, 0, height, 0)
      while let at = open.popLast() {
        let (x, y) = (at % width, at / width)
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        for ny in max(0, y - 1)...min(height - 1, y + 1) {
          for nx in max(0, x - 1)...min(width - 1, x + 1) where mark[ny * width + nx] {
            mark[ny * width + nx] = false
            open.append(ny * width + nx)
          }
        }
      }
      let box = Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      if min(box.width, box.height) >= 3, mean(map, box, width) >= minimumMean { boxes.append(grown(box)) }
    }
    return boxes
  }

  private static func mean(_ map: UnsafeBufferPointer<Float>, _ box: Box, _ width: Int) -> Float {
    var sum: Float = 0
    for y in box.y..<box.maxY { for x in box.x..<box.maxX { sum += map[y * width + x] } }
    return sum / Float(box.width * box.height)
  }

  private static func grown(_ box: Box) -> Box {
    let by = Int(
      (Double(box.width * box.height) * growth / Double(2 * (box.width + box.height))).rounded())
    return Box(x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by)
  }
}
