import Foundation
import Specimens

/// Labelled texts that come with Curio: a few of every kind, in English, Japanese and Chinese.
///
/// A label without offsets stands where its words are found. All are seen from the same Monday morning.
enum ExtractSamples {
  /// Monday, 30 November 2026, nine o'clock.
  static let reference = LocalDateTime(LocalDate(dayNumber: 20_787), LocalTime(secondOfDay: 9 * 3600))

  static var lines: [Data] { table.split(separator: "\n").map { Data($0.utf8) } }

  private static let table = #"""
    {"languages":["en"],"kind":"datetime","text":"Your table at Fig & Ember is booked for Thu, Dec 17 at 6:45 PM, party of 3.","expect":[{"text":"Thu, Dec 17 at 6:45 PM","values":[{"dateTime":"2026-12-17T18:45"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Rehearsal moved from Tuesday to Wednesday at 5","expect":[{"text":"Tuesday","values":[{"date":"2026-12-01"}]},{"text":"Wednesday at 5","values":[{"dateTime":"2026-12-02T05:00"},{"dateTime":"2026-12-02T17:00"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Check-in 20 Dec after 15:00 · Check-out 23 Dec before 10:30","expect":[{"text":"20 Dec after 15:00","values":[{"start":"2026-12-20T15:00"}]},{"text":"23 Dec before 10:30","values":[{"end":"2026-12-23T10:30"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Library closes 6pm today, back at 9 tomorrow","expect":[{"text":"6pm today","values":[{"dateTime":"2026-11-30T18:00"}]},{"text":"9 tomorrow","values":[{"dateTime":"2026-12-01T09:00"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Dues must be in by the 18th. Late ones pay a fee.","expect":[{"text":"the 18th","values":[{"date":"2026-12-18"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Craft fair Sat 12 & Sun 13 December, 10–4","expect":[{"text":"Sat 12","values":[{"date":"2026-12-12"}]},{"text":"Sun 13 December, 10–4","values":[{"start":"2026-12-13T10:00","end":"2026-12-13T16:00"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Valid 1 Jan 2027 – 31 Mar 2027","expect":[{"text":"1 Jan 2027 – 31 Mar 2027","values":[{"start":"2027-01-01","end":"2027-04-01"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Kickoff 3:15 pm local, gates open 90 minutes before","expect":[{"text":"3:15 pm","values":[{"time":"15:15"}]},{"text":"90 minutes","values":[{"iso":"PT90M"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Seats 12-14, row 3, section 104","expect":[]}
    {"languages":["en"],"kind":"datetime","text":"Version 5.11 build 2231, 98% of 64 GB used","expect":[]}
    {"languages":["en"],"kind":"datetime","text":"We may march over to the fair in a second car","expect":[]}
    {"languages":["en"],"kind":"datetime","text":"Voicemail from Rosa, 2 days ago, 0:42","expect":[{"text":"2 days ago","values":[{"date":"2026-11-28"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Yoga every Thursday 7:30–8:30am, drop in any time","expect":[{"text":"7:30–8:30am","values":[{"start":"07:30","end":"08:30"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Open house next Saturday from 1 to 3","expect":[{"text":"next Saturday from 1 to 3","values":[{"start":"2026-12-12T13:00","end":"2026-12-12T15:00"},{"start":"2026-12-12T01:00","end":"2026-12-12T03:00"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Appointment: 01/14/2027 08:20 AM with the hygienist","expect":[{"text":"01/14/2027 08:20 AM","values":[{"dateTime":"2027-01-14T08:20"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Bus leaves at quarter past seven, back around 4:30pm","expect":[{"text":"quarter past seven","values":[{"time":"07:15"}]},{"text":"4:30pm","values":[{"time":"16:30"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Package out for delivery, arriving between 2 and 5 PM","expect":[{"text":"between 2 and 5 PM","values":[{"start":"14:00","end":"17:00"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Spring term: Mon Jan 11 to Fri Mar 26, 2027","expect":[{"text":"Mon Jan 11 to Fri Mar 26, 2027","values":[{"start":"2027-01-11","end":"2027-03-27"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Movie night tonight, 8ish?","expect":[{"text":"tonight, 8ish","values":[{"dateTime":"2026-11-30T20:00"}]}]}
    {"languages":["en"],"kind":"datetime","text":"Renews 2027-02-28 unless cancelled 24 hours earlier","expect":[{"text":"2027-02-28","values":[{"date":"2027-02-28"}]},{"text":"24 hours","values":[{"iso":"PT24H"},{"date":"2026-11-29"}]}]}
    {"languages":["en"],"kind":"money","text":"Subtotal $31.50\nTip $6.30\nTotal $37.80","expect":[{"text":"$31.50","values":[{"amount":"31.50","currency":"USD"}]},{"text":"$6.30","values":[{"amount":"6.30","currency":"USD"}]},{"text":"$37.80","values":[{"amount":"37.80","currency":"USD"}]}]}
    {"languages":["en"],"kind":"money","text":"Field trip costs $14 per child, or 25 dollars for two","expect":[{"text":"$14","values":[{"amount":"14","currency":"USD"}]},{"text":"25 dollars","values":[{"amount":"25","currency":"USD"}]}]}
    {"languages":["en"],"kind":"money","text":"Rooms from £89 to £120 a night","expect":[{"text":"£89 to £120","values":[{"min":"89","max":"120","currency":"GBP"}]}]}
    {"languages":["en"],"kind":"money","text":"Balance €1.204,60 after a refund of EUR 15","expect":[{"text":"€1.204,60","values":[{"amount":"1204.60","currency":"EUR"}]},{"text":"EUR 15","values":[{"amount":"15","currency":"EUR"}]}]}
    {"languages":["en"],"kind":"money","text":"Earn 3,000 points, level 12, 40% off everything","expect":[]}
    {"languages":["en"],"kind":"money","text":"2 for $7 or $3.99 each","expect":[{"text":"$7","values":[{"amount":"7","currency":"USD"}]},{"text":"$3.99","values":[{"amount":"3.99","currency":"USD"}]}]}
    {"languages":["en"],"kind":"phone","text":"Front desk (415) 555-0123, after hours +44 20 7946 0321","expect":[{"text":"(415) 555-0123","values":[{"number":"4155550123"}]},{"text":"+44 20 7946 0321","values":[{"number":"442079460321"}]}]}
    {"languages":["en"],"kind":"phone","text":"Order 114-5500231-9920013 shipped, invoice 2026-1130-07","expect":[]}
    {"languages":["en"],"kind":"url","text":"Tickets: https://hall.example.com/e/77?ref=sms or hall.example.org.","expect":[{"text":"https://hall.example.com/e/77?ref=sms","values":[{"url":"https://hall.example.com/e/77?ref=sms"}]},{"text":"hall.example.org","values":[{"url":"hall.example.org"}]}]}
    {"languages":["en"],"kind":"email","text":"Write to box.office@hall.example.com before noon.","expect":[{"text":"box.office@hall.example.com","values":[{"email":"box.office@hall.example.com"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"ご予約 12月18日(金) 18:45〜 3名様","expect":[{"text":"12月18日(金) 18:45","values":[{"dateTime":"2026-12-18T18:45"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"発表会は来週の木曜日、午後2時開場です","expect":[{"text":"来週の木曜日","values":[{"date":"2026-12-10"},{"dateTime":"2026-12-10T14:00"}]},{"text":"午後2時","values":[{"time":"14:00"},{"dateTime":"2026-12-10T14:00"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"宿泊 12/29(火)〜1/2(土) 4泊","expect":[{"text":"12/29(火)〜1/2(土)","values":[{"start":"2026-12-29","end":"2027-01-03"}]},{"text":"4泊","values":[{"iso":"P4D"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"提出期限：令和8年12月11日（金）必着","expect":[{"text":"令和8年12月11日（金）","values":[{"date":"2026-12-11"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"深夜バスは25時10分発、朝7時着の予定","expect":[{"text":"25時10分","values":[{"time":"01:10"}]},{"text":"朝7時","values":[{"time":"07:00"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"営業時間 10:30〜19:00 定休日 水曜日","expect":[{"text":"10:30〜19:00","values":[{"start":"10:30","end":"19:00"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"明後日の夕方5時に駅前で待ってるね","expect":[{"text":"明後日の夕方5時","values":[{"dateTime":"2026-12-02T17:00"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"前売券3,800円、当日券は300円増し","expect":[]}
    {"languages":["ja"],"kind":"datetime","text":"築12年・徒歩8分・3年2組・第15回","expect":[]}
    {"languages":["ja"],"kind":"datetime","text":"月末までにお支払いください","expect":[{"text":"月末","values":[{"end":"2026-12-01"},{"start":"2026-11-21","end":"2026-12-01"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"開演30分前までにお越しください（18:00開演）","expect":[{"text":"30分","values":[{"iso":"PT30M"}]},{"text":"18:00","values":[{"time":"18:00"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"12月5日・6日・12日の3日間開催","expect":[{"text":"12月5日","values":[{"date":"2026-12-05"}]},{"text":"6日","values":[{"date":"2026-12-06"}]},{"text":"12日","values":[{"date":"2026-12-12"}]},{"text":"3日間","values":[{"iso":"P3D"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"3日以内に返信がない場合はキャンセルになります","expect":[{"text":"3日以内","values":[{"start":"2026-11-30","end":"2026-12-03"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"受付は１３時半〜１５時、体育館にて","expect":[{"text":"１３時半〜１５時","values":[{"start":"13:30","end":"15:00"}]}]}
    {"languages":["ja"],"kind":"datetime","text":"春の展示 2027.3.6 SAT – 4.11 SUN","expect":[{"text":"2027.3.6 SAT – 4.11 SUN","values":[{"start":"2027-03-06","end":"2027-04-12"}]}]}
    {"languages":["ja"],"kind":"money","text":"小計 ¥2,480\n割引 -¥300\n合計 ¥2,180","expect":[{"text":"¥2,480","values":[{"amount":"2480","currency":"JPY"}]},{"text":"¥300","values":[{"amount":"300","currency":"JPY"},{"amount":"-300","currency":"JPY"}]},{"text":"¥2,180","values":[{"amount":"2180","currency":"JPY"}]}]}
    {"languages":["ja"],"kind":"money","text":"参加費は大人1,500円、小学生以下は無料","expect":[{"text":"1,500円","values":[{"amount":"1500","currency":"JPY"}]}]}
    {"languages":["ja"],"kind":"money","text":"家賃7.8万円 管理費5千円","expect":[{"text":"7.8万円","values":[{"amount":"78000","currency":"JPY"}]},{"text":"5千円","values":[{"amount":"5000","currency":"JPY"}]}]}
    {"languages":["ja"],"kind":"money","text":"予算は4,000〜6,000円くらい","expect":[{"text":"4,000〜6,000円","values":[{"min":"4000","max":"6000","currency":"JPY"}]}]}
    {"languages":["ja"],"kind":"money","text":"合計 \\2.180","expect":[{"text":"\\2.180","values":[{"amount":"2180","currency":"JPY"}]}]}
    {"languages":["ja"],"kind":"money","text":"ポイント 1,280pt 貯まりました","expect":[]}
    {"languages":["ja"],"kind":"phone","text":"お問い合わせ 03-5555-0142（平日のみ）","expect":[{"text":"03-5555-0142","values":[{"number":"0355550142"}]}]}
    {"languages":["ja"],"kind":"url","text":"詳細はhttps://koen.example.jp/12をご覧ください","expect":[{"text":"https://koen.example.jp/12","values":[{"url":"https://koen.example.jp/12"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"家长会时间：12月10日（周四）下午3:30，地点：二楼会议室","expect":[{"text":"12月10日（周四）下午3:30","values":[{"dateTime":"2026-12-10T15:30"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"下周六上午九点半集合，别迟到","expect":[{"text":"下周六上午九点半","values":[{"dateTime":"2026-12-12T09:30"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"请于12月11日18:00前完成缴费","expect":[{"text":"12月11日18:00前","values":[{"end":"2026-12-11T18:00"},{"dateTime":"2026-12-11T18:00"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"活动时间：12月5日至12月8日 每天10:00-20:00","expect":[{"text":"12月5日至12月8日","values":[{"start":"2026-12-05","end":"2026-12-09"}]},{"text":"10:00-20:00","values":[{"start":"10:00","end":"20:00"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"后天晚上七点到九点有直播","expect":[{"text":"后天晚上七点到九点","values":[{"start":"2026-12-02T19:00","end":"2026-12-02T21:00"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"周一闭馆，其余时间9:00—17:00开放","expect":[{"text":"9:00—17:00","values":[{"start":"09:00","end":"17:00"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"有三点要注意，十分感谢，2号楼5单元","expect":[]}
    {"languages":["zh"],"kind":"datetime","text":"快递预计明天下午送达","expect":[{"text":"明天下午","values":[{"window":{"date":"2026-12-01","from":"12:00","to":"18:00"}}]}]}
    {"languages":["zh"],"kind":"datetime","text":"12月底前有效，过期作废","expect":[{"text":"12月底前","values":[{"end":"2026-12-21"},{"end":"2027-01-01"},{"start":"2026-12-21","end":"2027-01-01"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"列车12月20日08:15开，历时2小时35分","expect":[{"text":"12月20日08:15","values":[{"dateTime":"2026-12-20T08:15"}]},{"text":"2小时35分","values":[{"iso":"PT155M"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"签收后7天内可退换","expect":[{"text":"7天","values":[{"iso":"P7D"}]}]}
    {"languages":["zh"],"kind":"datetime","text":"本周日中午12点，老地方","expect":[{"text":"本周日中午12点","values":[{"dateTime":"2026-12-06T12:00"}]}]}
    {"languages":["zh"],"kind":"money","text":"春游费用每人68元，校服两套共210.5元","expect":[{"text":"68元","values":[{"amount":"68","currency":"CNY"}]},{"text":"210.5元","values":[{"amount":"210.5","currency":"CNY"}]}]}
    {"languages":["zh"],"kind":"money","text":"原价￥399 现价￥279 满200减30","expect":[{"text":"￥399","values":[{"amount":"399","currency":"CNY"}]},{"text":"￥279","values":[{"amount":"279","currency":"CNY"}]}]}
    {"languages":["zh"],"kind":"money","text":"房租三千五百元，押金1.2万元","expect":[{"text":"三千五百元","values":[{"amount":"3500","currency":"CNY"}]},{"text":"1.2万元","values":[{"amount":"12000","currency":"CNY"}]}]}
    {"languages":["zh"],"kind":"money","text":"打车花了二十八块五，停车5元","expect":[{"text":"二十八块五","values":[{"amount":"28.5","currency":"CNY"}]},{"text":"5元","values":[{"amount":"5","currency":"CNY"}]}]}
    {"languages":["zh"],"kind":"money","text":"预算80-100元","expect":[{"text":"80-100元","values":[{"min":"80","max":"100","currency":"CNY"}]}]}
    {"languages":["zh"],"kind":"money","text":"得了98分，走了12000步","expect":[]}
    {"languages":["zh"],"kind":"phone","text":"客服电话 010-5555 0134，手机138 5555 0107","expect":[{"text":"010-5555 0134","values":[{"number":"01055550134"}]},{"text":"138 5555 0107","values":[{"number":"13855550107"}]}]}
    {"languages":["zh"],"kind":"url","text":"报名网址：https://act.example.cn/s/19。","expect":[{"text":"https://act.example.cn/s/19","values":[{"url":"https://act.example.cn/s/19"}]}]}
    """#
}
