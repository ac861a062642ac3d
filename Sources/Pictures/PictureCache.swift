/// What was drawn lately. When the cells of all pictures together exceed the limit, those looked at longest ago go.
struct PictureCache {
  typealias Outcome = Result<CellPicture, PictureError>

  private let costLimit: Int
  private var entries: [PictureRequest: (outcome: Outcome, lastUse: Int)] = [:]
  private var cost = 0
  private var clock = 0

  init(costLimit: Int) { self.costLimit = costLimit }

  subscript(request: PictureRequest) -> Outcome? {
    mutating get {
      guard let outcome = entries[request]?.outcome else { return nil }
      clock += 1
      entries[request]?.lastUse = clock
      return outcome
    }
  }

  mutating func store(_ outcome: Outcome, for request: PictureRequest) {
    remove(request)
    clock += 1
    entries[request] = (outcome, clock)
    cost += Self.cost(of: outcome)
    if cost > costLimit { shrink() }
  }

  mutating func remove(path: String) {
    for request in entries.keys where request.path == path { remove(request) }
  }

  private mutating func remove(_ request: PictureRequest) {
    guard let old = entries.removeValue(forKey: request) else { return }
    cost -= Self.cost(of: old.outcome)
  }

  /// Frees a quarter at once, so that a full cache is not sorted for every picture.
  private mutating func shrink() {
    let oldest = entries.sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
    for request in oldest.dropLast() {
      if cost <= costLimit * 3 / 4 { return }
      remove(request)
    }
  }

  /// In cells; a failure still takes room.
  private static func cost(of outcome: Outcome) -> Int {
    guard case .success(let picture) = outcome else { return 16 }
    return picture.cells.count + (picture.pixels?.count ?? 0) / 8 + 16
  }
}
