import TestSupport
import Testing

/// What a text says does not depend on the machine that reads it.
@Suite struct MachineIndependenceTests {
  @Test func zoneLocaleAndClockChangeNoEntity() async throws {
    let lines = """
      {"id":1,"text":"Dinner Fri 4 Dec 7:30 pm, $40, tomorrow at 9","reference":"2026-11-30T09:00","languages":["en"]}
      {"id":2,"text":"来週の金曜日 午後7時半 1,280円","reference":"2026-11-30T09:00"}
      {"id":3,"text":"下周三下午两点半 ￥108.50","reference":"2026-11-30T09:00"}

      """
    var answers: Set<String> = []
    for (zone, locale, now) in [
      ("UTC", "C.UTF-8", "2026-11-30T09:00:00Z"),
      ("Pacific/Kiritimati", "ja_JP.UTF-8", "2031-02-28T23:59:00Z"),
      ("America/New_York", "C", "1999-12-31T00:00:00Z"),
    ] {
      var curio = try CurioProgram()
      curio.environment["TZ"] = zone
      curio.environment["LC_ALL"] = locale
      curio.environment["CURIO_NOW"] = now
      let outcome = try await curio.run("extract", "--jsonl", input: lines)
      #expect(outcome.status == 0, "\(outcome.errors)")
      answers.insert(outcome.output)
    }
    #expect(answers.count == 1)
    #expect(answers.first?.contains("2026-12-04T19:30") == true)
  }
}
