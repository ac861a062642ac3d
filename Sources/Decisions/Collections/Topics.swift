/// Words that say what a page is about, for collections: eating, going somewhere, goods, a home, going out.
enum Topics {
  static let lexicon = Lexicon<(topic: AutomaticTopic, points: Int)>(
    [
      (
        .food, 3,
        [
          "dinner", "lunch", "brunch", "breakfast", "restaurant", "ramen", "sushi", "pizza", "cafe", "café",
          "coffee", "bakery", "burger", "noodle", "noodles", "taco", "tacos", "bbq", "potluck", "drinks",
          "bistro", "bar & grill", "dessert", "latte", "espresso", "food", "kitchen", "izakaya", "dish",
          "chef", "tasting", "brewery", "beer", "wine", "pub", "steak", "salad", "curry", "cuisine", "eat",
          "meal", "diner", "takeout", "food trucks", "ice cream", "dumplings", "pho", "boba", "doughnut",
          "donut", "cake", "tea",
        ]
      ),
      (
        .food, 3,
        [
          "麺", "ラーメン", "らーめん", "寿司", "鮨", "居酒屋", "焼肉", "カフェ", "喫茶", "食堂", "ランチ", "ディナー", "飲み会", "忘年会", "新年会",
          "ご飯", "夕飯", "料理", "ドリンク", "弁当", "食べ", "珈琲", "コーヒー", "そば", "蕎麦", "うどん", "パン", "ケーキ", "飲み放題", "定食",
          "餃子", "ビール", "酒", "割烹", "レストラン", "スイーツ", "鍋", "焼鳥", "お菓子", "炭火", "カレー", "丼", "クレープ", "グルメ", "タルト",
          "歓迎会", "送別会", "女子会",
        ]
      ),
      (
        .food, 3,
        [
          "餐厅", "小馆", "酒楼", "菜馆", "餐馆", "火锅", "吃饭", "饭店", "美食", "外卖", "咖啡", "奶茶", "烧烤", "面馆", "蛋糕", "聚餐",
          "包间", "小吃", "菜品", "点菜", "上菜", "家常菜", "川菜", "粤菜", "湘菜", "好菜", "午饭", "晚饭",
          "菜单", "堂食", "套餐",
        ]
      ),
      (
        .travel, 3,
        [
          "flight", "airport", "hotel", "train", "trip", "itinerary", "boarding", "check-in", "luggage",
          "passport", "visa application", "airline", "travel", "tour bus", "ferry", "rental car",
          "car rental", "hostel", "resort", "vacation", "road trip", "bus ticket", "transit",
          "subway",
        ]
      ),
      (
        .travel, 3,
        ["航空", "空港", "ホテル", "旅館", "新幹線", "宿泊", "旅行", "特急", "高速バス", "搭乗", "温泉", "観光", "時刻表", "乗換"]
      ),
      (.travel, 3, ["机场", "航班", "酒店", "高铁", "火车", "旅行", "机票", "车票", "地铁", "景区", "签证", "旅游"]),
      (
        .shopping, 3,
        [
          "order", "cart", "sale", "% off", "shipping", "store", "shop", "package", "parcel", "product",
          "sku", "coupon", "in stock", "delivery", "price", "discount", "size", "buy", "mall", "supermarket",
          "grocery", "groceries", "outlet", "garden center", "hardware", "boutique", "gift card",
        ]
      ),
      (
        .shopping, 3,
        [
          "注文", "カート", "セール", "送料", "商品", "在庫", "クーポン", "配送", "お届け", "荷物", "購入", "ショップ", "スーパー", "割引", "円off",
          "店舗受取", "ストア", "通販", "税込",
        ]
      ),
      (.shopping, 3, ["订单", "购物车", "包邮", "快递", "商品", "优惠券", "发货", "店铺", "购买", "超市", "商场"]),
      (
        .housing, 3,
        [
          "rent", "lease", "apartment", "landlord", "tenant", "sq ft", "sqft", "bedroom", "1br", "2br",
          "for rent", "electricity", "electric bill", "kwh", "water bill", "gas bill", "internet bill",
          "utilities", "utility", "power & light", "water supply", "water company", "water services",
          "energy supply", "mortgage", "hoa", "property",
          "realty", "furnished",
          "move-in", "internet", "broadband", "energy", "housing", "sewer", "unit",
        ]
      ),
      (
        .housing, 3,
        [
          "家賃", "電力", "都市ガス", "管理費", "敷金", "礼金", "賃貸", "物件", "内見", "号室", "マンション", "不動産", "電気", "ガス", "水道",
          "入居", "間取り",
          "ハイツ", "光熱費", "契約更新", "引越", "検針",
        ]
      ),
      (.housing, 3, ["租金", "房租", "看房", "整租", "合租", "电费", "水费", "燃气", "物业", "房源", "小区", "宽带", "租房", "公寓"]),
      (
        .events, 3,
        [
          "concert", "festival", "ticket", "tickets", "exhibition", "museum", "show", "cinema", "movie",
          "theatre", "theater", "match", "game", "party", "wedding", "meetup", "invitation", "open house",
          "poster", "gala", "gig", "tour", "performance", "stadium", "arena", "picnic", "birthday",
          "celebration", "club", "trivia", "fun night", "rsvp", "reunion", "doors", "parade", "market",
          "the set", "set was", "live music", "marathon", "band",
        ]
      ),
      (
        .events, 3,
        [
          "コンサート", "ライブ", "公演", "チケット", "映画", "展覧会", "美術館", "祭", "花火", "フェス", "試合", "イベント", "開演", "結婚式",
          "同窓会", "会費", "花見", "忘年会", "新年会", "マルシェ", "上映", "懇親会", "発表会", "劇場", "カラオケ",
        ]
      ),
      (.events, 3, ["演唱会", "音乐会", "演出", "展览", "电影", "门票", "聚会", "婚礼", "年会", "音乐节", "比赛", "活动", "市集", "话剧"]),
    ].flatMap { topic, points, words in words.map { ($0, (topic: topic, points: points)) } })

  /// What a home is supplied with. A bill that names it is for the home; other pages name it for many reasons.
  static let supplies = Lexicon<(topic: AutomaticTopic, points: Int)>(
    ["water", "gas", "electric"].map { ($0, (topic: .housing, points: 3)) })
}

enum AutomaticTopic: String, Sendable { case travel, food, shopping, housing, events }
