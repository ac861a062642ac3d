import Foundation
import TestSupport

/// What lies in a drawer's folder, read without the program.
struct DrawerFolder {
  /// Names without extension of the kept originals and of the records, sorted.
  let images: [String]
  let records: [String]
  /// Files in `specimens/` that are neither: what an interrupted write could leave.
  let strangers: [String]

  init(_ path: String) {
    var images: [String] = []
    var records: [String] = []
    var strangers: [String] = []
    for file in files(under: "\(path)/specimens") {
      let name = (file as NSString).lastPathComponent
      let (stem, kind) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
      let isNamedByContent = stem.count == 64 && stem.allSatisfy { $0.isHexDigit }
      switch (isNamedByContent, kind) {
      case (true, "json"): records.append(stem)
      case (true, "png"), (true, "jpg"), (true, "webp"), (true, "gif"), (true, "tif"), (true, "bmp"),
        (true, "heic"), (true, "avif"):
        images.append(stem)
      default: strangers.append(file)
      }
    }
    self.images = images.sorted()
    self.records = records.sorted()
    self.strangers = strangers
  }

  /// Calendar entries under a folder.
  static func entries(under path: String) -> [String] {
    files(under: path).filter { $0.hasSuffix(".ics") }
  }
}

/// Files under a folder whose bytes hold one of these texts, as UTF-8 in any letter case of ASCII.
func filesHolding(_ texts: [String], under folder: String) -> [String] {
  let needles = texts.map { Data($0.lowercased().utf8) }
  return files(under: folder).filter { path in
    guard let bytes = FileManager.default.contents(atPath: path) else { return false }
    let lowered = Data(bytes.map { (65...90).contains($0) ? $0 + 32 : $0 })
    return needles.contains { lowered.range(of: $0) != nil }
  }
}
