import Foundation
import TestSupport
import Testing

/// Due alarms on a desktop's message bus, and where there is none.
@Suite struct RemindTests {
  /// The part of a desktop that shows notifications: writes each down, a line.
  private static let desktop = """
    import dbus, dbus.service, sys
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib
    DBusGMainLoop(set_as_default=True)
    name = 'org.freedesktop.Notifications'
    class Desktop(dbus.service.Object):
      @dbus.service.method(name, in_signature='susssasa{sv}i', out_signature='u')
      def Notify(self, app, replaced, icon, summary, body, actions, hints, timeout):
        open(sys.argv[1], 'a').write('%s|%s|%s\\n' % (app, summary, body))
        return 1
      @dbus.service.method(name, out_signature='ssss')
      def GetServerInformation(self): return ('test', 'test', '1', '1.2')
      @dbus.service.method(name, out_signature='as')
      def GetCapabilities(self): return ['body']
    bus = dbus.SessionBus()
    owned = dbus.service.BusName(name, bus)
    Desktop(bus, '/org/freedesktop/Notifications')
    print('ready', flush=True)
    GLib.MainLoop().run()
    """

  private func due(_ curio: CurioProgram) async throws {
    let text =
      "Bright Smile Dental\nYour appointment is confirmed\nMonday, 30 November 2026 at 09:50\nDr. Okoro"
    let path = try curio.home.write(text.utf8, to: "appointment.txt")
    #expect(try await curio.run("import", path).status == 0)
    #expect(try await curio.run("review", "approve", "all").status == 0)
  }

  static func hasDesktopParts() async -> Bool {
    guard Command.areInstalled("dbus-run-session", "notify-send") else { return false }
    let outcome = try? await Command(
      "/usr/bin/python3", ["-c", "import dbus, dbus.mainloop.glib, gi.repository.GLib"]
    ).run(within: 30)
    return outcome?.status == 0
  }

  @Test func anAlarmIsPrintedOnceWhereThereIsNoDesktop() async throws {
    var curio = try CurioProgram.onThatMonday()
    curio.environment["TZ"] = "UTC"
    curio.environment["DBUS_SESSION_BUS_ADDRESS"] = ""
    try await due(curio)
    let first = try await curio.run("remind")
    #expect(first.status == 0)
    #expect(first.output.contains("2026-11-30 09:50  Bright Smile Dental"))
    #expect(try await curio.run("remind").output.isEmpty)
  }

  @Test(
    .enabled("notify-send, dbus or python3-dbus is not installed") { await RemindTests.hasDesktopParts() })
  func anAlarmIsShownOnTheDesktop() async throws {
    var curio = try CurioProgram.onThatMonday()
    curio.environment["TZ"] = "UTC"
    try await due(curio)
    let desktop = try curio.home.write(Self.desktop.utf8, to: "desktop.py")
    let seen = curio.home.path("seen.txt")
    let script = """
      /usr/bin/python3 "$1" "$2" > "$2.ready" & desktop=$!
      while ! grep -q ready "$2.ready" 2>/dev/null; do sleep 0.1; done
      "$3" --drawer "$4" remind
      kill $desktop
      """
    let outcome = try await Command(
      "dbus-run-session",
      ["--", "sh", "-c", script, "sh", desktop, seen, CurioProgram.path, curio.drawer],
      environment: curio.environment
    ).run(within: 120)
    #expect(outcome.output.isEmpty, "\(outcome.output)")
    let lines = try String(contentsOfFile: seen, encoding: .utf8).split(separator: "\n")
    #expect(lines.count >= 1)
    #expect(lines.allSatisfy { $0.hasPrefix("Curio|Bright Smile Dental") && $0.contains("2026-11-30 09:50") })
  }
}
