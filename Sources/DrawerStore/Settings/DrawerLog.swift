import Glibc
import Specimens

/// What happened, for whoever looks into a problem: never a word of any specimen.
///
/// The type sees to it: an entry is a fixed text of the program with ids, numbers and error codes, so no
/// deletion has to look here.
public struct DrawerLog: Sendable {
  public enum Fact: Sendable, Hashable {
    case id(SpecimenID)
    case count(Int)
    case milliseconds(Int)
    case code(SystemReason)
    /// A word of the program's own, such as the name of a case.
    case word(StaticWord)
  }

  /// Text that stands in the program.
  public struct StaticWord: Sendable, Hashable, ExpressibleByStringLiteral {
    let text: String
    public init(stringLiteral text: StaticString) { self.text = "\(text)" }
  }

  public let path: String
  /// The log is started anew at this size, and the last one kept beside it.
  public let limit: Int

  public init(path: String, limit: Int = 256 << 10) {
    self.path = path
    self.limit = limit
  }

  public init(_ paths: DrawerPaths) { self.init(path: paths.log) }

  /// Adds one line; a log that can't be written stops nothing.
  public func note(_ event: StaticString, _ facts: Fact..., at moment: Instant) {
    var line = "\(moment) \(getpid()) \(event)"
    for fact in facts { line += " \(fact.text)" }
    try? append(Array("\(line)\n".utf8))
  }

  private func append(_ line: [UInt8]) throws(DrawerError) {
    try Files.makeFolder(Files.parent(of: path))
    if let size = FileStatus.of(path)?.size, size + line.count > limit {
      try Files.rename(path, to: "\(path).1")
    }
    // One write of a short line to a file opened for appending is not mixed with another process's.
    try OpenFile.appending(path).write(line)
  }
}

extension DrawerLog.Fact {
  fileprivate var text: String {
    switch self {
    case .id(let id): "id=\(id.short)"
    case .count(let count): "count=\(count)"
    case .milliseconds(let milliseconds): "ms=\(milliseconds)"
    case .code(let reason): "errno=\(reason.code)"
    case .word(let word): word.text
    }
  }
}
