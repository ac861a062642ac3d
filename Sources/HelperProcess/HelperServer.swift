import Glibc

/// The other side: the loop of a helper program's `main`.
public enum HelperServer {
  /// Answers lines of standard input until it ends. Never returns an unanswered line.
  ///
  /// - Parameters:
  ///   - memoryLimit: bytes of address space; an allocation beyond it fails, which ends at most this helper.
  ///   - answer: makes the answer line (no line end) for a line.
  public static func run(memoryLimit: Int, answer: ([UInt8]) -> [UInt8]) {
    var limit = rlimit(rlim_cur: rlim_t(memoryLimit), rlim_max: rlim_t(memoryLimit))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    endWithParent()

    // Libraries that print must not reach the answers.
    let output = dup(1)
    dup2(2, 1)
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      pending += chunk[..<count]
      while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        if !line.isEmpty, !write(answer(line), to: output) { return }
      }
    }
    if !pending.isEmpty { _ = write(answer(pending), to: output) }
  }

  private static func write(_ line: [UInt8], to output: Int32) -> Bool {
    let bytes = line + [UInt8(ascii: "\n")]
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count > 0 { written += count } else if errno != EINTR { return false }
    }
    return true
  }

  /// A thread that ends the process within half a second of its parent's end, also in the middle of work.
  ///
  /// Not `PR_SET_PDEATHSIG`: that follows the parent's *thread*, which may end while the parent lives.
  private static func endWithParent() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        let parent = getppid()
        while getppid() == parent { usleep(500_000) }
        _exit(0)
      }, nil)
  }
}
