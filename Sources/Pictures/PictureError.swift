import HelperProcess

/// Why a picture can't be shown.
public enum PictureError: Error, Hashable, Sendable {
  /// The file is no picture that can be decoded: a short code and a sentence for people.
  case unreadable(code: String, message: String)
  case helper(HelperError)

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .unreadable(_, let message): message
    case .helper(.ended), .helper(.timedOut):
      "The picture could not be drawn; everything else about it works. Open it in a viewer to see it."
    case .helper(let error): error.message
    }
  }
}
