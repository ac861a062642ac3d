extension Sample {
  /// What readers make of pictures: columns read head by head, lines broken in the middle, names under what they are.
  static let screens = parse(
    #"""
    === 2026-11-07T10:15 | en | E 2027-01-29T20:00 t:tin c:events l:quarry hall
    Ticket Kiosk
    The Tin Weathervanes
    Spring Tour · Quarry Hall, Hull
    Date
    Doors
    Show
    Fri 29 Jan
    7:00 PM
    8:00 PM
    2027
    === 2026-11-25T20:00 | ja | E 2027-02-06T18:00 t:弦楽 l:文化ホール c:events
    電子チケット
    弦楽のゆうべ
    会場 川辺文化ホール
    公演日
    開場
    開演
    2027年2月6日
    17:00
    18:00
    S席
    === 2026-11-19T20:00 | ja | E 2027-01-16T15:00 end=2027-01-17T10:00 t:湯宿 l:湯宿 c:travel
    ご予約が完了しました
    旅しるべをご利用いただきありがとうご
    ざいます
    湯宿やまぼうし
    神奈川県足柄下郡箱根町湯ノ沢12
    チェックイン
    2027年1月16日(土)15:00
    チェックアウト
    2027年1月17日(日)10:00
    === 2026-11-24T20:00 | zh | E 2027-01-29T08:24 end=2027-01-29T09:21 t:G9305 l:上海 c:travel
    车票详情
    G9305 次已出票
    2027年1月29日星期五
    上海虹桥
    杭州东
    08:24 开
    09:21 到
    09车
    二等座
    === 2026-11-26T07:00 | ja | E 2026-12-22T09:12 end=2026-12-22T11:24 t:のぞみ55号 l:東京 c:travel
    新幹線チケット
    のぞみ55号
    2026年12月22日(火)
    東京
    京都
    9:12発
    11:24着
    === 2026-11-18T21:00 | ja | E 2026-12-18T19:00 t:酒場 l:酒場やまね
    サークル同期
    今年も忘年会やりませんか？
    では12月18日(金)の19時からでどう
    でしょう
    場所は四条の「酒場やまね」、会費
    は4,500円です
    了解です!参加します
    === 2026-11-24T21:00 | en | E 2026-12-11T19:30 t:dinner l:cedar yard
    Noor
    Did you ever try that place
    by the canal?
    Dinner there on Friday 11
    December? Tom can come too
    Yes please. 7:30pm?
    Perfect. Cedar Yard, 7:30pm, I'll
    book for three
    Great, see you there
    === 2026-11-20T10:00 | en | E 2027-01-23T14:00 end=2027-01-23T16:30 t:ida l:mill lane c:events
    You're invited! Come and celebrate
    Ida turns six
    Saturday 23 January 2027
    2:00 pm - 4:30 pm
    Acorn Soft Play, 7 Mill Lane
    RSVP by 10 January to Jo: 555-0119.
    === 2026-11-16T10:00 | en | E 2026-12-04T14:00 t:winter l:school
    Ashbrook Primary School
    Winter Fair
    2pm
    Entry £1, children free
    Friday 4 December
    === 2026-11-17T10:00 | ja | E 2027-01-20T09:20 end=2027-01-20T11:30 t:持久走大会 l:陸上グラウンド
    れんらくノート
    若葉小学校3年生11月17日
    持久走大会のお知らせ
    保護者の皆様
    日時2027年1月20日(水) 9:20～11:30
    場所 若葉公園陸上グラウンド(雨天時は1月22日に
    延期)
    === 2026-11-27T18:10 | zh | E 2026-12-11T15:30 t:家长会 l:报告厅
    三年二班家长群
    11月27日 18:02
    各位家长好,本学期家长会定在12
    月11日(星期五)下午3:30,地点在
    教学楼二楼报告厅。
    收到,谢谢老师!
    === 2026-11-20T10:00 | en | E 2026-12-18T15:00 end=2026-12-21T11:00 t:lantern c:travel
    Reservation confirmed
    Paper Lantern Hotel, Osaka
    Check-in
    Fri, 18 Dec 2026, from
    15:00
    Check-out
    Mon, 21 Dec 2026, by
    11:00
    Room
    Twin, 3 nights
    === 2026-11-30T07:00 | ja | E 2026-12-04T18:00 end=2026-12-04T20:00 t:つぐみ c:shopping
    お荷物のお届け
    お届け予定日
    12月4日(金) 18:00~20:00
    輸送中です
    運送会社
    つぐみ運輸
    伝票番号
    4410-7725-0000
    === 2026-11-20T10:00 | ja | E 2026-12-13T18:30 end=2026-12-13T20:30 t:観望会 l:丘の上
    市民講座
    冬の星空観望会
    2026年12月13日(日)18:30～20:30
    会場丘の上天文台屋上広場
    === 2026-11-26T10:00 | en | E 2027-01-02T09:15 t:heating
    Boiler service visit
    Emberton Heating
    Nov 26
    Your yearly boiler service is due. Our engineer
    will visit on 02/01/2027 at 9:15.
    Please make sure that the cupboard around the boiler
    is clear.
    === 2026-11-20T10:00 | en | E 2027-01-21T08:45 end=2027-01-21T15:30 t:museum l:science museum
    SchoolBag
    Ashbrook Primary · Year 4 · 26 November 2026
    Museum trip
    Dear families,
    Year 4 will visit the Seaward Science Museum on
    Thursday 21 January 2027. The coach leaves
    school at 8:45 am and returns at about 3:30 pm.
    """#)
}
