import FoundationEssentials
import Specimens

/// The inbox on a server: looked at read-only, so that nothing here can mark a message as read by accident.
struct IMAPMailbox: Sendable {
  private let connection: IMAPConnection
  /// What a later visit needs to go on from here.
  private(set) var cursor: SyncCursor

  /// One message as the server lists it.
  struct Row: Hashable, Sendable {
    var uid: Int
    var isSeen = false
    /// When the server got it.
    var arrived: Instant?
    /// Bytes.
    var size = 0
    /// Some header fields as they were sent.
    var header: [UInt8]?
    /// A part of the body.
    var body: [UInt8]?
  }

  static func open(_ account: MailAccount) async throws(MailServerError) -> IMAPMailbox {
    let connection = try await signedIn(account)
    let answer = try await connection.tryRun("EXAMINE INBOX (CONDSTORE)")
    // Servers without CONDSTORE refuse the parameter.
    let selected = answer.status == "OK" ? answer : try await connection.run("EXAMINE INBOX")
    return IMAPMailbox(connection: connection, cursor: SyncCursor(examining: selected.untagged))
  }

  private static func signedIn(_ account: MailAccount) async throws(MailServerError) -> IMAPConnection {
    let secret = try await account.secret.read()
    let connection = try await IMAPConnection(account)
    let answer: IMAPConnection.Answer
    if account.usesToken {
      let token = "user=\(account.user)\u{1}auth=Bearer \(secret)\u{1}\u{1}"
      answer = try await connection.tryRun(
        "AUTHENTICATE XOAUTH2 \(Data(token.utf8).base64EncodedString())")
    } else {
      answer = try await connection.tryRun("LOGIN \(quoted(account.user)) \(quoted(secret))")
    }
    guard answer.status == "OK" else { throw .loginRefused(host: account.host) }
    return connection
  }

  /// Text as a quoted string. Line ends can't be written in one and would begin a command of their own.
  private static func quoted(_ text: String) -> String {
    let inside = text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" && $0 != "\0" }.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
    }
    return "\"\(inside.joined())\""
  }

  /// Messages that arrived on a day of the server's or later.
  func uids(since day: LocalDate) async throws(MailServerError) -> [Int] {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let answer = try await connection.run(
      "UID SEARCH SINCE \(day.day)-\(months[day.month - 1])-\(day.year)")
    return answer.untagged.flatMap { response -> [Int] in
      let values = IMAPValue.values(in: response)
      guard values.count >= 2, values[1].word == "SEARCH" else { return [] }
      return values.dropFirst(2).compactMap(\.number)
    }
  }

  private static let fields =
    "FROM SENDER REPLY-TO TO SUBJECT DATE MESSAGE-ID LIST-ID LIST-UNSUBSCRIBE AUTHENTICATION-RESULTS"

  /// Flags, times and header fields of messages, without touching them.
  func rows(of uids: [Int]) async throws(MailServerError) -> [Row] {
    guard !uids.isEmpty else { return [] }
    return try await fetch(
      "\(IMAPNumbers.set(uids)) (UID FLAGS INTERNALDATE RFC822.SIZE BODY.PEEK[HEADER.FIELDS (\(Self.fields))])"
    )
  }

  /// Flags only: of what changed since a point, where the server counts changes, else of all.
  func flags(of uids: [Int], since modSeq: Int?) async throws(MailServerError) -> [Row] {
    guard let first = uids.min(), let last = uids.max() else { return [] }
    let change = modSeq.map { " (CHANGEDSINCE \($0))" } ?? ""
    return try await fetch("\(first):\(last) (UID FLAGS)\(change)")
  }

  /// The message, cut off at a number of bytes.
  func body(of uid: Int, limit: Int) async throws(MailServerError) -> [UInt8] {
    let rows = try await fetch("\(uid) (UID BODY.PEEK[]<0.\(limit)>)")
    guard let body = rows.first(where: { $0.uid == uid })?.body else { throw .gone }
    return body
  }

  private func fetch(_ what: String) async throws(MailServerError) -> [Row] {
    try await connection.run("UID FETCH \(what)").untagged.compactMap(Row.init(fetch:))
  }

  /// Marks one message as read; only on the user's own opening.
  static func markSeen(_ uid: Int, validity: Int, in account: MailAccount) async throws(MailServerError) {
    let connection = try await signedIn(account)
    let selected = try await connection.run("SELECT INBOX")
    guard SyncCursor(examining: selected.untagged).validity == validity else { throw .gone }
    _ = try await connection.run("UID STORE \(uid) +FLAGS.SILENT (\\Seen)")
  }

  /// Puts a copy of a sent message into the folder that the server names for it; false where it names none.
  static func keepSent(_ message: [UInt8], in account: MailAccount) async throws(MailServerError) -> Bool {
    let connection = try await signedIn(account)
    let listed = try await connection.run("LIST \"\" \"*\"")
    let folders = listed.untagged.compactMap { response -> (flags: [String], name: String)? in
      let values = IMAPValue.values(in: response)
      guard values.count >= 5, values[1].word == "LIST", let flags = values[2].list, let name = values[4].text
      else { return nil }
      return (flags.compactMap(\.word), name)
    }
    let sent =
      folders.first { $0.flags.contains("\\SENT") } ?? folders.first { $0.name.lowercased() == "sent" }
    guard let sent else { return false }
    _ = try await connection.run(
      "APPEND \(quoted(sent.name)) (\\Seen) {\(message.count)}", payload: message)
    return true
  }
}

extension IMAPMailbox.Row {
  /// Reads `* 12 FETCH (UID 7 FLAGS (\Seen) …)`; nil for other responses.
  init?(fetch response: [UInt8]) {
    let values = IMAPValue.values(in: response)
    guard values.count >= 4, values[2].word == "FETCH", let items = values[3].list else { return nil }
    var row = IMAPMailbox.Row(uid: 0)
    for (name, value) in zip(items, items.dropFirst()) {
      guard let name = name.word else { continue }
      switch name {
      case "UID": row.uid = value.number ?? 0
      case "FLAGS": row.isSeen = value.list?.contains { $0.word == "\\SEEN" } ?? false
      case "RFC822.SIZE": row.size = value.number ?? 0
      case "INTERNALDATE": row.arrived = value.text.flatMap(IMAPNumbers.instant)
      case _ where name.hasPrefix("BODY[HEADER"):
        if case .bytes(let bytes) = value { row.header = bytes }
      case _ where name.hasPrefix("BODY[]"):
        if case .bytes(let bytes) = value { row.body = bytes }
      default: break
      }
    }
    guard row.uid > 0 else { return nil }
    self = row
  }
}
