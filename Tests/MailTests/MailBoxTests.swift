import Foundation
import Mail
import TestSupport
import Testing

@Suite("Mail boxes on this machine")
struct MailBoxTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: folder.path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test("a Maildir: new mails are unopened, seen ones opened; nothing in it changes")
  func maildir() throws {
    try write("Subject: a\n\nA", to: "M/new/1.host")
    try write("Subject: b\n\nB", to: "M/cur/2.host:2,S")
    try write("Subject: c\n\nC", to: "M/cur/3.host:2,")
    try write("x", to: "M/tmp/4.host")
    let box = try MailBox(path: folder.path("M"))
    #expect(box.kind == .maildir)
    let mails = try box.mails()
    #expect(Set(mails.map(\.id)) == ["1.host", "2.host", "3.host"])
    #expect(mails.filter(\.isOpened).map(\.id) == ["2.host"])
    let first = try #require(mails.first { $0.id == "1.host" })
    #expect(MailMessage(try box.bytes(of: first)).subject == "a")
    #expect(FileManager.default.fileExists(atPath: folder.path("M/new/1.host")))
  }

  @Test("an mbox: mails are told apart, quoted lines restored, read ones known")
  func mbox() throws {
    try write(
      "From a@b Thu Nov 12 08:05:11 2026\nSubject: a\n\nOne\n>From here on\n\n"
        + "From c@d Fri Nov 13 08:05:11 2026\nSubject: c\nStatus: RO\n\nTwo\n", to: "box")
    let box = try MailBox(path: folder.path("box"))
    #expect(box.kind == .mbox)
    let mails = try box.mails()
    let read = try mails.map { MailMessage(try box.bytes(of: $0)) }
    #expect(read.map(\.subject) == ["c", "a"])
    #expect(read.map(\.text) == ["Two", "One\nFrom here on"])
    #expect(mails.map(\.isOpened) == [true, false])
  }

  @Test("a folder of .eml files; other files are passed over")
  func loose() throws {
    try write("Subject: a\n\nA", to: "F/a.eml")
    try write("x", to: "F/notes.txt")
    #expect(try MailBox(path: folder.path("F")).mails().map(\.id) == ["a.eml"])
  }

  @Test("what is no box is refused with a sentence")
  func refused() throws {
    try write("hello", to: "plain.txt")
    #expect(throws: MailFileError.self) { try MailBox(path: folder.path("plain.txt")) }
    #expect(throws: MailFileError.missing(path: folder.path("none"))) {
      try MailBox(path: folder.path("none"))
    }
    #expect(throws: MailFileError.self) { try MailFile.read(folder.path("plain.txt")) }
  }
}
