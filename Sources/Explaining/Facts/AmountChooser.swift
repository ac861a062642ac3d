import Specimens

/// Chooses the one amount that a mail is about among all that it names.
enum AmountChooser {
  private struct Candidate {
    var money: Money
    var score: Int
  }

  /// Words and what they are worth, nearest to the amount first.
  private typealias Weights = [(phrases: [String], weight: Int)]

  static func amount(for kind: MailKind, in text: MailText, isSuspicious: Bool = false) -> Money? {
    guard kind != .newsletter, kind != .securityCode, kind != .personal || isSuspicious else { return nil }
    let candidates: [Candidate] = text.entities.compactMap { entity in
      guard let money = named(by: entity.value, kind), money.amount.significand >= 0 else { return nil }
      let context = text.context(of: entity.span)
      let sentence = text.sentence(at: entity.span)
      // A minus sign before it, or a bracketed figure, is money that went the other way.
      let lead = text.slice(TextSpan(max(0, entity.span.start - 1), entity.span.start))
      if lead == "-" || lead == "−" { return nil }
      var score = value(before: context.before, after: context.after, for: kind)
      if sentence?.isConditional == true { score -= 8 }
      return Candidate(money: money, score: score)
    }
    let needed = kind == .bankAlert || kind == .paymentConfirmation ? 0 : 3
    return candidates.filter { $0.score >= needed }.max { $0.score < $1.score }?.money
      ?? lone(
        candidates,
        kind)
  }

  /// “from $11.99 to $13.99” of a price that changes means the new one.
  private static func named(by value: EntityValue, _ kind: MailKind) -> Money? {
    switch value {
    case .money(let amount, let currency): Money(amount, currency)
    case .moneyRange(_, let max?, let currency) where kind == .subscription: Money(max, currency)
    default: nil
    }
  }

  /// The only amount of a bill is what the bill is about, whatever words stand beside it.
  private static func lone(_ candidates: [Candidate], _ kind: MailKind) -> Money? {
    let amounts = Set(candidates.map(\.money))
    let isAboutMoney = [.bill, .paymentConfirmation, .subscription].contains(kind)
    guard isAboutMoney, amounts.count == 1, let only = candidates.max(by: { $0.score < $1.score }),
      only.score > -4
    else { return nil }
    return only.money
  }

  private static func value(before: FoldedText, after: FoldedText, for kind: MailKind) -> Int {
    // Of several labels on the line the one nearest to the amount holds.
    var best = (weight: 0, end: -1, length: 0)
    for (phrases, weight) in beforeWeights(kind) {
      for phrase in phrases {
        guard let start = before.position(of: phrase) else { continue }
        let length = phrase.utf8.count
        if (start + length, length) >= (best.end, best.length) { best = (weight, start + length, length) }
      }
    }
    var score = best.weight
    let near = FoldedText(after.text.split(separator: " ").prefix(6).joined(separator: " "))
    // "$38.15, which is below your alert level": the words that follow tell of another amount.
    if near.has(anyOf: ["which is below", "which is less than", "is below your", "falls below"]) {
      return score
    }
    for (phrases, weight) in afterWeights(kind) where near.has(anyOf: phrases) { score += weight }
    return score
  }

  private static func beforeWeights(_ kind: MailKind) -> Weights {
    common + (specific[kind] ?? [])
  }

  private static func afterWeights(_ kind: MailKind) -> Weights {
    commonAfter + (specificAfter[kind] ?? [])
  }

  private static let common: Weights = [
    (
      [
        "total amount due", "amount due", "amount you owe", "total due", "balance due", "amount owed",
        "amount payable", "total now due", "应付金额", "应缴金额", "缴费金额", "ご請求金額", "請求金額",
      ], 12
    ),
    (
      [
        "please pay", "payment due", "invoice total", "amount", "you owe", "due now", "current amount due",
        "your total", "pay this amount", "应付", "应缴", "需付", "需缴", "需支付", "金额", "总计", "共计",
      ], 9
    ),
    (
      [
        "payment of", "pay", "balance", "your balance", "balance is", "your balance is", "will withdraw",
        "withdraw", "will charge", "we'll charge", "will debit", "will deduct", "remaining balance",
        "bill is", "bill of", "bill for", "bill total", "total",
        "invoice for", "合计", "合計", "共",
      ], 7
    ),
    (
      [
        "new balance", "statement balance", "total charges", "current balance", "new charges",
        "current charges", "is due",
        "due", "past due", "past due amount", "payable", "owed",
      ], 6
    ),
    (
      [
        "previous balance", "last bill", "last month", "prior balance", "previous bill",
        "previous statement", "last statement", "last payment", "payment received", "payments received",
        "payments", "paid", "上期", "前回",
      ], -12
    ),
    (
      [
        "late fee", "late fee of", "late charge", "penalty", "fee of", "reconnection fee", "reconnect",
        "returned check fee", "a fee", "滞纳金", "cancellation fee", "no show fee", "late payment fee",
      ], -12
    ),
    (
      [
        "limit", "credit limit", "available credit", "alert level", "threshold", "below your", "below",
        "under", "over", "more than", "exceeds", "at least", "minimum balance", "budget", "alert level of",
        "limit of", "threshold of", "minimum of", "minimum balance of",
      ], -12
    ),
    (
      [
        "save", "saved", "you saved", "discount", "credit of", "coupon", "up to", "as low as", "from just",
        "starting at", "was", "worth", "billed", "amount billed", "total charges billed", "total billed",
        "deductible", "out of pocket", "donate", "goal",
      ], -10
    ),
    (
      ["minimum", "minimum due", "minimum payment", "minimum payment due", "minimum amount due", "最低还款额"],
      2
    ),
    (
      [
        "subtotal", "tax", "shipping", "tip", "service charge", "delivery charge", "plan discount",
        "taxes and fees", "supply", "usage", "equipment", "basic charge", "customer charge", "delivery",
      ], -6
    ),
  ]

  private static let specific: [MailKind: Weights] = [
    .paymentConfirmation: [
      (
        [
          "payment of", "paid", "you paid", "amount paid", "total paid", "payment amount", "received",
          "your payment of", "order total", "refund of", "refunded", "charged", "you sent",
          "payment received", "total", "grand total", "received your payment of", "total charged",
        ], 10
      ),
      (
        [
          "remaining balance", "new balance", "current balance", "balance", "next payment", "subtotal",
          "tax", "shipping",
        ], -8
      ),
    ],
    .bankAlert: [
      (
        [
          "available balance", "balance is", "balance", "current balance", "account balance", "balance of",
          "余额", "残高",
        ], 7
      ),
      (
        [
          "purchase of", "charge of", "transaction of", "withdrawal of", "deposit of", "transfer of",
          "payment of", "debit of", "amount", "for", "of", "purchase", "transaction amount",
        ], 9
      ),
      (["overdraft fee", "fee"], -6),
    ],
    .school: [
      (["balance", "balance is", "account balance", "current balance"], -8),
      (
        [
          "cost", "costs", "cost is", "fee", "fee is", "fee of", "bring", "send", "tickets are",
          "price", "each ticket", "charge is", "is", "owes", "deposit of", "along with", "together with",
          "学费",
          "费用",
        ], 7
      ),
    ],
    .government: [
      (["tax", "tax of", "property tax", "property tax of", "taxes of"], 7),
      (
        [
          "fee", "fee is", "fee of", "renewal fee", "refund of", "a refund of", "benefit",
          "benefit amount", "payment of", "fine", "fine of", "tax due", "amount", "will receive",
          "monthly benefit", "refund", "退税", "cost is",
        ], 8
      ),
    ],
    .insurance: [
      (
        [
          "premium", "premium of", "premium is", "your premium", "renewal premium", "you may owe", "you owe",
          "your share", "your responsibility", "patient responsibility", "amount you owe", "you pay",
          "monthly premium", "保费", "保険料",
        ], 10
      ),
      (
        [
          "billed", "amount billed", "plan paid", "we paid", "allowed", "claim total", "coverage",
          "coverage limit", "provider billed", "provider charged", "discount",
        ], -9
      ),
    ],
    .housing: [
      (
        [
          "rent", "rent of", "rent is", "rent for", "your rent of", "new rent", "monthly rent", "balance",
          "balance of", "rent will be", "房租", "租金", "物业费", "管理费", "家賃", "管理費", "dues", "assessment",
        ], 9
      ),
      (["deposit", "current rent", "old rent", "late fee"], -6),
    ],
    .subscription: [
      (["to"], 6),
      (
        [
          "renew for", "renews for", "renew at", "renews at", "charge", "charged", "price", "price is",
          "plan", "billed", "pay", "for", "at", "membership fee", "subscription fee", "will be",
          "increase to", "cost",
        ], 7
      ),
      (["currently", "current price", "instead of", "from", "old price"], -5),
    ],
    .delivery: [
      (
        [
          "copay", "copay is", "copay of", "pay", "customs", "cash on delivery", "cod", "duty", "duties",
          "运费", "到付",
        ], 8
      )
    ],
    .appointment: [
      (
        [
          "copay", "copay of", "copay is", "co pay", "estimated cost", "your cost",
          "payment due at", "deposit of",
        ], 8
      )
    ],
    .other: [(["fine", "fines", "owe", "fee", "fare", "ticket price", "total"], 6)],
    .phishing: [(["pay", "fee", "of", "pay the", "send", "charged", "for", "refund of", "total"], 9)],
  ]

  private static let commonAfter: Weights = [
    (
      [
        "is paid by", "must be paid", "is due", "due by", "due on", "due", "is now due", "will be charged",
        "will be withdrawn",
        "will be debited", "will be deducted", "is past due", "has not arrived", "is overdue",
        "remains unpaid", "outstanding", "to your card", "の納期限", "の納付", "を納付", "をお支払い", "のお支払い",
      ], 7
    ),
    (
      [
        "late fee", "late charge", "fee will be added", "fee applies", "fee may", "penalty", "per day",
        "reconnection", "cancellation", "no show", "limit", "alert", "off", "discount", "credit", "per kwh",
        "minimum",
      ], -12
    ),
    (["previous", "last month", "was paid", "deductible"], -8),
  ]

  private static let specificAfter: [MailKind: Weights] = [
    .school: [
      (
        [
          "per student", "per child", "per person", "each", "per family", "fee", "for the",
          "cash or check", "to cover", "in cash",
        ], 6
      )
    ],
    .government: [(["fee", "renewal fee", "refund", "fine", "filing fee", "each month", "a month"], 6)],
    .subscription: [
      (
        [
          "per month", "a month", "month", "per year", "a year", "year", "monthly", "annually",
          "plus tax", "on", "each",
        ], 5
      )
    ],
    .housing: [(["for rent", "rent", "a month", "per month"], 5)],
    .bankAlert: [
      (
        [
          "was", "at", "to", "from", "has been", "purchase", "withdrawal", "deposit",
          "transaction", "charge", "debit card",
        ], 4
      )
    ],
    .paymentConfirmation: [(["payment", "has been", "was", "on", "refund"], 4)],
    .phishing: [(["customs", "fee", "within", "redelivery", "gift", "each", "to"], 4)],
    .appointment: [(["copay", "co pay"], 7)],
    .insurance: [(["premium", "is your share"], 6)],
  ]
}
