/// Words for the same thing in English, Japanese and Chinese.
///
/// One concept a line: `same words | related words | labels and collections`. Same words stand for each other;
/// related words and labels also answer, but count less.
extension Concepts {
  static let documents = """
    receipt, レシート, 領収書, りょうしゅうしょ, 收据, 小票, 发票 | 領収 | l:receipt
    order, 注文, 订单, purchase, 購入 | bought, ordered, 买 | l:order
    delivery, 配達, 配送, お届け, 届く, 届いた, 送货, 派送 | shipment, shipping, 発送, 宅配, 宅配便, 急便, courier, 快递 | l:delivery
    package, parcel, 荷物, にもつ, 小包, 包裹, 快递 | 宅配便, お届け, ご不在, delivery | l:delivery
    missed delivery, missed package, 不在票, 不在連絡票, 不在通知 | missed you, ご不在, 再配達 | l:delivery
    redelivery, 再配達, さいはいたつ, 再投递 | 不在連絡票, ご不在, missed you |
    pickup code, 取件码, 受取番号 | 暗証番号, pickup |
    tracking number, 伝票番号, 追跡番号, 运单号 | tracking, 問い合わせ番号 |
    hotel, ホテル, 酒店, 宾馆 | inn, 旅館, 宿, 宿泊, ryokan, hostel, 民宿, lodging, accommodation, stay | l:hotel
    inn, 旅館, りょかん, 宿, ryokan, 民宿, 客栈 | hotel, ホテル, 宿泊, 温泉 | l:hotel
    checkin, チェックイン, 入住 | |
    checkout, check out, チェックアウト, 退房 | |
    lodging, 宿泊, accommodation, stay, 住宿 | hotel, ホテル, inn, 旅館, 酒店 | l:hotel
    booking, reservation, 予約, よやく, 预订, 预约, booked, reserved | confirmation, 予約番号, 予約完了 |
    confirmation, 確認, 确认, 予約確認 | confirmed, 予約番号, 予約完了, booking reference, 予約 |
    confirmation number, booking reference, reservation number, 予約番号, 確認番号, 确认号, 订单号 | 受付番号, reservation no |
    cancelled, cancellation, キャンセル, 取消, 取り消し | refund, 中止 | l:cancelled
    refund, 返金, 払い戻し, 退款 | cancelled |
    boarding, 搭乗, 登机 | boarding pass, 搭乗券 |
    flight, フライト, ひこうき, 航空便, 航班, 飛行機, plane, airplane, 飞机 | 搭乗, 便名, 航空券, airline, e-ticket, itinerary, 机票 | l:flight
    boarding pass, 搭乗券, 登机牌 | 搭乗, boarding, 登机 | l:flight
    airport, 空港, くうこう, 机场 | terminal, ターミナル, sfo, 航站楼 |
    train, 電車, でんしゃ, 列車, 鉄道, 火车, 高铁, rail | 新幹線, shinkansen, 号車, 乗車, 特急, railway | l:train
    shinkansen, 新幹線, 新干线, bullet train, しんかんせん | のぞみ, ひかり, nozomi, hikari, 号車 | l:train
    nozomi, のぞみ | |
    hikari, ひかり | |
    bus, バス, 公交, 巴士, coach | 高速バス |
    subway, metro, 地下鉄, 地铁, underground | |
    taxi, タクシー, 出租车 | cab |
    seat, 座席, 席, 座位 | 指定席 |
    gate, 搭乗口, ゲート, 登机口 | |
    platform, 番線, ホーム, 站台 | |
    station, 駅*, 车站 | |
    itinerary, 旅程, 行程 | e-ticket |
    travel, trip, 旅行, 旅, 出張, vacation, holiday | hotel, flight, train | in:travel, l:hotel, l:flight, l:train
    place, spot, お店, 店, 地方, 店铺 | | l:restaurant
    food, 食べ物, ごはん, ご飯, グルメ, 美食, 吃的, meal, eat | restaurant, レストラン, 餐厅 | in:food, l:restaurant, l:menu, l:recipe
    restaurant, レストラン, 餐厅, 饭店, 飲食店, diner | 食堂, 居酒屋, izakaya, bistro, eatery, 口コミ, 料理店 | l:restaurant, l:menu
    shopping, 買い物, ショッピング, 购物 | order, receipt, 注文, レシート | in:shopping, l:order, l:receipt
    housing, 住まい, 部屋探し, 住房, 找房 | apartment, 賃貸, rent | in:housing, l:rental
    events, event, イベント, 活动, 催し | ticket, concert | in:events, l:ticket
    ticket, チケット, 门票, 票, admission, 入場券 | 前売, 前売券, 指定席, e-ticket, 电子票, きっぷ, 切符 | l:ticket
    concert, 演出, 演奏会, えんそうかい, コンサート, 音乐会, 演唱会, gig | ライブ, live, show, 公演, recital, 四重奏, band, 开演, 開演, jazz night | l:ticket
    live, ライブ, ライヴ | concert, gig, コンサート |
    show, 公演, 演出 | ショー, performance |
    exhibition, 展覧会, てんらんかい, 特別展, 展, 展览, exhibit | museum, 美術館, 前売券 |
    museum, 博物館, びじゅつかん, 美術館, 博物馆, 美术馆, gallery | exhibition, 展覧会 |
    movie, film, 映画, えいが, 电影, cinema, 映画館 | 上映 |
    festival, 祭り, フェス, 节 | |
    fireworks, 花火, はなび, 花火大会, 烟花 | |
    menu, メニュー, お品書き, 品書き, 菜单 | | l:menu
    recipe, レシピ, 作り方, 食谱, 做法 | 材料, ingredients, cook, cooking, bake, 料理 | l:recipe
    apartment, アパート, マンション, 賃貸, 公寓, flat, condo, 物件, 部屋 | rental, lease, 賃料, sqft, studio, bed, 1ldk, 2dk, 租房, 房子 | l:rental
    rent, 家賃, やちん, 賃料, 租金, 房租 | 賃貸, lease, rental, mo | l:rental
    rental, 賃貸, 租房, lease | rent, 賃料, apartment, 敷金 | l:rental
    deposit, 敷金, 押金 | 保証金 |
    bedroom, 寝室, 卧室 | bed, ldk |
    two bedroom, 2 bed, 2br, 2ldk, 2dk | two bed, 2k |
    one bedroom, 1 bed, 1br, 1ldk, 1dk | 1k, studio |
    three bedroom, 3 bed, 3br, 3ldk | |
    studio, ワンルーム, 1k, 单间 | |
    pet friendly, pets allowed, pets ok, cats ok, dogs ok, cats allowed, dogs allowed, ペット可, ペット相談可, ペット相談, 可养宠物, 允许宠物 | 小型犬, dogs considered |
    pets, pet, ペット, 宠物 | cats, dogs, 猫, 犬, cat, dog |
    cat, cats, 猫*, ねこ | pets, ペット, 宠物 |
    dog, dogs, 犬*, いぬ, 狗* | pets, ペット, 宠物 |
    laundry, washer, washing machine, 洗濯機, 洗濯, 洗衣机 | dryer, coin laundry, コインランドリー |
    furnished, 家具付き, 带家具 | |
    wifi, wi-fi, 無線lan, ワイファイ, 无线, internet, インターネット, ネット | network, ssid, 無線, router, ルーター, 接続 | l:wifi
    password, パスワード, 密码, passcode, 暗証番号, pass | pin, パス |
    pin, 暗証番号, 暗証, ピン | passcode, パスワード |
    door code, 鍵番号, 鍵ボックス, キーボックス, key box, entry code, 门锁密码, 门禁 | key, 鍵, 暗証番号 |
    key, 鍵, カギ, 钥匙 | key box |
    electricity, electric, 電気, でんき, 电费, power | 電気料金, kwh | l:bill
    utility, utilities, 公共料金, 水电 | electricity, gas, 電気, ガス, 水道 | l:bill
    invoice, bill, 請求書, 请款单, 账单 | amount due, ご請求, 請求 | l:bill
    payment, 支払い, 支払, 付款, pay | お支払い, paid, 請求 |
    due, 締切, 期限, 截止, deadline | due date, 支払期限, までに |
    appointment, 診察, 预约, 約束, 受診 | 次回のご予約, reminder, 診察券, clinic, 予約 | l:appointment
    doctor, dr, 医者, 先生, 医生, physician | clinic, 病院, クリニック, 医院, dermatology, 診察 | l:appointment
    dentist, dental, 歯医者, はいしゃ, 歯科, 牙医, 牙科 | 歯, teeth, tooth, 検診, デンタル |
    clinic, クリニック, 診療所, 诊所, 病院, hospital, 医院 | doctor, 診察 | l:appointment
    dermatology, dermatologist, 皮膚科, 皮肤科, skin doctor | skin |
    vaccine, vaccination, ワクチン, 予防接種, 疫苗 | shot |
    medicine, 薬*, くすり, 药*, drug, pharmacy, 薬局, drugstore, ドラッグストア | ドラッグ, 処方, prescription |
    insurance policy, 保険証券, 保单 | |
    insurance card, 保険証, 医保卡 | insurance, 保険 |
    school, 学校, がっこう, 小学校, elementary | 学年, class, クラス, 保護者, 担任 | l:school
    field trip, 遠足, えんそく, 校外学習, 春游, 秋游, excursion, school trip | aquarium, 園外 |
    permission slip, permission form, 同意書, 承諾書, 同意书 | permission, signed slip |
    school notice, 学年だより, 学校通知 | お知らせ, notice, おたより | l:school
    sports day, 運動会, うんどうかい, 运动会 | |
    bring, 持ち物, 携带 | pack |
    parking, park, parked, 駐車, ちゅうしゃじょう, 駐車場, 停车, 停车场, car park | garage, level, 駐車券 | l:parking
    locker, ロッカー, コインロッカー, 储物柜, 寄存柜, 寄物柜, 置物柜 | 荷物預かり |
    coupon, クーポン, 优惠券, voucher, 割引券 | 割引, discount, promo code, 优惠 | l:coupon
    discount, 割引, セール, sale, 折扣, 打折 | coupon, クーポン, off |
    shoes, sneakers, 靴, くつ, 鞋, シューズ, スニーカー, 运动鞋 | running shoes |
    jacket, coat, ジャケット, 上着, 外套, コート, parka, 羽绒服 | ダウン, down, アウター |
    down jacket, ダウンジャケット, ダウン, 羽绒服, puffer | ultra light down, jacket |
    clothes, 服, 衣服, clothing, apparel | jacket, shirt, シャツ, ユニフォーム |
    shirt, シャツ, 衬衫 | t |
    book, 本, 書籍, 书 | 書店, novel |
    library book, library books, 図書館の本 | library, items out, 貸出, 返却 |
    library, 図書館, としょかん, 图书馆 | 貸出, 返却 |
    humidifier, 加湿器 | |
    umbrella, 傘*, かさ, 伞*, 雨伞 | |
    groceries, grocery, supermarket, スーパー, 超市, 食料品 | market, マーケット | l:receipt
    convenience store, コンビニ, 便利店 | ストア |
    hardware store, ホームセンター, 五金店 | hardware |
    sunscreen, 日焼け止め, 防晒霜, 防晒, sunblock | spf |
    eye drops, 目薬, 眼药水 | |
    toothbrush, 歯ブラシ, 牙刷 | |
    tax free, 免税, duty free, 退税 | |
    membership, 会員, 会员, member card | 会員証 |
    business trip, 出張, 出差 | |
    meeting, 会議, 打ち合わせ, ミーティング, 会议 | |
    party, パーティー, 飲み会, 聚会, 宴会, drinks | 忘年会, 新年会, 歓迎会, 送別会, 打ち上げ, 懇親会, get together |
    year end party, end year party, 忘年会, ぼうねんかい, 年会 | 飲み会, party, 宴会 |
    membership fee, 会費, 会费 | 参加費 |
    fee, 料金, 費用, 费用, charge | 手数料, 参加費 |
    price, 値段, 価格, 价格, cost, 金額 | 料金, 合計, total |
    total, 合計, 合计, 总计, 総額 | |
    breakfast, 朝食, 朝ごはん, 早餐, モーニング | |
    lunch, ランチ, 昼食, 昼ごはん, 午餐, 中午饭, 中午 | 弁当 |
    dinner, ディナー, 夕食, 晩ごはん, 晚餐, 晚饭, supper | |
    noon, 正午, 中午, 昼 | |
    address, 住所, 地址 | |
    phone number, telephone, 電話番号, 電話, 电话, tel | phone, call |
    map, 地図, 地图, directions | |
    mother, mum, mom, mama, 母, お母さん, ママ, 妈妈 | |
    father, dad, papa, 父, お父さん, パパ, 爸爸 | |
    grandmother, grandma, おばあちゃん, 祖母, 奶奶, 外婆 | |
    child, children, kid, kids, 子供, 子ども, こども, 孩子 | son, daughter |
    friend, 友達, 友人, 朋友 | |
    chat, チャット, line, トーク, 聊天, conversation | 既読, message |
    trash, garbage, rubbish, ごみ, ゴミ, 垃圾 | waste, 収集日, 燃えるごみ, 可燃 |
    schedule, 予定, スケジュール, 日程, 时间表 | 時刻表, timetable |
    timetable, 時刻表, 时刻表 | |
    delay, delayed, 遅延, 遅れ, 延误, 晚点 | |
    time change, 時刻変更, 変更 | changed |
    opening hours, 営業時間, 营业时间, hours | open, closes, 定休日 |
    closed, 定休日, 休み, 休業, 休館, 关门 | |
    reviews, 口コミ, レビュー, 评价, 点评, rating | |
    non smoking, 禁煙, 禁烟 | |
    vegetarian, ベジタリアン, 素食, vegan, ヴィーガン | |
    allergy, アレルギー, 过敏, allergies | |
    gluten free, グルテンフリー, 无麸质 | |
    passport, パスポート, 旅券, 护照 | |
    visa, ビザ, 签证 | |
    bank, 銀行, 银行 | 振込 |
    card, カード, 卡 | クレジットカード |
    emergency, 緊急, 紧急 | 110, 119 |
    hair salon, haircut, 美容院, 美容室, 理发, 床屋 | ヘアサロン |
    gym, ジム, 健身房, fitness | |
    golf, ゴルフ, 高尔夫 | |
    wedding, 結婚式, けっこんしき, 婚礼, ウェディング | |
    invitation, 招待状, 招待, 邀请函, 请柬, invite | |
    birthday, 誕生日, たんじょうび, 生日 | |
    interview, 面接, 面试 | |
    homework, 宿題, 作业 | |
    exam, test, 試験, テスト, 考试 | |
    serial number, シリアル番号, 序列号 | |
    warranty, 保証, 保証書, 保修 | |
    manual, 説明書, 说明书 | |
    due back, return date, 返却, 返却日, 归还 | due, returns, 返却期限 |
    return, 返品, 退货 | returns, 返却 |
    size, サイズ, 尺码 | |
    weather, 天気, 天气 | forecast, 予報 |
    work, 仕事, 工作, 職場, office | 会社, 公司 |
    bath, お風呂, 風呂, 浴室 | バス |
    hot spring, 温泉, おんせん, onsen | 露天風呂, 貸切温泉 |
    open air bath, 露天風呂, 露天浴池, rotenburo | 温泉, onsen |
    private bath, 貸切風呂, 貸切温泉 | 温泉 |
    shuttle, 送迎, 接送 | 送迎バス |
    luggage, baggage, 荷物, 行李, bags | スーツケース, checked bag |
    """
}
