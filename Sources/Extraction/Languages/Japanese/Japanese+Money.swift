/// Japanese names of money.
extension Japanese {
  static let money: [WordList] =
    currencyWords([
      "JPY": "円 えん 日本円", "USD": "ドル 米ドル アメリカドル", "EUR": "ユーロ", "GBP": "ポンド 英ポンド", "CNY": "元 人民元 中国元",
      "KRW": "ウォン",
      "HKD": "香港ドル", "TWD": "台湾ドル 台湾元 新台湾ドル", "AUD": "豪ドル オーストラリアドル", "CAD": "カナダドル", "SGD": "シンガポールドル",
      "NZD": "ニュージーランドドル",
      "CHF": "スイスフラン フラン", "THB": "バーツ", "INR": "ルピー インドルピー", "RUB": "ルーブル", "MXN": "ペソ メキシコペソ",
      "PHP": "フィリピンペソ", "SEK": "スウェーデンクローナ",
      "NOK": "ノルウェークローネ", "DKK": "デンマーククローネ", "BRL": "レアル ブラジルレアル", "TRY": "トルコリラ リラ", "ZAR": "ランド 南アフリカランド",
      "VND": "ドン ベトナムドン",
      "IDR": "ルピア", "MYR": "リンギット", "PLN": "ズウォティ", "MOP": "マカオパタカ",
    ])
    + currencyWords(["USD": "セント", "JPY": "銭 日本銭", "CNY": "角", "GBP": "ペンス"], role: .subunit)
    + [WordList(.magnitude, [4: "万", 8: "億", 12: "兆"])]
}
