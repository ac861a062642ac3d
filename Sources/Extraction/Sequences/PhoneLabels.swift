/// The words before a number that say whether it is a phone number.
struct PhoneLabels {
  enum Label { case phone, other, none }

  private let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  func label(before i: Int) -> Label {
    var at = i - 1
    var steps = 0
    while at >= 0, steps < 7 {
      let token = reader.tokens[at]
      if reader.tokens[at + 1].newlineBefore, steps > 0 || at + 1 != i { break }
      if token.kind == .word {
        let word = reader.text.shadow.scalars[Int(token.start)..<Int(token.end)]
        let hash = Lexicon.hash(word)
        if PhoneLabels.phoneWords.contains(hash) { return .phone }
        if PhoneLabels.otherWords.contains(hash) { return steps < 5 ? .other : .none }
        if steps > 4 { break }
      } else if token.kind == .number {
        if token.digits >= 4 || token.digits == 0 { break }
        if reader.text.language != .english { break }
      } else if token.kind == .symbol {
        if token.value == 0x2E || token.value == 0x3B || token.value == 0x2C && steps > 0 { break }
      }
      at -= 1
      steps += 1
    }
    return eastAsian(before: i)
  }

  /// The characters just before the number on its line.
  private func eastAsian(before i: Int) -> Label {
    guard reader.exists(i) else { return .none }
    let scalars = reader.text.shadow.scalars
    let end = Int(reader.tokens[i].start)
    var start = end
    while start > 0, end - start < 12, !Scalars.isNewline(scalars[start - 1]),
      !Scalars.isDigit(scalars[start - 1])
    { start -= 1 }
    guard start < end, scalars[start..<end].contains(where: { $0 >= 0x3005 }) else { return .none }
    let before = scalars[start..<end]
    // The label nearest to the number counts.
    var best: (position: Int, label: Label)?
    for (word, label) in PhoneLabels.eastAsianWords {
      guard let position = before.lastRange(of: word) else { continue }
      if best.map({ position > $0.position }) ?? true { best = (position, label) }
    }
    return best?.label ?? .none
  }

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { Lexicon.hash(Folding.word(String($0))[...]) })
  }

  static let phoneWords = hashes(
    "phone tel telephone call mobile cell fax text sms whatsapp contact ph mob hotline landline dial telefon office"
  )
  static let otherWords = hashes(
    """
    order tracking track ref reference invoice account acct card isbn ssn id serial booking confirmation reservation ticket case member membership \
    jan upc ean sku model version credit visa mastercard iban routing license passport policy claim zip formula sequence ip mac pin code ending
    """.split(separator: "\n").joined(separator: " "))

  private static let eastAsianWords: [([UInt32], Label)] = {
    let phones =
      "電話 电话 电话号 手机 手機 携帯 フリーダイヤル ファックス ファクス 客服 热线 前台 お問い合わせ お問合せ 問い合わせ ご予約は 連絡先 tel fax 联系方式 座机 致电 ℡"
    let others =
      "予約番号 お問い合わせ番号 問い合わせ番号 問合せ番号 受付番号 会員番号 登録番号 伝票 伝票番号 注文番号 口座番号 認証コード 管理番号 郵便番号 整理番号 追跡番号 型番 isbn isbn978 jan "
      + "快递单号 订单编号 订单号 单号 身份证 身份证号 尾号 会议号 qq qq群 微信 微信号 验证码 卡号 账号 编号 取件码 会员号 发票 流水号"
    return phones.split(separator: " ").map { (Folding.word(String($0)), Label.phone) }
      + others.split(separator: " ").map { (Folding.word(String($0)), Label.other) }
  }()
}

extension ArraySlice<UInt32> {
  /// Where the last occurrence of a word ends, counted from the slice's start; longer words end as late.
  func lastRange(of word: [UInt32]) -> Int? {
    guard word.count <= count, !word.isEmpty else { return nil }
    var i = endIndex - word.count
    while i >= startIndex {
      if self[i..<(i + word.count)].elementsEqual(word) {
        return (i + word.count - startIndex) * 100 + word.count
      }
      i -= 1
    }
    return nil
  }
}
