import Imaging
import Specimens

/// Reads one line of text from a cut of an evened grey picture.
final class TextRecognizer {
  private let network: NeuralNetwork
  /// What the classes of the network stand for; 0 is "nothing here", the last is the space.
  private let characters: [String]

  private static let height = 48
  /// A cut wider than this would be a banner of hundreds of characters: memory grows with the width.
  private static let widest = 4800

  init(files: ReaderFiles) throws(NeuralNetwork.Failure) {
    network = try NeuralNetwork(library: files.libraryPath, model: files.recognitionPath)
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
    let scale = Double(Self.height) / Double(cut.height)
    let width = min(Self.widest, max(Self.height / 2, Int((Double(cut.width) * scale).rounded())))
    let input: [Float]
    do throws(ImagingError) {
      input = networkInput(try cut.scaled(width: width, height: Self.height).luminance())
    } catch { throw .picture(error) }
    do throws(NeuralNetwork.Failure) {
      return try network.run(input, channels: 3, height: Self.height, width: width) { values, shape in
        shape.count == 3 ? decoded(values, steps: shape[1], classes: shape[2]) : nil
      }
    } catch { throw .failed(reader: AccurateReader.readerName, detail: error.message) }
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

/// The place and value of the largest element; of equals the first. The rows are 18,710 long, so eight at a time.
func maximum(_ row: UnsafeBufferPointer<Float>) -> (index: Int, value: Float) {
  let raw = UnsafeRawBufferPointer(row)
  var best = SIMD8<Float>(repeating: -.infinity)
  let whole = row.count / 8 * 8
  for i in stride(from: 0, to: whole, by: 8) {
    best = pointwiseMax(best, raw.loadUnaligned(fromByteOffset: i * 4, as: SIMD8<Float>.self))
  }
  var value = best.max()
  for i in whole..<row.count { value = max(value, row[i]) }
  return (row.firstIndex(of: value) ?? 0, value)
}
