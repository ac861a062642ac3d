import Glibc

/// Where helper programs are looked for: the folder named by `CURIO_HELPERS`, the folder of the running
/// program, and `../libexec/curio` beside it.
public struct HelperLocation: Sendable {
  public let folders: [String]

  public init(folders: [String]) { self.folders = folders }

  public static var standard: HelperLocation {
    var folders: [String] = []
    if let named = getenv("CURIO_HELPERS"), named.pointee != 0 { folders.append(String(cString: named)) }
    if let own = folderOfRunningProgram { folders += [own, own + "/../libexec/curio"] }
    return HelperLocation(folders: folders)
  }

  public func path(of name: String) throws(HelperError) -> String {
    for folder in folders where access(folder + "/" + name, X_OK) == 0 { return folder + "/" + name }
    throw .missing(name: name, searched: folders)
  }

  private static var folderOfRunningProgram: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = buffer[..<count].map { UInt8(bitPattern: $0) }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(decoding: path[..<slash], as: UTF8.self)
  }
}
