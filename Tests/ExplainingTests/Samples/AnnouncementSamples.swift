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
  ]
}
