import Specimens

// What was searched for: local to this machine and expendable, one query a line, the latest last.
extension DrawerFolder {
  /// More are not kept.
  private static var queryLimit: Int { 200 }

  /// The latest last; empty where that is not known.
  public func queries() -> [String] {
    guard let bytes = try? Files.readIfPresent(paths.queries) else { return [] }
    return bytes.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds one at the end; the same one before is taken out.
  public func keepQuery(_ query: String) throws(DrawerError) {
    guard !query.isEmpty, !query.contains(where: \.isNewline) else { return }
    try keep(queries().filter { $0 != query } + [query])
  }

  /// Takes out those for which `isGone` holds.
  public func forgetQueries(where isGone: (String) -> Bool = { _ in true }) throws(DrawerError) {
    guard Files.exists(paths.queries) else { return }
    let (all, kept) = (queries(), queries().filter { !isGone($0) })
    if kept.count < all.count { try keep(kept) }
  }

  private func keep(_ queries: [String]) throws(DrawerError) {
    try Files.makeFolder(paths.state)
    let text = queries.suffix(DrawerFolder.queryLimit).map { $0 + "\n" }.joined()
    try writer.write(Array(text.utf8), to: paths.queries, isDurable: false)
  }
}
