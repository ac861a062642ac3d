import Network

/// Why a translator or an assistant gave no answer. Names hosts and programs, never what was asked.
public enum InterpretingError: Error, Sendable, Hashable {
  /// Nothing is set up.
  case off
  /// The setting can't be read; what it says.
  case badSetting(String)
  case network(NetworkError)
  /// The service answered with this status.
  case status(host: String, Int)
  /// The answer is not of the expected shape.
  case badAnswer(host: String)
  /// The service knows no such pair of languages.
  case noSuchPair(host: String)
  case program(name: String, status: Int32)
  case missingProgram(String)

  /// A sentence for the helper, with what to do next.
  public var message: String {
    switch self {
    case .off: "Nothing is set up."
    case .badSetting(let text):
      "“\(text)” is not understood. Give `libretranslate URL`, `openai URL` or a program."
    case .network(let error): error.message
    case .status(let host, let status): "\(host) answered with status \(status). Look at its log."
    case .badAnswer(let host):
      "\(host) answered something else than was asked. Check the address and the kind of service."
    case .noSuchPair(let host): "\(host) has no model for English and Simplified Chinese. Install one there."
    case .program(let name, let status): "\(name) ended with status \(status). Run it by hand to see why."
    case .missingProgram(let name): "\(name) is not installed. Install it or change the setting."
    }
  }
}

/// Whether a tool can be used, for the helper's screen.
public enum ToolState: Sendable, Hashable {
  /// Works without anything set up.
  case builtIn
  case off
  /// It answered; what answered.
  case ready(String)
  case setUpNeeded(InterpretingError)
}
