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

    private enum Key: String, CodingKey { case id, text, savedAt, kind }

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      id = try c.decode(String.self, forKey: .id)
      text = try c.decode(String.self, forKey: .text)
      savedAt = try c.decodeIfPresent(LocalDateTime.self, forKey: .savedAt)
      // An unknown kind is inferred like a missing one.
      kind = try c.decodeIfPresent(String.self, forKey: .kind).flatMap(AutomaticCollection.init)
    }
  }

  static func run(_ path: String, _ invocation: Invocation, _ context: Context) throws -> ExitCode {
    let drawer = try context.drawer(invocation)
    let descriptor = path == "-" ? 0 : Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DrawerProblem(.unreadable, "\(printable(path)) can't be opened.") }
    defer { if descriptor > 0 { close(descriptor) } }
    let lines = FileDescriptorLines(descriptor)
    let decoder = JSONDecoder()
    var batch: [Drawer.LoadedText] = []
    var (loaded, broken) = (0, 0)
    func flush() throws {
      loaded += try drawer.load(batch)
      batch.removeAll(keepingCapacity: true)
    }
    while let data = lines.next() {
      guard !data.isEmpty else { continue }
      guard let line = try? decoder.decode(Line.self, from: data) else {
        broken += 1
        continue
      }
      batch.append(
        Drawer.LoadedText(publicID: line.id, text: line.text, savedAt: line.savedAt, collection: line.kind))
      if batch.count == 2000 { try flush() }
    }
    try flush()
    try drawer.finishLoading()
    context.output.note("\(loaded) loaded" + (broken > 0 ? ", \(broken) lines could not be read." : "."))
    return broken == 0 ? .done : .partial
  }
}
