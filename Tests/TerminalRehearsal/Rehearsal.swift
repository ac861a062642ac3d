import Foundation
import Terminal

struct Rehearsal {
  func run() {
    var configuration = TerminalSession.Configuration(
      environment: environment, logPath: environment["REHEARSAL_LOG"])
    configuration.crashMessage = "rehearsal stopped unexpectedly"
    do throws(TerminalError) {
      perform(EventLoop<String>(try TerminalSession(configuration)))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private let environment = ProcessInfo.processInfo.environment

  private func perform(_ loop: EventLoop<String>) {
    let session = loop.session
    var lines: [String] = []
    while true {
      session.present(frame(lines, session))
      for event in loop.events() {
        lines.append(String(describing: event))
        switch event {
        case .key(.control("z")): session.suspend()
        case .key(.character("q")), .closed: return
        case .key(.character("!")): fatalError("as asked")
        case .key(.character("e")): FileHandle.standardError.write(Data("a note for the log\n".utf8))
        case .key(.character("s")):
          let status = try? session.run(
            ["sh", "-c", "echo outside; read line; exit 3"], environment: environment)
          lines.append("came back with \(status ?? -1)")
        case .key(.character("w")):
          Thread.detachNewThread { [mailbox = loop.mailbox] in mailbox.post("from a worker") }
        default: break
        }
      }
    }
  }

  private func frame(_ lines: [String], _ session: TerminalSession) -> Surface {
    var surface = Surface(size: session.size)
    let size = session.size
    surface.frame(
      surface.bounds, title: "京都 \(size.columns)×\(size.rows)", style: Style(.cyan),
      glyphs: session.capabilities.glyphs)
    surface.inside(surface.bounds.inset()) { inner in
      let room = max(0, inner.bounds.height - 1)
      for (row, line) in lines.suffix(room).enumerated() {
        inner.put(line, x: 0, y: row, style: Style(.palette(214), bold: row % 2 == 0))
      }
      inner.put("漢字 \u{202E}\u{9B}\u{1B}]0;owned\u{07} 👨‍👩‍👧 🇯🇵 ready", x: 0, y: inner.bounds.height - 1)
    }
    return surface
  }
}
