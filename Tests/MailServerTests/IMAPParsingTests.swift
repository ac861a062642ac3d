import Specimens
import Testing

@testable import MailServer

@Suite("What IMAP servers say")
struct IMAPParsingTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("responses are whole only with their literals, however the bytes arrive")
  func frames() {
    let stream = bytes("* 1 FETCH (BODY[] {11}\r\nline\r\nline2)\r\nc1 OK done\r\n* OK {x}\r\n")
    for size in [1, 3, 7, stream.count] {
      var frames = IMAPFrames()
      var responses: [String] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        frames.append(Array(stream[start..<min(start + size, stream.count)]))
        while let next = frames.next() { responses.append(String(decoding: next, as: UTF8.self)) }
      }
      #expect(responses == ["* 1 FETCH (BODY[] {11}\r\nline\r\nline2)", "c1 OK done", "* OK {x}"])
    }
  }

  @Test("words, quoted text, lists and brackets")
  func values() {
    let values = IMAPValue.values(
      in: bytes(#"* 12 FETCH (FLAGS (\Seen \Answered) BODY[HEADER.FIELDS (FROM TO)] "a \"b\" \\c" X NIL)"#))
    #expect(values.count == 4)
    #expect(
      values[3].list == [
        .atom("FLAGS"), .list([.atom("\\Seen"), .atom("\\Answered")]), .atom("BODY[HEADER.FIELDS (FROM TO)]"),
        .bytes(bytes(#"a "b" \c"#)), .atom("X"), .atom("NIL"),
      ])
  }

  @Test(
    "broken responses end, they never crash",
    arguments: [
      "(", ")", "((((", "\"open", "{99}\r\nx", "{-5}\r\n", "{", "[", "a]b",
      String(repeating: "(", count: 9000),
    ])
  func broken(text: String) {
    _ = IMAPValue.values(in: bytes(text))
    _ = IMAPMailbox.Row(fetch: bytes("* 1 FETCH " + text))
  }

  @Test("a message's row, whatever the order of its parts")
  func row() {
    let row = IMAPMailbox.Row(
      fetch: bytes(
        "* 3 FETCH (FLAGS (\\Seen) UID 41 INTERNALDATE \" 7-Nov-2026 09:05:00 +0900\" RFC822.SIZE 99 "
          + "BODY[HEADER.FIELDS (FROM)] {8}\r\nFrom: a\n)"))
    #expect(row?.uid == 41)
    #expect(row?.isSeen == true)
    #expect(row?.size == 99)
    #expect(row?.header == bytes("From: a\n"))
    #expect(
      row?.arrived?.utc.description == "2026-11-07T00:05"
        || row?.arrived?.utc.description == "2026-11-07T00:05:00")
    #expect(IMAPMailbox.Row(fetch: bytes("* 3 EXISTS")) == nil)
  }

  @Test("sets are as short as they can be")
  func sets() {
    #expect(IMAPNumbers.set([3, 1, 2, 7, 9, 10, 9]) == "1:3,7,9:10")
    #expect(IMAPNumbers.set([]) == "")
  }

  @Test("moments with their zone; nonsense is none")
  func moments() {
    #expect(IMAPNumbers.instant("01-Jan-2026 00:30:00 -0130")?.utc.date.description == "2026-01-01")
    for text in [
      "", "x", "40-Jan-2026 00:00:00 +0000", "1-Foo-2026 00:00:00 +0000", "1-Jan-2026 00:00 +0000",
    ] {
      #expect(IMAPNumbers.instant(text) == nil)
    }
  }

  @Test("the cursor is read from the answers")
  func cursor() {
    let cursor = SyncCursor(
      examining: [
        "* OK [UIDVALIDITY 17] ok", "* OK [UIDNEXT 42] next", "* OK [HIGHESTMODSEQ 9] h", "* 3 EXISTS",
      ].map(bytes))
    #expect(cursor == SyncCursor(validity: 17, nextUID: 42, modSeq: 9))
  }
}
