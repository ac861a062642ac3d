import Glibc

/// While the screen is up, anything written to standard error goes to a file: C libraries print there.
final class StandardError {
  private let saved: Int32
  private let log: Int32

  /// Nil when the file can't be opened; then standard error stays where it is.
  init?(logPath: String) {
    log = open(logPath, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard log >= 0 else { return nil }
    saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard saved >= 0 else {
      close(log)
      return nil
    }
  }

  /// The descriptor of the user's own standard error.
  var original: Int32 { saved }

  func redirect() { dup2(log, STDERR_FILENO) }
  func restore() { dup2(saved, STDERR_FILENO) }

  deinit {
    close(log)
    close(saved)
  }
}
