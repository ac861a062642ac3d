import Drawer
import Foundation
import Specimens

extension CommandSpec {
  static let watch = CommandSpec(
    name: "watch",
    summary: "file what arrives in the inbox and the watched folders, until interrupted",
    arguments: "[--once]",
    options: [.flag("once", "file what waits now, then leave")],
    details: "Watched folders are chosen in Settings or by `curio settings watchedFolders DIR…`."
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let reporter = ImportReporter(context.output, isJSON: invocation.isJSON)
    let notices = NoticeWatch(drawer: drawer, context: context, isJSON: invocation.isJSON)
    let tell: @Sendable (ImportEvent) -> Void = {
      reporter.report($0)
      notices.look(at: $0)
    }
    if invocation.has("once") {
      let summary = try context.wait { await drawer.fileWaiting { tell($0) } }
      return try reporter.close(summary)
    }
    let ended = DispatchSemaphore(value: 0)
    let watching = drawer.watch { tell($0) }
    context.output.note("Watching. Ctrl-C ends.")
    Interruption.watching({ ended.signal() }) { ended.wait() }
    watching.stop()
    return .interrupted
  }
}
