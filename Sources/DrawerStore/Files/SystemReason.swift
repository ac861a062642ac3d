import Glibc

/// The operating system's reason for a failure (an `errno` value).
public struct SystemReason: Sendable, Hashable, CustomStringConvertible {
  public let code: Int32

  public init(code: Int32) { self.code = code }

  /// The reason of the call that just failed on this thread.
  static var last: SystemReason { SystemReason(code: errno) }

  /// The system's own words, in lower case.
  public var description: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    let text = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension DrawerError {
  /// The typed form of a failed write: a full disk and a read-only place have cases of their own.
  static func writing(_ path: String, operation: String, reason: SystemReason = .last) -> DrawerError {
    switch reason.code {
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case EROFS: .readOnly(path: path)
    case EACCES, EPERM: .notPermitted(path: path)
    default: .failed(operation: operation, path: path, reason: reason)
    }
  }
}
