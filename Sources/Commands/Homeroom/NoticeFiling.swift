import Drawer
import Family
import Foundation
import Mail
import Specimens

/// Looks at what is filed by command for school notices, and says which were.
struct NoticeWatch {
  let drawer: Drawer
  let context: Context
  let isJSON: Bool

  func look(at event: ImportEvent) {
    guard case .finished(let result) = event, case .filed(let id, _) = result.outcome,
      let cards = try? Family(drawer, clock: context.clock).recognise(id, of: drawer), !cards.isEmpty, !isJSON
    else { return }
    context.output.note(
      "notice     \(id.short)  \(cards.count) card\(cards.count == 1 ? "" : "s") to look at: `curio week cards`; `curio notice \(id.short) --not` if it is none"
    )
  }
}

/// Files something as a school notice: the specimen is kept, its cards wait in the week.
struct NoticeFiling {
  let drawer: Drawer
  let context: Context
  let note: String
  let origin: String?

  init(_ drawer: Drawer, _ context: Context, note: String = "", origin: String? = nil) {
    self.drawer = drawer
    self.context = context
    self.note = note
    self.origin = origin
  }

  /// Files each path, `-` for standard input, and tells what came of it.
  func file(_ paths: [String]) throws -> ExitCode {
    var failures = 0
    for path in paths {
      do {
        let items = try take(path)
        tell(items)
      } catch {
        failures += 1
        context.output.problem("\(printable(path)): \(error)")
      }
    }
    return failures == 0 ? .done : failures == paths.count ? .failed : .partial
  }

  func tell(_ items: [FamilyItem]) {
    let open = items.count { $0.isOpen }
    context.output.note(
      items.isEmpty
        ? "Filed; nothing to bring, pay, sign or attend."
        : "Filed: \(items.count) card\(items.count == 1 ? "" : "s") to approve\(open > 0 ? ", \(open) with a question" : ""). `curio week cards` shows them."
    )
  }

  func take(_ path: String) throws -> [FamilyItem] { try specimen(path).map(take(specimen:)) ?? [] }

  /// Files what is at a path.
  ///
  /// - Returns: the specimen it became; nil where a mail has pictures alone, which wait in the inbox.
  func specimen(_ path: String) throws -> SpecimenID? {
    let result: ImportResult
    if let (text, pictures) = try readable(path) {
      // A flyer sent along is read like any picture that arrives.
      for picture in pictures {
        try drawer.drop(
          picture.bytes, named: picture.name, note: note, origin: origin, askingAssist: false)
      }
      if !pictures.isEmpty {
        context.output.note(
          "\(pictures.count) picture\(pictures.count == 1 ? "" : "s") of the mail wait in the inbox.")
      }
      if text.isEmpty { return nil }
      // Its words leave the machine only after they were shown.
      result = try context.wait {
        try await drawer.fileText(text, note: note, origin: origin, askingAssist: false)
      }
    } else {
      guard FileManager.default.fileExists(atPath: path) else {
        return try drawer.resolve(path)
      }
      let summary = try context.wait {
        await drawer.importFiles([path], note: note, origin: origin, askingAssist: false) { _ in }
      }
      guard let first = summary.results.first else {
        throw DrawerProblem(.unreadable, "There is nothing to read.")
      }
      result = first
    }
    switch result.outcome {
    case .filed(let id, _), .duplicate(let id, _), .samePicture(let id, _), .deletedBefore(let id):
      return id
    case .unread(let id, let why):
      throw DrawerProblem(.unreadable, "filed as \(id.short), but not read: \(why)")
    case .failed(let why): throw DrawerProblem(.unreadable, why)
    }
  }

  /// The text at a path; nil for a picture or the id of a specimen, which are read in other ways.
  private func readable(_ path: String) throws -> (text: String, pictures: [MailAttachment])? {
    if path == "-" { return try NoticeFile.read(path) }
    guard FileManager.default.fileExists(atPath: path), !NoticeFile.isPicture(path) else { return nil }
    return try NoticeFile.read(path)
  }

  /// The cards of a specimen; its own suggestion, if one waits, gives way to them.
  func take(specimen id: SpecimenID) throws -> [FamilyItem] {
    try Family(drawer, clock: context.clock).takeNotice(id, of: drawer)
  }
}
