import FoundationEssentials
import Specimens

/// Keeps a shelf in step with the last thirty days of an inbox.
public struct MailSync: Sendable {
  public let account: MailAccount
  public let shelf: MailShelf

  /// Older mail is never fetched, and leaves the shelf.
  public static let days = 30
  /// Bytes of a message that are fetched; attachments beyond them are left on the server.
  public static let bodyLimit = 262_144
  private static let batch = 100

  public init(account: MailAccount, shelf: MailShelf) {
    self.account = account
    self.shelf = shelf
  }

  public struct Report: Hashable, Sendable {
    /// Messages that were not here before.
    public var added = 0
    public var removed = 0
    /// The server's numbers had changed, so the thirty days were fetched anew.
    public var wasReset = false
  }

  /// Fetches what changed. What was fetched before a fault stays.
  ///
  /// - Parameter progress: called with messages done and to do.
  public func run(
    now: Instant, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(MailServerError) -> Report {
    let mailbox = try await IMAPMailbox.open(account)
    let before = shelf.contents()
    let isSame = before.cursor?.validity == mailbox.cursor.validity
    var report = Report()
    report.wasReset = before.cursor != nil && !isSame

    // The server's day may be a day off ours.
    let earliest = Instant(secondsSince1970: now.secondsSince1970 - Self.days * 86_400)
    let there = Set(try await mailbox.uids(since: earliest.utc.date.adding(days: -1)))
    var known: [Int: ShelvedMail] = [:]
    if isSame { for mail in before.mails where there.contains(mail.uid) { known[mail.uid] = mail } }

    for row in try await mailbox.flags(of: Array(known.keys), since: isSame ? before.cursor?.modSeq : nil) {
      known[row.uid]?.isSeen = row.isSeen
    }
    let opened = Set(before.mails.filter(\.isOpenedHere).map(\.identity))
    let missing = there.subtracting(known.keys).sorted(by: >)
    for start in stride(from: 0, to: missing.count, by: Self.batch) {
      let uids = Array(missing[start..<min(start + Self.batch, missing.count)])
      let rows: [IMAPMailbox.Row]
      do { rows = try await mailbox.rows(of: uids) } catch {
        if start > 0, !report.wasReset { try keep(known, of: mailbox, since: before.cursor?.modSeq) }
        throw error
      }
      for row in rows {
        guard let mail = ShelvedMail(row, opened: opened), mail.arrived >= earliest else { continue }
        known[mail.uid] = mail
      }
      progress(min(start + Self.batch, missing.count), missing.count)
    }

    let mails = Self.newestFirst(known).filter { $0.arrived >= earliest }
    let uids = Set(mails.map(\.uid))
    let old = isSame ? Set(before.mails.map(\.uid)) : []
    report.added = uids.subtracting(old).count
    report.removed = old.subtracting(uids).count
    // Bodies are named by numbers that mean nothing any more, so they go before the new list stands.
    if report.wasReset { shelf.sweep(keeping: []) }
    try shelf.write(.init(cursor: mailbox.cursor, mails: mails))
    shelf.sweep(keeping: uids)
    return report
  }

  /// Keeps what came before a fault. The point from which changes are asked for stays the old one: those in between
  /// are asked for once more.
  private func keep(_ mails: [Int: ShelvedMail], of mailbox: IMAPMailbox, since modSeq: Int?)
    throws(MailServerError)
  {
    var cursor = mailbox.cursor
    cursor.modSeq = modSeq
    try shelf.write(.init(cursor: cursor, mails: Self.newestFirst(mails)))
  }

  private static func newestFirst(_ mails: [Int: ShelvedMail]) -> [ShelvedMail] {
    mails.values.sorted { ($0.arrived, $0.uid) > ($1.arrived, $1.uid) }
  }

  /// The bytes of a message, from the shelf or the server, cut off at `bodyLimit`.
  public func body(of uid: Int) async throws(MailServerError) -> [UInt8] {
    if let body = shelf.body(of: uid) { return body }
    let contents = shelf.contents()
    guard let mail = contents.mails.first(where: { $0.uid == uid }) else { throw .gone }
    let mailbox = try await IMAPMailbox.open(account)
    guard mailbox.cursor.validity == contents.cursor?.validity else { throw .gone }
    let body = try await mailbox.body(of: uid, limit: Self.bodyLimit)
    try shelf.write(body, of: uid, arrived: mail.arrived)
    return body
  }

  /// Fetches the messages of the shelf that aren't here yet over one connection, newest first.
  ///
  /// - Parameter limit: how many of the newest count.
  /// - Returns: how many came.
  @discardableResult
  public func fetchBodies(limit: Int) async throws(MailServerError) -> Int {
    let missing = shelf.mails().prefix(limit).filter { !shelf.hasBody(of: $0.uid) }
    guard !missing.isEmpty else { return 0 }
    let mailbox = try await IMAPMailbox.open(account)
    guard mailbox.cursor.validity == shelf.contents().cursor?.validity else { throw .gone }
    var count = 0
    for mail in missing {
      do {
        let body = try await mailbox.body(of: mail.uid, limit: Self.bodyLimit)
        try shelf.write(body, of: mail.uid, arrived: mail.arrived)
        count += 1
      } catch MailServerError.gone {
        // Deleted since the list was made; the next visit takes it off.
        continue
      }
    }
    return count
  }

  /// Remembers that the user opened it, and tells the server if the user wants that.
  public func markOpened(_ uid: Int, onServer: Bool) async throws(MailServerError) {
    var contents = shelf.contents()
    guard let index = contents.mails.firstIndex(where: { $0.uid == uid }) else { throw .gone }
    contents.mails[index].isOpenedHere = true
    if onServer, !contents.mails[index].isSeen, let validity = contents.cursor?.validity {
      try await IMAPMailbox.markSeen(uid, validity: validity, in: account)
      contents.mails[index].isSeen = true
    }
    try shelf.write(contents)
  }

  /// Puts a copy of a message that was sent into the account's own folder; false where it has none.
  public func keepSent(_ message: [UInt8]) async throws(MailServerError) -> Bool {
    try await IMAPMailbox.keepSent(message, in: account)
  }

  /// Signs in and looks, and changes nothing: for the set-up screen.
  public func check() async throws(MailServerError) { _ = try await IMAPMailbox.open(account) }
}

extension ShelvedMail {
  fileprivate init?(_ row: IMAPMailbox.Row, opened: Set<String>) {
    guard let arrived = row.arrived, let header = row.header else { return nil }
    self.init(uid: row.uid, arrived: arrived, size: row.size, isSeen: row.isSeen, header: Data(header))
    isOpenedHere = opened.contains(identity)
  }
}
