import Foundation
import TestSupport
import Testing

/// Parent mode in the real program, by number keys alone.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct ParentTests {
  private let curio: CurioProgram

  init() throws { curio = try CurioProgram() }

  private func day(_ days: Int) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss +0000"
    return format.string(from: Date(timeIntervalSinceNow: Double(days) * 86_400))
  }

  private func fill() async throws {
    let mails = [
      (
        "1", "North River Power <billing@northriver-power.example>", "Your electric bill is ready",
        "Amount due: $84.17\nDue date: December 15, 2030\n\nView your bill: https://www.northriver-power.example/bill"
      ),
      (
        "2", "Cedar Bank <security@cedarbank-alerts.test>", "URGENT",
        "Verify your password and card PIN now or your account will be closed."
      ),
    ]
    for (name, from, subject, body) in mails {
      let url = URL(fileURLWithPath: curio.home.path("Maildir/new/\(name).host"))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let date = day(name == "1" ? -1 : -2)
      try Data(
        "From: \(from)\nSubject: \(subject)\nDate: \(date)\nMessage-ID: <\(name)@x.example>\n\n\(body)\n".utf8
      ).write(to: url)
    }
    #expect(try await curio.run("parent", "set", "mail", curio.home.path("Maildir")).status == 0)
  }

  @Test("reads a bill, ticks it off on two different keys, is warned of a dishonest mail; all of it spoken")
  func readsAndTicksOff() async throws {
    try await fill()
    let speech = curio.home.path("speech.txt")
    let screen = try await curio.open("parent", "--record-speech", speech, columns: 100, rows: 30)
    try await screen.wait(for: "2封没看过")
    try await screen.press("1")
    try await screen.wait(for: "North River Power")
    try await screen.press("1")
    try await screen.wait(for: "84.17美元")
    try await screen.press("2")
    try await screen.wait(for: "这张账单付过了吗")
    try await screen.press("2")
    try await screen.wait(for: "84.17美元")
    try await screen.press("2")
    try await screen.wait(for: "这张账单付过了吗")
    try await screen.press("1")
    try await screen.wait(for: "记下了")
    try await screen.press("0")
    try await screen.wait(for: "Cedar Bank")
    try await screen.press("2")
    try await screen.wait(for: "骗人")
    try await screen.press("C-c")
    #expect(try await screen.waitForExit() == 0)
    let spoken = try String(contentsOfFile: speech, encoding: .utf8)
    for sentence in ["您想做什么。", "按1，读新邮件", "有2封没看过的邮件。", "小心：这封信像是骗人的。"] {
      #expect(spoken.contains(sentence), "\(spoken)")
    }
    // Ticked off in another run too.
    let again = try await curio.open("parent", "--record-speech", speech, columns: 80, rows: 24)
    try await again.wait(for: "读新邮件")
    try await again.press("4")
    try await again.wait(for: "✓ North River Power")
    try await again.press("C-c")
    #expect(try await again.waitForExit() == 0)
  }

  @Test("explains mails on the command line; a file that is none is named and the rest go on")
  func explains() async throws {
    try await fill()
    let outcome = try await curio.run(
      "mail", "explain", "--jsonl", curio.home.path("Maildir/new/1.host"), curio.home.path("none.eml"))
    #expect(outcome.status == 3)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].contains("\"kind\":\"bill\"") && lines[0].contains("\"amount\":\"84.17\"")
        && lines[0].contains("\"dueDate\":\"2030-12-15\""))
    #expect(lines[1].contains("\"code\":\"missing\""))
  }
}

/// The same with a real mail server.
@Suite(
  .enabled(if: Command.areInstalled("tmux"), "tmux is not installed"),
  .enabled(if: DovecotServer.canRun, "dovecot is not installed, or this is not root"))
struct ParentMailServerTests {
  @Test("mail of a server is fetched, explained and spoken; nothing there is marked, and no secret is kept")
  func server() async throws {
    let server = try await DovecotServer()
    try server.deliver(
      "From: North River Power <billing@northriver-power.example>\nSubject: Your electric bill is ready\n"
        + "Message-ID: <1@northriver-power.example>\n\nAmount due: $84.17\nDue date: December 15, 2030\n",
      named: "bill", daysAgo: 1)
    let curio = try CurioProgram()
    let secret = curio.home.path("secret")
    try Data((server.password + "\n").utf8).write(to: URL(fileURLWithPath: secret))
    chmod(secret, 0o600)
    for (name, value) in [
      ("server", "localhost:\(server.port)"), ("user", server.user), ("secret-file", secret),
      ("authority", server.certificate.certificate),
    ] { #expect(try await curio.run("parent", "set", name, value).status == 0) }
    #expect(try await curio.run("parent", "fetch").errors.contains("1 new"))

    let speech = curio.home.path("speech.txt")
    let screen = try await curio.open("parent", "--record-speech", speech, columns: 100, rows: 30)
    try await screen.wait(for: "1封没看过")
    try await screen.press("1")
    try await screen.wait(for: "North River Power")
    try await screen.press("1")
    try await screen.wait(for: "84.17美元")
    try await screen.press("C-c")
    #expect(try await screen.waitForExit() == 0)
    #expect(server.messages.allSatisfy { !$0.hasSuffix("S") })
    for file in files(under: curio.home.path) where file != secret {
      let bytes = FileManager.default.contents(atPath: file) ?? Data()
      #expect(bytes.range(of: Data(server.password.utf8)) == nil, "\(file)")
    }
    // Without the right password it says so and keeps what it has.
    try Data("wrong\n".utf8).write(to: URL(fileURLWithPath: secret))
    let refused = try await curio.run("parent", "fetch")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("refused the name or the password"))
  }
}
