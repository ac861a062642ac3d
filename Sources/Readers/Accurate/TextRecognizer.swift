import Imaging
import Specimens

/// Reads one line of text from a cut of an evened grey picture.
final class TextRecognizer {
  private let network: NeuralNetwork
  /// What the classes of the network stand for; 0 is "nothing here", the last is the space.
  private let characters: [String]

  /// The network was trained on lines of 48 rows, of which the ink fills about half. It is convolutional, and the blank
  /// rows above and below tell it nothing: it is shown 40 rows at the same scale.
  private static let (trainedHeight, height) = (48, 40)
  /// Rows of 48 that the ink of a line fills commonly. Time and certainty grow with a letter's width: larger letters are
  /// narrowed and smaller ones widened, but not beyond the share after it.
  private static let (commonInk, shares) = (22.0...30.0, 0.7...1.2)
  /// A cut wider than this would be a banner of hundreds of characters: memory grows with the width.
  private static let widest = 4800
  /// The network takes none narrower.
  private static let least = 24

  init(files: ReaderFiles) throws(NeuralNetwork.Failure) {
    var model = try NetworkFile(path: files.recognitionPath)
    guard model.setInputHeight(Self.height) else {
      throw NeuralNetwork.Failure(message: "the recognition network takes no lines of a fixed height")
    }
    network = try NeuralNetwork(library: files.libraryPath, model: model)
    guard let table = network.metadata("character") else {
      throw NeuralNetwork.Failure(message: "the recognition network names no characters")
    }
    var names = table.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
    if names.last == "" { names.removeLast() }
    characters = [""] + names + [" "]
  }

  /// The text and its confidence, 0 … 1; nil when there is none.
  func read(_ cut: Pixmap) throws(ReaderError) -> (text: String, confidence: Double)? {
    let grey: [UInt8]
    let width: Int
    do throws(ImagingError) {
      let ink = try Self.inkedRows(of: cut)
      let shown = Self.shownRows(of: cut.height, ink: ink)
      let scale = Double(Self.trainedHeight) / Double(cut.height)
      let full = Double(cut.width) * scale * Self.share(ofInk: Double(ink.count) * scale)
      width = min(Self.widest, max(Self.least, Int(full.rounded())))
      let rows = try cut.cropped(to: Box(x: 0, y: shown.lowerBound, width: cut.width, height: shown.count))
      grey = try (rows ?? cut).scaled(width: width, height: Self.height).luminance()
    } catch { throw .picture(error) }
    // Time grows with the width, and what stands beside the ink tells nothing.
    let columns = Self.inked(grey, width: width)
    guard !columns.isEmpty else { return nil }
    let input = networkInput(Self.cut(grey, width: width, to: columns))
    do throws(NeuralNetwork.Failure) {
      return try network.run(input, channels: 3, height: Self.height, width: columns.count) { values, shape in
        shape.count == 3 ? decoded(values, steps: shape[1], classes: shape[2]) : nil
      }
    } catch { throw .failed(reader: AccurateReader.readerName, detail: error.message) }
  }

  /// How wide letters are drawn whose ink fills so many of 48 rows.
  static func share(ofInk rows: Double) -> Double {
    let wanted = min(max(rows, commonInk.lowerBound), commonInk.upperBound) / max(1, rows)
    return min(max(wanted, shares.lowerBound), shares.upperBound)
  }

  /// From the first row with strong ink to the last; all where there is none.
  private static func inkedRows(of cut: Pixmap) throws(ImagingError) -> Range<Int> {
    let grey = try cut.luminance()
    let (width, height) = (cut.width, cut.height)
    func isInked(_ row: Int) -> Bool { grey[row * width..<(row + 1) * width].contains { $0 < 128 } }
    guard let first = (0..<height).first(where: isInked), let last = (0..<height).last(where: isInked) else {
      return 0..<height
    }
    return first..<last + 1
  }

  /// The rows around the middle that are shown to the network, moved so far that all ink is among them; all of them
  /// where they don't hold it.
  static func shownRows(of height: Int, ink: Range<Int>) -> Range<Int> {
    let count = max(1, (height * Self.height + trainedHeight / 2) / trainedHeight)
    guard ink.count <= count else { return 0..<height }
    let top = max(ink.upperBound - count, min(ink.lowerBound, (height - count) / 2))
    return top..<top + count
  }

  /// From the first column with ink to the last, with a little room; never narrower than the network takes.
  static func inked(_ grey: [UInt8], width: Int) -> Range<Int> {
    let strong = columns(of: grey, width: width, darkerThan: 128)
    // Beside a photograph or below a black title, a grey caption stays grey when the contrast is evened, one end of it
    // more than the other. What is fainter still is noise; and so is a speck at a line's end.
    let faint = columns(of: grey, width: width, darkerThan: 200)
    guard !faint.isEmpty else { return 0..<0 }
    let reach = trainedHeight / 3
    let first =
      strong.isEmpty || strong.lowerBound - faint.lowerBound > reach ? faint.lowerBound : strong.lowerBound
    let end =
      strong.isEmpty || faint.upperBound - strong.upperBound > reach ? faint.upperBound : strong.upperBound
    // Letters at the very border are read worse.
    let room = trainedHeight * 3 / 10
    let start = max(0, min(first - room, width - least))
    return start..<min(width, max(end + room, start + least))
  }

  private static func columns(of grey: [UInt8], width: Int, darkerThan level: UInt8) -> Range<Int> {
    var (first, last) = (width, -1)
    for row in 0..<height {
      let line = grey[row * width..<(row + 1) * width]
      if let from = line.firstIndex(where: { $0 < level }) { first = min(first, from - line.startIndex) }
      if let to = line.lastIndex(where: { $0 < level }) { last = max(last, to - line.startIndex) }
    }
    return first <= last ? first..<last + 1 : 0..<0
  }

  private static func cut(_ grey: [UInt8], width: Int, to columns: Range<Int>) -> [UInt8] {
    guard columns != 0..<width else { return grey }
    var cut: [UInt8] = []
    cut.reserveCapacity(columns.count * height)
    for row in 0..<height {
      cut += grey[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return cut
  }

  /// The best class of each step; repeats and blanks fall away.
  private func decoded(
    _ values: UnsafeBufferPointer<Float>, steps: Int, classes: Int
  ) -> (text: String, confidence: Double)? {
    var text = ""
    var sum = 0.0
    var count = 0
    var previous = 0
    for step in 0..<steps {
      let row = UnsafeBufferPointer(rebasing: values[step * classes..<(step + 1) * classes])
      let (best, value) = maximum(row)
      defer { previous = best }
      guard best != 0, best != previous, best < characters.count else { continue }
      text += characters[best]
      sum += Double(value)
      count += 1
    }
    let trimmed = text.split(separator: " ").joined(separator: " ")
    return trimmed.isEmpty ? nil : (trimmed, sum / Double(count))
  }
}

/// The place and value of the largest element; of equals the first. The rows are 18,710 long, so 16 at a time.
func maximum(_ row: UnsafeBufferPointer<Float>) -> (index: Int, value: Float) {
  let raw = UnsafeRawBufferPointer(row)
  var best = SIMD16<Float>(repeating: -.infinity)
  let whole = row.count / 16 * 16
  for i in stride(from: 0, to: whole, by: 16) {
    let next = raw.loadUnaligned(fromByteOffset: i * 4, as: SIMD16<Float>.self)
    best.replace(with: next, where: next .> best)
  }
  var value = best.max()
  for i in whole..<row.count { value = max(value, row[i]) }
  return (row.firstIndex(of: value) ?? 0, value)
}
