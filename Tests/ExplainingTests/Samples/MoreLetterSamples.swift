import Specimens

extension MailSample {
  /// The same kinds once more, in other layouts and languages.
  static let moreLetters: [MailSample] = [
    MailSample(
      "ebill notification: statement dated 11/24/2026",
      from: "Cascade Power & Light <ebill@cascadepl.example>",
      subject: "eBill notification: statement dated 11/24/2026",
      body: """
        Hello Wei,

        Your latest statement is available online.

        Statement date: 11/24/2026
        Amount of last statement: $91.15 (paid 11/02, thank you)
        New charges this period: $102.36
        Amount due: $102.36
        Due: 12/14/2026

        See statement: https://ebill.cascadepl.example/s/1
        """,
      kind: .bill, amount: "102.36", due: "2026-12-14", action: .pay, says: ["102.36", "12月14日", "链接"],
      never: ["91.15"]),
    MailSample(
      "second notice: your account is overdue", from: "Valley Gas <collections@valleygas.example>",
      subject: "Second notice: your account is overdue",
      body: """
        We still have not received your payment of $88.20, which was due November 20, 2026. To avoid \
        disconnection, please pay the full amount before December 6, 2026. Call 555-0190 to pay by \
        phone. A reconnection fee of $35.00 applies if service is shut off.
        """,
      kind: .bill, amount: "88.20", due: "2026-12-06", action: .pay, says: ["88.20", "12月6日", "过期"],
      never: ["35.00美元。请"]),
    MailSample(
      "we will charge your card on dec 8", from: "Nimbus Wireless <billing@nimbuswireless.example>",
      subject: "We will charge your card on Dec 8",
      body: """
        <p>Hi there,</p><p>Your monthly bill of <strong>$38.50</strong> will be charged \
        automatically to Visa ending 2214 on <strong>December 8, 2026</strong>. You are enrolled in \
        AutoPay, so there is nothing you need to do.</p><p><a \
        href="https://nimbuswireless.example/bill">View bill</a></p>
        """,
      isHTML: true, kind: .bill, amount: "38.50", due: "2026-12-08", action: .none,
      says: ["38.50", "12月8日", "自动", "不用"]),
    MailSample(
      "account alert: balance below $50", from: "First Harbor Bank <alerts@firstharbor.example>",
      subject: "Account alert: balance below $50",
      body: """
        Your Everyday Checking ...7731 balance is $42.07 as of 11/28/2026, which is below the $50.00 \
        alert you set.
        """,
      kind: .bankAlert, amount: "42.07", action: .review, says: ["42.07", "余额"]),
    MailSample(
      "healthport verification", from: "HealthPort <no-reply@healthport.example>",
      subject: "HealthPort verification",
      body: """
        Your verification code is:

        558201

        It is valid for 15 minutes. HealthPort staff will never ask you for this code.
        """,
      kind: .securityCode, action: .none, says: ["558201", "不要告诉"]),
    MailSample(
      "reminder: thu dec 10 at 4:20 pm", from: "Sunrise Pediatrics <frontdesk@sunrisepeds.example>",
      subject: "Reminder: Thu Dec 10 at 4:20 PM",
      body: """
        This is a reminder that Anna has an appointment with Dr. Gomez on Thursday, December 10 at \
        4:20 PM at 200 Lake St, Suite 3. Reply Y to confirm or call 555-0102 to reschedule. There is \
        a $40 fee for missed visits.
        """,
      kind: .appointment, action: .confirm, says: ["12月10日", "下午4点20", "确认"], never: ["40美元，请"]),
    MailSample(
      "arriving tomorrow by 9pm", from: "Roadrunner Delivery <notify@roadrunner.example>",
      subject: "Arriving tomorrow by 9pm",
      body: """
        Great news! Your order from Tea House ships today and will arrive tomorrow, November 29, by \
        9 PM. Track it at https://roadrunner.example/t/4
        """,
      kind: .delivery, action: .none, says: ["11月29日", "晚上9点"]),
    MailSample(
      "permission needed: aquarium trip", from: "Lakeview Elementary School <mrs.hart@lakeview.example>",
      subject: "Permission needed: aquarium trip",
      body: """
        Dear Parents, our class will visit the aquarium on Tuesday, December 15. Please return the \
        signed permission form along with $9.50 by Wednesday, December 9. Pack a bag lunch.
        """,
      kind: .school, amount: "9.50", due: "2026-12-09", action: .sign, says: ["9.50", "12月9日", "12月15日", "签"]),
    MailSample(
      "half day this wednesday", from: "Lakeview Elementary School <office@lakeview.example>",
      subject: "Half day this Wednesday",
      body: """
        Reminder: school lets out at 11:45 AM on Wednesday, December 2 for teacher training. There \
        is no after-school care. Please pick up your child on time.
        """,
      kind: .school, action: .pickup, says: ["12月2日", "上午11点45", "接"]),
    MailSample(
      "your identification card is about to expire",
      from: "State Licensing Office <notice@licensing.gov.example>",
      subject: "Your identification card is about to expire",
      body: """
        Dear resident, your state ID card expires on January 20, 2027. You may renew online at \
        https://licensing.gov.example/renew or in person. The renewal fee is $28.00.
        """,
      kind: .government, amount: "28.00", due: "2027-01-20", action: .renew, says: ["28", "1月20日", "续"]),
    MailSample(
      "your refund has been processed", from: "Revenue Department <noreply@revenue.gov.example>",
      subject: "Your refund has been processed",
      body: """
        We finished processing your 2025 return. A refund of $318.00 was sent to your bank account \
        ending in 0044 on November 25, 2026. You do not need to do anything.
        """,
      kind: .government, amount: "318.00", action: .none, says: ["318", "退", "不用"]),
    MailSample(
      "thanksgiving leftovers? new deals inside", from: "Sunny Market <flyer@sunnymarket.example>",
      subject: "Thanksgiving leftovers? New deals inside",
      body: """
        This week only: oranges $0.99/lb, rice 2 for $15, salmon $8.99/lb. View the flyer \
        https://sunnymarket.example/flyer. Unsubscribe: https://sunnymarket.example/u
        """,
      headers: ["List-Unsubscribe: <https://sunnymarket.example/u>", "Precedence: bulk"], kind: .newsletter,
      action: .none, says: ["广告"]),
    MailSample(
      "明天下棋", from: "老王 <wang@mailbox.example>", subject: "明天下棋",
      body: """
        老李：
        明天（11月29日）下午三点来我家下棋吧，行不行给我回个信。
        """,
      kind: .personal, action: .reply, says: ["11月29日", "下午三点"]),
    MailSample(
      "ご予約確認", from: "みどり歯科 <yoyaku@midori-dental.example>", subject: "ご予約確認",
      body: """
        ご予約ありがとうございます。
        日時：12月7日（月）15時30分
        場所：みどり歯科 本院
        変更は03-5550-0144までお電話ください。
        """,
      kind: .appointment, action: .attend, says: ["12月7日", "下午3点30"]),
    MailSample(
      "november water statement", from: "Fair Oaks Water <bills@fairoakswater.example>",
      subject: "November water statement",
      body: """
        Meter reading: 4,512
        Usage: 12 CCF
        Water $22.10
        Sewer $31.40
        Total due by 12/20/2026: $53.50
        """,
      kind: .bill, amount: "53.50", due: "2026-12-20", action: .pay, says: ["53.50", "12月20日"],
      never: ["22.10", "31.40"]),
    MailSample(
      "re: electricity", from: "Emily <emily@mailbox.example>", subject: "Re: electricity",
      body: """
        Hi Dad,

        I paid it for you this morning, so no need to do anything. Talk soon!

        Emily

        On Fri, Nov 27, Dad wrote:
        > My bill says amount due $84.17 by December 15. Can you look?
        """,
      kind: .personal, action: .none, says: ["付了"], never: ["84.17"]),
    MailSample(
      "courtesy notice", from: "Eastside Public Library <no-reply@eastsidelibrary.example>",
      subject: "Courtesy notice",
      body: """
        These items are due December 5, 2026:
        1. Cooking for Two
        2. River Stories
        You can renew them at https://eastsidelibrary.example/me or by phone at 555-0111.
        """,
      kind: .other, due: "2026-12-05", action: .renew, says: ["12月5日", "续借"]),
    MailSample(
      "interview notice", from: "Immigration Service <donotreply@immigration.gov.example>",
      subject: "Interview notice",
      body: """
        You are scheduled for an interview on January 12, 2027 at 9:15 AM at 500 Federal Way, Room \
        210. Bring this notice and your passport.
        """,
      kind: .government, action: .attend, says: ["1月12日", "上午9点15", "护照"]),
    MailSample(
      "bill ready: $59.99 due 12/11", from: "ClearStream Internet <billing@clearstream.example>",
      subject: "Bill ready: $59.99 due 12/11",
      body: """
        Hi! Your bill is ready. Total: $59.99. Due date: 12/11/2026. Pay online \
        https://clearstream.example/pay or mail a check.
        """,
      kind: .bill, amount: "59.99", due: "2026-12-11", action: .pay, says: ["59.99", "12月11日"]),
    MailSample(
      "payment plan installment", from: "Mercy Clinic <billing@mercyclinic.example>",
      subject: "Payment plan installment",
      body: """
        Your next installment of $75.00 is due on December 12, 2026. Remaining balance after this \
        payment: $225.00.
        """,
      kind: .bill, amount: "75.00", due: "2026-12-12", action: .pay, says: ["75", "12月12日"], never: ["225"]),
    MailSample(
      "we need to change your appointment", from: "Oak Hill Dental <info@oakhilldental.example>",
      subject: "We need to change your appointment",
      body: """
        Unfortunately Dr. Kim is out and we must reschedule your December 3 appointment. Please call \
        555-0137 to choose a new time.
        """,
      kind: .appointment, action: .reschedule, says: ["改", "555-0137"]),
    MailSample(
      "deposit received", from: "First Harbor Bank <alerts@firstharbor.example>", subject: "Deposit received",
      body: """
        A direct deposit of $1,850.00 was posted to account ending in 7731 on 11/27/2026.
        """,
      kind: .bankAlert, amount: "1850.00", action: .none, says: ["1850", "7731"]),
    MailSample(
      "your free trial ends soon", from: "Prime Video Plus <billing@primevideoplus.example>",
      subject: "Your free trial ends soon",
      body: """
        Your free trial ends on December 7, 2026. After that you will be charged $9.99 per month \
        unless you cancel at https://primevideoplus.example/cancel.
        """,
      kind: .subscription, amount: "9.99", due: "2026-12-07", action: .none, says: ["9.99", "12月7日"]),
    MailSample(
      "premium due", from: "Acme Home Insurance <service@acmehome.example>", subject: "Premium due",
      body: """
        Your homeowners premium of $310.00 is due January 2, 2027. Policy HX-2209. Pay at \
        https://acmehome.example/pay.
        """,
      kind: .insurance, amount: "310.00", due: "2027-01-02", action: .pay, says: ["310", "1月2日"]),
    MailSample(
      "elevator inspection", from: "River Bend Condos <manager@riverbend.example>",
      subject: "Elevator inspection",
      body: """
        Dear residents, the elevator will be out of service on Thursday, December 3 from 10 AM to 2 \
        PM for its yearly inspection.
        """,
      kind: .housing, action: .read, says: ["12月3日", "电梯"]),
    MailSample(
      "lunch account low", from: "Lakeview Elementary School <cafeteria@lakeview.example>",
      subject: "Lunch account low",
      body: """
        Mei's lunch account balance is $1.75. Please add money at https://lunch.lakeview.example \
        before Monday, November 30.
        """,
      kind: .school, due: "2026-11-30", action: .pay, says: ["午餐", "11月30日"]),
    MailSample(
      "thank you!", from: "Grace <grace@mailbox.example>", subject: "Thank you!",
      body: """
        Dear Auntie Liu,

        Thank you so much for the scarf. It is beautiful and warm. See you at New Year!

        Love, Grace
        """,
      kind: .personal, action: .none, says: ["谢谢"]),
    MailSample(
      "order #5521 confirmed", from: "BookBarn <orders@bookbarn.example>", subject: "Order 5521 confirmed",
      body: """
        Thanks for your order! Order total: $27.45. We will email you when it ships.
        """,
      kind: .paymentConfirmation, amount: "27.45", action: .none, says: ["27.45"]),
    MailSample(
      "your polling place has changed", from: "County Elections Office <vote@county.gov.example>",
      subject: "Your polling place has changed",
      body: """
        Your new polling place is Roosevelt School, 12 Park Ave. Election Day is Tuesday, December \
        8; polls are open 7 AM to 8 PM.
        """,
      kind: .government, action: .attend, says: ["12月8日", "投票"]),
    MailSample(
      "planned outage", from: "Metro Power <service@metropower.example>", subject: "Planned outage",
      body: """
        Power to your area will be off on Saturday, December 5, 2026, from 8 AM until noon while we \
        replace equipment.
        """,
      kind: .other, action: .read, says: ["12月5日", "停电"]),
  ]
}
