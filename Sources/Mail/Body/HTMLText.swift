import CGumbo

/// An HTML page or mail as text: what a reader sees,
/// and where its links lead. The only file that touches Gumbo.
struct HTMLText {
  struct Link {
    var url: String
    var text: String
  }

  private(set) var text = ""
  private(set) var links: [Link] = []
  private(set) var title = ""
  /// The text of headings, in order.
  private(set) var headings: [String] = []
  private(set) var hasPasswordField = false
  private(set) var elements: [HTMLElement] = []
  private let gathersElements: Bool
  /// Where the element stands whose inside is being read.
  private var parent: Int?
  private var ordinals: [String: Int] = [:]

  /// More elements than any page needs are not looked at.
  private static let elementLimit = 20_000

  /// Reads HTML in UTF-8. A hostile one can be deep or huge: both are bounded.
  init(_ html: String, gathersElements: Bool = false) {
    self.gathersElements = gathersElements
    var source = HTMLText.bounded(Array(html.utf8.prefix(8 << 20)))
    source.append(0)
    source.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress, let output = gumbo_parse(start) else { return }
        withUnsafePointer(to: kGumboDefaultOptions) { options in
          if let root = output.pointee.root { visit(root, depth: 0) }
          gumbo_destroy_output(options, output)
        }
      }
    }
    text = HTMLText.tidy(text)
  }

  /// Cut where elements nest deeper than any page needs: the parser's time grows with the square of the depth.
  private static func bounded(_ source: [UInt8]) -> [UInt8] {
    var depth = 0
    for index in source.indices.dropLast() where source[index] == 60 {
      let next = source[index + 1]
      if next == 47 {
        depth = max(0, depth - 1)
      } else if (97...122).contains(next | 32), !isNeverDeep(source, index + 1) {
        depth += 1
        if depth > 2000 { return Array(source[..<index]) }
      }
    }
    return source
  }

  /// Elements that have no inside, or end the one before them.
  private static func isNeverDeep(_ source: [UInt8], _ start: Int) -> Bool {
    let name = source[start...].prefix(8).prefix { (97...122).contains($0 | 32) }.map { $0 | 32 }
    return ["br", "img", "hr", "input", "meta", "link", "wbr", "col", "p", "li", "td", "tr", "th", "option"]
      .contains(
        String(decoding: name, as: UTF8.self))
  }

  private mutating func visit(_ node: UnsafeMutablePointer<GumboNode>, depth: Int) {
    guard depth < 300 else { return }
    switch node.pointee.type {
    case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA: append(String(cString: node.pointee.v.text.text))
    case GUMBO_NODE_WHITESPACE: append(" ")
    case GUMBO_NODE_ELEMENT: visit(element: node.pointee.v.element, depth: depth)
    case GUMBO_NODE_DOCUMENT, GUMBO_NODE_TEMPLATE: break
    default: break
    }
  }

  private mutating func visit(element: GumboElement, depth: Int) {
    if element.tag == GUMBO_TAG_TITLE, title.isEmpty { title = HTMLText.words(of: element) }
    if element.tag == GUMBO_TAG_HEAD {
      for child in HTMLText.children(of: element) where child.pointee.type == GUMBO_NODE_ELEMENT {
        if child.pointee.v.element.tag == GUMBO_TAG_TITLE, title.isEmpty {
          title = HTMLText.words(of: child.pointee.v.element)
        }
      }
    }
    if element.tag == GUMBO_TAG_INPUT, HTMLText.attribute("type", of: element)?.lowercased() == "password" {
      hasPasswordField = true
    }
    guard !HTMLText.skipped.contains(element.tag.rawValue), !HTMLText.isHidden(element) else { return }
    let start = text.utf8.count
    if HTMLText.blocks.contains(element.tag.rawValue) { endLine() }
    switch element.tag {
    case GUMBO_TAG_BR: text += "\n"
    case GUMBO_TAG_LI: text += "- "
    case GUMBO_TAG_IMG:
      if let alternative = HTMLText.attribute("alt", of: element) { append(" \(alternative) ") }
    default: break
    }
    let inside = text.utf8.count
    let (place, above) = (gather(element), parent)
    if let place { parent = place }
    for child in HTMLText.children(of: element) { visit(child, depth: depth + 1) }
    parent = above
    if let place {
      elements[place].text = String(words(from: inside).prefix(2000)).collapsingBlanks
    }
    func content() -> String { words(from: min(start, inside)).collapsingBlanks }
    switch element.tag {
    case GUMBO_TAG_A:
      if let url = HTMLText.attribute("href", of: element) {
        links.append(Link(url: url.filter { !$0.isNewline }.collapsingBlanks, text: content()))
      }
    case GUMBO_TAG_TD, GUMBO_TAG_TH: text += "  "
    case GUMBO_TAG_H1, GUMBO_TAG_H2, GUMBO_TAG_H3: headings.append(content())
    case GUMBO_TAG_P, GUMBO_TAG_TABLE: text += "\n"
    default: break
    }
    if HTMLText.blocks.contains(element.tag.rawValue) { endLine() }
  }

  /// What was read since the text had so many bytes. Bytes, since counting characters takes as long as the text is.
  private func words(from offset: Int) -> Substring {
    text[text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))...]
  }

  /// Notes an element; its words follow when they are read.
  private mutating func gather(_ element: GumboElement) -> Int? {
    guard gathersElements, elements.count < HTMLText.elementLimit else { return nil }
    let tag = String(cString: gumbo_normalized_tagname(element.tag))
    guard !tag.isEmpty else { return nil }
    var attributes: [String: String] = [:]
    for index in 0..<Int(element.attributes.length) {
      guard let attribute = element.attributes.data[index]?.assumingMemoryBound(to: GumboAttribute.self)
      else {
        continue
      }
      attributes[String(cString: attribute.pointee.name).lowercased()] = String(
        cString: attribute.pointee.value)
    }
    let key = "\(parent ?? -1)/\(tag)"
    let ordinal = (ordinals[key] ?? 0) + 1
    ordinals[key] = ordinal
    elements.append(HTMLElement(tag: tag, attributes: attributes, parent: parent, ordinal: ordinal))
    return elements.count - 1
  }

  /// Blanks run together, as a browser shows them.
  private mutating func append(_ piece: String) {
    for scalar in piece.unicodeScalars {
      if scalar.properties.isWhitespace {
        if let last = text.unicodeScalars.last, !last.properties.isWhitespace { text += " " }
      } else if !HTMLText.invisible.contains(scalar) {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func endLine() {
    if !text.isEmpty, text.unicodeScalars.last != "\n" { text += "\n" }
  }

  private static func children(of element: GumboElement) -> [UnsafeMutablePointer<GumboNode>] {
    (0..<Int(element.children.length)).compactMap {
      element.children.data[$0]?.assumingMemoryBound(to: GumboNode.self)
    }
  }

  /// The text directly inside an element.
  private static func words(of element: GumboElement) -> String {
    children(of: element).filter { $0.pointee.type == GUMBO_NODE_TEXT }
      .map { String(cString: $0.pointee.v.text.text) }.joined().collapsingBlanks
  }

  private static func attribute(_ name: String, of element: GumboElement) -> String? {
    withUnsafePointer(to: element.attributes) { attributes in
      gumbo_get_attribute(attributes, name).map { String(cString: $0.pointee.value) }
    }
  }

  /// Hidden in the ways that mails use for text that only machines shall read.
  private static func isHidden(_ element: GumboElement) -> Bool {
    if attribute("hidden", of: element) != nil { return true }
    guard let style = attribute("style", of: element)?.lowercased().filter({ !$0.isWhitespace }) else {
      return false
    }
    return [
      "display:none", "visibility:hidden", "mso-hide:all", "font-size:0;", "font-size:0px", "max-height:0",
      "opacity:0;",
    ].contains { style.contains($0) } || style.hasSuffix("font-size:0") || style.hasSuffix("opacity:0")
  }

  private static func tidy(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.trimmingBlanks
      if trimmed.isEmpty, lines.last?.isEmpty ?? true { continue }
      if trimmed != "-" { lines.append(trimmed) }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static let skipped = Set(
    [
      GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_HEAD, GUMBO_TAG_TITLE, GUMBO_TAG_NOSCRIPT,
      GUMBO_TAG_TEMPLATE,
      GUMBO_TAG_IFRAME, GUMBO_TAG_OBJECT, GUMBO_TAG_SELECT, GUMBO_TAG_TEXTAREA, GUMBO_TAG_SVG,
    ].map(\.rawValue))

  private static let blocks = Set(
    [
      GUMBO_TAG_P, GUMBO_TAG_DIV, GUMBO_TAG_TR, GUMBO_TAG_TABLE, GUMBO_TAG_LI, GUMBO_TAG_UL, GUMBO_TAG_OL,
      GUMBO_TAG_H1,
      GUMBO_TAG_H2, GUMBO_TAG_H3, GUMBO_TAG_H4, GUMBO_TAG_H5, GUMBO_TAG_H6, GUMBO_TAG_SECTION,
      GUMBO_TAG_ARTICLE,
      GUMBO_TAG_HEADER, GUMBO_TAG_FOOTER, GUMBO_TAG_BLOCKQUOTE, GUMBO_TAG_PRE, GUMBO_TAG_HR,
      GUMBO_TAG_CENTER,
      GUMBO_TAG_DL, GUMBO_TAG_DT, GUMBO_TAG_DD, GUMBO_TAG_FORM, GUMBO_TAG_MAIN, GUMBO_TAG_NAV,
      GUMBO_TAG_ADDRESS,
    ].map(\.rawValue))

  /// Soft hyphens, joiners and the fillers that follow a mail's preview line.
  private static let invisible: Set<Unicode.Scalar> = [
    "\u{AD}", "\u{34F}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}",
  ]
}

extension StringProtocol {
  /// Without blanks at the ends, those inside kept.
  var trimmingBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return String(rest)
  }
}
