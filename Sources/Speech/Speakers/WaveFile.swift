/// RIFF/WAVE as far as it is needed here.
enum WaveFile {
  /// A program that writes to a pipe can't go back and fill in the sizes; players refuse such files.
  static func withTrueSizes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 44, bytes[0..<4].elementsEqual("RIFF".utf8),
      bytes[8..<12].elementsEqual("WAVE".utf8),
      let data = (12..<bytes.count - 8).first(where: { bytes[$0..<$0 + 4].elementsEqual("data".utf8) })
    else { return bytes }
    var result = bytes
    func put(_ value: Int, at index: Int) {
      for byte in 0..<4 { result[index + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
    }
    put(bytes.count - 8, at: 4)
    put(bytes.count - data - 8, at: data + 4)
    return result
  }
}
