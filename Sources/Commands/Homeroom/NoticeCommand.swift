import Drawer
import Foundation
import Notices
import Specimens

extension CommandSpec {
  static let notice = CommandSpec(
    name: "notice",
    summary: "read a school notice into cards: bring, pay, sign, attend",
    arguments: "FILE | - [--reference MOMENT] | --jsonl",
    options: [
      .flag("jsonl", "read {\"id\",\"text\",\"reference\",\"children\"} lines, answer each with its cards"),
      .value("reference", "MOMENT", "when the notice came, YYYY-MM-DDTHH:MM (default: now)"),
    ],
    details: """
      Nothing is written. Each card has its type, title, child, date, time and cost, the sentences it rests on, and
      the questions that only you can settle: a field that the notice leaves open is asked, never guessed.
      Children in --jsonl: {"name","grade","school","nicknames","class","teacher"}; all but the name may be absent.
      """,
    examples: ["curio notice letter.txt", "curio notice - < letter.txt"],
    argumentCount: 0...1
  ) { invocation, context in
    let reader = NoticeReader()
    if invocation.has("jsonl") {
      return try JSONLines.answer(context.output) { (request: NoticeRequest) in
        NoticeLine(
          id: request.id,
          reading: reader.read(
            request.text, reference: request.reference ?? context.localNow(), children: request.children))
      }
    }
    let text = try NoticeFile.text(invocation.arguments.first ?? "-")
    let reading = reader.read(text, reference: try invocation.reference(context), children: [])
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
  static func text(_ path: String) throws -> String {
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
    guard let text = String(data: data, encoding: .utf8), !text.unicodeScalars.contains("\u{0}") else {
      throw DrawerProblem(
        .unreadable, "\(name) is no text. Import a picture with `curio import` and read it from the drawer.")
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw DrawerProblem(.unreadable, "\(name) is empty: there is no notice to read.")
    }
    return text
  }

  static func show(_ reading: NoticeReading, on output: Output) {
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
