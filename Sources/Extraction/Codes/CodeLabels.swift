import Specimens

/// A word or phrase that announces a code.
struct CodeLabel: Sendable {
  let name: String
  let type: CodeType
  /// The label alone makes what follows a code ("confirmation code"); otherwise a colon, # or the shape must help.
  let isCertain: Bool
}

/// The labels of every language.
enum CodeLabels {
  static func match(_ reader: Reader, at i: Int) -> (CodeLabel, Int)? {
    let token = reader.tokens[i]
    switch token.kind {
    case .word:
      guard token.end - token.start <= 14, !(reader.isGlued(i) && Scalars.isLatin(reader.scalarBefore(i)))
      else { return nil }
      let first = reader.text.shadow.scalars[Int(token.start)..<Int(token.end)]
      guard let candidates = english[Lexicon.hash(first)] else { return nil }
      for (words, label) in candidates where matches(reader, i, words) { return (label, i + words.count) }
      return nil
    case .character:
      return eastAsian(reader, i)
    default: return nil
    }
  }

  private static func matches(_ reader: Reader, _ i: Int, _ words: [[UInt32]]) -> Bool {
    guard i + words.count <= reader.count else { return false }
    for (k, word) in words.enumerated() {
      let token = reader.tokens[i + k]
      if k > 0, token.newlineBefore { return false }
      guard reader.text.shadow.scalars[Int(token.start)..<Int(token.end)].elementsEqual(word) else {
        return false
      }
    }
    return true
  }

  private static func eastAsian(_ reader: Reader, _ i: Int) -> (CodeLabel, Int)? {
    let scalars = reader.text.shadow.scalars
    let start = Int(reader.tokens[i].start)
    guard let candidates = byFirst[scalars[start]] else { return nil }
    for (word, label) in candidates
    where start + word.count <= scalars.count && scalars[start..<(start + word.count)].elementsEqual(word) {
      var next = i
      while reader.exists(next), Int(reader.tokens[next].start) < start + word.count { next += 1 }
      return (label, next)
    }
    return nil
  }

  private static let english: [UInt64: [(words: [[UInt32]], label: CodeLabel)]] = {
    var table: [UInt64: [(words: [[UInt32]], label: CodeLabel)]] = [:]
    for (type, certain, names) in English.codeLabels {
      for name in names.split(separator: ",") {
        let phrase = name.split(separator: " ").map(String.init).joined(separator: " ")
        let words = phrase.split(whereSeparator: { $0 == " " || $0 == "-" }).flatMap { split($0) }
        guard let first = words.first else { continue }
        table[Lexicon.hash(first[...]), default: []].append(
          (words, CodeLabel(name: phrase, type: type, isCertain: certain)))
        if phrase.contains("-") {
          let dashed = hyphenated(phrase)
          table[Lexicon.hash(dashed[0][...]), default: []].append(
            (dashed, CodeLabel(name: phrase, type: type, isCertain: certain)))
        }
      }
    }
    return table.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  private static func split(_ word: Substring) -> [[UInt32]] { [Folding.word(String(word))] }

  private static func hyphenated(_ phrase: String) -> [[UInt32]] {
    phrase.split(separator: " ").flatMap { part -> [[UInt32]] in
      var tokens: [[UInt32]] = []
      for (k, piece) in part.split(separator: "-").enumerated() {
        if k > 0 { tokens.append(Folding.word("-")) }
        tokens.append(Folding.word(String(piece)))
      }
      return tokens
    }
  }

  private static let byFirst: [UInt32: [(word: [UInt32], label: CodeLabel)]] = {
    var table: [UInt32: [(word: [UInt32], label: CodeLabel)]] = [:]
    for (type, certain, names) in Japanese.codeLabels + Chinese.codeLabels {
      for name in names.split(separator: " ") {
        let word = Folding.word(String(name))
        table[word[0], default: []].append(
          (word, CodeLabel(name: String(name), type: type, isCertain: certain)))
      }
    }
    return table.mapValues { $0.sorted { $0.word.count > $1.word.count } }
  }()
}

extension English {
  /// Labels by type; those marked certain need no colon.
  static let codeLabels: [(CodeType, Bool, String)] = [
    (
      .confirmation, true,
      "confirmation number,confirmation code,confirmation no,confirmation id,conf number,conf code,conf no,record locator,pnr,locator"
    ),
    (.confirmation, false, "confirmation,conf"),
    (.booking, true, "booking reference,booking number,booking code,booking ref,booking id,booking no"),
    (.booking, false, "booking"),
    (.reservation, true, "reservation number,reservation code,reservation no,reservation id"),
    (.reservation, false, "reservation"),
    (.order, true, "order number,order no,order id,order code"),
    (.order, false, "order"),
    (.tracking, true, "tracking number,tracking no,tracking code,tracking id,track number,waybill"),
    (.tracking, false, "tracking"),
    (.flight, false, "flight,flight number,flight no"),
    (.train, false, "train,train number,train no"),
    (.seat, false, "seat,seats,seat number,seat no"),
    (.gate, false, "gate"),
    (.coach, false, "coach,carriage"),
    (.platform, false, "platform,track"),
    (.room, false, "room,room number,room no"),
    (.ticket, true, "ticket number,ticket no,ticket id,e-ticket number,ticket code"),
    (.ticket, false, "ticket"),
    (.invoice, true, "invoice number,invoice no,invoice id"),
    (.invoice, false, "invoice,receipt"),
    (.account, true, "account number,account no,acct number,customer number,customer no"),
    (.account, false, "account,acct"),
    (
      .member, true,
      "member number,member no,membership number,member id,membership no,card number,library card"
    ),
    (.member, false, "member,membership"),
    (
      .coupon, true,
      "promo code,coupon code,discount code,voucher code,gift card code,offer code,use code,with code,gift code"
    ),
    (.coupon, false, "coupon,voucher,promo"),
    (
      .oneTime, true,
      "verification code,security code,one-time code,one-time password,one-time passcode,login code,sign-in code,access code,authentication code,passcode,otp,your code,pickup code,pick-up code,confirmation pin"
    ),
    (.oneTime, false, "code"),
    (
      .reference, true,
      "reference number,reference no,reference code,ref number,ref no,case number,case no,policy number,claim number,request number,application number,permit number,claim no,meeting id"
    ),
    (.reference, false, "ref,reference,case"),
    (
      .other, true,
      "serial number,serial no,locker code,door code,entry code,gate code,meter number,lot number,parcel number"
    ),
  ]
}

extension Japanese {
  static let codeLabels: [(CodeType, Bool, String)] = [
    (.booking, true, "予約番号 ご予約番号 予約コード 予約ID ご予約No 予約No"),
    (.confirmation, true, "確認番号 確認コード 申込番号 お申込番号 申込受付番号"),
    (.order, true, "注文番号 ご注文番号 オーダー番号 注文ID 注文No"),
    (.tracking, true, "追跡番号 お問い合わせ番号 お問合せ番号 問い合わせ番号 問合せ番号 伝票番号 送り状番号 お問い合わせ送り状番号 お問い合わせ伝票番号"),
    (.tracking, false, "伝票"),
    (.reference, true, "受付番号 管理番号 お客様番号 整理番号 照会番号 契約番号 受験番号"),
    (.oneTime, true, "認証コード 確認コード ワンタイムパスワード 暗証番号 認証番号 セキュリティコード 受取番号 受取コード 引取番号"),
    (.coupon, true, "クーポンコード クーポン番号 プロモコード 割引コード"),
    (.member, true, "会員番号 会員No 会員ID カード番号 利用者番号"),
    (.account, true, "口座番号 アカウント番号"),
    (.invoice, true, "請求書番号 領収書番号 登録番号 レシート番号"),
    (.ticket, true, "チケット番号 整理券番号 発券番号 払込番号 払込票番号 引換票番号"),
    (.flight, false, "便名 便"),
    (.gate, false, "搭乗口 ゲート"),
    (.seat, false, "座席番号 座席 席番 お席"),
    (.train, false, "列車番号"),
    (.platform, false, "のりば 乗り場"),
    (.room, false, "部屋番号 客室番号 ルーム"),
    (.other, true, "シリアル番号 製造番号 型番"),
  ]
}

extension Chinese {
  static let codeLabels: [(CodeType, Bool, String)] = [
    (.booking, true, "预订号 预订编号 预约号 预约编号 订座编号 预订码"),
    (.confirmation, true, "确认号 确认码 确认编号"),
    (.order, true, "订单号 订单编号 订单号码 单号"),
    (.tracking, true, "快递单号 运单号 物流单号 运单编号 快递号"),
    (.oneTime, true, "验证码 取件码 取餐码 提货码 动态码 校验码 取票码 入场码"),
    (.flight, false, "航班号 航班 机票"),
    (.train, false, "车次"),
    (.gate, false, "登机口 检票口"),
    (.seat, false, "座位号 座位 座号"),
    (.coupon, true, "优惠码 兑换码 优惠券码 折扣码 券码"),
    (.member, true, "会员号 会员卡号 卡号"),
    (.account, true, "账号 帐号"),
    (.invoice, true, "发票号 发票号码"),
    (.reference, true, "会议号 编号 受理编号 流水号 受理号"),
    (.room, false, "房间号 房号"),
    (.ticket, true, "票号 取票号"),
  ]
}
