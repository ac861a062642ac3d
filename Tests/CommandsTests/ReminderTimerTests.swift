import Testing

@testable import Commands

@Suite("The reminder timer's units")
struct ReminderTimerTests {
  @Test("the service names the program and the drawer as one word each, whatever is in their names")
  func service() throws {
    let timer = ReminderTimer(environment: [:], drawer: "/home/a b/100% \"mine\"")
    let service = try #require(timer.units(program: "/opt/curio").first { $0.name.hasSuffix(".service") })
    #expect(
      service.text.contains(#"ExecStart="/opt/curio" remind --drawer "/home/a b/100%% \"mine\"""#))
    let timerUnit = try #require(timer.units(program: "x").first { $0.name.hasSuffix(".timer") })
    #expect(timerUnit.text.contains("OnCalendar=minutely"))
    #expect(timerUnit.text.contains("WantedBy=timers.target"))
  }
}
