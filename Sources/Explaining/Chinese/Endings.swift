/// What to do: one sentence for each kind and action.
enum Endings {
  static func sentence(_ facts: Facts) -> String {
    let text = facts.text
    switch (facts.kind, facts.action) {
    case (.securityCode, _): return "\(minutes(text).map { "\($0)分钟内有效。" } ?? "")不要告诉任何人，谁要都不要给。"
    case (.newsletter, _): return "不用做什么。"
    case (.bill, .pay):
      return text.has("pay by phone", "call to pay") ? "请付这张账单，可以打电话付。" : "请付这张账单，或者请家人帮忙付。"
    case (.appointment, .confirm):
      return replyLetter(text).map { "请回信写\($0)确认，或者打电话确认。" } ?? "请回信或者打电话确认。"
    case (.appointment, .attend): return "到时候请去。"
    case (.appointment, .reschedule): return "请打电话另约时间。"
    case (.bankAlert, .review) where Leads.isLowBalance(text): return "账户里的钱不多了，请家人看看。"
    case (.bankAlert, .review), (.bankAlert, .confirm): return "请看一下是不是您本人做的。如果不是，请马上打卡背面的电话找银行。"
    case (_, .sign): return "请签好字交回去。"
    case (.school, .pickup): return "请按时去接孩子。"
    case (_, .pickup): return "请去取。"
    case (_, .confirm): return "请回复确认。"
    case (_, .reply): return "请您回信。"
    case (_, .attend): return facts.kind == .government ? "必须去。" : "请去参加。"
    // It is said with the day already.
    case (_, .renew) where facts.dates.due != nil && text.has("items", "books", "library"): return ""
    case (_, .renew): return text.has("items", "books", "library") ? "可以续借。" : "请办续期。"
    case (_, .call): return "请打电话。"
    case (_, .reschedule): return "请另约时间。"
    case (_, .review): return "请看一下对不对。"
    case (_, .pay): return "请付这笔钱，或者请家人帮忙付。"
    case (_, .ignore): return "不要理它。"
    case (.other, .read) where Leads.results(text) != nil: return "请打开看结果，看不懂请家人或医生讲。"
    case (_, .read): return "看一看就好，知道了就行。"
    case (.subscription, .none)
    where text.has("unless you cancel", "cancel before", "cancel by", "if you cancel", "cancel your trial"):
      return "不想继续的话，请家人在这之前取消。"
    case (_, .none): return "您不用做什么。"
    }
  }

  private static func minutes(_ text: MailText) -> Int? {
    let words = text.words.text.split(separator: " ")
    return words.indices.dropFirst().first { words[$0].hasPrefix("minute") && Int(words[$0 - 1]) != nil }
      .flatMap { Int(words[$0 - 1]) }
  }

  /// `C` of “Reply C to confirm”.
  private static func replyLetter(_ text: MailText) -> String? {
    let words = text.words.text.split(separator: " ")
    guard
      let index = words.indices.first(where: {
        [
          "reply",
          "text",
        ].contains(words[$0]) && $0 + 1 < words.count
          && (words[$0 + 1].count == 1
            || [
              "yes",
              "confirm",
            ].contains(words[$0 + 1]))
      })
    else { return nil }
    return words[index + 1].uppercased()
  }
}
