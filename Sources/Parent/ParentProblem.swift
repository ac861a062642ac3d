import Interpreting
import MailServer
import Network

/// Why something of the parent's could not be done.
public enum ParentProblem: Error, Sendable, Hashable {
  /// No mail box is set up.
  case noMailBox
  /// The server's mail could not be fetched.
  case mail(MailServerError)
  /// The box on this machine can't be read.
  case box(String)
  case drawer(String)
  case cannotKeep(String)
  /// There is no date to be reminded of.
  case noDate
  /// No reminder was written, and why.
  case notReminded(String)
  case page(NetworkError)
  /// Answering is not set up.
  case cannotReply
  /// The mail looks dishonest, or nobody reads answers to it.
  case noAnswer
  /// The server didn't take the answer; it is kept.
  case notSent(MailServerError)
  case tool(InterpretingError)

  /// For the helper, in English, with what to do next.
  public var message: String {
    switch self {
    case .noMailBox: "No mail is set up: curio parent set mail PATH, or set server, user and secret-file"
    case .mail(let error): error.message
    case .box(let words), .drawer(let words), .notReminded(let words): words
    case .cannotKeep(let path): "\(path) can't be written. Check its permissions and the disk's room."
    case .page(let error): error.message
    case .cannotReply: "Answering is not set up: curio parent set smtp HOST:PORT, and address"
    case .noAnswer: "This mail is not answered: it looks dishonest, or nobody reads answers to it."
    case .notSent(let error): error.message
    case .tool(let error): error.message
    case .noDate: "This mail names no day that could be put into the calendar."
    }
  }

  /// For the parent.
  public var chinese: String {
    switch self {
    case .noMailBox: "邮箱还没有设置好，请家人帮忙。"
    case .mail(.loginRefused), .mail(.network(.loginRefused)): "邮箱的密码不对，请家人看看。"
    case .mail(.network(.untrusted)): "邮箱的服务器证明不了自己是真的，没有连。请家人看看。"
    case .mail(.network): "现在连不上邮箱，先看以前的信。"
    case .mail, .box: "现在读不了邮件，请家人看看。"
    case .drawer: "现在打不开图片，请家人看看。"
    case .cannotKeep: "没有记下来，请家人看看。"
    case .page(.refused): "这个网页不能打开。"
    case .page(.untrusted): "这个网站证明不了自己是真的，没有打开。请家人看看。"
    case .page(.unknownHost), .page(.badAddress): "没有这个网页，请家人看看。"
    case .page: "现在打不开网页，过一会儿再试。"
    case .cannotReply: "回信还没有设置好，请家人帮忙。"
    case .noAnswer: "这封信不能回。"
    case .notSent(.network(.timedOut)), .notSent(.network(.closed)): "不知道寄出去没有。回信留着，请家人看看。"
    case .notSent(.loginRefused), .notSent(.network(.loginRefused)): "没有寄出去：密码不对。回信留着，请家人看看。"
    case .notSent: "没有寄出去。回信留着，可以再寄。"
    case .tool: "现在不能翻译，请家人看看。"
    case .noDate: "这封信里没有日期，不能提醒。"
    case .notReminded: "提醒没有记下来，请家人看看。"
    }
  }
}
