/// Words that carry nothing in a query, by language. Matching is on folded text.
enum StopWords {
  /// The few words that are not even indexed: they stand in nearly every English text.
  static func isLeftOut(_ word: [UInt8]) -> Bool {
    switch word.count {
    case 1: word[0] == 0x61
    case 2, 3: leftOut.contains(word)
    default: false
    }
  }

  private static let leftOut: Set<[UInt8]> = Set(
    ["the", "and", "of", "to", "in", "is", "for", "on", "at", "an", "or"].map { Array($0.utf8) })

  /// Dropped from a query unless nothing else is left.
  static let english: Set<String> = Set(
    """
    a an the and or of to in is are was were be been am for on at as by with from into over under about near
    that this these those it its i im ive my me mine we our us you your he she they them his her their
    what whats which who whom where wheres when why how did do does done has have had having can could
    will would should shall may might must not no nor but if then than so too also just only very really
    there here any some all much many often each every one ones once again still already ever last first please find show
    search look looking get got give need want wanted saved save remember sent said called call named
    s t d ll re ve m time times out up down off go back long still happening coming come comes going
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Particles and endings between words; only these stretches of hiragana are cut away.
  static let japaneseParticles: [String] = [
    "について", "にあった", "からの", "までの", "への", "での", "との", "から", "まで", "より", "など", "とか",
    "という", "といった", "っぽい", "の", "を", "に", "で", "と", "は", "が", "も", "へ", "や", "な", "か",
  ]

  /// Whole words of Japanese and Chinese queries that say nothing of the thing looked for.
  static let cjk: Set<String> = [
    "の", "を", "に", "で", "と", "は", "が", "も", "へ", "や", "な", "か", "です", "ます", "する", "した", "して",
    "いる", "ある", "あった", "あの", "その", "この", "あれ", "それ", "これ", "どこ", "いつ", "どれ", "なに", "何",
    "ください", "教えて", "おしえて", "探して", "さがして", "見せて", "について", "から", "まで", "より", "など", "だった",
    "でした", "だっけ", "っけ", "的", "了", "在", "和", "是", "我", "我的", "那个", "这个", "那家", "那张", "哪里", "在哪",
    "什么", "什么时候", "请", "吗", "呢", "找", "查", "谁", "为什么", "怎么样",
  ]

  /// What people ask around the words they look for, glued to them where a language has no blanks.
  static let questions: [String] = [
    "什么时候", "多少钱", "怎么做", "怎么走", "怎么样", "在哪里", "在哪儿", "是什么", "几点钟", "是多少", "有没有", "几点", "几号", "几月",
    "哪天", "多少", "怎么", "在哪", "哪里", "哪儿", "什么", "带什么", "いくらだったっけ", "いくらだっけ", "いくらだった", "いくらですか",
    "はいつ", "はどこ", "はいくら", "はなに", "は何", "はだれ", "は誰", "在哪一层", "哪一层", "在几楼", "几楼", "哪个", "哪一个",
    "いくら", "いつだっけ", "どこだっけ", "何時から", "何時", "何日", "いつから", "だったっけ", "だっけ", "でしたっけ", "を教えて",
    "教えて", "を探して", "を見せて",
  ].sorted { $0.utf8.count > $1.utf8.count }

  /// Words that name a specimen rather than what is on it; they count little.
  static let generic: Set<String> = [
    "place", "thing", "stuff", "bill", "form", "photo", "picture", "image", "screenshot", "info",
    "information",
    "detail", "page", "list", "note", "spot", "item", "document", "message", "number", "paper", "screen",
    "shop", "store", "site", "app", "name", "day", "date", "people", "person", "good", "best", "new", "nice",
    "cheap", "cheaper", "cheapest", "expensive", "nearest", "somewhere", "something", "someone", "option",
    "kind", "type", "copy", "file",
    "しゃしん", "写真", "画像", "がぞう", "すくしょ", "すくりーんしょっと", "件", "もの", "物", "やつ", "とこ", "ところ", "場所",
    "お店", "店", "情報", "内容", "詳細", "一覧", "紙", "話", "時", "日", "人", "图片", "照片", "截图", "地方", "东西", "信息", "店铺",
  ]

  /// What is asked of a day: everything that is on then.
  static let agenda: Set<String> = [
    "plan", "plans", "schedule", "agenda", "calendar", "thing", "things", "stuff", "todo", "on",
    "予定", "よてい", "すけじゅーる", "用事", "やること", "日程", "安排", "计划", "行程",
  ]

  /// What people want to know of the thing they look for: "concert seat" asks for the concert, whose ticket may
  /// well say `Row 12`. They count little beside another word.
  static let asked: Set<String> = Set(
    """
    seat,seats,fee,fees,price,prices,cost,costs,time,times,hours,opening hours,address,phone,phone number,code,pin,
    total,amount,deadline,due,due date,gate,platform,directions,length,size,color,colour,balance,status,website,
    座席,席,料金,値段,価格,金額,費用,会費,時間,時刻,開始時間,営業時間,住所,電話,電話番号,番号,暗証番号,締切,締め切り,
    期限,集合場所,持ち物,行き方,日時,日程,いつ,座位,价格,价钱,费用,金额,时间,营业时间,地址,电话,号码,截止,日期,怎么去
    """.split(whereSeparator: { $0 == "," || $0.isNewline }).map(String.init))
}
