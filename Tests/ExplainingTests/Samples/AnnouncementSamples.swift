import Specimens

extension MailSample {
  /// What changes, closes, runs out or has come in.
  static let announcements: [MailSample] = [
    MailSample(
      "an appointment that moved", from: "Harbor Eye Clinic <frontdesk@harboreye.example>",
      subject: "Change to your appointment",
      body: """
        Dr. Patel will be out of the office on December 7, so we have moved your appointment
        from Monday, December 7 at 9:00 AM to Wednesday, December 9 at 2:15 PM.

        If the new time does not work for you, please call us at (555) 555-0142.
        Please bring your insurance card.
        """,
      kind: .appointment, action: .attend, says: ["改时间", "12月9日星期三下午2点15分", "555-555-0142", "保险卡"],
      never: ["上午9点"]),
    MailSample(
      "a parcel that is late", from: "SwiftBox Delivery <updates@swiftbox.example>",
      subject: "Update on your delivery: it is running late",
      body: """
        Because of bad weather your package will not arrive on November 30 as planned.
        New estimated delivery: Wednesday, December 2, by 7 PM.
        Tracking number: SB5550188213
        You don't need to do anything.
        """,
      kind: .delivery, action: .none, says: ["晚了", "12月2日星期三晚上7点"], never: ["预计11月30日"]),
    MailSample(
      "a school that is closed for a day", from: "Maple Grove Elementary <office@maplegrove.example>",
      subject: "School closed Tuesday, December 1",
      body: """
        Dear families,

        Because of a broken water main, Maple Grove Elementary will be closed on Tuesday, December 1, 2026.
        There will be no after-school program. School reopens on Wednesday, December 2 at the usual time.
        """,
      kind: .school, action: .read, says: ["停课", "12月1日", "没有课后班", "12月2日星期三重新上学"], never: ["、课后班"]),
    MailSample(
      "a tax of which one part is paid", from: "County Treasurer <notices@treasurer.county.example>",
      subject: "Property tax statement, second installment",
      body: """
        The second installment of your 2026 property tax is $1,284.36.
        It must be paid on or before December 10, 2026. A 10% penalty is added to payments received after that date.
        Your first installment of $1,284.36 was paid on November 1. Thank you.
        """,
      kind: .government, amount: "1284.36", due: "2026-12-10", action: .pay, says: ["1284.36", "12月10日之前付"],
      never: ["时间：11月1日"]),
    MailSample(
      "a purchase that a bank asks about", from: "Fernhill Credit Union <alerts@fernhillcu.example>",
      subject: "Did you make this purchase?",
      body: """
        We noticed a card transaction that is unusual for you.

        Card ending in 7710
        Merchant: GADGET OUTLET
        Amount: $389.00

        If this was you, you don't need to do anything.
        If you do not recognize it, call the number on the back of your card right away.
        We will never ask for your PIN, password or a code by email.
        """,
      kind: .bankAlert, amount: "389.00", action: .confirm, says: ["7710", "389", "是不是您本人"], never: ["不用做什么"]),
    MailSample(
      "an insurance to renew before it runs out",
      from: "Oakridge Mutual Insurance <service@oakridge.example>",
      subject: "Your home policy is up for renewal",
      body: """
        Your homeowners policy expires on January 5, 2027. To keep your coverage, please renew by December 31, 2026.
        Your renewal premium for the next 12 months is $912.00 (last year: $874.00).
        """,
      kind: .insurance, amount: "912.00", due: "2026-12-31", action: .renew,
      says: ["912", "12月31日之前", "2027年1月5日星期二到期"], never: ["12月31日到期", "874"]),
    MailSample(
      "results of a test", from: "Riverside Medical Group <noreply@riversidemed.example>",
      subject: "New test result in your patient portal",
      body: """
        Your lab results from November 24 are ready. Sign in to the patient portal to view them:
        https://portal.riversidemed.example/results
        If you have questions about your results, please call your care team at 555-0129.
        """,
      kind: .other, action: .read, says: ["化验结果出来了", "555-0129", "portal.riversidemed.example"]),
    MailSample(
      "dues in Chinese, with a month in characters and a day in figures", from: "清湖物业 <fuwu@qinghu.example>",
      subject: "十二月物业费通知",
      body: "林女士：您好！您十二月的物业费是356元，账单已于3天前寄出。请于十二月15日前缴费。如有问题请拨打555-0101。",
      kind: .housing, amount: "356", currency: "CNY", due: "2026-12-15", action: .pay,
      says: ["356元", "12月15日之前付"],
      never: ["11月25日", "日期已经过了"]),
    MailSample(
      "a clock time before noon in Japanese is no last day", from: "ひかり歯科 <yoyaku@hikari-shika.example>",
      subject: "ご予約の確認",
      body: "次回のご予約は12月8日午前10時です。保険証をお持ちください。",
      kind: .appointment, action: .attend, says: ["12月8日星期二上午10点"], never: ["之前"]),
    MailSample(
      "a rent with a fee that begins later", from: "Sunny Meadow Apartments <office@sunnymeadow.example>",
      subject: "Rent reminder for December",
      body: """
        This is a reminder that your December rent of $1,450.00 is due on December 1, 2026.
        A late fee of $75 applies after December 5.
        """,
      kind: .housing, amount: "1450.00", due: "2026-12-01", action: .pay, says: ["1450", "12月1日之前付"],
      never: ["12月5日"]),
    MailSample(
      "a visit that is off", from: "Dr. Alvarez Dental <hello@alvarezdental.example>",
      subject: "We had to cancel your visit",
      body: """
        Dr. Alvarez is ill, so your cleaning on December 3 at 1:00 PM has been cancelled. Please call us at 555-0155 \
        to choose a new time.
        """,
      kind: .appointment, action: .reschedule, says: ["取消了", "原来是12月3日星期四下午1点，现在不用去了", "555-0155"],
      never: ["预约时间"]),
    MailSample(
      "a parcel that nobody was at home for", from: "Parcelway <notify@parcelway.example>",
      subject: "Sorry we missed you",
      body: """
        We tried to deliver your package on November 27 but nobody was home. You can pick it up at the Oak Street \
        depot until December 4. Bring a photo ID.
        """,
      kind: .delivery, due: "2026-12-04", action: .pickup, says: ["去取", "12月4日之前", "有照片的证件"],
      never: ["11月27日"]),
    MailSample(
      "a weekday in the subject, its date in the text",
      from: "Lincoln Middle School <office@lincolnms.example>",
      subject: "Field trip form due Saturday",
      body: """
        Dear parents, the 7th grade visits the museum on Wednesday, December 16, 2026. The cost is $22 per student. \
        Please sign the permission slip and send it with the money by Saturday, December 5.
        """,
      kind: .school, amount: "22", due: "2026-12-05", action: .sign, says: ["12月5日之前签好字", "12月16日"],
      never: ["11月28日", "已经过了"]),
    MailSample(
      "a balance below the level of an alert", from: "Hilltop Bank <alerts@hilltopbank.example>",
      subject: "Low balance alert",
      body: """
        Your checking account ending in 0912 has an available balance of $38.15, which is below your alert level \
        of $100.00 as of November 27, 2026.
        """,
      kind: .bankAlert, amount: "38.15", action: .review, says: ["只剩38.15美元", "钱不多了"], never: ["100", "本人做的"]),
    MailSample(
      "a trial that has to be cancelled", from: "FitHouse Gym <members@fithouse.example>",
      subject: "Your free trial ends soon",
      body: """
        Your free trial ends on December 4, 2026. After that your card will be charged $39.00 a month unless you \
        cancel before then.
        """,
      kind: .subscription, amount: "39.00", due: "2026-12-04", action: .none,
      says: ["12月4日自动扣39.00美元", "之前取消"],
      never: ["不用做什么"]),
    MailSample(
      "a medicine to fetch", from: "Valley Pharmacy <rx@valleypharmacy.example>",
      subject: "Prescription ready",
      body: """
        Lin, your prescription is ready for pickup at Valley Pharmacy, 8 Main Street. Your copay is $12.00. We will \
        hold it until December 7.
        """,
      kind: .delivery, amount: "12.00", due: "2026-12-07", action: .pickup,
      says: ["处方药", "12.00", "12月7日之前去取"]),
    MailSample(
      "a school that begins later", from: "Cedar School District <alerts@cedarsd.example>",
      subject: "Two-hour delay today",
      body: """
        Because of ice, all schools will start two hours late on Monday, November 30. Buses will run two hours later \
        than usual.
        """,
      kind: .school, action: .read, says: ["推迟上学", "11月30日"], never: ["点"]),
    MailSample(
      "a flight at another hour", from: "Skyline Air <trips@skylineair.example>",
      subject: "Your flight time has changed",
      body: """
        Your flight SK 212 on December 18, 2026 now departs at 11:40 AM instead of 9:15 AM. Please check your itinerary.
        """,
      kind: .other, action: .review, says: ["12月18日", "上午11点40分"], never: ["9点15分"]),
    MailSample(
      "dinner with the family", from: "Mei Lin <mei@home.example>", subject: "Dinner Sunday",
      body: """
        Hi Mom,

        Are you free for dinner on Sunday, December 6 at 6 PM? I can pick you up. Let me know!

        Love, Mei
        """,
      kind: .personal, action: .reply, says: ["提到晚饭", "12月6日星期日晚上6点"], never: ["11月29日", "说提到"]),
    MailSample(
      "what a visit cost", from: "Northside Dental <billing@northsidedental.example>",
      subject: "Statement for your visit on October 20",
      body: "Total charges $310.00. Insurance paid $248.00. Your balance is $62.00, due December 14, 2026.",
      kind: .bill, amount: "62.00", due: "2026-12-14", action: .pay, says: ["62.00", "12月14日之前付"],
      never: ["预约", "310", "248"]),
    MailSample(
      "a charge that a bank declined", from: "Cedar Bank <fraud@cedarbank.example>",
      subject: "Unusual transaction on your card",
      body: """
        We declined a charge of $1,204.50 at ONLINE STORE on your card ending in 3310 on November 28. If you tried to \
        make this purchase, reply YES. If not, reply NO and we will send you a new card.
        """,
      kind: .bankAlert, amount: "1204.50", action: .confirm, says: ["3310", "拦下了"], never: ["刷卡消费"]),
    MailSample(
      "a daycare that is closed", from: "Pine Street Daycare <hello@pinestreet-daycare.example>",
      subject: "Closed Wednesday for snow",
      body: """
        Pine Street Daycare will be closed on Wednesday, December 2 because of snow. We plan to reopen on Thursday, \
        December 3.
        """,
      kind: .school, action: .read, says: ["停课", "12月2日星期三", "12月3日星期四重新上学"]),
    MailSample(
      "a tax office that is owed", from: "Department of Revenue <no-reply@revenue.state.example>",
      subject: "Notice of balance due",
      body: """
        You owe $312.55 for tax year 2025. Please pay by December 18, 2026. If you disagree, respond by January 15, 2027.
        """,
      kind: .government, amount: "312.55", due: "2026-12-18", action: .pay, says: ["312.55", "12月18日之前付"]),
    MailSample(
      "a time that no longer holds", from: "Westside Pediatrics <noreply@westsidepeds.example>",
      subject: "Appointment moved",
      body: """
        Anna's check-up has been rescheduled to Thursday, December 10 at 3:45 PM with Dr. Kim. It was originally on \
        December 8 at 3:45 PM. Reply YES to confirm or call 555-0148.
        """,
      kind: .appointment, action: .confirm, says: ["改时间", "12月10日星期四下午3点45分"], never: ["12月8日"]),
    MailSample(
      "a Japanese tax with a month in characters", from: "さくら市役所 <zeimu@sakura-city.example>",
      subject: "住民税のお知らせ",
      body: "令和8年度住民税 第3期 35,200円の納期限は十二月25日です。期限までに納付してください。",
      kind: .government, amount: "35200", currency: "JPY", due: "2026-12-25", action: .pay,
      says: ["居民税", "35200日元", "12月25日之前付"]),
    MailSample(
      "a dinner at the weekend in Chinese", from: "王小雨 <xiaoyu@home.example>", subject: "周末吃饭",
      body: "妈，十二月6日晚上六点来我家吃饭好吗？我去接您。回个信吧。",
      kind: .personal, action: .reply, says: ["12月6日星期日晚上6点"], never: ["11月28日"]),
    MailSample(
      "an examination to make an appointment for",
      from: "City Hospital Imaging <scheduling@cityhospital.example>",
      subject: "Time to schedule your mammogram",
      body: "You are due for your mammogram. Please call 555-0139 to schedule.",
      kind: .appointment, action: .call, says: ["该预约了", "乳房X光检查", "555-0139"]),
    MailSample(
      "a place at the end of a sentence", from: "Immigration Services <notices@uscis.gov.example>",
      subject: "Biometrics appointment notice",
      body: """
        Your biometrics appointment is on January 6, 2027 at 1:00 PM at 500 Center Road. Bring this notice and a photo ID.
        """,
      kind: .government, action: .attend, says: ["2027年1月6日", "500 Center Road。"], never: [".。"]),
  ]
}
