import Drawer
import Foundation
import Specimens

enum BenchSearch {
  private struct Query: Decodable {
    var query: String
    var reference: LocalDateTime?
  }

  static func run(_ path: String, runs: Int, _ invocation: Invocation, _ context: Context) throws {
    let drawer = try context.drawer(invocation)
    let queries = try JSONFile.lines(path).map { try JSONDecoder().decode(Query.self, from: $0) }
    var timings = Timings()
    for run in 0...runs {
      for query in queries {
        var single = Timings()
        _ = try single.time {
          try drawer.search(query.query, now: query.reference ?? context.localNow(), limit: 20)
        }
        // The first pass warms the caches, as the screen's own first keystrokes would.
        if run > 0 { timings.add(nanoseconds: UInt64(single.values[0] * 1e6)) }
      }
    }
    try timings.report("search", context.output, isJSON: invocation.isJSON)
  }
}

enum BenchOpen {
  static func run(runs: Int, _ invocation: Invocation, _ context: Context) throws {
    let location = context.location(invocation)
    var (open, follow) = (Timings(), Timings())
    // Scrolling must cost the same anywhere.
    var pages = [("top", 0.0), ("middle", 0.5), ("end", 1.0)].map {
      (name: $0.0, part: $0.1, timings: Timings())
    }
    for _ in 0..<runs {
      let drawer = try open.time {
        let drawer = try Drawer.open(location, followsFolder: false)
        _ = try drawer.overview()
        _ = try drawer.cards(CardQuery(limit: 60))
        return drawer
      }
      _ = try follow.time { try drawer.catchUp() }
      let total = try drawer.count(in: .all)
      for index in pages.indices {
        let offset = max(0, Int(Double(total) * pages[index].part) - 60)
        _ = try drawer.cards(CardQuery(offset: offset, limit: 60))
        _ = try pages[index].timings.time { try drawer.cards(CardQuery(offset: offset, limit: 60)) }
      }
    }
    try open.report("open", context.output, isJSON: invocation.isJSON)
    try follow.report("follow", context.output, isJSON: invocation.isJSON)
    for page in pages {
      try page.timings.report("page \(page.name)", context.output, isJSON: invocation.isJSON)
    }
  }
}

enum JSONFile {
  /// The lines of a JSON Lines file that are not empty.
  static func lines(_ path: String) throws -> [Data] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DrawerProblem(.unreadable, "\(printable(path)) can't be opened.")
    }
    return data.split(separator: 10).map { Data($0) }
  }
}
