import Drawer
import Explaining
import Foundation
import Interpreting
import Mail
import MailServer
import Network
import Specimens
import TestSupport
import Testing

@testable import Parent

@Suite("The parent's door")
struct ParentDoorTests {
  private let folder: TemporaryFolder
  private let parent: Parent

  init() throws {
    folder = try TemporaryFolder()
    let location = DrawerLocation(
      named: nil,
      environment: [
        "HOME": folder.path, "XDG_DATA_HOME": try folder.folder("data"),
        "XDG_CACHE_HOME": try folder.folder("cache"),
        "XDG_CONFIG_HOME": try folder.folder("config"), "XDG_STATE_HOME": try folder.folder("state"),
      ])
    parent = Parent(drawer: try Drawer.open(location), location: location, clock: .system)
  }

  private func deliver(_ bytes: some Sequence<UInt8>, _ name: String) throws {
    for part in ["new", "cur", "tmp"] { _ = try folder.folder("Maildir/\(part)") }
    try folder.write(bytes, to: "Maildir/new/\(name)")
  }

  private func mails() throws -> [ParentMail] {
    let found = Found()
    try parent.setMailBox(folder.path("Maildir"))
    try parent.mails { found.add($0) }
    return found.all
  }

  private final class Found: @unchecked Sendable {
    private(set) var all: [ParentMail] = []
    func add(_ mails: [ParentMail]) { all += mails }
  }

  @Test(
    "broken mails, hostile pages and huge files in a box are read as far as they go, and the rest goes on")
  func broken() throws {
    let bill =
      "From: Power <b@p.example>\nSubject: Your electric bill\n\nAmount due: $84.17\nDue date: December 15, 2099\n"
    try deliver(bill.utf8, "1")
    try deliver(
      "From: A <a@b.example>\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=\"q\"\n\n--q\nContent-Type: text/html\n\n<p>Amount due: $1.00<p>--q"
        .utf8,
      "2")
    try deliver(
      "From: A <a@b.example>\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\nAAA=====!!!!\n"
        .utf8,
      "3")
    let deep = String(repeating: "<div>", count: 50_000)
    try deliver(
      "From: A <a@b.example>\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/html\n\n\(deep)<script>while(1);</script><a href=\"javascript:alert(1)\">Pay</a>"
        .utf8,
      "4")
    try deliver([0, 255, 10, 13, 0, 7], "5")
    try deliver([], "6")
    let attachment = String(repeating: "QUJDREVGR0g=\n", count: 2_300_000)
    try deliver(
      "From: Big <a@b.example>\nSubject: Pictures\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=q\n\n--q\nContent-Type: text/plain\n\nHello.\n--q\nContent-Type: application/zip; name=a.zip\nContent-Transfer-Encoding: base64\n\n\(attachment)\n--q--\n"
        .utf8,
      "7")
    let mails = try mails()
    #expect(mails.count >= 5)
    #expect(mails.contains { $0.explanation.money?.amount == Amount("84.17") })
    #expect(mails.contains { $0.mail.subject == "Pictures" })
    // Nothing that runs is a link.
    #expect(mails.allSatisfy { $0.mail.links.allSatisfy { $0.url.hasPrefix("http") } })
  }

  private func answerable() throws -> ParentMail {
    try deliver(
      "From: Lee <lee@dental.example>\nSubject: Visit\nMessage-ID: <1@dental.example>\n\nYour dental appointment is on December 8, 2099 at 10:30 AM. Please reply to confirm.\n"
        .utf8, "1")
    return try #require(try mails().first)
  }

  @Test("without a server nothing is sent; one that can't be reached keeps the answer and says so")
  func keeps() async throws {
    let mail = try answerable()
    let reply = try #require(AuthoredReply.list(for: mail).first)
    let draft = try #require(ReplyDraft(reply, to: mail))
    await #expect(throws: ParentProblem.cannotReply) { try await parent.send(draft, to: mail) }
    #expect(parent.replies().isEmpty)
    try folder.write("x\n".utf8, to: "secret")
    chmod(folder.path("secret"), 0o600)
    let port = try freePort()
    try parent.changeSettings {
      $0.sendServer = "localhost:\(port)"
      $0.sendUser = "parent@home.example"
      $0.sendSecretFile = folder.path("secret")
    }
    await #expect(throws: ParentProblem.notSent(.network(.unreachable(host: "localhost")))) {
      try await parent.send(draft, to: mail)
    }
    let kept = try #require(parent.replies().first)
    #expect(kept.state == .failed && kept.english == reply.english && kept.address == "lee@dental.example")
    #expect(
      try String(contentsOfFile: folder.path("config/curio/parent.json"), encoding: .utf8).contains("\"x\"")
        == false)
    await #expect(throws: ParentProblem.self) { try await parent.sendAgain(kept.id) }
    #expect(parent.replies().count == 1)
    try parent.dropReply(kept.id)
    #expect(parent.replies().isEmpty)
    #expect(files(under: folder.path("data")).allSatisfy { !$0.hasSuffix(".eml") })
  }

  @Test(
    "an answer that went out is sent, also where its copy can't be put among what was sent; a copy is kept here",
    .enabled(if: SmtpSink.canRun, "python3-aiosmtpd is not installed"))
  func withoutServersCopy() async throws {
    let mail = try answerable()
    let answer = try #require(AuthoredReply.list(for: mail).first)
    let draft = try #require(ReplyDraft(answer, to: mail))
    let sink = try await SmtpSink()
    try folder.write("\(sink.password)\n".utf8, to: "secret")
    chmod(folder.path("secret"), 0o600)
    try parent.changeSettings {
      $0.sendServer = "localhost:\(sink.port)"
      $0.sendUser = sink.user
      $0.sendSecretFile = folder.path("secret")
      $0.address = "parent@home.example"
      $0.authorityFile = sink.certificate.certificate
    }
    // No account that mail is read from: there is nowhere to put a copy, and nothing to say.
    let alone = try await parent.send(draft, to: mail)
    #expect(alone.state == .sent && alone.isOnServer == nil && !alone.lacksCopy)
    let port = try freePort()
    try parent.changeSettings {
      $0.mailServer = "localhost:\(port)"
      $0.mailUser = "parent"
      $0.secretFile = folder.path("secret")
    }
    let reply = try await parent.send(draft, to: mail)
    #expect(reply.state == .sent && reply.lacksCopy)
    #expect(sink.messages.count == 2)
    let kept = try #require(parent.replies().first { $0.id == reply.id })
    #expect(kept == reply)
    #expect(files(under: folder.path("data")).filter { $0.hasSuffix(".eml") }.count == 2)
    // It is not offered to be sent once more.
    await #expect(throws: ParentProblem.noAnswer) { try await parent.sendAgain(reply.id) }
  }

  @Test("a dishonest mail is answered by no means, and a draft goes to nobody but its sender")
  func never() async throws {
    let mail = try answerable()
    var bad = mail
    bad.explanation.isSuspicious = true
    let reply = try #require(AuthoredReply.list(for: mail).first)
    #expect(ReplyDraft(reply, to: bad) == nil)
    try folder.write("x\n".utf8, to: "secret")
    chmod(folder.path("secret"), 0o600)
    try parent.changeSettings {
      $0.sendServer = "localhost:1"
      $0.sendUser = "parent@home.example"
      $0.sendSecretFile = folder.path("secret")
    }
    var draft = try #require(ReplyDraft(reply, to: mail))
    await #expect(throws: ParentProblem.noAnswer) { try await parent.send(draft, to: bad) }
    draft.recipient = MailAddress(name: "", address: "other@x.example")
    await #expect(throws: ParentProblem.noAnswer) { try await parent.send(draft, to: mail) }
    #expect(parent.replies().isEmpty)
  }

  @Test("one's own words without a translator are kept in Chinese; with one they are translated and back")
  func drafts() async throws {
    let mail = try answerable()
    let plain = try await parent.draft("我12月8日会去。", to: mail)
    #expect(plain.english.isEmpty && plain.back == nil)
    let script = try folder.write(
      "#!/bin/sh\nread line\nif [ \"$2\" = en ]; then echo 'I will come on {1}.'; else echo '我会在{1}来。'; fi\n"
        .utf8,
      to: "translate")
    chmod(script, 0o755)
    try parent.changeSettings { $0.translator = "program \(script) {from} {to}" }
    let translated = try await parent.draft("我2099年12月8日会去。", to: mail)
    #expect(translated.english == "I will come on December 8, 2099.")
    #expect(translated.back?.contains("12月8日") == true)
    #expect(await parent.testTranslator().contains("checks"))
  }

  @Test("a screenshot's bill is reminded of by the approval that its suggestion waits for")
  func shotReminder() async throws {
    let filed = try await parent.drawer.fileText(
      "Your water bill\nAmount due: $31.05\nPlease pay by December 3, 2099", note: "", origin: nil)
    guard case .filed(let id, _) = filed.outcome else {
      Issue.record("\(filed.outcome)")
      return
    }
    let shots = parent.shotBills(among: [id])
    let bill = try #require(ParentBill.list(mails: [], shots: shots).first)
    #expect(bill.due == LocalDate("2099-12-03") && bill.money?.amount == Amount("31.05"))
    #expect(try await parent.remind(of: bill) == LocalDate("2099-12-03"))
    #expect(files(under: folder.path("data/curio/calendar")).count == 1)
    try parent.setPaid(bill.id, true)
    #expect(parent.shotBills(among: [id]).first?.isPaid == true)
  }

  private var entries: [String] {
    files(under: folder.path("data/curio/calendar")).filter { $0.hasSuffix(".ics") }
  }

  private func mailBill() throws -> ParentBill {
    try deliver(
      "From: Power <b@p.example>\nSubject: Your electric bill\n\nAmount due: $84.17\nDue date: December 15, 2099\n"
        .utf8, "1")
    return try #require(ParentBill.list(mails: try mails(), shots: []).first)
  }

  @Test("a mail's bill is reminded of once, however often it is asked for, and again after it was dismissed")
  func mailReminder() async throws {
    let bill = try mailBill()
    #expect(try await parent.remind(of: bill) == LocalDate("2099-12-15"))
    #expect(try await parent.remind(of: bill) == LocalDate("2099-12-15"))
    #expect(entries.count == 1)
    let id = try #require(try parent.drawer.cards(CardQuery()).first?.id)
    try parent.drawer.unapprove(id)
    try parent.drawer.dismiss(id)
    #expect(entries.isEmpty)
    _ = try await parent.remind(of: bill)
    #expect(entries.count == 1)
  }

  @Test("where the calendar can't be written no reminder is promised, and it works once it can be")
  func noCalendar() async throws {
    let bill = try mailBill()
    let calendar = folder.path("data/curio/calendar")
    try? FileManager.default.removeItem(atPath: calendar)
    try folder.write("in the way".utf8, to: "data/curio/calendar")
    await #expect {
      _ = try await parent.remind(of: bill)
    } throws: { error in
      if case .notReminded(let why)? = error as? ParentProblem { !why.isEmpty } else { false }
    }
    try FileManager.default.removeItem(atPath: calendar)
    #expect(try await parent.remind(of: bill) == LocalDate("2099-12-15"))
    #expect(entries.count == 1)
  }

  @Test("a bill that makes no suggestion is not said to be reminded of")
  func noSuggestion() async throws {
    var bill = try mailBill()
    bill.due = LocalDate("2001-12-15")
    await #expect {
      _ = try await parent.remind(of: bill)
    } throws: { error in
      if case .notReminded? = error as? ParentProblem { true } else { false }
    }
    #expect(entries.isEmpty)
  }

  @Test("what is kept for the parent is for its owner alone")
  func keptFilesArePrivate() throws {
    try parent.changeSettings { $0.mailUser = "parent@home.example" }
    try parent.noteOpened("ab12")
    let kept = [folder.path("config/curio/parent.json")] + files(under: folder.path("data/curio/parent"))
    #expect(kept.count == 2)
    for path in kept {
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(path)")
    }
  }
}
