/// Why a helper program gave no answer.
public enum HelperError: Error, Sendable, Hashable {
  /// The program is in none of the places where it is looked for.
  case missing(name: String, searched: [String])
  /// The system refused to start it; `code` is the `errno`.
  case cannotStart(name: String, code: Int32)
  /// It ended before it answered: `signal` when it was killed by one, else its exit status.
  case ended(name: String, status: Int32, signal: Int32?)
  case timedOut(name: String, limit: Duration)
  /// What it answered is not what was asked for.
  case garbled(name: String, detail: String)
  case cancelled

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .missing(let name, let searched):
      "The helper program \(name) was not found (looked in \(searched.joined(separator: ", "))). "
        + "Reinstall Curio, or set CURIO_HELPERS to the folder that holds it."
    case .cannotStart(let name, let code):
      "The helper program \(name) could not be started (system error \(code)). Check that it is executable."
    case .ended(let name, let status, let signal):
      if let signal {
        "The helper program \(name) was stopped by signal \(signal). The log says more."
      } else {
        "The helper program \(name) ended with status \(status). The log says more."
      }
    case .timedOut(let name, let limit):
      "The helper program \(name) took longer than \(limit.components.seconds) seconds and was stopped."
    case .garbled(let name, let detail):
      "The helper program \(name) gave an answer that cannot be read (\(detail)). Reinstall Curio."
    case .cancelled: "Cancelled."
    }
  }
}
