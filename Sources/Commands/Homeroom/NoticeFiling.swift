import Drawer
import Family
import Foundation
import Specimens

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

  func take(_ path: String) throws -> [FamilyItem] {
    let result: ImportResult
    if let text = try? NoticeFile.text(path) {
      result = try context.wait { try await drawer.fileText(text, note: note, origin: origin) }
    } else if path == "-" {
      throw DrawerProblem(.unreadable, "That is empty or no text: there is no notice to read.")
    } else {
      guard FileManager.default.fileExists(atPath: path) else {
        return try take(specimen: try drawer.resolve(path))
      }
      let summary = try context.wait { await drawer.importFiles([path], note: note, origin: origin) { _ in } }
      guard let first = summary.results.first else {
        throw DrawerProblem(.unreadable, "There is nothing to read.")
      }
      result = first
    }
    switch result.outcome {
    case .filed(let id, _), .duplicate(let id, _), .samePicture(let id, _), .deletedBefore(let id):
      return try take(specimen: id)
    case .unread(let id, let why):
      throw DrawerProblem(.unreadable, "filed as \(id.short), but not read: \(why)")
    case .failed(let why): throw DrawerProblem(.unreadable, why)
    }
  }

  /// The cards of a specimen; its own suggestion, if one waits, gives way to them.
  func take(specimen id: SpecimenID) throws -> [FamilyItem] {
    try Family(drawer, clock: context.clock).takeNotice(id, of: drawer)
  }
}
