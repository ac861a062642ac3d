import Drawer
import Explaining
import Foundation
import Mail
import Network
import Specimens

/// A web page as text, for reading.
public struct ParentPage: Sendable, Hashable {
  public var url: String
  public var host: String
  public var title: String
  public var text: String
  public var headings: [String] = []
  public var links: [MailLink]
  /// It asks for a password, so what it holds stands behind a sign-in.
  public var asksToSignIn: Bool
  public var reading: MailMessage
  /// What is understood of it.
  public var explanation: MailExplanation
  var elements: [HTMLElement] = []
  /// What the authored tables offer here. Those without a link are not on this page.
  public var actions: [PageOffer] = []
  /// The site is one of the table's, so that what is missing is worth saying.
  public var isKnownSite = false

  /// From the first slash on.
  var path: String { WebAddress(url)?.target ?? "/" }
}

extension Parent {
  /// Fetches a page over https and reads it as text. No cookies, no scripts; private addresses are refused.
  public func page(_ url: String) async throws(ParentProblem) -> ParentPage {
    let settings = settings()
    var client = WebClient(reach: .publicHosts(andListed: Set(settings.listedHosts)))
    client.authorityFile = settings.authority
    do {
      let response = try await client.get(url)
      guard response.status < 400 else {
        throw NetworkError.failed(host: response.address.host, detail: "status \(response.status)")
      }
      return ParentPage(
        response.body, type: response.contentType, url: "\(response.address)", host: response.address.host,
        now: clock.localNow, tables: SiteTable.tables(in: sitesFolder))
    } catch let error as NetworkError {
      throw .page(error)
    } catch {
      throw .page(.failed(host: url, detail: "\(error)"))
    }
  }

  /// Files a page in the drawer: its picture where a browser can draw one, else its words.
  ///
  /// - Returns: whether it is a picture.
  public func file(_ page: ParentPage) async throws(ParentProblem) -> Bool {
    let summary = "\(page.title)\n\(page.url)\n\n\(page.text)"
    if let picture = await PagePicture.draw(page.url, in: pictureFolder) {
      defer { try? FileManager.default.removeItem(atPath: picture) }
      let report = await drawer.importFiles([picture], note: page.title, origin: page.host) { _ in }
      if report.filed + report.duplicates > 0 { return true }
    }
    do throws(DrawerProblem) {
      let filed = try await drawer.fileText(
        summary, note: page.title, origin: page.host, askingAssist: false)
      if case .failed(let sentence) = filed.outcome { throw DrawerProblem(.invalid, sentence) }
      return false
    } catch { throw .drawer(error.description) }
  }
}

extension ParentPage {
  init(
    _ body: [UInt8], type: String, url: String, host: String, now: LocalDateTime, tables: [SiteTable] = []
  ) {
    let page = PageText(body, contentType: type, base: url)
    self.url = url
    self.host = host
    title = page.title
    text = page.text
    headings = page.headings
    links = page.links
    elements = page.elements
    asksToSignIn = page.hasPasswordField
    reading = MailMessage()
    reading.from = MailAddress(name: host, address: "")
    reading.subject = page.title
    reading.text = page.text
    reading.links = page.links
    explanation = Explainer().explain(reading, now: now)
    guard let known = SiteTable.page(for: self, in: tables) else { return }
    actions = known.offers(on: self)
    isKnownSite = known.isKnownSite
    // Facts from their own places come first in what is read.
    let facts = [("amount", "Amount due"), ("due", "Due date"), ("account", "Account")].compactMap {
      name, label in
      known.fact(name, on: self).map { "\(label): \($0)" }
    }
    guard !facts.isEmpty else { return }
    reading.text = facts.joined(separator: "\n") + "\n\n" + text
    explanation = Explainer().explain(reading, now: now)
  }
}
