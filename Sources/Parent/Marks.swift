import Foundation

/// What the parent did with a mail, one empty file each, so that two machines never both rewrite one.
struct Marks: Sendable {
  enum Mark: String { case opened, paid }

  let folder: String

  func has(_ mark: Mark, _ id: String) -> Bool { FileManager.default.fileExists(atPath: path(mark, id)) }

  func set(_ mark: Mark, _ id: String, _ isSet: Bool) throws(ParentProblem) {
    let path = path(mark, id)
    if isSet { return try PrivateFile.write(Data(), to: path) }
    guard FileManager.default.fileExists(atPath: path) else { return }
    do { try FileManager.default.removeItem(atPath: path) } catch { throw .cannotKeep(path) }
  }

  /// The id comes from a fingerprint, so it holds nothing but hex digits.
  private func path(_ mark: Mark, _ id: String) -> String {
    "\(folder)/\(mark.rawValue)-\(id.filter { $0.isHexDigit })"
  }
}
