import HelperProcess

/// Why a picture was not read.
public enum RecognitionError: Error, Sendable, Hashable {
  /// The picture itself: `code` is stable (`truncated`, `notAPicture`, `tooLarge` …), `message` a sentence.
  case picture(code: String, message: String)
  /// The worker broke while it had this picture.
  case worker(HelperError)
  case cancelled

  /// Short and stable, for protocols.
  public var code: String {
    switch self {
    case .picture(let code, _): code
    case .worker(.timedOut): "timedOut"
    case .worker(.missing), .worker(.cannotStart): "noWorker"
    case .worker: "workerFailed"
    case .cancelled: "cancelled"
    }
  }

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .picture(_, let message): message
    case .worker(.timedOut(_, let limit)):
      "Reading took longer than \(limit.components.seconds) seconds and was given up. Cut the picture in parts."
    case .worker(.ended):
      "The picture brought its reader down; it may be damaged or made to. The other pictures are not affected."
    case .worker(let error): error.message
    case .cancelled: "Cancelled."
    }
  }
}
