import Foundation
import Mail

/// What can be done on pages of known sites: an authored table, so that nothing a page or a model says can add to it.
///
/// A helper's own tables lie as `.json` files beside the settings and come before the ones that are built in.
public struct SiteTable: Sendable, Hashable, Decodable {
  public struct Site: Sendable, Hashable, Decodable {
    /// Whole host names; `*` stands for any.
    var hosts: [String]
    var pages: [Page]
  }

  public struct Page: Sendable, Hashable, Decodable {
    /// Such as `bill`, for those who write the table.
    var kind: String
    /// What the path begins with; nil for any.
    var path: String?
    /// A selector that must match, so that a rebuilt page is not mistaken for the known one.
    var required: String?
    /// What the page must tell, by its words: `amount`, `due`, `appointment`, `tracking`.
    var needs: [String]?
    /// Selectors of `amount`, `due`, `account`.
    var facts: [String: String]?
    var actions: [Action]
  }

  public struct Action: Sendable, Hashable, Decodable, Identifiable {
    public enum Risk: String, Sendable, Decodable {
      case none
      /// Money leaves: the desktop's browser, on a second key.
      case money
      /// A password is asked for: the desktop's browser, on a second key.
      case secret
    }

    public var id: String
    /// The words on the key.
    public var chinese: String
    /// In English, for an assistant.
    public var meaning: String
    public var risk: Risk
    /// Where it stands on a known site's page.
    var selector: String?
    /// What a link or a button must say on any other page.
    var words: [String]?
    /// Fields that show that the page itself does it, such as one for a password.
    var fields: [String]?
    /// Pages of this kind have it as a rule, so that its lack is worth saying.
    var expected: Bool?

    public var isExpected: Bool { expected ?? false }

    fileprivate mutating func take(_ common: [String: Signs]) {
      guard selector == nil, let signs = common[id] else { return }
      words = words ?? signs.words
      fields = fields ?? signs.fields
    }
  }

  /// How an action is told on any page; by the actions' ids, for those that don't say it themselves.
  struct Signs: Sendable, Hashable, Decodable {
    var words: [String]?
    var fields: [String]?
  }

  var version: Int
  var common: [String: Signs]?
  var sites: [Site]

  /// Reads a table; nil when it is none, or holds a selector that can't be read.
  init?(json: Data) {
    guard var table = try? JSONDecoder().decode(SiteTable.self, from: json), table.version == 1 else {
      return nil
    }
    let common = table.common ?? [:]
    for site in table.sites.indices {
      for page in table.sites[site].pages.indices {
        for action in table.sites[site].pages[page].actions.indices {
          table.sites[site].pages[page].actions[action].take(common)
        }
      }
    }
    let selectors = table.sites.flatMap(\.pages).flatMap { page in
      [page.required].compactMap { $0 } + (page.facts ?? [:]).values
        + page.actions.flatMap { [$0.selector].compactMap { $0 } + ($0.fields ?? []) }
    }
    guard selectors.allSatisfy({ Selector($0) != nil }) else { return nil }
    self = table
  }

  /// The one that comes with the program.
  static let builtIn = SiteTable(json: Data(PackageResources.sites_json))

  /// The first page of the tables that a page fits: the helper's, then known hosts, then any host.
  static func page(for page: ParentPage, in tables: [SiteTable]) -> Page? {
    let sites = tables.flatMap(\.sites)
    let known = sites.filter { $0.hosts.contains(page.host) } + sites.filter { $0.hosts.contains("*") }
    return known.flatMap(\.pages).first { $0.fits(page) }
  }

  /// What the words of a link are in Chinese, where they are among those that the tables know.
  public static func chinese(of link: String) -> String? {
    let whole = said(link)
    // "Pay my bill at" before an address.
    let core = whole.split(separator: " ").reversed().drop { ["at", "here"].contains($0) }.reversed().joined(
      separator: " ")
    let actions = (builtIn?.sites ?? []).flatMap(\.pages).flatMap(\.actions)
    return actions.first { $0.words.map { $0.contains(whole) || $0.contains(core) } == true }?.chinese
  }

  /// The words of a link or a button as the tables write them.
  fileprivate static func said(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isWhitespace }.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }

  /// The helper's tables, in the order of their names; what is no table is passed over.
  static func tables(in folder: String) -> [SiteTable] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".json") }.compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").flatMap(SiteTable.init(json:))
    } + [builtIn].compactMap { $0 }
  }
}

extension SiteTable.Page {
  func fits(_ page: ParentPage) -> Bool {
    if let path, !page.path.hasPrefix(path) { return false }
    if let required, Selector(required)?.matches(in: page.elements).isEmpty ?? true { return false }
    let text = page.text.lowercased()
    return (needs ?? []).allSatisfy { need in
      switch need {
      case "amount": text.contains("$") || text.contains("amount")
      case "due": text.contains("due")
      case "appointment": text.contains("appointment") || text.contains("your visit")
      case "tracking": text.contains("tracking") || text.contains("shipment")
      default: false
      }
    }
  }

  /// Each action with the link that does it; without one where the page has none, or more than one. What a button or
  /// a form of the page does leads to the page itself: nothing is pressed or filled here.
  func offers(on page: ParentPage) -> [PageOffer] {
    actions.map { action in
      let (links, isOnPage) = places(of: action, on: page)
      guard links.isEmpty else {
        return PageOffer(action: action, link: Set(links.map(\.url)).count == 1 ? links.first : nil)
      }
      let here = isOnPage ? MailLink(url: page.url, text: page.title) : nil
      return PageOffer(action: action, link: here, isOnPage: here != nil)
    }
  }

  private func places(
    of action: SiteTable.Action, on page: ParentPage
  ) -> (links: [MailLink], isOnPage: Bool) {
    func found(_ selector: String) -> [HTMLElement] {
      Selector(selector)?.matches(in: page.elements).map { page.elements[$0] } ?? []
    }
    if let selector = action.selector {
      let elements = found(selector)
      let links = elements.compactMap { element in
        element.attributes["href"].flatMap { MailLink(url: $0, text: element.text) }
      }
      return (links, elements.contains(where: \.isControl))
    }
    let words = Set(action.words ?? [])
    let links = page.links.filter { words.contains(SiteTable.said($0.text)) }
    let hasButton = page.elements.contains { element in
      element.isControl && element.labels.contains { words.contains(SiteTable.said($0)) }
    }
    return (links, hasButton || (action.fields ?? []).contains { !found($0).isEmpty })
  }

  /// The words of a fact's place, nil unless exactly one element has it.
  func fact(_ name: String, on page: ParentPage) -> String? {
    guard let places = facts?[name].flatMap({ Selector($0) })?.matches(in: page.elements), places.count == 1,
      let place = places.first
    else { return nil }
    return page.elements[place].text
  }

  var isKnownSite: Bool { actions.contains { $0.selector != nil } }
}

/// An authored action and, where the page has it, its link.
public struct PageOffer: Sendable, Hashable {
  public var action: SiteTable.Action
  public var link: MailLink?
  /// A button or a form of the page does it; the link is the page's own.
  public var isOnPage = false
}

extension HTMLElement {
  /// It is pressed or filled, not followed.
  fileprivate var isControl: Bool {
    switch tag {
    case "button", "form": true
    case "input": ["submit", "button", "image"].contains(attributes["type"]?.lowercased() ?? "")
    default: attributes["role"] == "button" && attributes["href"] == nil
    }
  }

  /// What is written on a button.
  fileprivate var labels: [String] {
    tag == "form" ? [] : [text] + ["value", "aria-label", "alt"].compactMap { attributes[$0] }
  }
}
