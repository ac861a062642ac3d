import DrawerStore
import Specimens
import Synchronization

/// How often specimens were opened, in memory: read once and counted on, since every keystroke of a search asks.
final class OpeningCounts: Sendable {
  private let kept = Mutex<[SpecimenID: Int]?>(nil)

  func counts(_ folder: DrawerFolder) -> [SpecimenID: Int] {
    kept.withLock { kept in
      if let kept { return kept }
      let read = folder.openings()
      kept = read
      return read
    }
  }

  func count(_ id: SpecimenID) {
    kept.withLock { kept in kept?[id, default: 0] += 1 }
  }

  func forget(_ ids: [SpecimenID]) {
    kept.withLock { kept in
      for id in ids { kept?[id] = nil }
    }
  }
}
