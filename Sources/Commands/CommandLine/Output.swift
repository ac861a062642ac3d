import Foundation

/// Standard output and standard error of a command.
///
/// Data goes to standard output in whole lines; words for people go to standard error. When the reader
/// of standard output leaves (`| head`), `isClosed` turns true and the command stops quietly.
final class Output: @unchecked Sendable {
  // One lock guards both, since progress lines come from workers.
  private let lock = NSLock()
  private var buffer: [UInt8] = []
  private var closed = false

  var isClosed: Bool { lock.withLock { closed } }

  func line(_ text: String) {
    lock.withLock {
      buffer.append(contentsOf: text.utf8)
      buffer.append(10)
      if buffer.count >= 65_536 { write() }
    }
  }

  func line(_ data: Data) {
    lock.withLock {
      buffer.append(contentsOf: data)
      buffer.append(10)
      if buffer.count >= 65_536 { write() }
    }
  }

  /// A sentence for the person at the terminal.
  func note(_ text: String) {
    lock.withLock {
      write()
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }

  /// What went wrong, in a sentence. It may name files, whose names come from anywhere.
  func problem(_ text: String) {
    note(
      "curio: "
        + text.split(separator: "\n", omittingEmptySubsequences: false).map {
          printable(String($0))
        }.joined(separator: "\n"))
  }

  func flush() { lock.withLock { write() } }

  private func write() {
    guard !buffer.isEmpty, !closed else {
      buffer.removeAll(keepingCapacity: true)
      return
    }
    var offset = 0
    while offset < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        Glibc.write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        closed = true
        break
      }
      offset += count
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

extension Output {
  /// One JSON value on one line, keys sorted.
  func json(_ value: some Encodable) throws {
    line(try Output.encoder.encode(value))
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
