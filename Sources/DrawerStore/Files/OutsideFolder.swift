import Glibc
import Specimens

/// Calls the system with the bytes of a path, which may be no UTF-8 (see `PathText`).
func withPath<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  guard PathText.isCarrying(path) else { return path.withCString(body) }
  let bytes = PathText.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
  return bytes.withUnsafeBufferPointer { buffer in
    // Never empty: it has its ending zero.
    buffer.baseAddress.map(body) ?? "".withCString(body)
  }
}

/// A look at folders that are not the drawer's, whatever bytes their names are. No file is opened.
public enum OutsideFolder {
  /// The names in a folder, sorted; `PathText` gives their bytes.
  public static func names(in folder: String) throws(DrawerError) -> [String] {
    guard isFolder(folder) else { throw .missingFile(path: folder) }
    return try Files.names(in: folder).sorted()
  }

  public static func isFolder(_ path: String) -> Bool { Files.isFolder(path) }

  /// What tells a file from a later form of it without opening it: its size, time and place on the disk.
  public static func identity(of path: String) -> String? {
    guard let status = FileStatus.of(path) else { return nil }
    return "\(status.size) \(status.modified) \(status.inode)"
  }

  /// From the root, so that it means the same in another folder.
  public static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    let bytes = UnsafeRawBufferPointer(start: here, count: strlen(here))
    return "\(PathText.text(of: bytes))/\(path)"
  }
}
