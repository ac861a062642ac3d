import Drawer
import Glibc
import Specimens

/// Looks into folders for the file picker. Names and times only: no file is opened here.
struct FolderReader: Sendable {
  let home: String
  let wallClock: @Sendable (Instant) -> LocalDateTime

  /// Endings of pictures that the readers know. Only a hint for the list: importing looks at the content.
  static let endings: Set<String> = [
    "png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff", "pnm", "ppm", "pgm", "jp2", "heic", "avif",
  ]

  /// Folders first, then files, each by name without regard to case.
  func entries(of folder: String, showsHidden: Bool) -> Result<[FolderEntry], DrawerProblem> {
    guard let handle = bytes(of: folder, { opendir($0) }) else {
      return .failure(
        DrawerProblem(.unreadable, "The folder \(folder) can't be read: \(String(cString: strerror(errno))).")
      )
    }
    defer { closedir(handle) }
    var entries: [FolderEntry] = []
    while let record = readdir(handle) {
      let name = withUnsafeBytes(of: &record.pointee.d_name) { PathText.text(of: $0.prefix { $0 != 0 }) }
      if name == "." || name == ".." || (!showsHidden && name.hasPrefix(".")) { continue }
      if let entry = entry(name, in: folder) { entries.append(entry) }
    }
    return .success(
      entries.sorted {
        ($0.kind.rank, $0.name.lowercased(), $0.name) < ($1.kind.rank, $1.name.lowercased(), $1.name)
      })
  }

  private func entry(_ name: String, in folder: String) -> FolderEntry? {
    var facts = stat()
    guard bytes(of: folder == "/" ? "/" + name : folder + "/" + name, { stat($0, &facts) }) == 0 else {
      return nil
    }
    let modified = wallClock(Instant(secondsSince1970: facts.st_mtim.tv_sec))
    if facts.st_mode & S_IFMT == S_IFDIR { return FolderEntry(name: name, kind: .folder, modified: modified) }
    guard facts.st_mode & S_IFMT == S_IFREG else { return nil }
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    return FolderEntry(
      name: name, kind: FolderReader.endings.contains(ending) ? .picture : .other,
      byteCount: Int(facts.st_size),
      modified: modified)
  }

  /// Where pictures most likely are: the folder of screenshots, of pictures, or home.
  var start: String {
    let likely = ["Pictures/Screenshots", "Screenshots", "Pictures", "Downloads"].map { home + "/" + $0 }
    return likely.first { isFolder($0) } ?? (isFolder(home) ? home : "/")
  }

  func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return bytes(of: path) { stat($0, &facts) } == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  func exists(_ path: String) -> Bool { bytes(of: path) { access($0, F_OK) } == 0 }

  /// Calls the system with a path whose names may be no UTF-8.
  private func bytes<Result>(of path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let bytes = PathText.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  /// `~/x` as people type it.
  func expanded(_ path: String) -> String {
    if path == "~" { return home }
    return path.hasPrefix("~/") ? home + path.dropFirst(1) : path
  }
}

extension FolderEntry.Kind {
  fileprivate var rank: Int {
    switch self {
    case .folder: 0
    case .picture: 1
    case .other: 2
    }
  }
}
