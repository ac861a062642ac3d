import Foundation

/// The JSON Lines protocols: one answer per input line, in order, with the same id.
enum JSONLines {
  /// Answers every line of standard input. A line that can't be read is answered with an error and
  /// makes the exit status 3; empty lines are passed over.
  static func answer<Request: Decodable, Answer: Encodable>(
    _ output: Output, reading source: FileDescriptorLines = FileDescriptorLines(0),
    _ answer: (Request) throws -> Answer
  ) throws -> ExitCode {
    let decoder = JSONDecoder()
    let encoder = Output.encoder
    var exit = ExitCode.done
    while let line = source.next(), !output.isClosed {
      guard !line.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 13 }) else { continue }
      do {
        let request = try decoder.decode(Request.self, from: line)
        output.line(try encoder.encode(try answer(request)))
      } catch {
        exit = .partial
        output.line(try encoder.encode(ErrorAnswer(id: id(in: line, decoder), error: problem(error))))
      }
    }
    return exit
  }

  private static func problem(_ error: any Error) -> ErrorAnswer.Problem {
    if error is DecodingError { return .init(code: "badRequest", message: sentence(of: error)) }
    return .init(code: "failed", message: "\(error)")
  }

  static func sentence(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has the wrong type"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "the line is not valid JSON" : context.debugDescription
    @unknown default: return "the line could not be read"
    }
  }

  private static func id(in line: Data, _ decoder: JSONDecoder) -> JSONValue? {
    (try? decoder.decode(IDOnly.self, from: line))?.id
  }

  private struct IDOnly: Decodable { var id: JSONValue? }
}

struct ErrorAnswer: Encodable {
  struct Problem: Encodable {
    var code: String
    var message: String
  }

  var id: JSONValue?
  var error: Problem
}

/// An id as the caller wrote it: text or number.
enum JSONValue: Codable, Hashable {
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

/// Lines of a file descriptor without their line ends, read in large pieces.
final class FileDescriptorLines {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func next() -> Data? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: 10) {
        defer { position = end + 1 }
        return Data(buffer[position..<end])
      }
      searched = buffer.count
      if isAtEnd {
        guard position < buffer.count else { return nil }
        defer { position = buffer.count }
        return Data(buffer[position...])
      }
      searched -= position
      buffer.removeFirst(position)
      position = 0
      fill()
    }
  }

  private func fill() {
    let size = 1 << 16
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: size))
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress?.advanced(by: old), size) }
      if count < 0, errno == EINTR { continue }
      buffer.removeLast(size - max(0, count))
      isAtEnd = count <= 0
      return
    }
  }
}
