import Glibc

/// The bytes of a network's file (ONNX, which is in protocol buffers), of which one number may be changed.
struct NetworkFile {
  private(set) var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(path: String) throws(NeuralNetwork.Failure) {
    guard let file = fopen(path, "rb") else {
      throw NeuralNetwork.Failure(message: "\(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = max(0, ftell(file))
    rewind(file)
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }

  // Numbers of the fields on the way to the height of the first input.
  private static let graph = 7
  private static let (input, values) = (11, 13)
  private static let way = [2, 1, 2]  // type, tensor, shape
  private static let (dimension, size) = (1, 1)

  /// Lets the network take pictures of another height than its file says.
  ///
  /// The sizes that the file notes for what lies between its layers are left out then; the runtime works them out.
  ///
  /// - Parameter height: below 128.
  /// - Returns: false, and nothing is changed, where the file names no height below 128.
  mutating func setInputHeight(_ height: Int) -> Bool {
    guard let graph = parts(0..<bytes.count).first(where: { $0.number == Self.graph }) else { return false }
    let fields = parts(graph.content)
    guard var at = fields.first(where: { $0.number == Self.input })?.content else { return false }
    for number in Self.way {
      guard let next = parts(at).first(where: { $0.number == number }) else { return false }
      at = next.content
    }
    let dimensions = parts(at).filter { $0.number == Self.dimension }
    guard dimensions.count == 4, height < 128,
      let value = parts(dimensions[2].content).first(where: { $0.number == Self.size })?.content,
      value.count == 1
    else { return false }
    bytes[value.lowerBound] = UInt8(height)
    var removed = 0
    for field in fields.reversed() where field.number == Self.values {
      bytes.removeSubrange(field.whole)
      removed += field.whole.count
    }
    // A number may be written with more bytes than it needs, so that what comes before stays where it is.
    var length = graph.content.count - removed
    let last = graph.content.lowerBound - 1
    for place in graph.length {
      bytes[place] = UInt8(length & 0x7F) | (place < last ? 0x80 : 0)
      length >>= 7
    }
    return true
  }

  private struct Part {
    var number: Int
    /// With its tag and length.
    var whole: Range<Int>
    /// Where its length is written; empty for a number.
    var length: Range<Int>
    var content: Range<Int>
  }

  /// The fields of a message; as far as they can be made out.
  private func parts(_ range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var at = range.lowerBound
    while at < range.upperBound, let (tag, afterTag) = number(at, before: range.upperBound) {
      var (length, content) = (afterTag..<afterTag, afterTag..<afterTag)
      switch tag & 7 {
      case 0:
        guard let (_, end) = number(afterTag, before: range.upperBound) else { return parts }
        content = afterTag..<end
      case 1, 5: content = afterTag..<afterTag + (tag & 7 == 1 ? 8 : 4)
      case 2:
        guard let (count, start) = number(afterTag, before: range.upperBound),
          count <= range.upperBound - start
        else { return parts }
        (length, content) = (afterTag..<start, start..<start + count)
      default: return parts
      }
      guard content.upperBound <= range.upperBound else { return parts }
      parts.append(Part(number: tag >> 3, whole: at..<content.upperBound, length: length, content: content))
      at = content.upperBound
    }
    return parts
  }

  /// Seven bits a byte, the lowest first.
  private func number(_ start: Int, before end: Int) -> (value: Int, after: Int)? {
    var (value, shift) = (0, 0)
    for at in start..<min(end, start + 8) {
      value |= Int(bytes[at] & 0x7F) << shift
      if bytes[at] < 0x80 { return (value, at + 1) }
      shift += 7
    }
    return nil
  }
}
