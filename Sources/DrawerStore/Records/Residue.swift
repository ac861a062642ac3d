import Glibc

/// Looks for bytes that should be gone.
public enum Residue {
  /// The files below the folders, or the names of files, that hold any of the needles; sorted.
  ///
  /// Every file is read as it stands, databases and their journals included. Folders inside each other are
  /// searched once. A file that can't be read is reported as well: it can't be proved clean.
  public static func files(holding needles: [[UInt8]], below folders: [String]) -> [String] {
    let needles = needles.filter { !$0.isEmpty }
    guard !needles.isEmpty else { return [] }
    var found: Set<String> = []
    for folder in folders {
      let isInside = folders.contains { $0 != folder && folder.hasPrefix("\($0)/") }
      if !isInside { search(folder, needles, &found) }
    }
    return found.sorted()
  }

  private static func search(_ path: String, _ needles: [[UInt8]], _ found: inout Set<String>) {
    guard let status = FileStatus.of(path) else { return }
    let name = Array(Files.name(of: path).utf8)
    if needles.contains(where: { name.contains($0) }) { found.insert(path) }
    switch status.kind {
    case .folder:
      for child in (try? Files.names(in: path)) ?? [] { search("\(path)/\(child)", needles, &found) }
    case nil:
      if (try? holds(path, needles)) ?? Files.exists(path) { found.insert(path) }
    default: break
    }
  }

  /// Reads in blocks that overlap by the longest needle, so that none hides on a seam.
  private static func holds(_ path: String, _ needles: [[UInt8]]) throws(DrawerError) -> Bool {
    let overlap = (needles.map(\.count).max() ?? 1) - 1
    var window: [UInt8] = []
    var isFound = false
    try OpenFile.reading(path).forEachBlock { (block) throws(DrawerError) in
      if isFound { return }
      window.append(contentsOf: block)
      isFound = needles.contains { window.contains($0) }
      window.removeFirst(max(0, window.count - overlap))
    }
    return isFound
  }
}
