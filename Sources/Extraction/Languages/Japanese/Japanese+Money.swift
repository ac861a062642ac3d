import Specimens

/// Japanese names of money.
extension Japanese {
  /// What stands beside an amount of a receipt or bill, the more telling first.
  static let amountLabels: [(AmountRole, [String])] = [
    (.discount, ["割引", "値引", "クーポン", "ポイント利用"]),
    (.tendered, ["お預り", "お預かり", "預り金", "お釣", "おつり", "釣銭", "現金"]),
    (.subtotal, ["小計", "税抜", "税別", "本体価格"]),
    (
      .total,
      [
        "合計", "総計", "総額", "お会計", "請求金額", "請求額", "支払金額", "支払い金額", "支払額", "支払い額", "支払い合計", "利用金額",
        "お支払",
      ]
    ),
    (.tax, ["消費税", "内税", "外税", "税額"]), (.fee, ["送料", "手数料", "サービス料", "宿泊税"]),
  ]

  static let money: [WordList] =
    currencyWords([
      "JPY": "円 えん 日本円", "USD": "ドル 米ドル アメリカドル", "EUR": "ユーロ", "GBP": "ポンド 英ポンド", "CNY": "元 人民元 中国元",
      "KRW": "ウォン",
      "HKD": "香港ドル", "TWD": "台湾ドル 台湾元 新台湾ドル ニュー台湾ドル", "AUD": "豪ドル オーストラリアドル", "CAD": "カナダドル",
      "SGD": "シンガポールドル",
      "NZD": "ニュージーランドドル",
      "CHF": "スイスフラン フラン", "THB": "バーツ", "INR": "ルピー インドルピー", "RUB": "ルーブル", "MXN": "ペソ メキシコペソ",
      "PHP": "フィリピンペソ", "SEK": "スウェーデンクローナ",
      "NOK": "ノルウェークローネ", "DKK": "デンマーククローネ", "BRL": "レアル ブラジルレアル", "TRY": "トルコリラ リラ", "ZAR": "ランド 南アフリカランド",
      "VND": "ドン ベトナムドン",
      "IDR": "ルピア", "MYR": "リンギット", "PLN": "ズウォティ", "MOP": "マカオパタカ", "NGN": "ナイラ",
    ])
    + currencyWords(["USD": "セント", "JPY": "銭 日本銭", "CNY": "角", "GBP": "ペンス"], role: .subunit)
    + [WordList(.magnitude, [4: "万", 8: "億", 12: "兆"])]
}
