import TestSupport

/// Sizes at random, one after the other, without waiting for the program to follow.
struct ResizeStorm {
  private var random: SplitMix
  let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(state: seed)
  }

  /// - Returns: the last size.
  mutating func run(_ count: Int, on terminal: TmuxSession) async throws {
    for _ in 0..<count {
      try await terminal.resize(
        columns: .random(in: 1...300, using: &random), rows: .random(in: 1...100, using: &random))
    }
  }
}
