/// The currencies Curio knows, by position; lexicon values are positions in `codes`.
enum Currency {
  static let codes: [String] = [
    "USD", "EUR", "GBP", "JPY", "CNY", "KRW", "INR", "HKD", "TWD", "AUD", "CAD", "CHF", "SGD", "NZD", "THB",
    "RUB",
    "MXN", "BRL", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "TRY", "ZAR", "ILS", "AED", "SAR", "PHP", "IDR",
    "MYR",
    "VND", "UAH", "EGP", "KWD", "QAR", "JOD", "LBP", "MOP", "PKR", "BDT", "LKR", "NGN", "KES", "GHS", "CLP",
    "COP",
    "PEN", "ARS", "ISK", "RON", "BGN", "HRK", "KZT", "MNT", "MMK", "KHR", "LAK", "NPR", "XAF", "BHD", "OMR",
    "IRR",
    "FKP", "GIP", "SHP", "JMD", "BBD", "TTD", "XCD", "FJD", "BND", "NAD", "LRD", "TZS", "UGX", "SOS", "MAD",
    "TND",
    "DZD", "LYD", "IQD", "SYP", "YER", "SDG", "ALL", "AMD", "AZN", "GEL", "BYN", "MDL", "RSD", "BAM", "MKD",
    "BTC", "MGA",
    "ETB", "MUR", "BWP", "ZMW", "AOA", "BOB", "PYG", "UYU", "DOP", "CUP", "HTG", "HNL", "NIO", "CRC", "GTQ",
    "AFN", "UZS",
    "TMT", "KGS", "TJS", "KPW", "PGK", "WST", "TOP", "VUV", "SBD",
  ]

  static func code(_ position: Int) -> String? { codes.indices.contains(position) ? codes[position] : nil }
  static func position(_ code: String) -> Int { codes.firstIndex(of: code) ?? 0 }

  /// Signs that are one character.
  static func sign(_ s: Int) -> String? {
    switch s {
    case 0x24: "USD"
    case 0x20AC: "EUR"
    case 0xA3: "GBP"
    case 0xA5: "JPY"
    case 0x20A9: "KRW"
    case 0x20B9: "INR"
    case 0x20BD: "RUB"
    case 0x20B1: "PHP"
    case 0xE3F: "THB"
    case 0x20AB: "VND"
    case 0x20AA: "ILS"
    case 0x20BA: "TRY"
    case 0x20B4: "UAH"
    case 0x20BF: "BTC"
    case 0x20A1: "CRC"
    case 0x20A6: "NGN"
    case 0x20AD: "LAK"
    case 0x20AE: "MNT"
    case 0x20B2: "PYG"
    case 0x20B5: "GHS"
    case 0x20B8: "KZT"
    case 0x20BC: "AZN"
    case 0x20BE: "GEL"
    default: nil
    }
  }

  /// Letters before a dollar sign: US$, HK$, A$.
  static let dollars: [String: String] = [
    "us": "USD", "u": "USD", "usd": "USD", "hk": "HKD", "hkd": "HKD", "a": "AUD", "au": "AUD", "aud": "AUD",
    "c": "CAD", "ca": "CAD",
    "cad": "CAD", "nt": "TWD", "twd": "TWD", "s": "SGD", "sg": "SGD", "sgd": "SGD", "nz": "NZD", "nzd": "NZD",
    "mx": "MXN", "mex": "MXN",
    "r": "BRL", "mop": "MOP", "j": "JMD", "bds": "BBD", "tt": "TTD", "ec": "XCD", "fj": "FJD", "b": "BND",
    "n": "NAD", "l": "LRD",
    "rd": "DOP", "cl": "CLP", "col": "COP",
  ]

  /// Names that also stand before their amount: ringgit 42, Baht 300.
  static let leading: Set<String> = ["MYR", "THB", "INR", "IDR"]

  /// ISO codes that are also ordinary words or abbreviations: taken only when glued to their number.
  static let doubtful: Set<String> = [
    "ALL", "TRY", "TOP", "CUP", "PEN", "MAD", "GEL", "SOS", "LAK", "BOB", "COP", "BAM", "RON", "ARS",
  ]

  /// Currencies without a smaller unit: a full stop before three digits groups thousands.
  static func hasNoDecimals(_ code: String?) -> Bool {
    code == "JPY" || code == "KRW" || code == "VND" || code == "CLP"
  }

  /// The ISO codes by folded spelling.
  static let byWord: [UInt64: String] = {
    var table: [UInt64: String] = [:]
    for code in codes { table[Lexicon.hash(Folding.word(code)[...])] = code }
    table[Lexicon.hash(Folding.word("RMB")[...])] = "CNY"
    table[Lexicon.hash(Folding.word("NTD")[...])] = "TWD"
    table[Lexicon.hash(Folding.word("YEN")[...])] = "JPY"
    table[Lexicon.hash(Folding.word("STG")[...])] = "GBP"
    return table
  }()
}

/// Short writing for currency word lists.
func currencyWords(_ words: KeyValuePairs<String, String>, role: Role = .currency) -> [WordList] {
  words.map { code, spelled in WordList(role, [Currency.position(code): spelled]) }
}
