/// A small drawer of what people keep: English, Japanese and Chinese side by side, with look-alikes.
enum FindingCorpus {
  struct Item {
    var name: String
    var saved: String
    var text: String

    init(_ name: String, _ saved: String, _ text: String) {
      self.name = name
      self.saved = saved
      self.text = text
    }
  }

  static let items: [Item] = [
    Item(
      "soba", "2026-10-12T20:11:00",
      "Soba Kogane\n4.4 ★ (612)\nSoba restaurant · ¥1,200–2,400\nOpen · Closes 9 PM\nKanda, Chiyoda City, Tokyo\nPhone 03-5550-0117\nHandmade buckwheat noodles, tempura on the side. No reservations."
    ),
    Item(
      "udon-ja", "2026-10-13T12:02:00",
      "うどん処 たまゆら\n香川県高松市\nぶっかけうどん ¥620　天ぷら ¥150\n定休日 水曜\n電話 087-555-0163"),
    Item(
      "hotpot-zh", "2026-09-02T19:40:00",
      "蜀香火锅（春熙路店）\n人均 ¥128\n营业时间 11:00-23:30\n成都市锦江区春熙路88号\n招牌：毛肚、鸭血、冰粉"),
    Item(
      "curry", "2026-11-08T13:00:00",
      "Lakshmi Curry House\nLunch set $14.50\nSeattle, Fremont\nButter chicken, dal, garlic naan. Vegan options on request."
    ),
    Item(
      "hotel-sapporo", "2026-11-18T21:15:00",
      "Booking confirmed\nHotel Yukimi Sapporo\nCheck-in Fri 18 Dec 2026 15:00\nCheck-out Mon 21 Dec 2026\n3 nights, 1 room, 2 adults\nTotal JPY 54,600\nConfirmation number SPK-88214"
    ),
    Item(
      "ryokan-ja", "2026-11-20T08:30:00",
      "ご予約完了\n温泉旅館 しらかば荘\n2026年12月26日(土)〜27日(日) 1泊2食\n箱根町強羅\nお支払い金額 38,500円\n予約番号 YK-55201"),
    Item(
      "hotel-zh", "2026-08-11T10:05:00",
      "预订成功\n云栖酒店（杭州西湖店）\n入住 2026年9月3日　退房 2026年9月5日\n高级大床房 含早\n总价 ¥960\n订单号 7745190023"),
    Item(
      "hotel-cancelled", "2026-11-02T16:45:00",
      "Your booking has been cancelled\nHotel Yukimi Sapporo\n18 Dec 2026 - 21 Dec 2026\nRefund of JPY 54,600 within 7 days"
    ),
    Item(
      "flight", "2026-11-21T07:20:00",
      "E-ticket itinerary\nNH 1077  Boarding 09:35\nSAN FRANCISCO SFO 10:20 → TOKYO HND 14:55 +1\nWed 16 Dec 2026\nSeat 31K · Economy\nPassenger: A. Sample\nFare USD 1,184.20\nBooking reference M7KX2Q"
    ),
    Item(
      "flight-zh", "2026-11-11T22:10:00",
      "电子客票行程单\n航班 CA8812\n北京首都 T3 08:15 → 成都天府 11:20\n2026年12月5日\n经济舱 座位 42A\n票价 ¥1,320"),
    Item(
      "train-ja", "2026-11-22T18:31:00",
      "新幹線予約\n12月24日(木)\nはやぶさ 19号 東京 10:20 → 新青森 13:29\n7号車 4番E席\n¥17,670\n予約番号 3391-7720"),
    Item(
      "bus", "2026-11-25T09:12:00",
      "Night bus reservation\nPortland Union Station → Eugene\nSat 5 Dec 2026 22:40\nSeat 11\n$28.00"),
    Item(
      "receipt-grocery", "2026-11-25T18:40:00",
      "FERNWOOD MARKET\nOat milk 4.29\nBananas 1.87\nCoffee beans 16.50\nSubtotal 22.66\nTax 0.00\nTOTAL $22.66\nVISA ****4410"
    ),
    Item(
      "receipt-ja", "2026-11-26T19:05:00",
      "スーパー みどりや\n領収書\n牛乳 238\n食パン 178\n卵 298\n小計 714\n消費税 57\n合計 ¥771\nお釣り ¥229"),
    Item(
      "receipt-old", "2026-03-14T12:00:00",
      "FERNWOOD MARKET\nPaper towels 8.99\nDish soap 3.49\nTOTAL $12.48\nCash"),
    Item(
      "order-keyboard", "2026-11-09T14:22:00",
      "Thanks for your order!\nOrder number TK-40917\nMechanical keyboard, brown switches\nCharged $139.00\nArrives Thu 12 Nov"
    ),
    Item(
      "parcel-ja", "2026-11-27T17:55:00",
      "ご不在連絡票\nやまびこ急便\nお荷物 1個をお預かりしています\n伝票番号 6620-5550-1180\n保管期限 12月4日\n再配達のお申し込み 0120-555-014"),
    Item(
      "parcel-zh", "2026-11-28T12:33:00",
      "【快递驿站】您的包裹已到\n取件码 6-2-7741\n地址：学院路12号南门\n请于三日内取走"),
    Item(
      "wifi-cafe", "2026-07-19T10:40:00",
      "Guest network\nSSID: BlueHeron-Guest\nPassword: drizzle4501\nPlease do not stream video"),
    Item(
      "wifi-ja", "2026-07-20T11:00:00",
      "無線LANのご案内\nネットワーク名 komorebi-5g\nパスワード hanabi2208\nフロントまでお問い合わせください"),
    Item(
      "apartment", "2026-10-30T21:00:00",
      "Bright 1 bed / 1 bath, Ballard\n$1,875 / mo · 640 sqft\nIn-unit laundry, small dogs OK\nAvailable Jan 1\nDeposit $900"
    ),
    Item(
      "apartment-big", "2026-10-31T21:00:00",
      "3 bed 2 bath house, Greenwood\n$3,450 / mo\nGarage, fenced yard, no pets\nLease 12 months"),
    Item(
      "apartment-ja", "2026-10-29T22:00:00",
      "賃貸マンション 2LDK\n賃料 14.8万円　管理費 6,000円\n敷金1ヶ月 礼金なし\n吉祥寺駅 徒歩8分\nペット相談可"),
    Item(
      "rent-zh", "2026-06-06T20:00:00",
      "整租 两室一厅 朝阳区望京\n租金 6,800元/月 押一付三\n近地铁15号线\n精装修 带家具"),
    Item(
      "concert", "2026-11-15T23:10:00",
      "GLASS HARBOR\nWinter tour · Admit one\nSat 12 Dec 2026 · Doors 7:00 PM · Show 8:00 PM\nThe Lantern Hall, Oakland\nSection B Row 4 Seat 17\n$62.00"
    ),
    Item(
      "exhibition-ja", "2026-11-05T09:00:00",
      "特別展「浮世絵の海」\n会期 2026年11月3日〜2027年1月11日\n上野 美術館\n前売券 1,600円 当日券 1,800円\n月曜休館"),
    Item(
      "film-zh", "2026-10-01T15:00:00",
      "电影票 《远山来信》\n10月2日 19:30 5号厅 6排12座\n取票码 880 142\n票价 45元"),
    Item(
      "dentist", "2026-11-23T11:11:00",
      "Appointment reminder\nMaple Dental Care\nTue, Dec 8, 2026 at 2:30 PM with Dr. Osei\nReply C to confirm\nBring your insurance card"
    ),
    Item(
      "clinic-ja", "2026-11-19T10:10:00",
      "次回のご予約\nさくら眼科クリニック\n2026年12月10日(木) 午前10時30分\n診察券と保険証をお持ちください"),
    Item(
      "hospital-zh", "2026-11-13T08:08:00",
      "挂号成功\n市第三医院 皮肤科 普通门诊\n就诊时间 2026年11月30日 下午\n就诊人：样本\n挂号费 25元"),
    Item(
      "school", "2026-11-24T15:30:00",
      "Room 12 families,\nOur field trip to the Science Center is on Wednesday, December 9.\nPlease send $15 and the signed permission slip by December 2.\nWear closed shoes. Ms. Trent"
    ),
    Item(
      "school-ja", "2026-11-17T16:20:00",
      "学年だより 12月号\n音楽会 12月11日(金) 9:30開演\n持ち物: 上履き、水筒\n保護者の方は体育館入口へ"),
    Item(
      "school-zh", "2026-11-16T17:00:00",
      "各位家长：\n本周五下午三点召开家长会，地点三年级二班教室。\n请带签字笔，提前十分钟到校。"),
    Item(
      "power-bill", "2026-11-12T07:00:00",
      "Cascade Power\nStatement for Nov 2026\nUsage 412 kWh\nAmount due $96.31\nDue date Dec 5, 2026\nAutopay is off"
    ),
    Item(
      "gas-ja", "2026-11-10T07:30:00",
      "ガス料金のお知らせ\nご請求金額 5,482円\n支払期限 2026年12月14日\nお客様番号 1004-5550-221"),
    Item(
      "recipe", "2026-05-04T18:00:00",
      "Cardamom banana bread\nServes 8\n3 ripe bananas, 1 tsp cardamom, 200 g flour, 2 eggs\nBake at 175C for 55 minutes"
    ),
    Item(
      "recipe-ja", "2026-05-05T18:00:00",
      "肉じゃがの作り方\n材料（4人分）牛肉 200g、じゃがいも 4個、玉ねぎ 1個\n醤油 大さじ3 みりん 大さじ2\n20分煮る"),
    Item(
      "recipe-zh", "2026-05-06T18:00:00",
      "番茄炒蛋 做法\n食材：番茄2个、鸡蛋3个、葱花\n先炒蛋盛出，再炒番茄，加糖一勺"),
    Item(
      "parking", "2026-11-29T08:05:00",
      "Parking ticket\nSEA Airport Garage\nLevel 4 Row J Space 212\nEntered Nov 29 08:01\nDaily maximum $32"),
    Item(
      "coupon", "2026-11-14T12:12:00",
      "20% off your next haircut\nPromo code TRIM20\nExpires January 15, 2027\nJuniper Barbers"),
    Item(
      "library", "2026-02-02T14:00:00",
      "Public library card\nNumber 2 1997 0455 0100 83\nPIN set at the desk"),
    Item(
      "vet", "2026-11-06T13:45:00",
      "Harbor Vet Clinic\nBiscuit is due for her rabies vaccine\nCall (206) 555-0188 to book"),
    Item(
      "chat-en", "2026-11-28T20:20:00",
      "Ines: are we still on for karaoke saturday?\nYou: yes! 8pm at Moonbeam, bring cash\nInes: ok I'll tell Ravi"
    ),
    Item(
      "chat-zh", "2026-11-27T21:30:00",
      "小周：周末去爬香山吗？\n我：好，早上七点半在地铁口见\n小周：记得带水和雨伞"),
    Item(
      "chat-ja", "2026-11-26T22:00:00",
      "けんた: 送別会の会費は4500円です\nわたし: 了解、渋谷の焼肉屋だよね\nけんた: はい、18時半集合"),
    Item(
      "jacket", "2026-11-03T19:00:00",
      "Trailhead down jacket, women's M, forest green\n$189.00 $129.00\nFree returns\nOnly 3 left"),
  ]
}
