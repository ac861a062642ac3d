/// The words that tell which line of a page names it.
extension TitleMaker {
  private static func list(_ words: [String]) -> Lexicon<Void> { Lexicon(words.map { ($0, ()) }) }

  static let seating = list([
    "seat", "seats", "row", "section", "sec", "stalls", "balcony", "circle", "screen", "floor", "gate",
    "level",
    "adult", "standing", "席", "列", "番", "排", "座", "スクリーン", "厅",
  ])

  static let occasions = list([
    "wedding", "birthday party", "birthday", "baby shower", "bridal shower", "housewarming", "anniversary",
    "reunion", "graduation party", "engagement party", "farewell party", "leaving do", "結婚式", "披露宴", "誕生日会",
    "婚礼", "生日会",
  ])

  static let lodging = list([
    "hotel", "inn", "resort", "hostel", "lodge", "suites", "guest house", "guesthouse", "b&b", "motel",
    "villa", "cottage", "ryokan", "house", "cabin", "barn", "ホテル", "旅館", "の宿", "の湯", "民宿", "ゲストハウス", "荘", "亭",
    "ペンション", "酒店", "宾馆", "民宿", "客栈", "度假村",
  ])
  static let billed = list([
    "rent", "electric", "electricity", "gas", "water", "internet", "phone", "mobile", "tuition", "insurance",
    "premium", "card", "power", "energy",
    "mortgage", "tax", "hoa", "broadband", "council tax", "utilities", "loan", "dues", "電気", "ガス", "水道", "家賃",
    "カード", "保険", "住民税", "自動車税", "授業料", "通信", "携帯",
    "电费", "水费", "燃气费", "房租", "信用卡", "话费", "物业费", "学费", "宽带",
  ])
  static let eating = list([
    "restaurant", "bistro", "trattoria", "osteria", "grill", "kitchen", "cafe", "café", "sushi", "ramen",
    "brasserie", "izakaya", "tavern", "麺", "食堂", "居酒屋", "割烹", "料理", "寿司", "鮨", "焼肉", "ビストロ", "ダイニング", "蕎麦",
    "そば", "炭火", "喫茶", "カフェ", "レストラン", "酒場", "餐厅", "饭店", "火锅", "酒楼", "菜馆", "面馆", "烤肉", "小馆",
  ])
  static let parcelTalk = list([
    "arriving", "package", "shipped", "delivery", "delivered", "track", "tracking", "facility", "estimated",
    "on its way", "your order", "out for delivery", "ready for", "pick up", "pickup", "will be", "お届け",
    "発送", "配達", "荷物", "追跡", "配送", "受け取り", "お受け取り", "出荷", "輸送中", "宅配ボックス", "置き配", "不在", "送达", "快递", "派送",
    "物流", "运单", "配送", "取件",
    "sorting", "label created",
  ])
  static let saleWords = list([
    "sale", "off", "deals", "save", "offer", "black friday", "cyber monday", "clearance", "セール", "off",
    "ブラックフライデー", "キャンペーン", "バーゲン", "半額", "大促", "特卖", "优惠", "折",
  ])
  static let couponWords = list([
    "coupon", "voucher", "gift card", "off", "free", "reward", "クーポン", "割引", "無料券", "商品券", "优惠券", "代金券",
    "兑换券", "引換券", "优惠",
  ])
  static let carriers = list(FieldLabels.carriers)
  /// What kind of event a poster announces, over its name.
  static let kickers = list([
    "市民講座", "公開講座", "特別講座", "特別展", "企画展", "企画展示", "特別企画", "特別公演", "定期公演", "講演会のご案内", "市民講演会",
    "special exhibition", "public lecture", "community event", "free event", "school event", "exhibition",
    "workshop series", "live", "in concert", "特展", "讲座预告", "公益讲座", "演出预告", "展览",
  ])
  static let care = list([
    "dr.", "dr", "doctor", "cleaning", "checkup", "check-up", "haircut", "cut", "consultation", "exam",
    "physical", "dermatology", "vaccine", "with", "診察", "検診", "カット", "カラー", "予防接種", "先生", "面談", "复诊", "体检",
  ])
}
