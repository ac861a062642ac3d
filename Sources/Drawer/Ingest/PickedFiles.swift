import Foundation

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

  /// Folders become the pictures directly in them, in the order of their names.
  static func expand(_ paths: [String]) -> [Picked] {
    paths.flatMap { path -> [Picked] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        return [.file(path)]
      }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        return [.failed(path, sentence: "The folder can't be opened; check its permissions.")]
      }
      let pictures = names.filter { name in
        !name.hasPrefix(".") && pictureEndings.contains((name as NSString).pathExtension.lowercased())
      }
      guard !pictures.isEmpty else { return [.failed(path, sentence: "There is no picture in this folder.")] }
      return pictures.sorted().map { .file((path as NSString).appendingPathComponent($0)) }
    }
  }
}
