import Foundation
import TestSupport

/// Debian's calendar program, reading the folders that Curio writes.
struct Khal {
  let curio: CurioProgram

  /// Events of one day as `2026-12-12 19:30 | title | location`.
  func events(on day: String, folder: String) async throws -> [String] {
    let configuration = """
      [calendars]
      [[curio]]
      path = \(folder)
      type = calendar
      [locale]
      timeformat = %H:%M
      dateformat = %Y-%m-%d
      longdateformat = %Y-%m-%d
      datetimeformat = %Y-%m-%d %H:%M
      longdatetimeformat = %Y-%m-%d %H:%M
      local_timezone = UTC
      default_timezone = UTC
      """
    let path = try curio.home.write(configuration.utf8, to: "khal.conf")
    let format = "{start-date} {start-time} | {title} | {location}"
    let outcome = try await Command(
      "khal", ["-c", path, "list", "--day-format", "", "--format", format, day, "1d"],
      environment: curio.environment
    ).run(within: 60)
    return outcome.lines.filter { !$0.isEmpty }
  }
}
