import Glibc
import Terminal

/// Lets the user's own editor change a text, in a private file that is gone afterwards.
enum ExternalEditor {
  /// Longer texts are cut; no note is.
  private static let longest = 1 << 20
  private static let prefix = "curio-edit-"

  /// Runs the editor on the terminal and waits for it.
  /// - Returns: `.edited`, with the text, nil where it was left unchanged, or what is to be said.
  static func edit(_ text: String, on session: TerminalSession, environment: [String: String]) -> Message {
    sweep(environment)
    var template = Array("\(base(environment))/\(prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      return .edited(
        nil, problem: "There is no room for the editor's file: \(String(cString: strerror(errno))).")
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { remove(folder) }
    let path = "\(folder)/note.txt"
    guard write(text, to: path) else {
      return .edited(nil, problem: "The editor's file can't be written: \(String(cString: strerror(errno))).")
    }
    let status = (try? session.run(command(environment) + [path], environment: environment)) ?? 127
    switch status {
    case 0: break
    case 127: return .edited(nil, problem: "No editor was found. Set EDITOR to the one you use.")
    default: return .edited(nil, problem: "The editor ended with \(status); it is left as it was.")
    }
    guard var changed = read(path) else {
      return .edited(nil, problem: "The editor left no text; it is left as it was.")
    }
    // Editors end every file with a line end.
    if changed.hasSuffix("\n"), !text.hasSuffix("\n") { changed.removeLast() }
    return .edited(changed == text ? nil : changed, problem: nil)
  }

  /// `$VISUAL` or `$EDITOR`, which may hold arguments; else what Debian calls the editor.
  private static func command(_ environment: [String: String]) -> [String] {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let usual = "for e in editor nano vi; do command -v $e > /dev/null && exec $e \"$1\"; done; exit 127"
    return ["sh", "-c", named.map { "exec \($0) \"$1\"" } ?? usual, "sh"]
  }

  /// In memory where the session has such a folder, which only its user may look into.
  private static func base(_ environment: [String: String]) -> String {
    let folders = [environment["XDG_RUNTIME_DIR"], environment["TMPDIR"]].compactMap { $0 }
    return folders.first { $0.hasPrefix("/") && access($0, W_OK | X_OK) == 0 } ?? "/tmp"
  }

  private static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    var bytes = Array(text.utf8)[...]
    if !bytes.isEmpty, bytes.last != 0x0A { bytes.append(0x0A) }
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  private static func read(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var (text, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 65_536))
    while text.count < longest {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    return String(decoding: text.prefix(longest), as: UTF8.self)
  }

  /// The folder with what the editor left beside the text: swap files, backups.
  private static func remove(_ folder: String) {
    for name in names(in: folder) { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// Removes what a program that was killed over its editor had to leave.
  static func sweep(_ environment: [String: String]) {
    let base = base(environment)
    for name in names(in: base) {
      guard name.hasPrefix(prefix),
        let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ pid_t($0) }),
        process != getpid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      remove("\(base)/\(name)")
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let record = readdir(handle) {
      let name = withUnsafeBytes(of: &record.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
