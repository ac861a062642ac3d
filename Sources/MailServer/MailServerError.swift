import Network

/// Why mail could not be fetched or sent. Names hosts and files, never a secret.
public enum MailServerError: Error, Hashable, Sendable {
  case network(NetworkError)
  /// The server knows no such name and password.
  case loginRefused(host: String)
  /// What the server said makes no sense; the start of it.
  case garbled(host: String, line: String)
  /// The server refused a command; its words.
  case refused(host: String, words: String)
  case secretMissing(String)
  /// The file with the password can be read by others.
  case secretOpen(path: String)
  case secretCommandFailed(program: String)
  /// The copy on this machine can't be read or written; the `errno`.
  case disk(path: String, code: Int32)
  /// The message is gone from the server.
  case gone

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .network(let error): error.message
    case .loginRefused(let host):
      "\(host) refused the name or the password. Many services want an app password; check both."
    case .garbled(let host, let line):
      "\(host) answered something that is not mail (“\(line)”). Check host and port."
    case .refused(let host, let words): "\(host) refused: \(words)"
    case .secretMissing(let place): "There is no password in \(place). Put it there, alone on the first line."
    case .secretOpen(let path): "Others can read \(path). Run: chmod 600 \(path)"
    case .secretCommandFailed(let program): "\(program) gave no password. Run it by hand to see why."
    case .disk(let path, let code):
      "\(path) can't be used (error \(code)). Check the disk and its permissions."
    case .gone: "This mail is no longer on the server."
    }
  }
}
