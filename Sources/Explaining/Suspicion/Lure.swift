/// Tricks that are told by what the mail promises or threatens, wherever its links lead.
struct Lure: Sendable {
  /// For the warning: “这封信……”.
  var chinese: String
  var weight: Int
  /// It dangles money, where others ask for some.
  private(set) var promisesMoney = false
  /// One of each group has to be there.
  private var groups: [[String]]

  private init(_ chinese: String, _ weight: Int, _ groups: [String]...) {
    self.chinese = chinese
    self.weight = weight
    self.groups = groups
  }

  private var promisingMoney: Lure {
    var lure = self
    lure.promisesMoney = true
    return lure
  }

  static func found(in text: MailText) -> [Lure] {
    all.filter { lure in lure.groups.allSatisfy { text.has(anyOf: $0) } }
  }

  private static let all: [Lure] = [
    Lure(
      "说您中了奖或者能领一大笔钱", 4,
      [
        "you have won", "you've won", "you won", "you are a winner", "your email was selected",
        "your email address was selected", "your prize", "the prize", "winning", "winner of", "lottery",
        "inheritance",
        "next of kin",
        "unclaimed funds", "beneficiary", "million dollars", "million usd", "sweepstakes",
        "compensation fund", "中奖", "遗产",
        "当選", "lucky winner", "been selected to receive",
      ],
      [
        "claim", "processing fee", "transfer fee", "fee", "reply with", "contact", "bank account", "send",
        "details", "to release", "领取", "手续费",
        "賞金", "click",
      ]
    ).promisingMoney,
    Lure(
      "要您用礼品卡、虚拟货币或者汇款付钱", 4,
      [
        "bitcoin", "crypto", "cryptocurrency", "usdt", "western union", "moneygram", "wire transfer",
        "wire the", "gift cards only",
        "比特币", "虚拟货币", "ビットコイン",
      ], ["pay", "send", "transfer", "payment", "wire the", "deposit", "付", "转", "送金"],
      [
        "today", "urgent*", "immediately", "hours", "recorded", "webcam", "video", "police", "arrest*",
        "customs", "virus", "confidential",
        "asap", "refund", "guarantee*", "double", "new bank", "马上", "立即", "right away", "this afternoon",
        "before noon", "no one",
        "至急",
      ]),
    Lure(
      "拿偷拍录像或者隐私吓唬人要钱", 5,
      [
        "recorded you", "your webcam", "your camera", "hacked your",
        "your device was hacked", "private video*",
      ],
      ["bitcoin", "pay", "send", "$", "usd"]),
    Lure(
      "假冒亲人说急用钱", 4,
      [
        "lost my phone", "broke my phone", "phone is broken", "new number", "this is my new", "stuck",
        "stranded", "in jail", "bail",
        "accident", "stolen", "hospital",
      ],
      [
        "send money", "send me money", "transfer", "wire", "need money", "lend me", "loan me",
        "need you to pay", "gift card*", "bail money",
        "zelle", "send $", "转账", "打钱",
      ],
      [
        "urgent*", "right away", "immediately", "asap", "please hurry", "today", "don't tell",
        "do not tell", "now",
      ]),
    Lure(
      "要您打电话退一笔您没有买的东西", 4,
      [
        "has been charged", "will be charged", "auto renewal", "auto renewed", "has been renewed",
        "order has been placed", "was debited",
        "will be debited",
      ],
      [
        "if you did not authorize", "if you didn't authorize", "did not authorize",
        "not authorized by you", "to cancel call",
        "to cancel and get a refund", "call our toll free", "call immediately", "to dispute",
      ],
      [
        "geek", "antivirus", "anti virus", "defender", "tech support", "toll free", "helpline",
        "refund department", "cancellation department",
        "within 24 hours", "remote",
      ]),
    Lure(
      "说您的电脑中了病毒", 4, ["virus", "infected", "malware", "trojan"],
      ["call", "toll free", "microsoft", "technician", "remote access", "anydesk", "teamviewer"],
      ["immediately", "urgent*", "do not turn off", "do not shut down", "do not restart", "now"]),
    Lure(
      "拿抓人、罚款来吓唬您", 4,
      [
        "arrest", "arrested", "warrant", "deported", "deportation", "legal proceedings", "lawsuit",
        "police will", "suspend your social security",
        "social security number has been suspended", "逮捕", "通缉", "驱逐", "公安",
      ], ["pay", "call", "settle", "press", "contact", "付", "联系", "click", "verify"]),
    Lure(
      "说把收款账号换了", 4,
      [
        "changed our bank", "new bank account", "new bank details", "updated bank details",
        "bank details have changed", "new account details",
        "updated payment instructions", "account is under audit",
      ], ["payment", "pay", "transfer", "invoice", "deposit", "wire"]),
    Lure(
      "许诺轻松赚大钱", 4,
      [
        "work from home", "part time job", "easy money", "guaranteed return*",
        "guaranteed profit*", "double your", "高薪兼职", "刷单",
      ],
      [
        "no experience", "per week", "per day", "daily", "deposit", "telegram", "whatsapp", "bank account",
        "send your", "invest*", "返利",
        "reply with",
      ]
    ).promisingMoney,
    Lure(
      "要您先付一点钱才给包裹或退款", 3,
      [
        "customs fee", "redelivery fee", "re delivery fee", "delivery fee", "shipping fee", "handling fee",
        "release fee", "unpaid toll*", "small fee",
      ],
      [
        "on hold", "held", "returned", "could not be delivered", "couldn't be delivered",
        "unable to deliver", "suspended", "penalt*", "pending",
        "to release", "failed delivery",
      ]),
    Lure(
      "说有退款要您点链接去领", 3, ["refund", "tax refund", "rebate", "stimulus", "overpaid", "reimbursement"],
      [
        "claim your", "claim it", "to claim", "click here to receive", "click here to claim",
        "to receive your refund", "submit your bank",
      ]
    ).promisingMoney,
    Lure(
      "说邮箱或账户要停用，叫您点链接登录", 2,
      [
        "mailbox is full", "mailbox is almost full", "mailbox storage", "quota", "account will be closed",
        "account has been limited",
        "account has been suspended", "account is suspended", "account has been locked",
        "account will be suspended", "account will be deactivated",
        "password will expire", "password expires", "webmail", "账户将被冻结", "アカウントが停止", "アカウントを停止",
        "アカウントの利用を制限",
      ],
      [
        "verify", "validate", "log in", "login", "sign in", "click", "re validate", "upgrade", "keep your",
        "keep same password", "验证", "点击",
        "ログイン", "確認",
      ]),
  ]
}
