import COnnx

/// A network over ONNX Runtime with one input and one output of floats.
final class NeuralNetwork {
  struct Failure: Error { var message: String }

  private let session: OpaquePointer

  /// Loads the runtime's library, once a process, and the network.
  init(library: String, model: NetworkFile) throws(Failure) {
    var message = [CChar](repeating: 0, count: Int(CONNX_MESSAGE))
    guard connx_load(library, &message) == 0,
      let session = connx_open(model.bytes, model.bytes.count, &message)
    else { throw Failure(message: text(message)) }
    self.session = session
  }

  /// Fits the process's heap to running networks; to be called when all are loaded.
  static func settle() { connx_settle() }

  deinit { connx_close(session) }

  /// An entry of the network's metadata.
  func metadata(_ key: String) -> String? {
    final class Holder { var text: String? }
    let holder = Holder()
    _ = connx_metadata(session, key, Unmanaged.passUnretained(holder).toOpaque()) { context, text in
      guard let context, let text else { return }
      Unmanaged<Holder>.fromOpaque(context).takeUnretainedValue().text = String(cString: text)
    }
    return holder.text
  }

  /// Runs the network on `channels × height × width` floats of one picture.
  ///
  /// - Parameter body: takes the output's values and shape, which are gone afterwards.
  func run<Result>(
    _ values: [Float], channels: Int, height: Int, width: Int,
    _ body: (UnsafeBufferPointer<Float>, [Int]) -> Result
  ) throws(Failure) -> Result {
    guard values.count == channels * height * width else { throw Failure(message: "wrong input size") }
    var message = [CChar](repeating: 0, count: Int(CONNX_MESSAGE))
    var output = connx_output()
    let shape = [1, Int64(channels), Int64(height), Int64(width)]
    guard connx_run(session, values, shape, &output, &message) == 0 else {
      throw Failure(message: text(message))
    }
    defer { connx_release(&output) }
    let sizes = withUnsafeBytes(of: output.shape) { Array($0.bindMemory(to: Int64.self)) }
      .prefix(output.rank).map { Int($0) }
    return body(UnsafeBufferPointer(start: output.values, count: sizes.reduce(1, *)), sizes)
  }
}

private func text(_ message: [CChar]) -> String {
  String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
