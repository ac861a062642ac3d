import Drawer
import Foundation
import HelperProcess
import Specimens

extension CommandSpec {
  static let remind = CommandSpec(
    name: "remind",
    summary: "show the alarms of approved entries that are due",
    arguments: "",
    options: [
      .flag("print", "print them instead of showing desktop notifications"),
      .flag("install", "install and start a systemd user timer that runs this every minute"),
      .flag("uninstall", "stop and remove that timer"),
    ],
    details: """
      Each alarm is shown once, as a desktop notification (notify-send), or as a line where there is no desktop.
      Nothing runs by itself unless the timer is installed.
      """, argumentCount: 0...0
  ) { invocation, context in
    let timer = ReminderTimer(environment: context.environment, drawer: invocation.value("drawer"))
    if invocation.has("install") { return try timer.install(context) }
    if invocation.has("uninstall") { return try timer.uninstall(context) }
    let drawer = try context.drawer(invocation)
    let due = try drawer.dueReminders()
    var shown: [DueReminder] = []
    for reminder in due {
      if invocation.isJSON {
        try context.output.json(ReminderLine(reminder))
      } else if invocation.has("print") || !Notifier.show(reminder, context) {
        context.output.line("\(reminder.moment)  \(printable(reminder.title))\(reminder.place)")
      }
      shown.append(reminder)
    }
    try drawer.noteShown(shown)
    return .done
  }
}

/// Desktop notifications through the desktop's own program.
enum Notifier {
  /// False where there is no desktop, or it did not answer.
  static func show(_ reminder: DueReminder, _ context: Context) -> Bool {
    guard !(context.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").isEmpty,
      ProgramCall.path(of: "notify-send") != nil
    else { return false }
    let call = ProgramCall(
      "notify-send",
      [
        "--app-name=Curio", "--category=x-curio.reminder", "--", reminder.title,
        reminder.moment + reminder.place,
      ])
    let outcome = try? context.wait { try await call.run(within: .seconds(5)) }
    return outcome?.status == 0
  }
}

extension DueReminder {
  fileprivate var moment: String { isAllDay ? start.date.description : "\(start.date) \(start.time)" }
  fileprivate var place: String { location.map { " · \(printable($0))" } ?? "" }
}

private struct ReminderLine: Encodable {
  var id: String
  var title: String
  var kind: String
  var start: String
  var location: String?

  init(_ reminder: DueReminder) {
    id = reminder.id.hex
    title = reminder.title
    kind = reminder.isReminder ? "reminder" : "event"
    start = reminder.isAllDay ? reminder.start.date.description : reminder.start.description
    location = reminder.location
  }
}
