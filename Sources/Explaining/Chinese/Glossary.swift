/// English words of mails and the Chinese ones they are told by. Authored and reviewed, nothing is derived.
enum Glossary {
  struct Entry: Sendable {
    var english: [String]
    var chinese: String
  }

  /// The Chinese of every entry found, in the order of the table, each once.
  static func found(_ entries: [Entry], in words: FoldedText) -> [String] {
    var result: [String] = []
    for entry in entries where words.has(anyOf: entry.english) && !result.contains(entry.chinese) {
      result.append(entry.chinese)
    }
    return result
  }

  static func entry(_ chinese: String, _ english: String...) -> Entry {
    Entry(
      english: english,
      chinese: chinese)
  }

  /// What a bill is for.
  static let bills: [Entry] = [
    entry("电费", "electric", "electricity", "power", "electric bill", "energy bill", "kwh", "电费", "電気"),
    entry("煤气费", "natural gas", "gas bill", "gas", "therms", "煤气", "燃气", "ガス"),
    entry("水费", "water bill", "water", "sewer", "水费", "水道"),
    entry("网费", "internet", "broadband", "wifi", "fiber", "网费", "インターネット"),
    entry("手机费", "mobile", "wireless", "cell phone", "phone bill", "phone service", "手机", "携帯"),
    entry("电视费", "cable tv", "cable bill", "satellite tv", "streaming"),
    entry(
      "信用卡账单", "credit card", "card statement", "statement balance", "minimum payment", "信用卡",
      "クレジットカード"),
    entry(
      "医药费", "medical bill", "hospital", "clinic", "doctor", "patient", "lab services", "dental bill",
      "medical", "dental", "health"),
    entry("垃圾费", "trash", "garbage", "waste", "refuse", "recycling service"),
    entry("学费", "tuition"),
    entry("保险费", "insurance premium", "premium"),
    entry("房租", "rent"),
    entry("房贷", "mortgage"),
    entry("车贷", "auto loan", "car loan", "car payment"),
    entry("贷款", "loan payment", "student loan", "loan"),
    entry("房产税", "property tax"),
    entry("过路费", "toll", "tolls"),
    entry("停车费", "parking"),
    entry("物业费", "hoa", "association dues", "maintenance fee"),
  ]

  /// What to bring along.
  static let things: [Entry] = [
    entry("保险卡", "insurance card", "insurance cards", "insurance id"),
    entry(
      "有照片的证件", "photo id", "photo identification", "picture id", "government issued id",
      "id card with photo", "state id"),
    entry("证件", "id", "identification", "ids"),
    entry("护照", "passport"),
    entry("驾照", "driver license", "driver's license", "drivers license"),
    entry("绿卡", "green card", "permanent resident card"),
    entry(
      "正在吃的药的清单", "list of medications", "medication list", "list of your medications",
      "current medications", "medications", "list of medicines", "medicines"),
    entry("转诊单", "referral"),
    entry("这封通知", "this notice", "this letter", "appointment notice", "notice"),
    entry("眼镜", "glasses", "eyeglasses", "contact lenses"),
    entry("午饭", "bag lunch", "lunch", "sack lunch", "packed lunch", "lunchbox"),
    entry("水瓶", "water bottle", "bottle of water", "refillable water bottle"),
    entry("点心", "snack", "snacks"),
    entry("外套", "jacket", "coat", "warm clothes", "sweater"),
    entry("雨衣", "raincoat", "rain gear", "umbrella"),
    entry("靴子", "boots", "snow boots"),
    entry("运动鞋", "sneakers", "tennis shoes", "gym shoes", "running shoes"),
    entry("手套和帽子", "gloves", "mittens", "hat"),
    entry("防晒霜", "sunscreen"),
    entry("泳衣", "swimsuit", "bathing suit"),
    entry("毛巾", "towel"),
    entry("填好的表格", "completed form", "completed forms", "forms", "the form", "paperwork", "signed form"),
    entry("出生证明", "birth certificate"),
    entry("住址证明", "proof of address", "proof of residence", "utility bill as proof"),
    entry("收入证明", "pay stubs", "proof of income", "pay stub", "tax returns"),
    entry("社安卡", "social security card"),
    entry("医保卡", "medicare card", "medicaid card", "health card"),
    entry("支票", "check"),
    entry("现金", "cash"),
    entry("钥匙", "keys"),
    entry("疫苗本", "vaccination record", "immunization record", "vaccine card"),
    entry("化验单", "lab order", "test results", "x rays"),
    entry("订单号", "order number", "confirmation number"),
    entry("取件码", "pickup code"),
    entry("信用卡", "credit card"),
    entry("口罩", "mask", "face mask"),
    entry("笔记本电脑", "laptop", "chromebook"),
    entry("一盒纸巾", "box of tissues", "tissues"),
    entry("一道菜", "dish to share", "a dish", "potluck"),
  ]
}
