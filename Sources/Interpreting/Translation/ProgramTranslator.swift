import HelperProcess

/// A program on this machine that reads a sentence on standard input and writes its translation.
///
/// `{from}` and `{to}` in its arguments become `en` or `zh`. It runs without a shell, with limits on time and output.
public struct ProgramTranslator: Translator {
  public let name: String
  private let program: String
  private let arguments: [String]

  /// - Parameter command: the program, then its arguments.
  public init?(command: [String]) {
    guard let first = command.first else { return nil }
    program = first
    name = first
    arguments = Array(command.dropFirst())
  }

  public func state() async -> ToolState {
    ProgramCall.path(of: program) == nil ? .setUpNeeded(.missingProgram(program)) : .ready(program)
  }

  public func translate(_ units: [String], from: Tongue, to: Tongue) async throws(InterpretingError)
    -> [String]
  {
    guard ProgramCall.path(of: program) != nil else { throw .missingProgram(program) }
    let words = arguments.map {
      $0.replacing("{from}", with: from.rawValue).replacing("{to}", with: to.rawValue)
    }
    var answers: [String] = []
    for unit in units {
      let call = ProgramCall(program, words, input: Array("\(unit)\n".utf8))
      guard let outcome = try? await call.run(within: .seconds(60), outputLimit: 65_536) else {
        throw .program(name: program, status: -1)
      }
      guard outcome.status == 0 else { throw .program(name: program, status: outcome.status) }
      answers.append(outcome.text)
    }
    return answers
  }
}
