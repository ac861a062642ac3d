extension MailMessage {
  /// Reads the bytes of an `.eml` file or of a server's answer. Always gives a message: what is broken is passed over.
  public init(_ bytes: [UInt8]) {
    let message = MimeReader.read(bytes)
    func header(_ name: String) -> String? {
      guard let raw = message.values(name).first else { return nil }
      let decoded = EncodedWords.decode(raw)
      if decoded.isDamaged { hasUndecodedText = true }
      return decoded.text
    }
    from = header("from").flatMap { MailAddress(header: $0) }
    hasSeveralSenders = Set(message.values("from")).count > 1
    replyTo = header("reply-to").flatMap { MailAddress(header: $0) }
    to = header("to").flatMap { MailAddress(header: $0) }.map { [$0] } ?? []
    subject = header("subject") ?? ""
    date = message.values("date").first.flatMap { MailDate(header: $0) }
    messageID = (message.values("message-id").first ?? "").filter { !"<> \t".contains($0) }
    references = (message.values("references").first ?? "").split(whereSeparator: \.isWhitespace).map {
      $0.filter { $0 != "<" && $0 != ">" }
    }
    authentication = MailAuthentication(headers: message.values("authentication-results"))
    isBulk =
      !message.values("list-unsubscribe").isEmpty || !message.values("list-id").isEmpty
      || message.values("precedence").contains {
        [
          "bulk", "list",
          "junk",
        ].contains($0.trimmingBlanks.lowercased())
      }
    read(MailBody(message.root))
  }

  private mutating func read(_ body: MailBody) {
    attachments = body.attachments
    pictures = body.pictures
    hasUndecodedText = hasUndecodedText || body.isDamaged
    let html = body.html.map { HTMLText($0) }
    let plain = body.plain.map { PlainText($0, isFlowed: body.isFlowed) }
    let fromHTML = html.map { PlainText($0.text) }
    if let plain, !plain.text.isEmpty || fromHTML == nil {
      text = plain.text
      quotedText = plain.quoted
    } else if let fromHTML {
      text = fromHTML.text
      quotedText = fromHTML.quoted
    }
    let htmlLinks = html?.links.compactMap { MailLink(url: $0.url, text: $0.text) } ?? []
    let plainLinks = WebAddresses.find(in: text).compactMap { MailLink(url: $0.url, text: $0.label) }
    let quotedLinks = WebAddresses.find(in: quotedText).compactMap {
      MailLink(url: $0.url, text: "", isQuoted: true)
    }
    var seen: Set<String> = []
    links = (htmlLinks + plainLinks + quotedLinks).filter { seen.insert($0.url).inserted }
    if !htmlLinks.isEmpty {
      let hosts = Set(htmlLinks.map(\.host.registered))
      plainOnlyHosts = plainLinks.map(\.host.name).filter { !hosts.contains(WebHost.registered($0)) }
    }
  }
}

/// The parts of a mail that carry its words, and its files.
private struct MailBody {
  var plain: String?
  var html: String?
  var isFlowed = false
  var attachments: [MailAttachment] = []
  var pictures: [MailAttachment] = []
  var isDamaged = false

  /// Bytes; smaller pictures are spacers and counters.
  private static let smallestPicture = 400

  init(_ root: MimePart) { visit(root, isRelated: false) }

  private mutating func visit(_ part: MimePart, isRelated: Bool) {
    guard part.kind == .leaf else {
      for child in part.children { visit(child, isRelated: part.type == "multipart/related") }
      return
    }
    if !part.isAttachment, part.filename == nil || part.contentID != nil, part.type.hasPrefix("text/") {
      let decoded = Charset.decode(part.bytes.withUnixLineEnds, label: part.charset)
      let isHTML = part.type == "text/html"
      if part.type == "text/plain" || isHTML {
        isDamaged = isDamaged || decoded.isDamaged
        if isHTML {
          html = html.map { $0 + "<p>" + decoded.text } ?? decoded.text
        } else {
          plain = plain.map { $0 + "\n\n" + decoded.text } ?? decoded.text
          isFlowed = isFlowed || part.isFlowed
        }
        return
      }
    }
    if part.type.hasPrefix("image/"), part.bytes.count >= Self.smallestPicture {
      let name = EncodedWords.decode(part.filename ?? "").text
      pictures.append(MailAttachment(name: name, type: part.type, bytes: part.bytes))
    }
    // Pictures that the HTML shows inside itself are no files to the reader.
    let isDecoration = !part.isAttachment && part.contentID != nil && part.type.hasPrefix("image/")
    if part.isAttachment || part.filename != nil || !part.type.hasPrefix("text/"), !isDecoration,
      !part.type.hasSuffix("pgp-signature"), !part.type.hasSuffix("pkcs7-signature")
    {
      let name = EncodedWords.decode(part.filename ?? "").text
      attachments.append(MailAttachment(name: name, type: part.type, bytes: part.bytes))
    }
  }
}

extension MailAuthentication {
  /// Takes only the topmost header: the reader's own server puts its findings above those of others.
  init(headers: [String]) {
    self.init()
    guard let top = headers.first else { return }
    for clause in top.split(separator: ";").dropFirst() {
      let words = clause.split(whereSeparator: \.isWhitespace)
      guard let method = words.first?.lowercased(),
        let equals = method.firstIndex(of: "=")
      else { continue }
      let result = String(method[method.index(after: equals)...])
      switch method[..<equals] {
      case "spf": spf = spf ?? result
      case "dkim": if dkim != "pass" { dkim = result }
      case "dmarc": dmarc = dmarc ?? result
      default: break
      }
    }
  }
}

extension [UInt8] {
  /// Carriage returns before line feeds are dropped: together they are a single character to Swift.
  fileprivate var withUnixLineEnds: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for (index, byte) in enumerated() {
      if byte == 13, index + 1 < count, self[index + 1] == 10 { continue }
      result.append(byte)
    }
    return result
  }
}
