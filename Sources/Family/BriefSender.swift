import Drawer
import Foundation

/// Hands a brief to the program that the user chose, on its standard input.
public enum BriefSender {
  /// What a command may take, in seconds; one that waits for a person would hold up everything behind it.
  public static let patience = 60.0

  /// - Throws: `.unavailable` when the command fails or does not end.
  public static func send(_ text: String, with command: String) throws(DrawerProblem) {
    do {
      try run(command, input: text)
    } catch let problem as DrawerProblem {
      throw problem
    } catch {
      throw DrawerProblem(
        .unavailable, "The command “\(command)” can't be started: \(error.localizedDescription)")
    }
  }

  /// The text stands in a file, not in a pipe: a command that does not read it must not end Curio.
  private static func run(_ command: String, input text: String) throws {
    let path = NSTemporaryDirectory() + "curio-brief-\(UUID().uuidString)"
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]),
      let input = FileHandle(forReadingAtPath: path)
    else { throw DrawerProblem(.notWritable, "\(path) can't be written.") }
    try FileManager.default.removeItem(atPath: path)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + patience) == .success else {
      process.terminate()
      throw DrawerProblem(.unavailable, "The command “\(command)” did not end and was stopped.")
    }
    guard process.terminationStatus == 0 else {
      throw DrawerProblem(
        .unavailable, "The command “\(command)” ended with status \(process.terminationStatus).")
    }
  }

  /// Writes a brief to a new file of the user's.
  public static func save(_ text: String, to path: String) throws(DrawerProblem) {
    guard !FileManager.default.fileExists(atPath: path),
      FileManager.default.createFile(
        atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    else { throw DrawerProblem(.notWritable, "\(path) can't be written, or is there already.") }
  }
}
