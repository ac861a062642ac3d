import Drawer
import Family
import Foundation
import Mail
import Notices
import Specimens

extension CommandSpec {
  static let notice = CommandSpec(
    name: "notice",
    summary: "read a school notice into cards: bring, pay, sign, attend",
    arguments: "FILE | ID | - [--keep] [--assist [--yes]] [--reference MOMENT] | ID --not | --jsonl",
    options: [
      .flag("jsonl", "read {\"id\",\"text\",\"reference\",\"children\"} lines, answer each with its cards"),
      .flag("keep", "file it, so that its cards wait for you in `curio week cards`"),
      .flag("not", "with an ID: it is no notice after all; its waiting cards go, what was approved stays"),
      .flag(
        "assist", "show what would be sent to the assist that you switched on, ask, and let it read the cards"
      ),
      .flag("yes", "with --assist: yes, send it"),
      .value("reference", "MOMENT", "when the notice came, YYYY-MM-DDTHH:MM (default: now)"),
    ],
    details: """
      FILE is a text, a picture or a mail (.eml). Nothing is written without --keep. Each card has its type, title, child, date, time and cost, the sentences it rests on, and
      the questions that only you can settle: a field that the notice leaves open is asked, never guessed.
      --assist sends the text and how the children are called, to a host on this machine or a private network alone;
      what it answers counts as far as the notice bears it out, otherwise the rules on this machine read the cards.
      Children in --jsonl: {"name","grade","school","nicknames","class","teacher"}; all but the name may be absent.
      """,
    examples: ["curio notice letter.txt", "curio notice - < letter.txt"],
    argumentCount: 0...1
  ) { invocation, context in
    let reader = NoticeReader()
    guard !invocation.has("yes") || invocation.has("assist") else {
      throw UsageError("--yes goes with --assist", command: "notice")
    }
    if invocation.has("jsonl") {
      guard !invocation.has("assist") else {
        throw UsageError("--assist asks about one notice at a time", command: "notice")
      }
      return try JSONLines.answer(context.output) { (request: NoticeRequest) in
        NoticeLine(
          id: request.id,
          reading: reader.read(
            request.text, reference: request.reference ?? context.localNow(), children: request.children))
      }
    }
    let path = invocation.arguments.first ?? "-"
    let drawer = try context.drawer(invocation)
    if invocation.has("not") {
      let count = try Family(drawer, clock: context.clock).dropNotice(try drawer.resolve(path), of: drawer)
      context.output.note("No notice any more; \(count) waiting card\(count == 1 ? "" : "s") went.")
      return .done
    }
    if invocation.has("keep")
      || path != "-" && (try? NoticeFile.text(path)) == nil && NoticeFile.isPicture(path)
    {
      let filing = NoticeFiling(drawer, context)
      let id = try filing.specimen(path)
      var items = try id.map(filing.take(specimen:)) ?? []
      if let id, invocation.has("assist") {
        items = try NoticeAsking(drawer, invocation, context).cards(of: id) ?? items
      }
      guard !invocation.isJSON else {
        try context.output.json(WeekLine.lines(items, try Family(drawer, clock: context.clock).children()))
        return .done
      }
      let names = WeekWords(try Family(drawer, clock: context.clock).children())
      for item in items { names.card(item).forEach(context.output.line) }
      filing.tell(items)
      return .done
    }
    let children = (try? Family(drawer, clock: context.clock).children().map(\.profile)) ?? []
    let text = try NoticeFile.text(path, or: drawer)
    let reference = try invocation.reference(context)
    var reading = reader.read(text, reference: reference, children: children)
    if invocation.has("assist"),
      let cards = try NoticeAsking(drawer, invocation, context).cards(in: text, reference: reference)
    {
      reading.cards = cards
    }
    if invocation.isJSON {
      try context.output.json(NoticeLine(id: nil, reading: reading))
    } else {
      NoticeFile.show(reading, on: context.output)
    }
    return .done
  }
}

/// The text of a notice, from a file or standard input.
enum NoticeFile {
  /// Whether a file begins like a picture that the drawer can read.
  static func isPicture(_ path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path), let head = try? handle.read(upToCount: 12) else {
      return false
    }
    let bytes = [UInt8](head)
    return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8])
      || bytes.starts(with: Array("RIFF".utf8))
      || bytes.starts(with: Array("GIF8".utf8)) || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
  }

  /// The text of a file, or of a specimen where no file has that name.
  static func text(_ path: String, or drawer: Drawer) throws -> String {
    guard path != "-", !FileManager.default.fileExists(atPath: path), let id = try? drawer.resolve(path),
      let text = try drawer.specimen(id).reading.reading?.text
    else { return try text(path) }
    return text
  }

  static func text(_ path: String) throws -> String { try read(path).text }

  /// The text, with the pictures that came along in a mail. Only a mail with pictures may have no text.
  static func read(_ path: String) throws -> (text: String, pictures: [MailAttachment]) {
    let name = path == "-" ? "The text" : printable(path)
    let data: Data
    if path == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else {
      guard let found = FileManager.default.contents(atPath: path) else {
        throw DrawerProblem(.unreadable, "\(printable(path)) can't be opened.")
      }
      data = found
    }
    guard !data.isEmpty else {
      throw DrawerProblem(.unreadable, "\(name) is empty: there is no notice to read.")
    }
    if let mail = NoticeMail([UInt8](data), isMailFile: path.lowercased().hasSuffix(".eml")) {
      guard !mail.text.isEmpty || !mail.pictures.isEmpty else {
        throw DrawerProblem(.unreadable, "\(name) is a mail without words or pictures.")
      }
      return (mail.text, mail.pictures)
    }
    guard let text = String(data: data, encoding: .utf8), !text.unicodeScalars.contains("\u{0}") else {
      throw DrawerProblem(
        .unreadable, "\(name) is neither a text nor a picture that can be read.")
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw DrawerProblem(.unreadable, "\(name) is empty: there is no notice to read.")
    }
    return (text, [])
  }

  static func show(_ reading: NoticeReading, on output: Output) {
    if reading.isCut {
      output.note(
        "The text is very long: only its first \(NoticeReader.limit) characters were read for cards.")
    }
    if reading.cards.isEmpty, reading.changes.isEmpty {
      output.line("Nothing to bring, pay, sign or attend.")
    }
    for card in reading.cards {
      for line in CardWords.lines(card) { output.line(line) }
    }
    for change in reading.changes {
      let days = [change.oldDate.map { "was \($0)" }, change.newDate.map { "now \($0)" }].compactMap { $0 }
      output.line("\(change.kind.rawValue)  \(printable(change.title))  \(days.joined(separator: ", "))")
    }
  }
}
