import Drawer
import Foundation
import Specimens

extension CommandSpec {
  static let open = CommandSpec(
    name: "open",
    summary: "open the picture in the desktop's viewer",
    arguments: "ID",
    options: [.flag("path", "print the path instead")],
    argumentCount: 1...1
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let id = try drawer.resolve(invocation.arguments[0])
    guard let path = try drawer.imagePath(of: id) else {
      throw DrawerProblem(.notFound, "This specimen has no picture; `curio show` prints its text.")
    }
    drawer.noteOpened(id)
    if invocation.has("path") {
      context.output.line(path)
      return .done
    }
    let viewer = Process()
    viewer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    viewer.arguments = ["xdg-open", path]
    viewer.standardOutput = FileHandle.nullDevice
    viewer.standardError = FileHandle.nullDevice
    try viewer.run()
    viewer.waitUntilExit()
    guard viewer.terminationStatus == 0 else {
      throw DrawerProblem(
        .unavailable,
        "No viewer could be started (xdg-open, from xdg-utils, on a desktop). The picture: \(path)")
    }
    return .done
  }
}
