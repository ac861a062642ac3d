import Drawer
import Foundation
import Specimens

/// Compares building and searching with plain FTS5, in one run on one machine.
enum BenchCompare {
  private struct Query: Decodable {
    var query: String
    var reference: LocalDateTime?
  }

  private struct Text: Decodable {
    var id: String
    var text: String
  }

  private struct Figures: Encodable {
    var texts = 0
    var textBytes = 0
    var indexBytes = 0
    /// Seconds by the wall clock.
    var plainBuild = 0.0
    var load = 0.0
    var indexOnly = 0.0
    /// Milliseconds of the processor.
    var plainMedian = 0.0
    var plainP95 = 0.0
    var median = 0.0
    var p95 = 0.0
    var delete = 0.0
  }

  static func run(
    _ texts: String, _ queries: String, runs: Int, _ invocation: Invocation, _ context: Context
  ) throws {
    let drawer = try context.drawer(invocation)
    guard try drawer.count(in: .all) == 0 else {
      throw DrawerProblem(.invalid, "This fills the drawer; name an empty one with --drawer.")
    }
    var figures = Figures()
    let plain = try drawer.yardstick()
    defer { drawer.removeYardstick() }
    figures.plainBuild = try seconds { try fill(plain, from: texts, &figures) }
    try plain.optimize()
    figures.load = try seconds { _ = try BenchLoad.run(texts, invocation, context) }
    figures.indexOnly = try seconds { _ = try drawer.rebuild(thumbnails: false) }
    figures.indexBytes = drawer.indexSize
    try search(try JSONFile.lines(queries).map { try JSONDecoder().decode(Query.self, from: $0) })
    let last = try drawer.cards(CardQuery(limit: 3)).map(\.id)
    var deleting = Timings()
    for id in last { _ = try deleting.time { try drawer.delete([id], withEntries: false) } }
    figures.delete = deleting.percentile(50)
    try report(figures, invocation, context)

    func search(_ queries: [Query]) throws {
      var (theirs, ours) = (Timings(), Timings())
      for run in 0...runs {
        for query in queries {
          let began = processorTime()
          _ = try plain.search(query.query)
          let between = processorTime()
          _ = try drawer.search(query.query, now: query.reference ?? context.localNow(), limit: 20)
          let ended = processorTime()
          // The first pass warms the caches of both.
          guard run > 0 else { continue }
          theirs.add(nanoseconds: between - began)
          ours.add(nanoseconds: ended - between)
        }
      }
      (figures.plainMedian, figures.plainP95) = (theirs.percentile(50), theirs.percentile(95))
      (figures.median, figures.p95) = (ours.percentile(50), ours.percentile(95))
    }
  }

  private static func fill(_ plain: Yardstick, from path: String, _ figures: inout Figures) throws {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DrawerProblem(.unreadable, "\(printable(path)) can't be opened.") }
    defer { close(descriptor) }
    let (lines, decoder) = (FileDescriptorLines(descriptor), JSONDecoder())
    var batch: [(id: String, text: String)] = []
    while let line = lines.next() {
      guard let text = try? decoder.decode(Text.self, from: line) else { continue }
      figures.texts += 1
      figures.textBytes += text.text.utf8.count
      batch.append((text.id, text.text))
      if batch.count == 5000 {
        try plain.add(batch)
        batch.removeAll(keepingCapacity: true)
      }
    }
    try plain.add(batch)
  }

  private static func report(_ figures: Figures, _ invocation: Invocation, _ context: Context) throws {
    if invocation.isJSON { return try context.output.json(figures) }
    func ratio(_ value: Double, _ yardstick: Double) -> String { String(format: "%.2f", value / yardstick) }
    func text(_ value: Double) -> String { String(format: "%.2f", value) }
    let f = figures
    context.output.line(
      """
      texts    \(f.texts)  \(text(Double(f.textBytes) / 1e6)) MB
      build    plain \(text(f.plainBuild)) s  load \(text(f.load)) s, rate \(ratio(f.plainBuild, f.load))  \
      index only \(text(f.indexOnly)) s, rate \(ratio(f.plainBuild, f.indexOnly))
      size     index \(text(Double(f.indexBytes) / 1e6)) MB, \
      \(ratio(Double(f.indexBytes), Double(f.textBytes))) of the text
      search   plain median \(text(f.plainMedian)) ms p95 \(text(f.plainP95)) ms  \
      curio median \(text(f.median)) ms p95 \(text(f.p95)) ms  \
      ratio median \(ratio(f.median, f.plainMedian)) p95 \(ratio(f.p95, f.plainP95))
      delete   median \(text(f.delete)) ms
      """)
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let began = DispatchTime.now().uptimeNanoseconds
    try work()
    return Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
  }

  /// Of this thread: others on the machine don't count.
  private static func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
