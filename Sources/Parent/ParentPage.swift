import Mail
import Network
import Specimens

/// A web page as text, for reading.
public struct ParentPage: Sendable, Hashable {
  public var url: String
  public var host: String
  public var title: String
  public var text: String
  public var links: [MailLink]
  /// It asks for a password, so what it holds stands behind a sign-in.
  public var asksToSignIn: Bool
  public var reading: MailMessage
}

extension Parent {
  /// Fetches a page over https and reads it as text. No cookies, no scripts; private addresses are refused.
  public func page(_ url: String) async throws(ParentProblem) -> ParentPage {
    var client = WebClient(reach: .publicHosts(andListed: Set(settings().listedHosts)))
    client.authorityFile = settings().authorityFile.isEmpty ? nil : settings().authorityFile
    do {
      let response = try await client.get(url)
      return ParentPage(
        response.body, type: response.contentType, url: "\(response.address)", host: response.address.host)
    } catch { throw .page(error) }
  }
}

extension ParentPage {
  init(_ body: [UInt8], type: String, url: String, host: String) {
    let page = PageText(body, contentType: type, base: url)
    self.url = url
    self.host = host
    title = page.title
    text = page.text
    links = page.links
    asksToSignIn = page.hasPasswordField
    reading = MailMessage()
    reading.from = MailAddress(name: host, address: "")
    reading.subject = page.title
    reading.text = page.text
    reading.links = page.links
  }
}
