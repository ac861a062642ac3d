/// A web page as text with its links: what a reader sees of it without scripts.
public struct PageText: Sendable, Hashable {
  public private(set) var title = ""
  public private(set) var text = ""
  public private(set) var headings: [String] = []
  public private(set) var links: [MailLink] = []
  /// There is a field for a password.
  public private(set) var hasPasswordField = false
  /// Every element in the page's order, for selectors; links completed.
  public private(set) var elements: [HTMLElement] = []

  /// - Parameters:
  ///   - contentType: the server's word for it, such as `text/html; charset=utf-8`.
  ///   - base: the page's own address, which its relative links start from.
  public init(_ bytes: [UInt8], contentType: String, base: String) {
    let charset = contentType.lowercased().firstRange(of: "charset=").map { range in
      String(contentType.lowercased()[range.upperBound...].prefix { $0 != ";" })
    }
    let source = Charset.decode(bytes, label: charset).text
    guard contentType.lowercased().contains("html") || contentType.isEmpty else {
      text = source
      return
    }
    let html = HTMLText(source, gathersElements: true)
    elements = html.elements.map { element in
      var element = element
      if let url = element.attributes["href"] {
        element.attributes["href"] = PageText.absolute(url, base: base)
      }
      return element
    }
    title = html.title
    text = html.text
    headings = html.headings
    hasPasswordField = html.hasPasswordField
    links = html.links.compactMap { MailLink(url: PageText.absolute($0.url, base: base), text: $0.text) }
  }

  /// A link's address as a browser would complete it.
  static func absolute(_ link: String, base: String) -> String {
    if link.contains("://") || link.lowercased().hasPrefix("mailto:") { return link }
    guard let scheme = base.firstRange(of: "://") else { return link }
    let origin = base[..<scheme.upperBound] + base[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" }
    if link.hasPrefix("//") { return base[..<scheme.lowerBound] + ":" + link }
    if link.hasPrefix("/") { return origin + link }
    if link.hasPrefix("#") || link.isEmpty { return base }
    let path = base.dropFirst(origin.count).prefix { $0 != "?" && $0 != "#" }
    if link.hasPrefix("?") { return origin + path + link }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return origin + folder + link
  }
}
