import Drawer
import Explaining
import Foundation
import Mail
import MailServer
import Specimens

/// The parent's door: every use case of parent mode is a method here.
public final class Parent: Sendable {
  public let drawer: Drawer
  let clock: DrawerClock
  private let settingsPath: String
  /// The helper's own table of sites, beside the settings.
  let sitesFolder: String
  private let marks: Marks
  private let shelf: MailShelf
  let kept: ReplyShelf
  /// Pictures of mails and pages while they are looked at.
  let pictureFolder: String

  public init(drawer: Drawer, location: DrawerLocation, clock: DrawerClock) {
    self.drawer = drawer
    self.clock = clock
    let folders = Dictionary(location.folders.map { ($0.name, $0.path) }) { first, _ in first }
    settingsPath = (folders["settings"] ?? ".") + "/parent.json"
    sitesFolder = (folders["settings"] ?? ".") + "/sites"
    pictureFolder = (folders["cache"] ?? ".") + "/mail/pictures"
    kept = ReplyShelf(folder: (folders["drawer"] ?? ".") + "/parent/replies")
    marks = Marks(folder: drawer.paths.parent)
    shelf = MailShelf(folder: drawer.paths.mail)
  }

  // MARK: Settings

  public func settings() -> ParentSettings {
    guard let data = FileManager.default.contents(atPath: settingsPath) else { return ParentSettings() }
    return (try? JSONDecoder().decode(ParentSettings.self, from: data)) ?? ParentSettings()
  }

  public func changeSettings(_ change: (inout ParentSettings) -> Void) throws(ParentProblem) {
    var settings = settings()
    change(&settings)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(settings) else { throw .cannotKeep(settingsPath) }
    try PrivateFile.write(data, to: settingsPath)
  }

  /// Remembers where the mail is, after a look at whether there is any box.
  ///
  /// - Parameter path: from the root.
  public func setMailBox(_ path: String) throws(ParentProblem) {
    do { _ = try MailBox(path: path) } catch { throw .box(error.message) }
    try changeSettings { $0.mailBox = path }
  }

  // MARK: Mail

  /// Days that the list reaches back.
  public static let window = 30
  /// More than so many are not listed, the newest stay.
  public static let limit = 500

  /// Reads and explains the mails of the last 30 days, newest first, and hands them out a few at a time.
  ///
  /// - Parameter known: ids that were handed out before; they are passed over.
  public func mails(
    without known: Set<String> = [], _ found: @Sendable ([ParentMail]) -> Void
  ) throws(ParentProblem) {
    let handedOut = known
    let settings = settings()
    guard settings.hasMail else { throw .noMailBox }
    let path = settings.mailBox.isEmpty ? shelf.folder : settings.mailBox
    // Nothing was fetched yet.
    guard settings.mailBox.isEmpty == false || FileManager.default.fileExists(atPath: path) else { return }
    let seen = Set(shelf.mails().filter(\.isSeen).map { "\(shelf.folder)/\($0.uid).eml" })
    do {
      let box = try MailBox(path: path)
      let now = clock.now()
      let earliest = now.secondsSince1970 - (Parent.window + 1) * 86_400
      let stored = try box.mails().filter { ($0.arrival ?? now).secondsSince1970 >= earliest }
      var batch: [ParentMail] = []
      var known: Set<String> = []
      for mail in stored.prefix(Parent.limit) {
        guard let bytes = try? box.bytes(of: mail) else { continue }
        let message = MailMessage(bytes)
        if message.authentication.passed, let domain = message.from?.domain { known.insert(domain) }
        guard let id = Self.id(of: mail, message, without: handedOut),
          var read = explain(mail, message, id, known)
        else { continue }
        if seen.contains(mail.path) { read.isOpened = true }
        batch.append(read)
        if batch.count == 12 {
          found(batch)
          batch = []
        }
      }
      found(batch)
    } catch {
      throw .box(error.message)
    }
  }

  private static func id(of stored: StoredMail, _ mail: MailMessage, without known: Set<String>) -> String? {
    let id = Fingerprint.text(of: Array("\(stored.id)|\(mail.messageID)".utf8))
    return known.contains(id) ? nil : id
  }

  /// Fetches the list of what came to the mail server's inbox in the last 30 days and takes off what left it. Does
  /// nothing where no server is set up, or where a box on this machine is read instead.
  ///
  /// - Returns: how many messages are new; nothing on the server is changed.
  @discardableResult
  public func fetchList() async throws(ParentProblem) -> Int {
    guard let sync = serverSync else { return 0 }
    do { return try await sync.run(now: clock.now()).added } catch { throw .mail(error) }
  }

  /// Fetches the words of listed messages that aren't here yet, the newest first.
  ///
  /// - Parameter limit: how many of the newest count.
  /// - Returns: how many came.
  @discardableResult
  public func fetchBodies(limit: Int = Parent.limit) async throws(ParentProblem) -> Int {
    guard let sync = serverSync else { return 0 }
    do { return try await sync.fetchBodies(limit: limit) } catch { throw .mail(error) }
  }

  /// Nil where no server is set up, or where a box on this machine is read instead.
  private var serverSync: MailSync? {
    let settings = settings()
    guard settings.mailBox.isEmpty, let account = settings.account else { return nil }
    return MailSync(account: account, shelf: shelf)
  }

  /// Nil when the mail itself is older than the window.
  private func explain(
    _ stored: StoredMail, _ mail: MailMessage, _ id: String, _ known: Set<String>
  ) -> ParentMail? {
    let now = clock.localNow
    let moment = mail.date?.local ?? stored.arrival.map { clock.local($0) } ?? now
    guard moment.date.days(until: now.date) <= Parent.window else { return nil }
    return ParentMail(
      id: id, mail: mail, explanation: Explainer(knownHosts: known).explain(mail, now: now), moment: moment,
      isOpened: stored.isOpened || marks.has(.opened, id), isPaid: marks.has(.paid, id))
  }

  public func noteOpened(_ id: String) throws(ParentProblem) { try marks.set(.opened, id, true) }

  public func setPaid(_ id: String, _ isPaid: Bool) throws(ParentProblem) { try marks.set(.paid, id, isPaid) }

  // MARK: Screenshots

  /// The newest screenshots of the drawer.
  public func shots(limit: Int = 60) throws(ParentProblem) -> [Card] {
    do { return try drawer.cards(CardQuery(limit: limit)) } catch { throw .drawer(error.description) }
  }

  /// Fetches and lists nothing; only looks whether the server lets us in.
  public func checkMail() async throws(ParentProblem) {
    guard let sync = serverSync else {
      let settings = settings()
      guard settings.hasMail else { throw .noMailBox }
      do { _ = try MailBox(path: settings.mailBox).mails() } catch { throw .box(error.message) }
      return
    }
    do { try await sync.check() } catch { throw .mail(error) }
  }

  /// Puts a copy of what was sent into the account's own folder.
  ///
  /// - Returns: false where the server didn't take it; nil where there is no such folder.
  func keepOnServer(_ message: [UInt8]) async -> Bool? {
    guard let account = settings().account else { return nil }
    do throws(MailServerError) {
      return try await MailSync(account: account, shelf: shelf).keepSent(message) ? true : nil
    } catch { return false }
  }

  func isPaid(_ id: String) -> Bool { marks.has(.paid, id) }
}
