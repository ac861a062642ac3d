import Specimens

/// Names of exported files: readable, and nothing that a shell, a file system or another machine would mind.
enum SafeName {
  /// The name of a specimen's file: what it was called, and the digits that tell it from others.
  static func file(for specimen: Specimen, fileExtension: String, unlike taken: Set<String>) -> String {
    let stem = stem(of: specimen.originalName)
    let short = "\(stem)-\(specimen.id.short).\(fileExtension)"
    return taken.contains(short) ? "\(stem)-\(specimen.id).\(fileExtension)" : short
  }

  /// Letters and digits of any script; everything else, path signs and controls included, becomes a dash.
  private static func stem(of name: String) -> String {
    let own = Files.name(of: name)
    let ending = Files.fileExtension(of: own)
    let bare = ending.isEmpty ? own : String(own.dropLast(ending.count + 1))
    var stem = ""
    for scalar in bare.unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      if isPlain { stem.unicodeScalars.append(scalar) } else if stem.last != "-" { stem.append("-") }
      // File systems allow 255 bytes; some tools break earlier.
      if stem.utf8.count > 100 { break }
    }
    while stem.hasPrefix("-") { stem.removeFirst() }
    while stem.hasSuffix("-") { stem.removeLast() }
    return stem.isEmpty ? "specimen" : stem
  }

  /// The path of a file named by a manifest.
  /// - Throws: `.unsafeName` when the name leaves the folder, by itself or through a link.
  static func path(of file: String, in folder: String) throws(DrawerError) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !["", ".", ".."].contains($0) }),
      !file.unicodeScalars.contains("\0")
    else { throw .unsafeName(file) }
    var path = folder
    for part in parts.dropLast() {
      path += "/\(part)"
      guard let status = FileStatus.of(path) else { throw .missingFile(path: path) }
      guard status.kind == .folder else { throw .unsafeName(file) }
    }
    return "\(path)/\(parts[parts.count - 1])"
  }
}
