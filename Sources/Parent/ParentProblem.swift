import Network

/// Why something of the parent's could not be done.
public enum ParentProblem: Error, Sendable, Hashable {
  /// No mail box is set up.
  case noMailBox
  case mail(String)
  case drawer(String)
  case cannotKeep(String)
  /// There is no date to be reminded of.
  case noDate
  case page(NetworkError)

  /// For the helper, in English, with what to do next.
  public var message: String {
    switch self {
    case .noMailBox: "No mail is set up: curio parent set mail PATH, or set server, user and secret-file"
    case .mail(let words), .drawer(let words): words
    case .cannotKeep(let path): "\(path) can't be written. Check its permissions and the disk's room."
    case .page(let error): error.message
    case .noDate: "This mail names no day that could be put into the calendar."
    }
  }

  /// For the parent.
  public var chinese: String {
    switch self {
    case .noMailBox: "邮箱还没有设置好，请家人帮忙。"
    case .mail: "现在读不了邮件，请家人看看。"
    case .drawer: "现在打不开图片，请家人看看。"
    case .cannotKeep: "没有记下来，请家人看看。"
    case .page(.refused): "这个网页不能打开。"
    case .page(.untrusted): "这个网站证明不了自己是真的，没有打开。请家人看看。"
    case .page(.unknownHost), .page(.badAddress): "没有这个网页，请家人看看。"
    case .page: "现在打不开网页，过一会儿再试。"
    case .noDate: "这封信里没有日期，不能提醒。"
    }
  }
}
