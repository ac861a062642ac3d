extension Sample {
  /// A second set written apart from the rules, in the manner of `unseen`.
  static let moreUnseen = parse(
    #"""
    === 2026-11-30T09:00 | en | E 2026-12-10T09:30 t:Cedar c:none
    Reminder from Cedar Physio: you are seeing Tom on Thu 10 Dec at 9:30am. Reply C to confirm.
    === 2026-11-30T09:00 | en | E 2026-12-15T19:00 end=2026-12-15T21:00 t:Pottery l:Kiln c:events,none
    Your class is booked
    Pottery for beginners
    Tuesday, 15 December 2026, 7:00 PM – 9:00 PM
    The Kiln Room, 3 Dock Street
    Bring an apron
    === 2026-11-30T09:00 | en | R 2026-12-31 t:Membership c:none
    Membership renewal
    Your gym membership must be renewed by 31 December 2026.
    Annual fee £240
    === 2026-11-30T09:00 | en | E 2026-12-18T07:15 end=2026-12-18T11:42 t:Leeds l:Bristol c:travel
    Your tickets
    Bristol Temple Meads to Leeds
    Fri 18 Dec 2026
    Depart 07:15 Arrive 11:42
    Coach C Seat 21
    Booking reference 7Q2LMN
    === 2026-11-30T09:00 | en | A noEvent c:shopping
    Wool blanket
    £39.00 £52.00
    In stock
    Free delivery over £40
    Add to basket
    4.7 (312 reviews)
    === 2026-11-30T09:00 | en | A noEvent c:housing
    Two-bed flat, Harbour Row
    £1,250 pcm
    Available 15 January 2027
    Furnished · Pets considered
    Contact agent
    === 2026-11-30T09:00 | en | E 2026-12-05T11:00 t:viewing l:Harbour c:housing
    Viewing confirmed
    14 Harbour Row, Flat 2
    Saturday 5 December 2026 at 11:00
    Agent: Priya
    === 2026-11-30T09:00 | en | A pastDate c:events,none
    What a night! Thanks to everyone who came to the Lantern Parade on 21 November.
    === 2026-11-30T09:00 | en | R 2026-12-07T10:00 t:Moss c:events
    The Moss Brothers announce spring tour
    Tickets on sale Monday 7 December at 10am
    === 2026-11-30T09:00 | en | E 2026-12-02T16:00 end=2026-12-02T18:00 t:deliver c:shopping
    Groceries booked
    Your delivery slot: Wed 2 Dec, 4pm–6pm
    Change order by Tue 1 Dec 11pm
    Order total £63.20
    === 2026-11-30T09:00 | en | R 2026-12-04 t:library c:none
    Mill Road Library
    Due back 4 December 2026
    The Glass Meadow
    You can renew twice
    === 2026-11-30T09:00 | en | A cancelled c:none,events
    Subject: Class cancelled
    Unfortunately Thursday's spin class (3 Dec, 18:00) won't go ahead as the instructor is ill.
    === 2026-11-30T09:00 | en | E 2026-12-24T12:30 t:lunch l:Gran c:events,food
    Mum
    Lunch at Gran's on the 24th, 12:30?
    Perfect, I'll bring pudding
    === 2026-11-30T09:00 | en | A noEvent,noDate c:none
    wifi: Harbour-Guest
    password: tin-otter-44
    === 2026-11-30T09:00 | en | A noDate,noEvent c:none
    Weekly timetable
    Mon Maths Art
    Tue Science PE
    Wed English Music
    Thu History
    Fri Games
    === 2026-11-30T09:00 | en | E 2026-12-11T13:00 t:call c:none,events
    Invitation: Budget review call
    When: Fri 11 Dec 2026 1pm (GMT)
    Organizer: Dana
    Join: meet.example/zzz
    === 2026-11-30T09:00 | en | R 2026-12-20 t:coffee c:food,shopping
    Free coffee voucher
    Valid until 20 December 2026
    Bean & Gone, Quay Street
    === 2026-11-30T09:00 | en | E 2027-02-14T18:00 end=2027-02-14T22:00 t:Wedding l:Barn c:events
    Together with their families
    Ana & Jo
    invite you to their wedding
    Sunday 14 February 2027
    6 o'clock until 10pm
    The Long Barn, Wick Farm
    RSVP by 10 January
    === 2026-11-30T09:00 | ja | E 2026-12-08T16:00 t:歯科 l:歯科 c:none
    こばと歯科
    次回のご予約
    12月8日(火) 16:00
    変更は前日まで
    === 2026-11-30T09:00 | ja | E 2026-12-20T17:30 t:コンサート l:ホール c:events
    冬のファミリーコンサート
    2026年12月20日(日)
    17:00開場 17:30開演
    あおぞらホール
    全席指定 2,500円
    === 2026-11-30T09:00 | ja | R 2026-12-10 t:受 c:shopping
    店舗受取のご案内
    ご注文の商品が届きました
    受取期限 12月10日(木)
    みどり書店 駅前店
    === 2026-11-30T09:00 | ja | A noEvent c:shopping
    土鍋 8号
    3,980円(税込)
    在庫あり
    カートに入れる
    === 2026-11-30T09:00 | ja | A notForUser,noEvent,pastDate c:none
    台風情報
    気象台によりますと、台風は12月2日に最接近する見込みです。
    === 2026-11-30T09:00 | ja | E 2026-12-06T10:00 t:公園 l:公園 c:events,none
    ゆい
    日曜10時に中央公園で待ち合わせでいい?
    いいよ!
    === 2026-11-30T09:00 | ja | E 2026-12-12T11:30 t:ビストロ l:ビストロ c:food
    ご予約が確定しました
    ビストロ・ノワゼット
    12月12日(土)11時30分
    2名様 ランチコース
    === 2026-11-30T09:00 | ja | R 2027-01-31 t:税 c:none,housing
    市税納付のお知らせ
    第4期
    納期限 令和9年1月31日
    金額 32,000円
    === 2026-11-30T09:00 | ja | E 2026-12-29T07:05 end=2026-12-29T08:40 t:TB205 l:福岡 c:travel
    搭乗案内
    TB205便
    12月29日(火)
    福岡 07:05 → 東京(羽田) 08:40
    座席 12C
    === 2026-11-30T09:00 | ja | A ambiguousDate,lowConfidence c:none,food,events
    打ち上げ、5日か12日どっちがいい?
    === 2026-11-30T09:00 | zh | E 2026-12-06T09:00 t:体检 l:中心 c:none
    体检预约成功
    康宁体检中心
    12月6日(周日)上午9:00
    请空腹
    === 2026-11-30T09:00 | zh | E 2026-12-31T21:00 t:跨年 l:广场 c:events
    跨年倒计时音乐会
    2026年12月31日 21:00
    滨江广场
    免费入场
    === 2026-11-30T09:00 | zh | A noEvent c:housing
    整租 两室一厅
    3200元/月
    随时入住
    近地铁2号线
    === 2026-11-30T09:00 | zh | A pastDate,noEvent c:food
    川香小馆
    2026-11-28 19:22
    水煮鱼 68
    米饭 4
    合计 72元
    === 2026-11-30T09:00 | zh | R 2026-12-20 t:信用卡 c:none,housing
    信用卡账单
    本期应还 ¥2,310.00
    到期还款日 12月20日
    === 2026-11-30T09:00 | zh | E 2026-12-13T14:00 t:看房 l:翠园 c:housing
    看房预约成功
    翠园小区 3栋
    12月13日 14:00
    经纪人 王女士
    === 2026-11-30T09:00 | zh | E 2026-12-18T20:10 end=2026-12-18T22:50 t:YQ l:上海 c:travel
    航班 YQ5512
    12月18日 周五
    上海浦东 20:10 — 重庆江北 22:50
    登机口 待定
    === 2026-11-30T09:00 | zh | A noEvent c:food
    番茄炒蛋
    用料:番茄2个 鸡蛋3个
    步骤
    1. 打散鸡蛋
    2. 番茄切块
    === 2026-11-30T09:00 | zh | E 2026-12-05T12:00 t:午饭 l:海鲜 c:food,events
    阿明
    周六中午12点海鲜城吃午饭?
    好的,不见不散
    === 2026-11-30T09:00 | zh | R 2026-12-09 t:报名 c:none,events
    冬令营报名
    报名截止:12月9日
    费用680元
    === 2026-11-30T09:00 | en | A notForUser,noEvent c:none,housing
    Your payment of £54.20 will be taken automatically on 9 December.
    You don't need to do anything.
    Brightline Broadband
    === 2026-11-30T09:00 | en | E 2026-12-19T10:00 end=2026-12-22T10:00 t:Van l:Depot c:travel
    Van hire confirmed
    Pick-up Sat 19 Dec 2026 10:00
    Drop-off Tue 22 Dec 2026 10:00
    Quay Depot, Dock Road
    Ref VH-20911
    """#)
}
