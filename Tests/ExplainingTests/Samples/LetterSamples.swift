import Specimens

extension MailSample {
  /// Mails of all kinds, in the wordings of other offices and shops.
  static let letters: [MailSample] = [
    MailSample(
      "statement for service address 14 elm", from: "Lakeside Water District <billing@lakesidewater.example>",
      subject: "Statement for service address 14 Elm",
      body: """
        Account 22-10093
        Previous balance      $41.20
        Payment received      -$41.20
        Current charges       $58.63
        Total now due         $58.63
        Pay on or before      12/18/2026
        A 5% penalty applies afterwards.
        """,
      kind: .bill, amount: "58.63", due: "2026-12-18", action: .pay, says: ["58.63", "12月18日"],
      never: ["41.20"]),
    MailSample(
      "your november invoice", from: "Bluepeak Internet <hello@bluepeak.example>",
      subject: "Your November invoice",
      body: """
        <table><tr><td>Plan 300</td><td>$55.00</td></tr><tr><td>Modem \
        rental</td><td>$10.00</td></tr><tr><td><b>Balance \
        due</b></td><td><b>$65.00</b></td></tr></table><p>Please pay by <b>Dec. 9</b>.</p><a \
        href="https://bluepeak.example/pay">Make a payment</a>
        """,
      isHTML: true, kind: .bill, amount: "65.00", due: "2026-12-09", action: .pay,
      says: ["65", "12月9日", "链接"]),
    MailSample(
      "you have a new bill from st. mary", from: "St. Mary Hospital <patientbilling@stmary.example>",
      subject: "You have a new bill from St. Mary",
      body: """
        Patient responsibility after insurance: $212.75
        Date of service: 10/22/2026
        Payment is due within 30 days of this notice, by December 28, 2026.
        Questions? 555-0160
        """,
      kind: .bill, amount: "212.75", due: "2026-12-28", action: .pay, says: ["212.75", "12月28日"],
      never: ["10月22日之前"]),
    MailSample(
      "property tax installment reminder", from: "City of Fairview <tax@cityfairview.example>",
      subject: "Property tax installment reminder",
      body: """
        Dear property owner,

        The second installment of your 2026 property tax, $1,204.50, must be received by December \
        10, 2026 to avoid a 10% penalty. Mail a check to City Hall or pay at \
        https://cityfairview.example/tax
        """,
      kind: .government, amount: "1204.50", due: "2026-12-10", action: .pay, says: ["1204.50", "12月10日", "税"]),
    MailSample(
      "thank you for your payment", from: "Metro Electric <noreply@metroelectric.example>",
      subject: "Thank you for your payment",
      body: """
        We received your payment of $73.90 on November 27, 2026.
        Confirmation number: 8841-22
        No further action is needed.
        """,
      kind: .paymentConfirmation, amount: "73.90", action: .none, says: ["73.90", "收到"]),
    MailSample(
      "large purchase alert", from: "Oakline Credit Union <alerts@oakline.example>",
      subject: "Large purchase alert",
      body: """
        A purchase of $412.00 was made on 11/27 with your card ending in 0093 at GARDEN CENTER. If \
        this was not you, call us at 555-0177.
        """,
      kind: .bankAlert, amount: "412.00", action: .review, says: ["412", "0093", "555-0177"]),
    MailSample(
      "low balance", from: "Oakline Credit Union <alerts@oakline.example>", subject: "Low balance",
      body: """
        Your checking account ending in 5512 has fallen below $100.00. Your available balance is $37.18.
        """,
      kind: .bankAlert, amount: "37.18", action: .review, says: ["37.18", "5512"]),
    MailSample(
      "your sign-in code", from: "Pinecone Mail <security@pinecone.example>", subject: "Your sign-in code",
      body: """
        Use 730 224 to finish signing in. The code expires in 10 minutes. Never share it with anyone.
        """,
      kind: .securityCode, action: .none, says: ["730224", "不要告诉"]),
    MailSample(
      "appointment confirmation needed", from: "Dr. Patel Family Practice <desk@patelfp.example>",
      subject: "Appointment confirmation needed",
      body: """
        Hello,

        You are scheduled with Dr. Patel on Wednesday, December 9 at 2:15 pm. Please press 1 in our \
        portal or reply C to confirm. Arrive 15 minutes early and bring your insurance card.
        """,
      kind: .appointment, action: .confirm, says: ["12月9日", "下午2点15", "确认"]),
    MailSample(
      "your glasses are ready", from: "Clear Vision <hello@clearvision.example>",
      subject: "Your glasses are ready",
      body: """
        Good news! Your new glasses are ready to be picked up at our Main Street shop. We are open \
        Mon-Sat 9 to 6.
        """,
      kind: .delivery, action: .pickup, says: ["取", "眼镜"]),
    MailSample(
      "out for delivery today", from: "SwiftParcel <track@swiftparcel.example>",
      subject: "Out for delivery today",
      body: """
        Your parcel from Bookhaven is out for delivery and should arrive today, November 28, between \
        2 and 5 pm. Tracking: SP88210034
        """,
      kind: .delivery, action: .none, says: ["11月28日", "包裹"]),
    MailSample(
      "we missed you", from: "SwiftParcel <track@swiftparcel.example>", subject: "We missed you",
      body: """
        We tried to deliver your package on Nov 27 but nobody was home. Pick it up by December 4 at \
        the depot, 88 Dock Rd. Bring photo ID.
        """,
      kind: .delivery, due: "2026-12-04", action: .pickup, says: ["12月4日", "取"]),
    MailSample(
      "picture retake day", from: "Hillcrest Elementary <office@hillcrest.example>",
      subject: "Picture retake day",
      body: """
        Dear families, picture retakes are on Thursday, December 3. If your child missed the first \
        session, please send them with a completed order form.
        """,
      kind: .school, action: .read, says: ["12月3日", "拍照"]),
    MailSample(
      "field trip permission - museum", from: "Hillcrest Elementary <office@hillcrest.example>",
      subject: "Field trip permission - museum",
      body: """
        Grade 4 visits the science museum on December 11. Please sign and return the permission slip \
        by Friday, December 4. The cost is $12 per student.
        """,
      kind: .school, amount: "12", due: "2026-12-04", action: .sign, says: ["12", "12月4日", "签"]),
    MailSample(
      "absence notice", from: "Hillcrest Elementary <attendance@hillcrest.example>",
      subject: "Absence notice",
      body: """
        Our records show that Mei Chen was absent from school on November 27, 2026. Please call the \
        attendance office at 555-0118 to explain the absence.
        """,
      kind: .school, action: .call, says: ["11月27日", "555-0118", "缺课"]),
    MailSample(
      "registration renewal", from: "Department of Motor Vehicles <renewals@dmv.example>",
      subject: "Registration renewal",
      body: """
        The registration of your vehicle 7ABC123 expires on January 15, 2027. Renew online before \
        that date. Fee: $86.00.
        """,
      kind: .government, amount: "86.00", due: "2027-01-15", action: .renew, says: ["86", "1月15日", "续"]),
    MailSample(
      "jury service summons", from: "Superior Court Jury Office <jury@court.example>",
      subject: "Jury service summons",
      body: """
        You have been summoned for jury service beginning Monday, January 4, 2027 at 8:00 AM, \
        Courtroom B, 200 Court St. You must complete the questionnaire by December 14, 2026.
        """,
      kind: .government, due: "2026-12-14", action: .attend, says: ["1月4日", "12月14日", "陪审"]),
    MailSample(
      "explanation of benefits", from: "Harbor Health Insurance <members@harborhealth.example>",
      subject: "Explanation of benefits",
      body: """
        THIS IS NOT A BILL. Provider charged: $340.00. Plan paid: $290.00. You may owe your \
        provider: $50.00. Keep this for your records.
        """,
      kind: .insurance, amount: "50.00", action: .none, says: ["50", "不是账单"]),
    MailSample(
      "open enrollment ends soon", from: "Harbor Health Insurance <members@harborhealth.example>",
      subject: "Open enrollment ends soon",
      body: """
        Open enrollment for 2027 ends on December 15, 2026. If you do nothing, your present plan \
        continues. To change plans, call 555-0144.
        """,
      kind: .insurance, due: "2026-12-15", action: .review, says: ["12月15日"]),
    MailSample(
      "water shut-off notice", from: "Maple Court Apartments <office@maplecourt.example>",
      subject: "Water shut-off notice",
      body: """
        Dear residents, the water will be turned off on Tuesday, December 1 from 9 AM to 1 PM for \
        repairs. We are sorry for the inconvenience.
        """,
      kind: .housing, action: .read, says: ["12月1日", "上午9点", "停水"]),
    MailSample(
      "rent reminder", from: "Maple Court Apartments <office@maplecourt.example>", subject: "Rent reminder",
      body: """
        This is a friendly reminder that December rent of $1,450.00 is due on December 1. A late fee \
        of $75 is added after December 5.
        """,
      kind: .housing, amount: "1450.00", due: "2026-12-01", action: .pay, says: ["1450", "12月1日", "房租"]),
    MailSample(
      "your price is changing", from: "Streambox <account@streambox.example>",
      subject: "Your price is changing",
      body: """
        Starting January 5, 2027, your monthly price goes from $11.99 to $13.99. You do not need to \
        do anything to keep your plan. Cancel any time at https://streambox.example/account
        """,
      kind: .subscription, amount: "13.99", action: .none, says: ["13.99", "1月5日"]),
    MailSample(
      "48 hours only: 40% off bulbs", from: "Garden World <news@gardenworld.example>",
      subject: "48 hours only: 40% off bulbs",
      body: """
        Spring starts now! Take 40% off all tulip and daffodil bulbs. Shop \
        https://gardenworld.example/sale
        Unsubscribe: https://gardenworld.example/u
        """,
      headers: ["List-Unsubscribe: <https://gardenworld.example/u>"], kind: .newsletter, action: .none,
      says: ["广告"]),
    MailSample(
      "dinner on sunday?", from: "Linda Chow <linda.chow@mailbox.example>", subject: "Dinner on Sunday?",
      body: """
        Hi Auntie,

        would you like to come for dinner on Sunday, December 6, at 6 pm? I will make dumplings. Let \
        me know!

        Love, Linda
        """,
      kind: .personal, action: .reply, says: ["12月6日", "晚上6点"]),
    MailSample(
      "下周停课通知", from: "陈老师 <chen@sunrise-chinese.example>", subject: "下周停课通知",
      body: """
        各位家长：

        12月5日（星期六）中文学校停课一次，12月12日恢复上课。请互相转告。
        """,
      kind: .school, action: .read, says: ["12月5日", "停课"]),
    MailSample(
      "電気料金のお知らせ", from: "東京電力サービス <info@denryoku.example>", subject: "電気料金のお知らせ",
      body: """
        いつもご利用ありがとうございます。
        11月分の電気料金は6,480円です。お支払い期限は12月21日です。
        """,
      kind: .bill, amount: "6480", currency: "JPY", due: "2026-12-21", action: .pay, says: ["6480", "12月21日"]),
    MailSample(
      "items due soon", from: "Riverside Library <notices@riversidelibrary.example>",
      subject: "Items due soon",
      body: """
        The following items are due on December 3, 2026:
        - The Little Garden
        - Bread at Home
        Renew at https://riversidelibrary.example/renew
        """,
      kind: .other, due: "2026-12-03", action: .renew, says: ["12月3日", "书"]),
  ]
}
