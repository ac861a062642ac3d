import MailServer
import Network

/// Why the assist's word does not count; the local rules decide then.
public enum AssistProblem: Error, Sendable, Hashable {
  case network(NetworkError)
  /// No answer within the budget.
  case late
  /// The service answered with this HTTP status.
  case status(Int)
  /// The answer is not of the shape that is documented, or says what the text does not bear out.
  case refused(Flaw)
  case secret(MailServerError)

  public enum Flaw: String, Sendable, Hashable {
    case notJSON = "is not the JSON that was asked for"
    case neither = "holds neither a suggestion nor an abstention, or both"
    case kind = "names a kind that there is not"
    case title = "has a title that is empty, too long or not from the text"
    case start = "has a start that is no moment, or that no date of the text bears out"
    case end = "has an end that is no moment after the start, or that no date of the text bears out"
    case past = "proposes what is over"
    case location = "names a place that the text does not"
    case code = "has a code that the text does not"
    case alarms = "has alarms that are no minutes before the start"
    case confidence = "has a confidence outside 0…1"
    case evidence = "cites what does not stand there"
    case reason = "abstains without a reason that there is, or without a sentence"
    case order = "is no order of the results it was given"
    case cards = "holds no card that the notice bears out"
  }

  /// A sentence for people.
  public var message: String {
    switch self {
    case .network(let error): error.message
    case .late: "The assist took longer than \(AssistService.budgetText)."
    case .status(let status): "The assist answered with HTTP status \(status)."
    case .refused(let flaw): "The assist's answer \(flaw.rawValue)."
    case .secret(let error): error.message
    }
  }
}
