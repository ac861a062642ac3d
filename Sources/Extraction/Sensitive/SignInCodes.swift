/// Codes that are only called "code", as in "Your code is 482913." or "Use code 482913 to sign in": told from those
/// of bookings, gates and offers by what the line and its neighbours speak of.
enum SignInCodes {
  private static func list(_ words: [String]) -> [[Unicode.Scalar]] { words.map { Array($0.unicodeScalars) } }

  private static let code = list(["code", "コード", "码", "碼", "代码", "代碼"])

  /// Who says whose code it is, and nothing else of it, speaks of one to come in with.
  private static let mine = list([
    "your code", "is your", "here is your", "here's your", "あなたのコード", "お客様のコード", "您的代码", "您的代碼", "你的代码",
  ])

  private static let entering = list([
    "sign in", "sign-in", "signing in", "log in", "log-in", "login", "logging in", "verify", "verification",
    "authenticate", "your identity", "your account", "your device", "new device", "reset your password",
    "ログイン", "サインイン", "認証", "本人", "アカウント", "登录", "登入", "验证", "驗證", "登陆", "注册", "註冊", "绑定",
  ])

  /// Said beside such codes: they end soon, and nobody else may have them.
  private static let warnings = list([
    "expires in", "will expire in", "valid for", "don't share", "do not share", "never share", "anyone else",
    "with anyone", "didn't request", "did not request", "didn't ask for", "分以内", "分間有効", "有効期限は", "他人に",
    "教えない",
    "心当たり", "分钟内", "分鐘內", "请勿", "請勿", "切勿", "泄露", "洩露", "他人",
  ])

  /// Codes that other people are to see, or that open something less than an account.
  private static let others = list([
    "booking", "reservation", "order", "gate", "door", "entry", "entrance", "lobby", "building", "barrier",
    "parking", "car park", "key box", "keybox", "lock box", "lockbox", "locker", "keypad", "access code",
    "promo", "promotion", "discount", "coupon", "voucher", "gift", "referral", "refer", "invite",
    "invitation",
    "offer", "checkout", "off", "save", "rewards", "reward", "tracking", "pickup", "pick-up", "pick up",
    "collect", "collection", "parcel", "package", "ticket", "postal", "post code", "zip", "area code",
    "dial", "dialling", "country", "error", "status", "bar code", "qr", "product", "item", "sort code", "tax",
    "meeting", "class", "course", "event", "dress", "source", "flight", "airport", "bank code", "swift code",
    "branch", "colour code", "color code", "job", "customer", "student", "unlock the", "予約", "注文", "割引",
    "クーポン",
    "郵便", "招待", "紹介", "商品", "受取", "受け取り", "エラー", "入館", "入室", "玄関", "ドア", "門", "駐車", "ロッカー", "銀行コード",
    "支店", "バーコード", "qrコード", "二维码", "二維碼", "取件", "取票", "取餐", "优惠", "優惠", "折扣", "邀请", "邀請", "推荐", "邮编",
    "邮政", "郵遞", "订单", "訂單", "预约", "预订", "預約", "提货", "核销", "兑换", "开门", "門禁", "门禁", "条码", "号码", "號碼",
    "错误", "编码", "条形",
  ])

  /// True for a line that speaks of a code to come in with, by its own words or with the lines around it.
  static func isAbout(_ number: Int, _ text: SensitiveText) -> Bool {
    let line = text.lines[number]
    guard holds(code, line, text), !holds(others, line, text) else { return false }
    if holds(mine, line, text) || holds(entering, line, text) || holds(warnings, line, text) { return true }
    let around = text.lines[max(0, number - 3)..<min(text.lines.count, number + 4)]
    // What is said above or below of bookings and offers counts as much as what is said of accounts.
    return around.contains { holds(warnings, $0, text) } && !around.contains { holds(others, $0, text) }
  }

  /// Four to eight digits that are no part of a longer number: where the code is not named for what it is, letters
  /// would rather be a booking's or an offer's. "G-482913" is how some senders write theirs.
  static func isPlain(_ range: Range<Int>, in line: Range<Int>, _ text: SensitiveText) -> Bool {
    var digits = text.folded[range]
    if digits.count > 2, digits.first?.isPlainLetter ?? false, digits.dropFirst().first == "-" {
      digits = digits.dropFirst(2)
    }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "-" }
    guard parts.allSatisfy({ $0.allSatisfy(\.isDigit) }), (4...8).contains(parts.reduce(0) { $0 + $1.count }),
      // 482-913, but no date and no telephone number.
      parts.count <= 2, parts.first?.count == parts.last?.count
    else { return false }
    return !goesOn(range.lowerBound - 1, -1, in: line, text) && !goesOn(range.upperBound, 1, in: line, text)
  }

  /// A blank and then more digits.
  private static func goesOn(_ place: Int, _ step: Int, in line: Range<Int>, _ text: SensitiveText) -> Bool {
    line.contains(place) && line.contains(place + step) && text.folded[place].isBlank
      && text.folded[place + step].isDigit
  }

  private static func holds(_ words: [[Unicode.Scalar]], _ line: Range<Int>, _ text: SensitiveText) -> Bool {
    words.contains { text.folded.firstPlace(of: $0, in: line) != nil }
  }
}
