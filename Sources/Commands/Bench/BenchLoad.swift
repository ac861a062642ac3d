import Drawer
import Foundation
import Specimens

/// Fills a drawer with texts for measurements.
enum BenchLoad {
  struct Line: Decodable {
    var id: String
    var text: String
    var savedAt: LocalDateTime?
    var kind: AutomaticCollection?
    var fields: GivenFields?

    private enum Key: String, CodingKey { case id, text, savedAt, kind, fields }

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      id = try c.decode(String.self, forKey: .id)
      text = try c.decode(String.self, forKey: .text)
      savedAt = try c.decodeIfPresent(LocalDateTime.self, forKey: .savedAt)
      // An unknown kind is inferred like a missing one.
      kind = try c.decodeIfPresent(String.self, forKey: .kind).flatMap(AutomaticCollection.init)
      fields = try c.decodeIfPresent([String: GivenValue].self, forKey: .fields).flatMap(GivenValue.fields)
    }
  }

  @Sendable private static func text(_ data: Data) -> Drawer.LoadedText? {
    guard let line = try? JSONDecoder().decode(Line.self, from: data) else { return nil }
    return Drawer.LoadedText(
      publicID: line.id, text: line.text, savedAt: line.savedAt, collection: line.kind,
      fields: line.fields)
  }

  static func run(_ path: String, _ invocation: Invocation, _ context: Context) throws -> ExitCode {
    let drawer = try context.drawer(invocation)
    let descriptor = path == "-" ? 0 : Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DrawerProblem(.unreadable, "\(printable(path)) can't be opened.") }
    defer { if descriptor > 0 { close(descriptor) } }
    let lines = FileDescriptorLines(descriptor)
    let load = try drawer.bulkLoad()
    var batch: [Data] = []
    var (loaded, broken, kept) = (0, 0, 0)
    func flush() throws {
      let (written, unreadable) = try load.add(batch, reading: text)
      loaded += written
      broken += unreadable
      kept += batch.count - written - unreadable
      batch.removeAll(keepingCapacity: true)
    }
    while let data = lines.next() {
      guard !data.isEmpty else { continue }
      batch.append(data)
      if batch.count == 2000 { try flush() }
    }
    try flush()
    try load.finish()
    context.output.note(
      "\(loaded) loaded" + (kept > 0 ? ", \(kept) left as they stand or were deleted" : "")
        + (broken > 0 ? ", \(broken) lines could not be read." : "."))
    return broken == 0 ? .done : .partial
  }
}
