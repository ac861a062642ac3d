import DrawerStore
import Extraction
import Specimens

extension Drawer {
  /// What was searched for on this machine, the latest first.
  public func recentQueries() -> [String] { folder.queries().reversed() }

  /// Keeps a query for the next time. One that holds a secret is not kept; a failure is nobody's concern.
  public func noteQuery(_ query: String) {
    guard isWritable, Sensitive.findings(in: query).isEmpty else { return }
    try? folder.keepQuery(query)
  }

  public func forgetQueries() throws(DrawerProblem) {
    try requireWritable()
    try problem { try folder.forgetQueries() }
  }

  /// Queries that quote a line of what is deleted go with it.
  func forgetQueries(quoting lines: [String]) throws {
    let lines = lines.filter { $0.utf8.count >= 12 }
    guard !lines.isEmpty else { return }
    try folder.forgetQueries { query in lines.contains { query.contains($0) } }
  }
}
