/// Places, dishes and other names in several languages.
extension Concepts {
  static let places = """
    kyoto, 京都, きょうと | |
    osaka, 大阪, おおさか | |
    tokyo, 東京, 东京, とうきょう | |
    nara, 奈良 | |
    kobe, 神戸, こうべ, 神户 | |
    sapporo, 札幌, さっぽろ | |
    fukuoka, 福岡, ふくおか, 福冈, 博多, hakata | |
    kanazawa, 金沢, 金泽 | |
    hiroshima, 広島, ひろしま, 广岛 | |
    nagoya, 名古屋, なごや | |
    sendai, 仙台, せんだい | |
    yokohama, 横浜, よこはま, 横滨 | |
    hakone, 箱根, はこね | |
    kamakura, 鎌倉, かまくら, 镰仓 | |
    nikko, 日光 | |
    okinawa, 沖縄, おきなわ, 冲绳, naha, 那覇 | |
    hokkaido, 北海道, ほっかいどう | |
    shinjuku, 新宿, しんじゅく | |
    shibuya, 渋谷, しぶや, 涩谷 | |
    ginza, 銀座, ぎんざ, 银座 | |
    asakusa, 浅草, あさくさ | |
    ueno, 上野, うえの | |
    ikebukuro, 池袋 | |
    akihabara, 秋葉原, あきはばら, 秋叶原 | |
    nakano, 中野, なかの | |
    kichijoji, 吉祥寺, きちじょうじ | |
    ogikubo, 荻窪 | |
    koenji, 高円寺 | |
    asagaya, 阿佐谷, 阿佐ヶ谷 | |
    suginami, 杉並 | |
    roppongi, 六本木 | |
    namba, 難波, なんば | |
    umeda, 梅田 | |
    shinsaibashi, 心斎橋 | |
    nakanoshima, 中之島 | |
    gion, 祇園, ぎおん | |
    kawaramachi, 河原町 | |
    pontocho, 先斗町 | |
    higashiyama, 東山 | |
    karasuma, 烏丸 | |
    arashiyama, 嵐山 | |
    nishiki market, 錦市場 | |
    kansai, 関西, 关西 | |
    haneda, 羽田, はねだ | |
    narita, 成田, なりた | |
    fuji, 富士, 富士山 | |
    japan, 日本 | |
    china, 中国 | |
    korea, 韓国, 韩国 | |
    taiwan, 台湾 | |
    america, usa, アメリカ, 美国, 米国 | |
    beijing, 北京 | |
    shanghai, 上海 | |
    guangzhou, 広州, 广州 | |
    shenzhen, 深セン, 深圳 | |
    hangzhou, 杭州 | |
    chengdu, 成都 | |
    hong kong, 香港 | |
    taipei, 台北 | |
    seoul, ソウル, 首尔 | |
    busan, 釜山 | |
    singapore, シンガポール, 新加坡 | |
    bangkok, バンコク, 曼谷 | |
    san francisco, サンフランシスコ, 旧金山, sf, sfo | |
    oakland, オークランド, 奥克兰 | |
    berkeley, バークレー, 伯克利 | |
    los angeles, ロサンゼルス, 洛杉矶, lax | |
    seattle, シアトル, 西雅图, sea | |
    portland, ポートランド, 波特兰 | |
    new york, ニューヨーク, 纽约, nyc | |
    chicago, シカゴ, 芝加哥 | |
    boston, ボストン, 波士顿 | |
    austin, オースティン, 奥斯汀 | |
    denver, デンバー, 丹佛 | |
    toronto, トロント, 多伦多 | |
    london, ロンドン, 伦敦 | |
    paris, パリ, 巴黎 | |
    berlin, ベルリン, 柏林 | |
    madrid, マドリード, 马德里 | |
    lisbon, リスボン, 里斯本 | |
    rome, ローマ, 罗马 | |
    hawaii, ハワイ, 夏威夷, honolulu, ホノルル | |
    pharmacy, 薬局, ドラッグストア, 药店 | ドラッグ |
    park, 公園, 公园 | |
    aquarium, 水族館, 水族馆 | |
    zoo, 動物園, 动物园 | 自然文化園 |
    temple, 寺, お寺, 寺庙 | |
    shrine, 神社 | |
    river, 川, 河 | 川沿い |
    beach, ビーチ, 海水浴場, 海滩 | |
    hall, ホール, 公会堂, 大厅 | |
    north exit, 北口 | |
    south exit, 南口 | |
    """

  static let dishes = """
    ramen, ラーメン, らーめん, 拉面, 拉麺 | noodles, noodle, 麺, 麺屋, つけ麺, 中華そば | 
    noodles, noodle, 麺, 面, 面条, 麺類 | ramen, ラーメン, そば, うどん, udon, soba |
    tsukemen, つけ麺, 蘸面 | ramen, ラーメン |
    udon, うどん, 乌冬 | |
    soba, そば, 蕎麦, 荞麦 | |
    sushi, 寿司, 鮨, すし | 回転寿司, sashimi |
    sashimi, 刺身, さしみ, お造り, 生鱼片 | |
    tempura, 天ぷら, 天妇罗 | |
    yakitori, 焼鳥, 焼き鳥, やきとり, 烤鸡串 | |
    yakiniku, 焼肉, やきにく, 烤肉, barbecue, bbq | |
    tonkatsu, とんかつ, トンカツ, 炸猪排 | |
    okonomiyaki, お好み焼き, 大阪烧 | |
    takoyaki, たこ焼き, 章鱼烧 | |
    karaage, 唐揚げ, から揚げ, fried chicken, 炸鸡 | |
    izakaya, 居酒屋, いざかや | 飲み屋, bar, pub |
    bar, バー, 酒吧, pub | 居酒屋 |
    beer, ビール, 啤酒 | 生ビール, draft beer |
    wine, ワイン, 葡萄酒 | |
    sake, 日本酒, 清酒 | |
    plum wine, 梅酒, うめしゅ, umeshu | |
    edamame, 枝豆, えだまめ, 毛豆 | |
    gyoza, 餃子, 饺子, dumplings, dumpling | |
    curry, カレー, 咖喱 | |
    pizza, ピザ, 披萨, 比萨 | |
    pasta, パスタ, スパゲッティ, spaghetti, 意面 | |
    burger, hamburger, ハンバーガー, 汉堡 | |
    steak, ステーキ, 牛排 | |
    tacos, taco, タコス | |
    pho, フォー, 河粉 | |
    paella, パエリア | |
    bibimbap, ビビンバ, 拌饭 | |
    hot pot, 鍋, 火锅, しゃぶしゃぶ | |
    pancakes, pancake, パンケーキ, 松饼 | |
    gelato, ジェラート, ice cream, アイス, アイスクリーム, 冰淇淋 | |
    bakery, パン屋, ベーカリー, 面包店 | パン, bread, croissant |
    bread, パン, 面包 | |
    cake, ケーキ, 蛋糕 | スイーツ |
    pie, パイ, 派 | crust, tart |
    dessert, sweets, スイーツ, デザート, 甜点, 甘味 | パフェ, ケーキ, 甘味処 |
    parfait, パフェ | |
    matcha, 抹茶, まっちゃ, green tea, 緑茶 | 茶寮, お茶 |
    tea, お茶, 茶 | 緑茶, ほうじ茶 |
    coffee, コーヒー, 珈琲, 咖啡, latte, ラテ | cafe, カフェ, flat white |
    cafe, カフェ, 喫茶店, 喫茶, 咖啡馆, 咖啡店, coffee shop | coffee, コーヒー |
    rice, 米, ご飯, 米饭 | |
    rice ball, おにぎり, 饭团, onigiri | |
    salmon, 鮭*, さけ, サーモン, 三文鱼 | |
    fish, 魚, 鱼 | |
    chicken, 鶏肉, 鶏, チキン, 鸡肉 | |
    pork, 豚肉, 豚, 猪肉 | |
    beef, 牛肉, 牛 | |
    stew, 煮込み, 煮物, 炖 | 肉じゃが |
    meat and potato stew, 肉じゃが, にくじゃが, nikujaga | potato |
    potato, potatoes, じゃがいも, 土豆 | |
    carrot, にんじん, 人参, 胡萝卜 | |
    onion, 玉ねぎ, 玉葱, 洋葱 | |
    egg, eggs, 卵*, 玉子, たまご, 鸡蛋 | |
    milk, 牛乳, ぎゅうにゅう, ミルク, 牛奶 | |
    garlic, にんにく, ニンニク, 大蒜 | |
    ginger, 生姜, しょうが, 姜 | |
    lemon, レモン, 檸檬, 柠檬 | |
    yuzu, ゆず, 柚子 | |
    miso, 味噌, みそ | |
    salt, 塩, 盐 | shio |
    soy sauce, 醤油, しょうゆ, 酱油 | |
    tonkotsu, とんこつ, 豚骨, pork bone | |
    chicken broth, 鶏白湯, 鸡汤 | 鶏 |
    soup, スープ, 汤 | broth |
    thai, タイ料理, 泰国菜 | |
    chinese food, 中華, 中華料理, 中餐 | |
    italian, イタリアン, 意大利菜 | |
    french, フレンチ, 法国菜 | |
    korean food, 韓国料理, 韩国菜 | |
    japanese food, 和食, 日本料理, 日料 | 会席 |
    all you can drink, 飲み放題, 无限畅饮 | |
    all you can eat, 食べ放題, 自助餐, buffet, バイキング | |
    bento, 弁当, べんとう, お弁当, 便当, packed lunch, bag lunch | |
    water bottle, 水筒, すいとう, 水壶 | |
    jazz, ジャズ, 爵士, 爵士乐 | |
    quartet, 四重奏 | |
    orchestra, オーケストラ, 管弦楽, 交响乐 | |
    hokusai, 北斎 | 浮世絵, ukiyoe |
    marathon, マラソン, 马拉松 | |
    workshop, 講習会, ワークショップ, 体験 | |
    flea market, フリーマーケット, 蚤の市, 跳蚤市场 | 古本市 |
    book fair, 古本市, 书展 | |
    parent meeting, 保護者会, 家长会 | 懇談会 |
    monday, 月曜, 月曜日, 周一, 星期一 | |
    tuesday, 火曜, 火曜日, 周二, 星期二 | |
    wednesday, 水曜, 水曜日, 周三, 星期三 | |
    thursday, 木曜, 木曜日, 周四, 星期四 | |
    friday, 金曜, 金曜日, 周五, 星期五 | |
    saturday, 土曜, 土曜日, 周六, 星期六 | |
    sunday, 日曜, 日曜日, 周日, 星期日 | |
    """
}
