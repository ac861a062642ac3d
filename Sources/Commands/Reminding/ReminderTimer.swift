import Drawer
import Foundation
import HelperProcess

/// The systemd user timer that runs `curio remind`. Written only on request.
struct ReminderTimer {
  var environment: [String: String]
  /// The drawer that was named; nil for the user's own.
  var drawer: String?

  private static let name = ReminderUnits.name

  private var folder: String? { ReminderUnits.folder(environment) }

  /// Name and text of the two files.
  func units(program: String) -> [(name: String, text: String)] {
    let option = drawer.map { " --drawer \(Self.quoted(absolute($0)))" } ?? ""
    return [
      (
        "\(Self.name).service",
        """
        [Unit]
        Description=Show the alarms of Curio's entries that are due

        [Service]
        Type=oneshot
        ExecStart=\(Self.quoted(program)) remind\(option)

        """
      ),
      (
        "\(Self.name).timer",
        """
        [Unit]
        Description=Look every minute for alarms of Curio's entries

        [Timer]
        OnCalendar=minutely
        AccuracySec=15s

        [Install]
        WantedBy=timers.target

        """
      ),
    ]
  }

  func install(_ context: Context) throws -> ExitCode {
    let folder = try place()
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for unit in units(program: ownProgram) {
        try Data(unit.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(unit.name)"), options: .atomic)
        context.output.line("written  \(folder)/\(unit.name)")
      }
    } catch {
      throw DrawerProblem(.notWritable, "\(folder) can't be written; make it writable and try again.")
    }
    guard systemctl(["daemon-reload"], context),
      systemctl(["enable", "--now", "\(Self.name).timer"], context)
    else {
      context.output.note(
        "The timer is written but not started, since systemd's user manager does not answer here; "
          + "`systemctl --user enable --now \(Self.name).timer` starts it.")
      return .partial
    }
    return .done
  }

  func uninstall(_ context: Context) throws -> ExitCode {
    let folder = try place()
    _ = systemctl(["disable", "--now", "\(Self.name).timer"], context)
    var removed = 0
    for unit in units(program: "") where unlink("\(folder)/\(unit.name)") == 0 {
      context.output.line("removed  \(folder)/\(unit.name)")
      removed += 1
    }
    _ = systemctl(["daemon-reload"], context)
    if removed == 0 { context.output.note("No timer was installed.") }
    return .done
  }

  private func place() throws -> String {
    guard let folder else {
      throw DrawerProblem(.cannotOpen, "There is no home folder; set HOME or XDG_CONFIG_HOME.")
    }
    return folder
  }

  private func systemctl(_ arguments: [String], _ context: Context) -> Bool {
    let call = ProgramCall("systemctl", ["--user"] + arguments)
    return (try? context.wait { try await call.run(within: .seconds(10)) })?.status == 0
  }

  /// A word of an ExecStart line: `%` and `$` have meanings of their own there.
  static func quoted(_ word: String) -> String {
    var text = "\""
    for character in word {
      switch character {
      case "\"", "\\": text += "\\\(character)"
      case "%": text += "%%"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
