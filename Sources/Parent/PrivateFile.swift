import Foundation

/// A file that only its owner can read, in a folder that only its owner can enter.
enum PrivateFile {
  /// Replaces the file whole; makes the folder where there is none.
  static func write(_ data: Data, to path: String) throws(ParentProblem) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try data.write(to: url, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    } catch { throw .cannotKeep(path) }
  }
}
