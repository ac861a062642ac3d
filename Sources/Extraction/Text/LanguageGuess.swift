import Specimens

/// Which East Asian language a line is written in: kana says Japanese, characters that exist only in
/// Chinese say Chinese; a line with neither follows the text around it, and then the caller's hint.
struct LanguageGuess {
  let whole: Language
  private let fallback: Int
  private let shadow: Shadow
  private let isFixed: Bool

  init(_ shadow: Shadow, hints: [Language]) {
    self.shadow = shadow
    let allowsJapanese = hints.isEmpty || hints.contains(.japanese)
    let allowsChinese = hints.isEmpty || hints.contains(.chinese)
    var (kana, chinese, han) = (0, 0, 0)
    var before: UInt32 = 0
    for s in shadow.original {
      defer { before = s }
      guard s >= 0x3005 else { continue }
      if LanguageGuess.chinesePairs.contains(UInt64(before) << 32 | UInt64(s)) { chinese += 1 }
      if Scalars.isKana(s) || (s >= 0xFF66 && s <= 0xFF9F) {
        kana += 1
      } else if Scalars.isHan(s) {
        han += 1
        if LanguageGuess.chineseOnly.contains(s) { chinese += 1 }
      }
    }
    var guess: Language
    if kana + han == 0 {
      guess = hints.first ?? .english
    } else if chinese > kana {
      guess = .chinese
    } else if kana > 0 {
      guess = .japanese
    } else {
      guess = hints.first { $0 != .english } ?? .japanese
    }
    if guess == .japanese, !allowsJapanese, allowsChinese { guess = .chinese }
    if guess == .chinese, !allowsChinese, allowsJapanese { guess = .japanese }
    whole = guess
    isFixed = allowsJapanese != allowsChinese
    fallback = guess == .chinese ? LanguagePack.chinese : LanguagePack.japanese
  }

  /// The pack whose words the line is read with.
  func language(ofLineAt start: Int) -> Int {
    if isFixed { return fallback }
    let scalars = shadow.scalars
    var i = start
    var (kana, chinese) = (0, 0)
    while i < scalars.count, !Scalars.isNewline(scalars[i]), i - start < 400 {
      let s = scalars[i]
      if s >= 0x3005 {
        if Scalars.isKana(s) {
          kana += 1
        } else {
          let original = shadow.original[Int(shadow.starts[i])]
          if LanguageGuess.chineseOnly.contains(original) { chinese += 1 }
          if i > start,
            LanguageGuess.chinesePairs.contains(
              UInt64(shadow.original[Int(shadow.starts[i - 1])]) << 32 | UInt64(original))
          {
            chinese += 1
          }
        }
      }
      i += 1
    }
    if kana > chinese { return LanguagePack.japanese }
    return chinese > kana ? LanguagePack.chinese : fallback
  }

  /// Pairs of characters that make a Chinese word and no Japanese one.
  private static let chinesePairs: Set<UInt64> = Set(
    "上午 下午 早上 下周 上周 本周 周一 周二 周三 周四 周五 周六 周末 星期 礼拜 今天 明天 后天 昨天 前天 点半 点整 中午 晚上 傍晚 凌晨 半夜 下个 上个 号前 元起 美元 欧元 港元 人民 地址 月底 年底 号到 号至 日至 元每 免费"
      .split(separator: " ").compactMap { word in
        let scalars = word.unicodeScalars.map(\.value)
        return scalars.count == 2 ? UInt64(scalars[0]) << 32 | UInt64(scalars[1]) : nil
      })

  /// Forms and words that Chinese has and Japanese has not.
  private static let chineseOnly: Set<UInt32> = Set(
    ("时间点钟号个们从过开关门车东电话语请订单验码证记账费预约价钱块币员达据为无现当听历农节庆诞劳动儿阳腊临来"
      + "這們從後個點號鐘兩禮週過開關門車東電話語請訂單驗碼證記賬費預約價錢塊幣員達據為無現當聽尋農節慶誕勞動兒陽臘"
      + "吗呢吧啊你您她它很这那让还谢两岁几给么哪谁怎后务买卖说读写应该业务严见观众网站条链优递邮箱缴银户余额楼层区厅")
      .unicodeScalars.map(\.value)
  ).subtracting(
    "這後個點號週間時過開関門車東電話語請訂単記費預約員達当農節陽来見業箱区号点当為無現個幣銭話観兒勞動誕慶塊"
      .unicodeScalars.map(\.value))
}
