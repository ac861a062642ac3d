/// Everyday things, people and errands in several languages.
extension Concepts {
  static let everyday = """
    eye doctor, ophthalmologist, optometrist, 眼科, 眼科医, 目医者, 眼医者, 眼科医院 | eye clinic, 視力検査, 视力 | l:appointment
    vet, veterinarian, 動物病院, 獣医, 宠物医院, 兽医 | ペット, pet clinic | l:appointment
    pediatrician, 小児科, 儿科 | children's clinic | l:appointment
    surgery, 手術, 手术 | operation |
    checkup, 健康診断, 検診, 体检 | 人間ドック, screening |
    prescription, 処方箋, 处方 | medicine, 薬 |
    glasses, メガネ, 眼鏡, 眼镜 | レンズ, lenses |
    karaoke, カラオケ, 卡拉ok, ktv | |
    hiking, hike, ハイキング, 登山, 山登り, 爬山, 徒步 | trail, 山 |
    camping, キャンプ, 露营 | tent, テント |
    swimming, 水泳, 游泳 | pool, プール, 泳池 |
    skiing, ski, スキー, 滑雪 | スノーボード, snowboard |
    soccer, football, サッカー, 足球 | |
    baseball, 野球, 棒球 | |
    basketball, バスケットボール, 篮球 | |
    tennis, テニス, 网球 | |
    yoga, ヨガ, 瑜伽 | |
    piano, ピアノ, 钢琴 | |
    guitar, ギター, 吉他 | |
    lesson, lessons, レッスン, 教室, 课 | class, 習い事 |
    game, ゲーム, 游戏 | |
    comic, comics, manga, 漫画, マンガ | |
    keyboard, キーボード, 键盘 | |
    mouse, マウス, 鼠标 | |
    laptop, notebook computer, ノートパソコン, 笔记本电脑 | pc, パソコン, 电脑 |
    computer, パソコン, 电脑 | pc |
    smartphone, phone, スマホ, スマートフォン, 携帯, 手机 | |
    headphones, earphones, ヘッドホン, イヤホン, 耳机 | |
    charger, 充電器, 充电器 | ケーブル, cable |
    camera, カメラ, 相机 | |
    television, tv, テレビ, 电视 | |
    refrigerator, fridge, 冷蔵庫, 冰箱 | |
    vacuum cleaner, 掃除機, 吸尘器 | |
    air conditioner, エアコン, 空调 | 冷房 |
    furniture, 家具 | desk, chair, sofa, 机, 椅子, ソファ |
    desk, 机, デスク, 书桌 | |
    chair, 椅子, イス, チェア | |
    bed, ベッド, 床铺 | マットレス, mattress |
    backpack, リュック, リュックサック, 背包, 书包 | bag |
    bag, バッグ, 鞄, カバン, 包包 | |
    hat, cap, 帽子 | |
    dress, ワンピース, ドレス, 连衣裙 | |
    trousers, pants, jeans, ズボン, パンツ, ジーンズ, 裤子 | |
    socks, 靴下, 袜子 | |
    watch, wristwatch, 腕時計, 手表 | |
    ring, 指輪, 戒指 | |
    gift, present, プレゼント, 贈り物, ギフト, 礼物 | |
    flower, flowers, 花, 鲜花 | 花束, bouquet |
    toy, おもちゃ, 玩具 | |
    house, 家, 一戸建て, 戸建て, 房屋 | home |
    moving, 引っ越し, 引越し, 搬家 | movers |
    landlord, 大家, 房东 | 管理会社 |
    water bill, 水道料金, 水道代, 水费 | 水道 | l:bill
    gas bill, ガス料金, ガス代, 燃气费, 煤气费 | ガス | l:bill
    electricity bill, power bill, light bill, 電気料金, 電気代, 电费 | 電気, electricity, kwh | l:bill
    phone bill, 携帯料金, 话费 | | l:bill
    tax, 税金, 税 | 納税 |
    insurance, 保険, 保险 | |
    salary, payslip, 給料, 給与明細, 工资, 工资条 | |
    driving licence, driver's license, drivers license, 運転免許, 免許証, 驾照, 驾驶证 | |
    car, 車, クルマ, 自動車, 汽车 | |
    bicycle, bike, 自転車, 自行车 | 駐輪場 |
    motorcycle, motorbike, バイク, オートバイ, 摩托车 | |
    petrol, gasoline, ガソリン, 汽油 | gas station, ガソリンスタンド, 加油站 |
    rental car, car rental, レンタカー, 租车 | |
    ferry, フェリー, 渡轮, 轮渡 | 船, boat |
    expressway, highway, 高速道路, 高速公路 | |
    fare, 運賃, 票价, 车费 | 料金 |
    boarding time, 搭乗時刻, 登机时间 | boarding |
    departure, 出発, 出发 | depart, departs, 発 |
    arrival, 到着, 到达 | arrive, arrives, 着 |
    teacher, 先生, 担任, 老师 | ms, mr |
    parent meeting, parents evening, parent teacher conference, 保護者会, 家长会 | 懇談会, 面談 |
    kindergarten, 幼稚園, 保育園, 幼儿园 | preschool |
    graduation, 卒業式, 毕业典礼 | |
    recital, 発表会, 音楽会, 汇报演出 | concert, 演奏会 |
    homeroom, ホームルーム, 班级 | |
    movie ticket, 映画チケット, 电影票 | 映画, 电影, movie |
    plane ticket, air ticket, 航空券, 机票 | flight, 航班, e ticket, itinerary, 行程单 | l:flight
    train ticket, 切符, きっぷ, 乗車券, 火车票, 车票 | train, 新幹線, 高铁 | l:train
    farewell party, 送別会, 欢送会 | 飲み会, party |
    welcome party, 歓迎会, 欢迎会 | 飲み会, party |
    bonus, ボーナス, 奖金 | |
    banana, bananas, バナナ, 香蕉 | |
    apple, apples, りんご, リンゴ, 苹果 | |
    orange, oranges, オレンジ, みかん, 橙子, 橘子 | |
    strawberry, strawberries, いちご, イチゴ, 草莓 | |
    tomato, tomatoes, トマト, 番茄, 西红柿 | |
    cabbage, キャベツ, 卷心菜, 圆白菜 | |
    mushroom, mushrooms, きのこ, キノコ, 蘑菇 | |
    cheese, チーズ, 奶酪 | |
    butter, バター, 黄油 | |
    sugar, 砂糖, 糖 | |
    flour, 小麦粉, 面粉 | |
    tofu, 豆腐 | |
    shrimp, prawn, えび, エビ, 海老, 虾 | |
    crab, かに, カニ, 蟹, 螃蟹 | |
    salad, サラダ, 沙拉 | |
    sandwich, サンドイッチ, 三明治 | |
    chocolate, チョコレート, チョコ, 巧克力 | |
    juice, ジュース, 果汁 | |
    vegetables, vegetable, 野菜, 蔬菜 | |
    fruit, fruits, 果物, フルーツ, 水果 | |
    meat, 肉 | beef, pork, chicken, 牛肉, 豚肉, 鶏肉 |
    bake, roast, 焼く, 烤, オーブン, oven | cook, recipe, 作り方 |
    cook, cooking, 料理する, 煮る, 炒める, 烹饪 | bake, roast, recipe, 作り方 |
    pet food, dog food, cat food, ペットフード, ドッグフード, キャットフード, 狗粮, 猫粮 | |
    tax return, 確定申告, 报税, 納税申告 | |
    picnic, outing, 郊游, ピクニック | field trip, 遠足, 校外学習, excursion |
    thanksgiving, 感謝祭, 感恩节 | |
    christmas, xmas, クリスマス, 圣诞节, 圣诞 | |
    new year, お正月, 正月, 元旦, 新年 | |
    halloween, ハロウィン, 万圣节 | |
    valentine, バレンタイン, 情人节 | |
    easter, イースター, 复活节 | |
    summer vacation, summer holidays, 夏休み, 暑假 | |
    winter vacation, winter holidays, 冬休み, 寒假 | |
    university, college, 大学 | campus, キャンパス |
    cram school, 塾, 学習塾, 补习班 | |
    toilet, restroom, トイレ, お手洗い, 厕所, 洗手间 | |
    elevator, エレベーター, 电梯 | |
    stationery, 文房具, 文具 | ペン, pen |
    perfume, 香水 | |
    shampoo, シャンプー, 洗发水 | |
    soap, 石鹸, 石けん, 肥皂 | |
    detergent, 洗剤, 洗衣液 | |
    tissue, tissues, ティッシュ, 纸巾 | |
    diapers, diaper, nappies, おむつ, オムツ, 纸尿裤, 尿布 | |
    battery, batteries, 電池, 电池 | |
    light bulb, 電球, 灯泡 | |
    wallet, 財布, 钱包 | |
    necklace, ネックレス, 项链 | |
    sweater, セーター, 毛衣 | |
    skirt, スカート, 裙子 | |
    boots, ブーツ, 靴子 | shoes, 靴 |
    sandals, サンダル, 凉鞋 | shoes, 靴 |
    scarf, マフラー, 围巾 | |
    gloves, 手袋, 手套 | |
    swimsuit, 水着, 泳衣 | |
    suitcase, スーツケース, 行李箱 | luggage |
    printer, プリンター, プリンタ, 打印机 | |
    microwave, 電子レンジ, 微波炉 | |
    rice cooker, 炊飯器, 电饭煲 | |
    heater, ヒーター, 暖房, 暖气 | |
    curtain, curtains, カーテン, 窗帘 | |
    pillow, 枕, 枕头 | |
    blanket, 毛布, 毯子 | |
    cherry, cherries, さくらんぼ, 樱桃 | |
    grape, grapes, ぶどう, 葡萄 | |
    peach, peaches, 桃, 桃子 | |
    watermelon, スイカ, 西瓜 | |
    spinach, ほうれん草, 菠菜 | |
    corn, とうもろこし, 玉米 | |
    eggplant, aubergine, なす, 茄子 | |
    cucumber, きゅうり, 黄瓜 | |
    tuna, ツナ, まぐろ, マグロ, 鮪, 金枪鱼 | |
    octopus, たこ, タコ, 章鱼 | |
    squid, いか, イカ, 鱿鱼 | |
    eel, うなぎ, 鰻, 鳗鱼 | |
    oyster, oysters, 牡蠣, 生蚝 | |
    sausage, sausages, ソーセージ, 香肠 | |
    ham, ハム, 火腿 | |
    bacon, ベーコン, 培根 | |
    yogurt, ヨーグルト, 酸奶 | |
    honey, はちみつ, 蜂蜜 | |
    olive oil, オリーブオイル, 橄榄油 | |
    porridge, congee, おかゆ, お粥, 粥 | |
    donut, doughnut, ドーナツ, 甜甜圈 | |
    cookie, cookies, biscuit, クッキー, 饼干 | |
    popcorn, ポップコーン, 爆米花 | |
    fries, french fries, フライドポテト, ポテトフライ, 薯条 | |
    theater, theatre, 劇場, 剧院, 演劇, 话剧 | play, 公演 |
    opera, オペラ, 歌剧 | |
    ballet, バレエ, 芭蕾 | |
    musical, ミュージカル, 音乐剧 | |
    kabuki, 歌舞伎 | |
    sumo, 相撲, 相扑 | |
    amusement park, theme park, 遊園地, テーマパーク, 游乐园 | |
    castle, 城, お城, 城堡 | |
    sauna, サウナ, 桑拿 | |
    massage, マッサージ, 按摩 | |
    x ray, レントゲン | |
    blood test, 血液検査, 验血 | |
    orthodontist, 矯正歯科 | dentist, 歯科 | l:appointment
    ambulance, 救急車, 救护车 | |
    police, 警察 | |
    fire department, 消防, 消防署 | |
    post office, 郵便局, 邮局 | |
    city hall, 市役所, 区役所, 市政府 | |
    embassy, 大使館, 大使馆 | |
    license plate, ナンバープレート, 车牌 | |
    contract, 契約, 契約書, 合同 | |
    certificate, 証明書, 证明 | |
    subscription, サブスク, 定期購読, 订阅 | |
    mortgage, 住宅ローン, 房贷 | |
    loan, ローン, 贷款 | |
    pension, 年金, 养老金 | |
    donation, 寄付, 捐款 | |
    gift card, ギフトカード, ギフト券, 礼品卡 | |
    """
}
