import Glibc

extension TerminalSession {
  /// Runs an editor, pager or viewer on the terminal and waits for it, then brings the last frame back.
  ///
  /// The program stays in this process's job, so it may read the keyboard and Ctrl-Z stops both. (Foundation's
  /// `Process` puts its children in a job of their own, which the terminal stops at their first read.)
  /// - Parameter command: the program, looked up in PATH, and its arguments.
  /// - Returns: the exit status; 128 + n when the program died of signal n.
  /// - Throws: `TerminalError.failed` when it can't be started.
  public func run(_ command: [String], environment: [String: String]) throws(TerminalError) -> Int32 {
    guard let name = command.first else { throw .failed(errno: ENOENT) }
    let result = runOutside { () -> Result<Int32, TerminalError> in
      var child: pid_t = 0
      let failure = withArgumentVector(command) { arguments in
        withArgumentVector(environment.map { "\($0.key)=\($0.value)" }) { variables in
          posix_spawnp(&child, name, nil, nil, arguments, variables)
        }
      }
      guard failure == 0 else { return .failure(.failed(errno: failure)) }
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 {
        guard errno == EINTR else { return .failure(.failed(errno: errno)) }
      }
      let signal = status & 0x7F
      return .success(signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
    }
    return try result.get()
  }
}

/// A NULL-terminated vector of C strings that lives as long as `body`.
private func withArgumentVector<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let vector = strings.map { strdup($0) }
  defer { vector.forEach { free($0) } }
  return body(vector + [nil])
}
