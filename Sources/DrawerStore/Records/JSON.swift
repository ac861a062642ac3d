import FoundationEssentials

/// How the drawer's own files are written: keys in order, so that equal values are equal bytes.
enum JSON {
  static func bytes(of value: some Encodable, isPretty: Bool = false) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return [UInt8](try encoder.encode(value))
  }

  static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// What is wrong, without quoting any of the content.
  static func complaint(about error: any Error) -> String {
    if error is RecordCodec.NewerSchema { return "it was written by a newer Curio" }
    guard let error = error as? DecodingError else { return "not readable" }
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return path.isEmpty ? "" : " at \(path.joined(separator: "."))"
    }
    return switch error {
    case .keyNotFound(let key, let context): "“\(key.stringValue)” is missing\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "a wrong kind of value\(place(context))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "not JSON" : "a wrong value\(place(context))"
    @unknown default: "not readable"
    }
  }
}
