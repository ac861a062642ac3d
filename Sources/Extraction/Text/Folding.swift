/// Brings the many ways of writing one character to one form, scalar by scalar.
///
/// The same folding is applied to the text and to the words of the lexicons, so a lexicon lists a word once
/// whether it is written 下個週末 or 下个周末, ＰＭ or pm.
enum Folding {
  /// What becomes of one scalar; nil means that it is dropped (zero-width marks).
  static func fold(_ s: UInt32) -> UInt32? {
    if s < 0x80 { return asciiFold(s) }
    if s >= 0x3041, s < 0x3100 { return s == 0x30FB ? 0xB7 : s }
    if s >= 0x4E00, s <= 0x9FFF { return hanVariants[s] ?? s }
    if s >= 0xFF01, s <= 0xFF5E { return fold(s - 0xFEE0) }
    return others(s)
  }

  private static func asciiFold(_ s: UInt32) -> UInt32 {
    if s >= 0x41, s <= 0x5A { return s + 0x20 }
    return s == 0x09 || s == 0x0B || s == 0x0C ? 0x20 : s
  }

  private static func others(_ s: UInt32) -> UInt32? {
    switch s {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    case 0x85, 0x2028, 0x2029: 0x0A
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: nil
    case 0x2010...0x2015, 0x2212, 0x2E3A, 0x2E3B, 0xFE58, 0xFE63: 0x2D
    case 0x223C, 0x2053, 0x301C, 0x3030, 0xFE4B: 0x7E
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x2032: 0x27
    case 0x201C, 0x201D, 0x201E, 0x2033: 0x22
    case 0x3001, 0xFF64: 0x2C
    case 0xFF0E: 0x2E
    // The full stop of a sentence is no decimal point.
    case 0x3002, 0xFF61: 0x3002
    case 0xFF62: 0x300C
    case 0xFF63: 0x300D
    case 0x2236, 0xFE55, 0xFE30: 0x3A
    case 0x2044, 0x2215: 0x2F
    case 0x25CB, 0x25EF: 0x3007
    case 0xFFE5, 0xA5: 0xA5
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE6: 0x20A9
    case 0xFF65, 0x2022, 0x2027, 0x22C5, 0x25CF, 0x30FB: 0xB7
    case 0x2192, 0x21D2, 0x27A1, 0x2794: 0x2192
    case 0xC0...0xDE: s == 0xD7 ? s : s + 0x20
    default: s
    }
  }

  /// Traditional and Japanese forms that the lexicons write in the simplified form.
  private static let hanVariants: [UInt32: UInt32] = {
    let pairs = [
      ("時", "时"), ("週", "周"), ("後", "后"), ("個", "个"), ("點", "点"), ("號", "号"), ("禮", "礼"), ("鐘", "钟"),
      ("鍾", "钟"), ("兩", "两"), ("間", "间"), ("這", "这"), ("開", "开"), ("過", "过"), ("從", "从"), ("萬", "万"),
      ("億", "亿"), ("圓", "圆"), ("電", "电"), ("話", "话"), ("內", "内"), ("來", "来"), ("農", "农"), ("曆", "历"),
      ("歷", "历"), ("暦", "历"), ("歴", "历"), ("節", "节"), ("國", "国"), ("慶", "庆"), ("聖", "圣"), ("誕", "诞"),
      ("勞", "劳"), ("動", "动"), ("兒", "儿"), ("陽", "阳"), ("臘", "腊"), ("裡", "里"), ("臨", "临"), ("現", "现"),
      ("當", "当"), ("聽", "听"), ("尋", "寻"), ("貳", "贰"), ("參", "参"), ("陸", "陆"), ("塊", "块"), ("錢", "钱"),
      ("幣", "币"), ("歐", "欧"), ("韓", "韩"), ("圜", "圆"), ("價", "价"), ("費", "费"), ("預", "预"), ("訂", "订"),
      ("單", "单"), ("碼", "码"), ("驗", "验"), ("証", "证"), ("證", "证"), ("認", "认"), ("識", "识"), ("車", "车"),
      ("櫃", "柜"), ("機", "机"), ("門", "门"), ("約", "约"), ("簡", "简"), ("會", "会"), ("員", "员"), ("賬", "账"),
      ("帳", "账"), ("總", "总"), ("東", "东"), ("廣", "广"), ("縣", "县"), ("達", "达"), ("達", "达"), ("據", "据"),
      ("夠", "够"), ("還", "还"), ("剩", "剩"), ("給", "给"), ("為", "为"), ("無", "无"), ("歲", "岁"), ("貨", "货"),
      ("問", "问"), ("題", "题"), ("號", "号"), ("専", "专"), ("壱", "壹"), ("弐", "贰"), ("廿", "廿"), ("閉", "闭"),
      ("館", "馆"), ("場", "场"), ("終", "终"), ("連", "连"), ("続", "续"), ("続", "续"), ("経", "经"), ("經", "经"),
      ("穌", "稣"), ("難", "难"), ("復", "复"), ("樹", "树"), ("設", "设"), ("體", "体"), ("懺", "忏"), ("權", "权"),
      ("實", "实"), ("禁", "禁"), ("聯", "联"), ("網", "网"), ("絡", "络"), ("雙", "双"), ("滿", "满"), ("優", "优"),
      ("惠", "惠"), ("運", "运"), ("輸", "输"), ("遲", "迟"), ("晝", "昼"), ("邊", "边"), ("樓", "楼"), ("課", "课"),
      ("離", "离"), ("達", "达"), ("擊", "击"), ("線", "线"), ("發", "发"), ("収", "收"), ("紀", "纪"), ("書", "书"),
      ("級", "级"), ("積", "积"), ("際", "际"), ("産", "产"), ("產", "产"), ("馬", "马"), ("鎊", "镑"), ("緬", "缅"),
      ("蘭", "兰"), ("亞", "亚"), ("澤", "泽"), ("羅", "罗"), ("爾", "尔"), ("盧", "卢"), ("諾", "诺"), ("納", "纳"),
    ]
    var table: [UInt32: UInt32] = [:]
    for (from, to) in pairs {
      if let a = from.unicodeScalars.first?.value, let b = to.unicodeScalars.first?.value { table[a] = b }
    }
    return table
  }()

  /// The folded scalars of a lexicon word.
  static func word(_ text: String) -> [UInt32] { text.unicodeScalars.compactMap { fold($0.value) } }

  /// Half-width katakana (U+FF66…FF9D) to full width.
  static func kana(_ s: UInt32) -> UInt32? {
    guard s >= 0xFF66, s <= 0xFF9D else { return nil }
    return halfWidthKana[Int(s - 0xFF66)]
  }

  /// か + ﾞ = が, は + ﾟ = ぱ, for katakana; nil where the mark does not combine.
  static func voiced(_ kana: UInt32, by mark: UInt32) -> UInt32? {
    let isRowOfHa = (0x30CF...0x30DD).contains(kana) && (kana - 0x30CF) % 3 == 0
    if mark == 0xFF9F { return isRowOfHa ? kana + 2 : nil }
    if kana == 0x30A6 { return 0x30F4 }
    let isRowOfKaToTo =
      (0x30AB...0x30C2).contains(kana) && (kana - 0x30AB) % 2 == 0
      || [0x30C4, 0x30C6, 0x30C8].contains(kana)
    return isRowOfKaToTo || isRowOfHa ? kana + 1 : nil
  }

  private static let halfWidthKana: [UInt32] = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars.map(\.value))
}
