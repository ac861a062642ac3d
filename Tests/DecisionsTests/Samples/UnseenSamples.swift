extension Sample {
  /// Kinds of every sort in three languages, written apart from the rules and first run when they stood.
  static let unseen = parse(
    #"""
    === 2026-11-30T09:00 | en | E 2026-12-09T13:20 t:Alder l:Alder c:none
    Alder Street Dental
    Hello Sam, we've put you down for a scale and polish
    with Ms Ortega on Wed 9 December at 1.20pm.
    Can't make it? Ring 0117 496 0101.
    === 2026-11-30T09:00 | en | R 2026-12-14 t:Northgate c:housing
    Northgate Water
    Your bill is ready
    £41.30 to pay
    Please pay by 14 December 2026
    Ref 7781-002
    === 2026-11-30T09:00 | en | R 2026-12-14 t:Westmere c:housing
    Westmere Gas
    Your bill is ready
    £41.30 to pay
    Please pay by 14 December 2026
    === 2026-11-30T09:00 | en | R 2026-12-14 t:Pine c:none,events
    Pine Lake Water Sports
    Apply by 14 December 2026
    === 2026-11-30T09:00 | en | E 2026-12-19T14:00 end=2026-12-19T17:00 t:Carol l:St. Brannock c:events
    CAROLS & COCOA
    Carol afternoon for all ages
    St. Brannock's Church, Mill Road
    Saturday 19th December
    2–5pm
    Free entry, donations welcome
    === 2026-11-30T09:00 | en | A noEvent,noDate,notForUser c:food
    Sesame noodles
    Serves 4 · 25 minutes
    Ingredients
    400g wheat noodles
    2 tbsp tahini
    Method
    1. Boil the noodles until tender.
    2. Whisk the sauce.
    === 2026-11-30T09:00 | en | E 2026-12-22T06:45 end=2026-12-22T10:05 t:ZB1207 l:BRS c:travel
    Zephyr Blue
    Your trip is confirmed
    Booking reference PLM4KX
    ZB1207
    Tue 22 Dec 2026
    BRS 06:45 → MAD 10:05
    1 adult · 1 cabin bag
    === 2026-11-30T09:00 | en | A cancelled
    Quartet Nights
    We're sorry: the performance on Friday 11 December has been called off.
    Refunds are made within ten days.
    === 2026-11-30T09:00 | en | R 2026-12-06 t:Paperleaf c:shopping
    Paperleaf Stationers
    25% off everything
    Use code LEAF25
    Ends Sunday 6 December
    === 2026-11-30T09:00 | en | E 2026-12-03T18:30 t:pizza l:Forno c:food,events
    Kit
    Mon 30 Nov
    Pizza on Thursday?
    8:41 AM
    Yes! Where?
    Forno Nino at 6:30?
    See you there
    === 2026-11-30T09:00 | en | A ambiguousDate c:none
    Hartley Opticians
    Your eye test is booked for 05/01/2027 at 10:40.
    Reply STOP to end texts.
    === 2026-11-30T09:00 | en | R 2026-12-11 t:slip c:none
    Oakfield Junior School
    Dear parents,
    Please return the swimming consent slip by Friday 11 December.
    Thank you,
    Mrs Hale
    === 2026-11-30T09:00 | en | E 2026-12-17T15:00 end=2026-12-19T11:00 t:Larkspur l:Larkspur c:travel
    Stay confirmed
    Larkspur Guest House
    4 Cliff Walk, Whitsand
    Arrive Thu 17 Dec 2026 from 3pm
    Leave Sat 19 Dec 2026 by 11am
    2 guests · £188
    Booking 55-7120
    === 2026-11-30T09:00 | en | A pastDate,noEvent c:shopping
    Hobbs Hardware
    Receipt
    Masking tape £3.20
    Brush set £9.99
    Total £13.19
    28/11/2026 16:02
    Thank you for shopping with us
    === 2026-11-30T09:00 | en | E 2026-12-12T20:00 t:Velvet l:Corn Exchange c:events
    Mobile ticket
    The Velvet Harbours
    Corn Exchange, Exeter
    Doors 7pm  On stage 8pm
    Sat 12 December 2026
    Standing
    === 2026-11-30T09:00 | en | E 2026-12-04T08:00 end=2026-12-04T12:00 t:deliver c:shopping
    Swiftbox
    Your parcel from Bramble & Co is coming
    Friday 4 December, 8am–12pm
    Track SB009871
    === 2026-11-30T09:00 | en | A noEvent,noDate c:none
    Your verification code is 481920
    It expires in 10 minutes. Don't share it with anyone.
    === 2026-11-30T09:00 | en | A notForUser,noEvent,pastDate c:none
    Harbour Herald
    Council to vote on ferry fares
    By our reporter · 29 November 2026
    Councillors will vote on the new ferry fares on 8 December.
    === 2026-11-30T09:00 | en | E 2026-12-08T10:00 end=2026-12-08T10:45 t:interview c:none
    Interview: Junior Analyst
    Tuesday 8 December · 10:00 – 10:45
    Video call
    Link: meet.example/abc
    === 2026-11-30T09:00 | en | A lowConfidence,noDate,noEvent,ambiguousDate c:housing,none
    Landlord
    Could we maybe do the inspection sometime next week? I'll let you know which day.
    === 2026-11-30T09:00 | ja | E 2026-12-10T14:30 t:皮膚科 l:皮膚科 c:none
    さくら皮膚科
    予約完了
    12月10日(木) 14:30
    診察券をお持ちください
    === 2026-11-30T09:00 | ja | E 2026-12-19T18:00 t:忘年会 l:鳥よし c:food,events
    職場グループ
    11月28日(土)
    忘年会、12月19日の18時から「鳥よし」で予約しました
    了解です
    ありがとう!
    === 2026-11-30T09:00 | ja | R 2026-12-25 t:電 c:housing
    みなと電力
    ご請求額 6,320円
    お支払い期限 12月25日
    お客様番号 11-2093
    === 2026-11-30T09:00 | ja | A cancelled c:events,none
    公演中止のお知らせ
    12月12日に予定しておりました「星の夜話」は、出演者の体調不良により中止となりました。
    払い戻しは1月10日まで
    === 2026-11-30T09:00 | ja | E 2026-12-26T15:00 end=2026-12-28T10:00 t:松風 l:松風 c:travel
    ご予約ありがとうございます
    松風旅館
    チェックイン 2026年12月26日(土) 15:00
    チェックアウト 2026年12月28日(月) 10:00
    予約番号 M-77120
    === 2026-11-30T09:00 | ja | E 2026-12-13T13:00 end=2026-12-13T15:30 t:親子 l:児童館 c:events,none
    親子クッキング教室
    日時 12月13日(日) 13:00~15:30
    場所 みどり児童館
    参加費 800円
    === 2026-11-30T09:00 | ja | R 2026-12-18 t:同意書 c:none
    ひまわり小学校
    保護者の皆様
    スキー教室の同意書を12月18日(金)までにご提出ください。
    === 2026-11-30T09:00 | ja | A noEvent c:food
    らーめん一徹
    営業時間 11:00〜22:00
    定休日 水曜日
    名古屋市中区栄2
    口コミ 88件
    === 2026-11-30T09:00 | ja | E 2026-12-30T08:03 end=2026-12-30T10:16 t:ひかり l:東京 c:travel
    きっぷの詳細
    ひかり633号
    2026年12月30日(水)
    東京 08:03発
    名古屋 10:16着
    7号車 3番A席
    === 2026-11-30T09:00 | ja | A pastDate,noEvent c:food,shopping
    コンビニたちばな
    2026年11月29日 08:12
    おにぎり 150円
    お茶 130円
    合計 280円
    === 2026-11-30T09:00 | ja | E 2026-12-05T08:00 end=2026-12-05T12:00 t:届け c:shopping
    お届け予定のお知らせ
    カメ宅配便
    12月5日(土) 午前中
    伝票番号 7781-2201
    === 2026-11-30T09:00 | ja | R 2026-12-06 t:クーポン c:shopping,food
    カフェ木もれび
    ドリンク半額クーポン
    12月6日まで有効
    === 2026-11-30T09:00 | zh | E 2026-12-11T10:20 l:医院 c:none
    预约成功
    城东医院 口腔科
    12月11日 10:20
    就诊人 李四
    === 2026-11-30T09:00 | zh | E 2026-12-20T13:05 end=2026-12-20T17:42 t:D2218 l:武汉 c:travel
    出票成功
    D2218次
    2026年12月20日
    武汉 13:05开
    上海虹桥 17:42到
    07车 09A 二等座
    === 2026-11-30T09:00 | zh | R 2026-12-15 t:电费 c:housing
    电费账单
    本月应缴 ¥86.40
    请于12月15日前缴费
    户号 330221
    === 2026-11-30T09:00 | zh | E 2026-12-05T18:00 t:火锅 l:老灶 c:food,events
    小周
    周六晚上吃火锅?
    好呀,几点
    12月5号下午6点,老灶火锅见
    没问题
    === 2026-11-30T09:00 | zh | A cancelled c:none,events
    通知
    原定12月9日的书法讲座因故取消,敬请谅解。
    === 2026-11-30T09:00 | zh | A noEvent,noDate c:none,shopping
    验证码 772910
    5分钟内有效,请勿告诉他人
    === 2026-11-30T09:00 | zh | E 2026-12-19T19:30 t:梁祝 l:剧院 c:events
    电子票
    越剧《梁祝》
    东湖大剧院
    2026-12-19 19:30
    二楼 5排 8座
    === 2026-11-30T09:00 | zh | R 2026-12-03 t:取 c:shopping
    菜鸟驿站
    您的包裹已到站,取件码 5-2-3310
    请于12月3日前取件
    === 2026-11-30T09:00 | zh | E 2026-12-24T14:00 end=2026-12-26T12:00 t:云岭 l:云岭 c:travel
    酒店预订成功
    云岭山居酒店
    入住 12月24日 14:00后
    离店 12月26日 12:00前
    === 2026-11-30T09:00 | zh | R 2026-12-08 t:回执 c:none
    三年级一班
    各位家长:请于12月8日(周二)前交回体检回执。
    """#)
}
