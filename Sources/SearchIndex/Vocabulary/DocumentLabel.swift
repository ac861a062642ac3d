/// What a screenshot shows, told by the words on it. A specimen may have several labels.
enum DocumentLabel: String, Sendable, CaseIterable {
  case receipt, order, delivery, hotel, flight, train, ticket, restaurant, menu, recipe, rental, wifi, bill
  case appointment, school, parking, coupon, cancelled
}

/// The words that speak for a label, with how strongly; a label holds from a sum of 1.
/// Each cue counts once. Several languages stand side by side, since a page often mixes them.
enum LabelCues {
  static let table: [(DocumentLabel, String)] = [
    (
      .receipt,
      """
      receipt 1, subtotal 0.7, total 0.6, tax 0.3, cash 0.4, change 0.3, visa 0.3, debit 0.3, cashier 0.5, tip 0.3,
      レシート 1, 領収書 1, 領収 0.6, 小計 0.7, 合計 0.4, お釣り 0.7, 釣銭 0.7, お預り 0.7, 消費税 0.4, 内税 0.4, 外税 0.4,
      レジ 0.4, 收据 1, 小票 1, 发票 1, 找零 0.7, 实收 0.5, 应付 0.3, 合计 0.5, receipt number 0.5
      """
    ),
    (
      .order,
      """
      your order 0.7, order number 0.8, order received 1, thanks for your order 1, ordered 0.4, charged 0.4, shipped 0.5,
      order 0.4, qty 0.3, 注文番号 0.8, ご注文 0.7, 注文 0.3, お支払い金額 0.4, 订单 0.8, 订单号 0.6, 下单 0.6, 发货 0.5
      """
    ),
    (
      .delivery,
      """
      parcel 0.7, package 0.6, tracking 0.6, delivery 0.5, deliver 0.4, shipped 0.5, carrier 0.3, pickup code 0.6, missed you 0.7,
      伝票番号 0.6, 不在連絡票 1, ご不在 0.7, お届け 0.5, 配送 0.5, 発送 0.6, 宅配便 0.8, 荷物 0.5, 再配達 1, 急便 0.5,
      快递 1, 取件码 1, 包裹 0.8, 驿站 0.6, 派送 0.6, 运单 0.8
      """
    ),
    (
      .hotel,
      """
      hotel 0.9, hostel 0.8, inn 0.5, checkin 0.5, checkout 0.4, nights 0.5, room 0.2, breakfast included 0.4, your stay 0.6, guests 0.3,
      ホテル 0.9, 旅館 0.9, 宿泊 0.8, チェックイン 0.6, 客室 0.5, 民宿 0.8, 露天風呂 0.4, 泊 0.4, 宿 0.5, ツインルーム 0.5,
      酒店 0.9, 宾馆 0.9, 入住 0.7, 退房 0.6, 房型 0.6, 晚 0.1
      """
    ),
    (
      .flight,
      """
      flight 0.9, boarding 0.7, boarding pass 0.6, airline 0.6, airways 0.8, gate 0.3, seat 0.3, itinerary 0.5, passenger 0.4, economy 0.4,
      depart 0.3, airport 0.3, eticket 0.3, checked bag 0.4, 搭乗 0.8, 便名 0.8, 航空券 1, 航空 0.7, 空港 0.4, 欠航 0.8,
      航班 1, 登机 0.9, 机票 1, 机场 0.4, 舱 0.3
      """
    ),
    (
      .train,
      """
      train 0.8, rail 0.7, railway 0.6, shinkansen 1, coach 0.3, platform 0.4, seat 0.2, reserved seat 0.4, nozomi 0.6, 新幹線 1, 号車 0.8, 乗車日 0.6,
      乗車 0.4, 指定席 0.5, きっぷ 0.4, 列車 0.7, 特急 0.7, 運賃 0.4, 火车 1, 高铁 1, 车次 0.9, 检票 0.6, 动车 0.9, 车厢 0.5
      """
    ),
    (
      .ticket,
      """
      ticket 0.6, tickets 0.2, admission 0.6, doors 0.4, show 0.3, concert 0.7, museum 0.4, exhibition 0.6, entry 0.3, festival 0.4, tour 0.2,
      live 0.2, standing 0.3, チケット 0.9, 前売 0.6, 開演 0.8, 開場 0.5, 入場 0.4, 整理番号 0.6, 演奏会 0.4, 展覧会 0.4, 特別展 0.5, ライブ 0.4,
      全席指定 0.4, 门票 1, 演出 0.6, 入场 0.5, 展览 0.5, 票价 0.6, 电子票 0.9
      """
    ),
    (
      .restaurant,
      """
      restaurant 1, cafe 0.6, coffee 0.3, bistro 0.8, izakaya 0.8, kitchen 0.4, menu 0.3, reviews 0.2, last order 0.6, directions 0.3, reservation 0.2,
      counter seats 0.4, dine in 0.5, eat 0.2, ラーメン 0.5, レストラン 1, 居酒屋 0.9, 口コミ 0.5, 予算 0.4, 営業時間 0.4, 定休日 0.4,
      食券 0.5, 甘味処 0.8, カフェ 0.6, 個室 0.3, 定食 0.4, 餐厅 1, 饭店 0.8, 人均 0.7, 火锅 0.5, 点评 0.4, 外卖 0.6
      """
    ),
    (
      .menu,
      """
      menu 0.8, starters 0.5, mains 0.4, appetizers 0.6, desserts 0.4, chicken 0.2, curry 0.2, rice 0.2, salad 0.2, soup 0.2, noodle 0.2, lunch 0.2,
      お品書き 1, メニュー 0.7, ドリンク 0.3, 定食 0.4, 単品 0.5, 菜单 1, 主食 0.4, 凉菜 0.6, 热菜 0.6
      """
    ),
    (
      .recipe,
      """
      recipe 1, serves 0.5, tbsp 0.6, tsp 0.5, cup flour 0.7, oven 0.4, bake 0.5, simmer 0.5, dough 0.4, preheat 0.7, ingredients 0.6, butter 0.2,
      stir 0.3, crust 0.3, pie 0.2, レシピ 1, 材料 0.5, 大さじ 0.7, 小さじ 0.6, 作り方 0.7, 煮る 0.3, 炒める 0.3, 人分 0.4,
      食谱 1, 做法 0.7, 食材 0.5, 克 0.1, 勺 0.4, 焯水 0.7
      """
    ),
    (
      .rental,
      """
      rent 0.8, lease 0.8, apartment 0.8, deposit 0.5, sqft 0.8, bed 0.3, bath 0.3, studio 0.3, utilities 0.3, landlord 0.7, pets 0.3, laundry 0.2,
      mo 0.4, month to month 0.5, 賃料 1, 家賃 0.9, 敷金 0.7, 礼金 0.6, 管理費 0.5, 間取り 0.6, 築年 0.5, 入居可能 0.6, 1k 0.4, 1dk 0.8, 1ldk 0.8,
      2k 0.4, 2dk 0.8, 2ldk 0.8, 3ldk 0.8, 賃貸 1, 租金 1, 押金 0.6, 房租 1, 合租 0.8, 整租 0.9, 室一厅 0.8
      """
    ),
    (
      .wifi,
      """
      wifi 0.9, ssid 1, network 0.4, password 0.4, wireless 0.6, router 0.4, 無線lan 0.9, 無線 0.4, パスワード 0.4, 接続 0.3, ルーター 0.4,
      无线 0.6, 密码 0.4, 路由器 0.5
      """
    ),
    (
      .bill,
      """
      amount due 1, due date 0.6, statement 0.4, autopay 0.8, usage 0.3, kwh 0.7, electricity 0.5, invoice 1, account 0.2, past due 0.8, balance due 1,
      請求書 1, ご請求 0.8, 検針 0.8, 支払期限 0.8, 電気料金 0.8, ガス料金 0.8, 水道 0.5, 振込 0.4, 账单 1, 缴费 0.9, 电费 0.9, 水费 0.9, 应缴 0.9
      """
    ),
    (
      .appointment,
      """
      appointment 1, clinic 0.6, dr 0.4, dental 0.6, dentist 0.6, doctor 0.5, reschedule 0.5, insurance card 0.5, checkup 0.6, hospital 0.6,
      診察券 0.8, 診察 0.6, 歯科 0.7, 病院 0.7, クリニック 0.7, 検診 0.5, 保険証 0.5, 次回のご予約 0.5, 美容室 0.6, 医院 0.7, 预约 0.6, 挂号 1, 就诊 1
      """
    ),
    (
      .school,
      """
      elementary 0.7, school 0.5, permission slip 0.8, field trip 0.7, families 0.3, teacher 0.4, graders 0.5, chaperones 0.6, pta 0.8, classroom 0.5,
      小学校 0.7, 中学校 0.7, 保育園 0.8, 幼稚園 0.8, 遠足 0.6, 保護者 0.7, 学年だより 1, 運動会 0.5, 担任 0.5, 持ち物 0.4,
      家长 0.8, 学校 0.5, 班级 0.6, 老师 0.5, 小学 0.6, 春游 0.7, 秋游 0.7
      """
    ),
    (
      .parking,
      """
      parking 0.7, garage 0.4, level 0.2, row 0.2, space 0.2, parked 0.7, ticket 0.2, entered 0.2, daily maximum 0.4,
      駐車場 0.7, 駐車券 1, 駐車 0.3, 入庫 0.3, 停车场 0.8, 停车 0.4, 车位 0.6
      """
    ),
    (
      .coupon,
      """
      coupon 1, promo code 1, voucher 1, discount 0.5, off 0.3, expires 0.3, redeem 0.5, クーポン 1, 割引券 1, 割引 0.4, 優待 0.6,
      有効期限 0.3, 优惠券 1, 优惠 0.4, 折扣 0.5, 满减 0.8, 代金券 1
      """
    ),
    (
      .cancelled,
      """
      been cancelled 1, booking cancelled 1, order cancelled 1, reservation cancelled 1, is cancelled 1, cancellation fee 0.5, refund 0.5,
      キャンセルされ 1, キャンセル完了 1, キャンセル済 1, 中止のお知らせ 1, 中止となり 1, 払い戻し 0.3, 已取消 1, 退款 0.5
      """
    ),
  ]
}
