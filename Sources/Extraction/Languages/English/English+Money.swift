import Specimens

/// English names of money.
extension English {
  static let money: [WordList] =
    currencyWords([
      "USD": "dollar dollars bucks buck", "EUR": "euro euros", "GBP": "pound pounds quid sterling",
      "JPY": "yen", "CNY": "yuan renminbi rmb",
      "KRW": "won", "INR": "rupee rupees", "CHF": "franc francs", "MXN": "peso pesos",
      "RUB": "ruble rubles rouble roubles", "THB": "baht",
      "SEK": "krona kronor", "DKK": "krone kroner", "PLN": "zloty zlotys", "TRY": "lira liras", "ZAR": "rand",
      "BRL": "reais real",
      "MYR": "ringgit ringgits", "IDR": "rupiah rupiahs", "VND": "dong", "ILS": "shekel shekels",
      "AED": "dirham dirhams", "UAH": "hryvnia",
      "SAR": "riyal riyals", "KWD": "dinar dinars", "HUF": "forint forints", "CZK": "koruna", "NGN": "naira",
      "BTC": "bitcoin bitcoins",
    ])
    + currencyWords(["USD": "cent cents ¢", "GBP": "pence penny p"], role: .subunit)

  /// What stands beside an amount of a receipt or bill, the more telling first.
  static let amountLabels: [(AmountRole, [String])] = [
    (.discount, ["discount", "savings", "saved", "coupon", "promo", "rebate", "you save"]),
    (.tendered, ["change", "change due", "cash", "tendered"]),
    (
      .subtotal,
      ["subtotal", "sub total", "sub-total", "before tax", "excl tax", "excl. tax", "excluding tax"]
    ),
    (.tax, ["total tax", "tax total", "total vat", "taxes"]),
    (
      .total,
      [
        "total", "grand total", "amount due", "balance due", "due", "amount payable", "you pay", "to pay",
        "amount paid", "you paid", "amount charged", "charged",
      ]
    ),
    (.tax, ["tax", "vat", "gst", "hst"]),
    (
      .fee,
      [
        "shipping", "delivery", "tip", "gratuity", "service charge", "service fee", "fee", "fees", "handling",
        "deposit",
      ]
    ),
  ]

  /// Words before "dollar", "pound" and the like that say whose: "Hong Kong dollars".
  static let nationalities: [(words: [String], of: String, code: String)] = [
    (["us"], "USD", "USD"), (["american"], "USD", "USD"), (["u", ".", "s", "."], "USD", "USD"),
    (["canadian"], "USD", "CAD"),
    (["australian"], "USD", "AUD"), (["hong", "kong"], "USD", "HKD"), (["singapore"], "USD", "SGD"),
    (["new", "zealand"], "USD", "NZD"),
    (["taiwan"], "USD", "TWD"), (["british"], "GBP", "GBP"), (["egyptian"], "GBP", "EGP"),
    (["lebanese"], "GBP", "LBP"),
    (["japanese"], "JPY", "JPY"), (["chinese"], "CNY", "CNY"), (["korean"], "KRW", "KRW"),
    (["indian"], "INR", "INR"), (["swiss"], "CHF", "CHF"),
    (["mexican"], "MXN", "MXN"), (["philippine"], "MXN", "PHP"), (["pakistani"], "INR", "PKR"),
    (["kuwaiti"], "KWD", "KWD"),
    (["jordanian"], "KWD", "JOD"), (["jamaican"], "USD", "JMD"), (["barbados"], "USD", "BBD"),
    (["norwegian"], "DKK", "NOK"),
    (["danish"], "DKK", "DKK"), (["swedish"], "SEK", "SEK"), (["icelandic"], "SEK", "ISK"),
    (["turkish"], "TRY", "TRY"), (["malaysian"], "MYR", "MYR"), (["malaysia"], "MYR", "MYR"),
    (["thai"], "THB", "THB"), (["indonesian"], "IDR", "IDR"), (["saudi"], "SAR", "SAR"),
    (["brazilian"], "BRL", "BRL"), (["polish"], "PLN", "PLN"),
  ]
}
