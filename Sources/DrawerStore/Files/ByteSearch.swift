import Glibc

extension [UInt8] {
  /// Whether these bytes stand in here next to each other.
  func contains(_ needle: [UInt8]) -> Bool {
    withUnsafeBytes { hay in
      needle.withUnsafeBytes { needle in
        guard let start = hay.baseAddress, let wanted = needle.baseAddress, needle.count <= hay.count
        else { return false }
        // Candidates by the first byte, at the speed of memchr.
        let first = Int32(needle[0])
        var offset = 0
        while offset <= hay.count - needle.count,
          let hit = memchr(start + offset, first, hay.count - needle.count - offset + 1)
        {
          if memcmp(hit, wanted, needle.count) == 0 { return true }
          offset = start.distance(to: UnsafeRawPointer(hit)) + 1
        }
        return false
      }
    }
  }
}
