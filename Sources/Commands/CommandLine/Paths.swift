import Foundation

/// A path from the root, so that it means the same wherever Curio is started; an empty one stays empty.
func absolute(_ path: String) -> String {
  guard !path.isEmpty else { return "" }
  let path = (path as NSString).expandingTildeInPath
  let whole = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  return (whole as NSString).standardizingPath
}

/// Where the running program lies.
var ownProgram: String {
  (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "curio"
}
