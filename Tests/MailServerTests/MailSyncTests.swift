import Foundation
import Network
import Specimens
import TestSupport
import Testing

@testable import MailServer

private func mail(_ subject: String, id: String, body: String = "Hello.") -> String {
  """
  From: Alder Power <bills@alder.example>
  To: parent@example.org
  Subject: \(subject)
  Message-ID: <\(id)@alder.example>
  Date: Mon, 30 Nov 2026 09:00:00 +0000

  \(body)
  """
}

private func subject(of mail: ShelvedMail) -> String {
  String(decoding: mail.header, as: UTF8.self).split(whereSeparator: \.isNewline)
    .first { $0.hasPrefix("Subject: ") }.map { String($0.dropFirst(9)) } ?? ""
}

@Suite(
  "An inbox kept in step, with a real server",
  .enabled(if: DovecotServer.canRun, "dovecot is not installed, or this is not root"))
struct MailSyncTests {
  private let server: DovecotServer
  private let folder: TemporaryFolder
  private let now = Instant(secondsSince1970: Int(Date().timeIntervalSince1970))
  private var sync: MailSync

  init() async throws {
    server = try await DovecotServer()
    folder = try TemporaryFolder()
    sync = MailSync(account: try Self.account(server, folder), shelf: MailShelf(folder: folder.path("shelf")))
  }

  private static func account(
    _ server: DovecotServer, _ folder: TemporaryFolder, password: String? = nil
  ) throws -> MailAccount {
    let path = folder.path("secret")
    try folder.write("\(password ?? server.password)\n".utf8, to: "secret")
    chmod(path, 0o600)
    return MailAccount(
      host: "localhost", port: server.port, user: server.user, secret: .file(path),
      authorityFile: server.certificate.certificate)
  }

  @Test("thirty days come first, then only what changed; nothing is marked as read")
  func incremental() async throws {
    try server.deliver(mail("Old", id: "old"), named: "old", daysAgo: 45)
    try server.deliver(mail("One", id: "1"), named: "one", daysAgo: 20)
    try server.deliver(mail("Two", id: "2"), named: "two", daysAgo: 1)
    #expect(try await sync.run(now: now) == .init(added: 2, removed: 0, wasReset: false))
    #expect(sync.shelf.mails().map(subject) == ["Two", "One"])

    try server.deliver(mail("Three", id: "3"), named: "three")
    try server.remove("one")
    #expect(try await sync.run(now: now) == .init(added: 1, removed: 1, wasReset: false))
    #expect(sync.shelf.mails().map(subject) == ["Three", "Two"])
    #expect(try await sync.run(now: now) == .init())
    #expect(server.messages.allSatisfy { !$0.hasSuffix("S") })
    #expect(sync.shelf.mails().allSatisfy { !$0.isSeen })
  }

  @Test("a body is fetched once and kept; opening it is told to the server only when asked")
  func opening() async throws {
    try server.deliver(mail("Bill", id: "b", body: "Amount due $84.17"), named: "bill")
    _ = try await sync.run(now: now)
    let uid = try #require(sync.shelf.mails().first?.uid)
    let body = try await sync.body(of: uid)
    #expect(String(decoding: body, as: UTF8.self).contains("Amount due $84.17"))
    #expect(sync.shelf.body(of: uid) == body)

    try await sync.markOpened(uid, onServer: false)
    #expect(sync.shelf.mails().first?.isOpenedHere == true)
    #expect(server.messages.allSatisfy { !$0.hasSuffix("S") })
    try await sync.markOpened(uid, onServer: true)
    #expect(server.messages.contains { $0.hasSuffix("S") })
    _ = try await sync.run(now: now)
    #expect(sync.shelf.mails().first?.isSeen == true)
    #expect(sync.shelf.mails().first?.isOpenedHere == true)
  }

  @Test("when the server numbers anew, the thirty days are fetched again and what was opened is remembered")
  func renumbering() async throws {
    try server.deliver(mail("One", id: "1"), named: "one")
    try server.deliver(mail("Two", id: "2"), named: "two", daysAgo: 1)
    _ = try await sync.run(now: now)
    let first = try #require(sync.shelf.mails().first)
    _ = try await sync.body(of: first.uid)
    try await sync.markOpened(first.uid, onServer: false)
    // Another validity needs another second.
    try await Task.sleep(for: .milliseconds(1100))
    try server.renumber()
    let report = try await sync.run(now: now)
    #expect(report.wasReset)
    #expect(sync.shelf.mails().count == 2)
    #expect(sync.shelf.mails().first { subject(of: $0) == subject(of: first) }?.isOpenedHere == true)
  }

  @Test("a large message is cut off, not fetched whole")
  func large() async throws {
    let line = String(repeating: "x", count: 75) + "\n"
    try server.deliver(mail("Large", id: "l", body: String(repeating: line, count: 40_000)), named: "large")
    _ = try await sync.run(now: now)
    let row = try #require(sync.shelf.mails().first)
    #expect(row.size > 3_000_000)
    #expect(try await sync.body(of: row.uid).count == MailSync.bodyLimit)
  }

  @Test("what was sent is kept in the account's own folder")
  func sent() async throws {
    #expect(try await sync.keepSent(Array("Subject: Yes\r\n\r\nOK\r\n".utf8)))
  }

  @Test("a wrong password, a stranger's certificate and a server that is gone say so, and lose nothing")
  func faults() async throws {
    try server.deliver(mail("One", id: "1"), named: "one")
    _ = try await sync.run(now: now)
    let wrong = MailSync(account: try Self.account(server, folder, password: "no"), shelf: sync.shelf)
    await #expect(throws: MailServerError.loginRefused(host: "localhost")) { try await wrong.run(now: now) }

    var account = try Self.account(server, folder)
    account.authorityFile = nil
    let strict = MailSync(account: account, shelf: sync.shelf)
    await #expect {
      try await strict.run(now: now)
    } throws: {
      if case MailServerError.network(.untrusted(host: "localhost", _)) = $0 { true } else { false }
    }

    account.port = try freePort()
    let nobody = MailSync(account: account, shelf: sync.shelf)
    await #expect(throws: MailServerError.network(.unreachable(host: "localhost"))) {
      try await nobody.run(now: now)
    }
    #expect(sync.shelf.mails().count == 1)
  }

  @Test("a certificate that has ended is not trusted")
  func expired() async throws {
    let late = try await DovecotServer(certificateDays: -1)
    let sync = MailSync(
      account: try Self.account(late, folder), shelf: MailShelf(folder: folder.path("late")))
    await #expect {
      try await sync.run(now: now)
    } throws: {
      if case MailServerError.network(.untrusted(host: "localhost", _)) = $0 { true } else { false }
    }
  }
}

@Suite("Where secrets come from")
struct SecretSourceTests {
  @Test("the first line of a file that only its owner reads, or of a program's output")
  func reading() async throws {
    let folder = try TemporaryFolder()
    try folder.write("geheim word\nrest\n".utf8, to: "secret")
    chmod(folder.path("secret"), 0o600)
    #expect(try await SecretSource.file(folder.path("secret")).read() == "geheim word")
    #expect(try await SecretSource.command(["printf", "tok\\nen"]).read() == "tok")
  }

  @Test("a file that others read, an empty one and a failing program are refused")
  func refusing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("x".utf8, to: "open")
    chmod(folder.path("open"), 0o640)
    try folder.write("".utf8, to: "empty")
    chmod(folder.path("empty"), 0o600)
    await #expect(throws: MailServerError.secretOpen(path: folder.path("open"))) {
      try await SecretSource.file(folder.path("open")).read()
    }
    for path in [folder.path("empty"), folder.path("missing")] {
      await #expect(throws: MailServerError.secretMissing(path)) { try await SecretSource.file(path).read() }
    }
    await #expect(throws: MailServerError.secretCommandFailed(program: "false")) {
      try await SecretSource.command(["false"]).read()
    }
  }
}
