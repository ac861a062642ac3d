import Explaining

/// An answer that is written here, in both languages, so that nothing has to be translated.
public struct AuthoredReply: Sendable, Hashable, Identifiable {
  public var id: String
  public var chinese: String
  public var english: String
  /// Offered first where the mail asks for one of these.
  var suits: Set<MailAction> = []

  /// All of them, those that suit the mail first.
  public static func list(for mail: ParentMail) -> [AuthoredReply] {
    all.filter { $0.suits.contains(mail.explanation.action) }
      + all.filter { !$0.suits.contains(mail.explanation.action) }
  }

  static let all: [AuthoredReply] = [
    .init(id: "thanks", chinese: "收到了，谢谢。", english: "I have received this. Thank you.", suits: [.read]),
    .init(
      id: "coming", chinese: "好的，我会去。", english: "Thank you. I will be there.",
      suits: [.attend, .confirm, .reply]),
    .init(
      id: "notComing", chinese: "对不起，我不能去。", english: "I am sorry, I cannot come.",
      suits: [.attend, .confirm]),
    .init(
      id: "otherTime", chinese: "那个时间我不行，请改时间。",
      english: "I cannot make it at that time. Could we find another time, please?",
      suits: [.attend, .confirm, .reschedule]),
    .init(
      id: "paid", chinese: "我已经付了，请查一下。", english: "I have already paid this. Please check.", suits: [.pay]),
    .init(
      id: "call", chinese: "请打电话给我。", english: "Please call me. I would rather talk about this by phone.",
      suits: [.call]),
    .init(id: "agreed", chinese: "好的，我同意。", english: "Yes, I agree.", suits: [.sign, .reply]),
    .init(id: "declined", chinese: "不用了，谢谢。", english: "No, thank you."),
    .init(
      id: "unclear", chinese: "我不明白，请说得简单一点。",
      english: "I do not understand this. Please explain it in simple words.", suits: [.review]),
    .init(
      id: "missing", chinese: "东西我还没有收到，请查一下。", english: "I have not received it yet. Please check.",
      suits: [.pickup]),
    .init(id: "family", chinese: "我的家人会回复您。", english: "A member of my family will get back to you."),
    .init(id: "inChinese", chinese: "可以的话，请用中文写给我。", english: "If you can, please write to me in Chinese."),
  ]
}
