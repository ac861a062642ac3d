import Specimens

/// Chinese names of money.
extension Chinese {
  /// What stands beside an amount of a receipt or bill, the more telling first.
  static let amountLabels: [(AmountRole, [String])] = [
    (.discount, ["优惠", "立减", "折扣", "红包", "满减", "已减", "抵扣"]), (.tendered, ["找零", "收款", "现金"]),
    (.subtotal, ["小计", "商品总额", "商品金额", "商品总价"]),
    (
      .total,
      [
        "合计", "总计", "总价", "总额", "实付", "应付", "待付", "需付", "订单金额", "付款金额", "支付金额", "共计", "实收", "应缴",
      ]
    ),
    (.tax, ["税额", "税费"]), (.fee, ["运费", "配送费", "服务费", "打包费", "手续费", "押金"]),
  ]

  static let money: [WordList] =
    currencyWords([
      "CNY": "元 块 圆 块钱 元钱 人民币 元人民币 元整 块人民币", "USD": "美元 美金 美圆 美刀", "EUR": "欧元 欧", "GBP": "英镑 镑",
      "JPY": "日元 日圆 円", "KRW": "韩元 韩币 韩圆",
      "HKD": "港元 港币 港圆 港纸 蚊", "TWD": "台币 新台币 新台币元 元台币", "AUD": "澳元 澳币 澳大利亚元", "CAD": "加元 加币 加拿大元",
      "SGD": "新加坡元 新币 坡币", "NZD": "新西兰元 纽币",
      "CHF": "瑞士法郎 法郎", "THB": "泰铢", "INR": "卢比 印度卢比", "RUB": "卢布 俄罗斯卢布", "MXN": "比索 墨西哥比索", "PHP": "菲律宾比索",
      "SEK": "瑞典克朗", "NOK": "挪威克朗",
      "DKK": "丹麦克朗", "BRL": "雷亚尔", "TRY": "里拉 土耳其里拉", "ZAR": "兰特", "VND": "越南盾", "IDR": "印尼盾",
      "MYR": "林吉特 马币", "PLN": "兹罗提", "MOP": "澳门币 澳门元",
      "AED": "迪拉姆", "SAR": "沙特里亚尔", "BTC": "比特币",
    ])
    + currencyWords(
      ["CNY": "角 毛 毛钱", "USD": "美分", "JPY": "日本銭 钱 日本钱", "GBP": "便士 新便士", "EUR": "欧分"], role: .subunit)
    + [WordList(.magnitude, [4: "万", 8: "亿", 12: "兆 万亿"])]
}
