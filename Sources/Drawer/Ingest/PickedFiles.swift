import DrawerStore
import Specimens

/// What the user picked, as single files.
enum PickedFiles {
  enum Picked: Sendable, Hashable {
    case file(String)
    case failed(String, sentence: String)

    var path: String {
      switch self {
      case .file(let path), .failed(let path, _): path
      }
    }
  }

  /// The endings that are taken from a picked *folder*; a file that is named itself is always looked at.
  static let pictureEndings: Set<String> = [
    "png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "heic", "heif", "avif",
  ]

  /// Pictures of kinds that are not read: named with the reason rather than passed over.
  private static let otherEndings: Set<String> = ["svg", "jxl", "jp2", "psd", "qoi", "ico"]

  /// Folders become the pictures directly in them, in the order of their names.
  static func expand(_ paths: [String]) -> [Picked] {
    paths.flatMap { path -> [Picked] in
      guard OutsideFolder.isFolder(path) else { return [.file(path)] }
      guard let names = try? OutsideFolder.names(in: path) else {
        return [.failed(path, sentence: "The folder can't be opened; check its permissions.")]
      }
      let pictures = names.filter { isPicture($0) || has($0, endingIn: otherEndings) }
      guard !pictures.isEmpty else { return [.failed(path, sentence: "There is no picture in this folder.")] }
      return pictures.map { .file(path.hasSuffix("/") ? path + $0 : "\(path)/\($0)") }
    }
  }

  /// Told by the name alone; hidden files are nobody's pictures yet.
  static func isPicture(_ name: String) -> Bool { has(name, endingIn: pictureEndings) }

  private static func has(_ name: String, endingIn endings: Set<String>) -> Bool {
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The last part of a path, as people see it.
  static func shownName(of path: String) -> String {
    PathText.shown(path.split(separator: "/").last.map(String.init) ?? "")
  }
}
