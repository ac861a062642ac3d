import Drawer
import Foundation
import Specimens

extension CommandSpec {
  static let file = CommandSpec(
    name: "file",
    summary: "drop pictures into the inbox, in milliseconds",
    arguments: "IMAGE… | - | --clipboard",
    options: [
      .value("note", "TEXT", "your own words"),
      .value("origin", "TEXT", "where it comes from"),
      .flag("notice", "take it as a school notice at once: its cards wait in `curio week cards`"),
      .flag("clipboard", "take the picture or text on the clipboard (wl-paste or xclip)"),
    ],
    details: """
      The drop is read at once if Curio or `curio watch` runs, else at the next start.
      With `-`, standard input is filed: a picture or a text.
      """
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let (note, origin) = (invocation.value("note") ?? "", invocation.value("origin"))
    if invocation.has("clipboard") {
      try drawer.drop(
        try Clipboard.contents(context.environment), named: "clipboard", note: note, origin: origin)
      return .done
    }
    guard !invocation.arguments.isEmpty else { throw UsageError("which pictures?", command: "file") }
    if invocation.has("notice") {
      return try NoticeFiling(drawer, context, note: note, origin: origin).file(invocation.arguments)
    }
    var failures = 0
    for path in invocation.arguments {
      do {
        if path == "-" {
          let data = FileHandle.standardInput.readDataToEndOfFile()
          try drawer.drop([UInt8](data), named: "stdin", note: note, origin: origin)
        } else {
          try drawer.drop(fileAt: path, note: note, origin: origin)
        }
      } catch {
        failures += 1
        context.output.problem("\(printable(path)): \(error)")
      }
    }
    return failures == 0 ? .done : failures == invocation.arguments.count ? .failed : .partial
  }
}

/// The desktop's clipboard, through the programs that Wayland and X11 desktops have for it.
enum Clipboard {
  static func contents(_ environment: [String: String]) throws -> [UInt8] {
    let attempts: [(String, [String])] =
      environment["WAYLAND_DISPLAY"] != nil
      ? [("wl-paste", ["--type", "image/png"]), ("wl-paste", ["--no-newline"])]
      : [
        ("xclip", ["-selection", "clipboard", "-t", "image/png", "-o"]),
        ("xclip", ["-selection", "clipboard", "-o"]),
      ]
    for (program, arguments) in attempts {
      if let bytes = run(program, arguments), !bytes.isEmpty { return bytes }
    }
    throw DrawerProblem(
      .unavailable,
      "The clipboard is empty or can't be read here; it needs a desktop and wl-clipboard or xclip.")
  }

  private static func run(_ program: String, _ arguments: [String]) -> [UInt8]? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? [UInt8](data) : nil
  }
}
