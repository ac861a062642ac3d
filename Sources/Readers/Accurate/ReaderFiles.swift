import Glibc

/// The three files of the accurate reader, which are installed beside Curio and not part of it.
struct ReaderFiles: Sendable {
  static let library = "libonnxruntime.so.1.32.0"
  static let detection = "PP-OCRv6_det_small.onnx"
  static let recognition = "PP-OCRv6_rec_small.onnx"

  let folder: String

  /// The first folder that holds all three: `CURIO_READERS`, the user's data folder, the program's own.
  static func find(in folders: [String] = standardFolders) -> ReaderFiles? {
    folders.first { folder in
      [library, detection, recognition].allSatisfy { access("\(folder)/\($0)", R_OK) == 0 }
    }.map(ReaderFiles.init)
  }

  static var standardFolders: [String] {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    // Named on purpose: then only that one counts, so that it can also be switched off.
    if let named = variable("CURIO_READERS") { return [named] }
    var folders: [String] = []
    if let data = variable("XDG_DATA_HOME") {
      folders.append(data + "/curio/readers")
    } else if let home = variable("HOME") {
      folders.append(home + "/.local/share/curio/readers")
    }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    if count > 0 {
      // <prefix>/bin/x and <prefix>/libexec/curio/x
      let parts = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split(separator: "/").dropLast()
      for depth in 1...2 where parts.count >= depth {
        folders.append("/" + parts.dropLast(depth).joined(separator: "/") + "/share/curio/readers")
      }
    }
    return folders
  }

  var libraryPath: String { "\(folder)/\(Self.library)" }
  var detectionPath: String { "\(folder)/\(Self.detection)" }
  var recognitionPath: String { "\(folder)/\(Self.recognition)" }
}
