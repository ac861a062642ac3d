import Foundation

/// A folder of its own for one test, removed with everything in it when the last reference goes.
public final class TemporaryFolder: Sendable {
  /// Absolute, without a trailing slash.
  public let path: String

  public init() throws {
    let base = FileManager.default.temporaryDirectory.path
    path = "\(base)/curio-test-\(UUID().uuidString.prefix(12))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something inside.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a folder inside, with those on the way to it, and returns its path.
  public func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// Writes a file inside and returns its path.
  @discardableResult
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }
}

/// Paths of every regular file at or under `path`, sorted. Links are not followed.
public func files(under path: String) -> [String] {
  guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
  return walk.compactMap { $0 as? String }.map { "\(path)/\($0)" }.filter { name in
    let attributes = try? FileManager.default.attributesOfItem(atPath: name)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }.sorted()
}
