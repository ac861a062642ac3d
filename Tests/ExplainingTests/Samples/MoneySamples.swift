import Specimens

extension MailSample {
  /// Bills, receipts, banks, insurers, landlords, subscriptions.
  static let money: [MailSample] = [
    MailSample(
      "water bill with meter lines", from: "Pine Valley Water <accounts@pinewater.example>",
      subject: "Statement for account 77-1203",
      body: """
        Meter reading 4410 to 4432

        Previous balance  $38.90
        Payment - thank you  -$38.90
        Current charges  $41.75
        Total amount due  $41.75
        Please pay by Dec 10, 2026

        Pay online at https://pay.pinewater.example/77
        """,
      kind: .bill, amount: "41.75", due: "2026-12-10", action: .pay,
      says: ["41.75", "12月10日", "水费", "链接"], never: ["38.90"]),
    MailSample(
      "internet bill with overdue part", from: "FastFiber Billing <bills@fastfiber.example>",
      subject: "Your FastFiber invoice #88213",
      body: """
        Hi Mr. Wong,
        Your internet bill for November is $59.99. It is due on December 8.
        A late fee of $10 applies after that date.
        """,
      kind: .bill, amount: "59.99", due: "2026-12-08", action: .pay,
      says: ["59.99", "12月8日", "网费"], never: ["10美元", "10.00"]),
    MailSample(
      "credit card statement", from: "Summit Card Services <statements@summitcard.example>",
      subject: "Your November statement is ready",
      body: """
        Your credit card statement is ready.
        Statement balance: $412.88
        Minimum payment due: $35.00
        Payment due date: December 21, 2026
        Credit limit: $5,000
        """,
      kind: .bill, amount: "412.88", due: "2026-12-21", action: .pay,
      says: ["412.88", "12月21日", "信用卡"], never: ["5,000", "5000"]),
    MailSample(
      "clinic bill", from: "Elm Family Clinic <billing@elmclinic.example>",
      subject: "You have a new bill",
      body: """
        Amount billed: $260.00
        Insurance paid: $185.00
        You owe: $75.00

        Please pay within 30 days. Call 555-0119 with questions.
        """,
      kind: .bill, amount: "75.00", action: .pay,
      says: ["75.00"], never: ["260", "185"]),
    MailSample(
      "autopay electric", from: "Hillside Electric <noreply@hillsideelectric.example>",
      subject: "Your AutoPay is scheduled",
      body: """
        Your electric bill of $63.20 will be paid automatically on December 9, 2026 from your bank \
        account ending in 2209. No action is needed.
        """,
      kind: .bill, amount: "63.20", due: "2026-12-09", action: .none,
      says: ["63.20", "12月9日", "自动", "不用", "电费"]),
    MailSample(
      "final notice gas", from: "Valley Gas <collections@valleygas.example>",
      subject: "FINAL NOTICE: service disconnection",
      body: """
        We still have not received your payment of $88.10, which was due November 2. Pay $88.10 by \
        December 4 to avoid disconnection. A reconnection charge of $45 applies if service is shut off.
        """,
      kind: .bill, amount: "88.10", due: "2026-12-04", action: .pay,
      says: ["88.10", "12月4日"], never: ["45"]),
    MailSample(
      "zero balance", from: "Meadow Phone <billing@meadowphone.example>",
      subject: "Your bill is ready",
      body: """
        Your phone bill is ready. Previous balance $22.00. Payments $22.00. Total amount due $0.00. \
        You do not need to do anything.
        """,
      kind: .bill, amount: "0.00", action: .none,
      says: ["不用"], never: ["22.00"]),
    MailSample(
      "payment received", from: "Pine Valley Water <accounts@pinewater.example>",
      subject: "Payment received",
      body: """
        Thank you for your payment of $41.75 on November 25, 2026. Your new balance is $0.00. Keep \
        this for your records.
        """,
      kind: .paymentConfirmation, amount: "41.75", action: .none,
      says: ["41.75", "收到"], never: ["要付"]),
    MailSample(
      "shop receipt", from: "Maple Home Goods <orders@maplehome.example>",
      subject: "Order confirmation #55102",
      body: """
        Thanks for your order!
        2 towels  $18.00
        Shipping  $4.00
        Order total  $22.00
        Paid with card ending in 1199.
        """,
      kind: .paymentConfirmation, amount: "22.00", action: .none,
      says: ["22.00", "订单"], never: ["要付"]),
    MailSample(
      "refund issued", from: "Maple Home Goods <orders@maplehome.example>",
      subject: "Your refund",
      body: """
        We have issued a refund of $18.00 to your card ending in 1199. It may take 5 business days to \
        show.
        """,
      kind: .paymentConfirmation, amount: "18.00", action: .none,
      says: ["18.00", "退"], never: ["要付"]),
    MailSample(
      "large purchase", from: "Cedar Community Bank <alerts@cedarbank.example>",
      subject: "Large purchase alert",
      body: """
        A purchase of $312.45 was made with your debit card ending in 7741 at River Electronics on \
        Nov 28, 2026.
        If you did not make this purchase, call 555-0170.
        """,
      kind: .bankAlert, amount: "312.45", action: .review,
      says: ["312.45", "7741"]),
    MailSample(
      "deposit", from: "First Lake Credit Union <notify@flcu.example>",
      subject: "Direct deposit received",
      body: """
        A direct deposit of $1,204.00 was posted to your checking account ending in 3310 on \
        11/27/2026. Available balance: $1,388.12.
        """,
      kind: .bankAlert, amount: "1204.00", action: .none,
      says: ["3310"], never: ["要付"]),
    MailSample(
      "new sign in", from: "Cedar Community Bank <alerts@cedarbank.example>",
      subject: "New sign-in to your account",
      body: """
        We noticed a new sign-in to your account from a new device on November 28 at 9:14 PM. If this \
        was you, you don't need to do anything. If not, call 555-0170.
        """,
      kind: .bankAlert, action: .none,
      says: ["登录"]),
    MailSample(
      "fraud question", from: "Summit Card Services <alerts@summitcard.example>",
      subject: "Did you make this purchase?",
      body: """
        Fraud alert: Did you make a purchase of $89.99 at Gadget Hut with your card ending in 5520? \
        Reply YES or NO.
        """,
      kind: .bankAlert, amount: "89.99", action: .confirm,
      says: ["89.99", "5520"]),
    MailSample(
      "overdraft", from: "First Lake Credit Union <notify@flcu.example>",
      subject: "Your account is overdrawn",
      body: """
        Your savings account ending in 3310 is overdrawn. Balance: -$14.20. An overdraft fee of \
        $25.00 may apply.
        """,
      kind: .bankAlert, action: .review,
      says: ["3310", "透支"]),
    MailSample(
      "code on its own line", from: "Harbor Bank <no-reply@harborbank.example>",
      subject: "Your verification code",
      body: """
        Use this verification code to sign in:

        739 104

        This code expires in 15 minutes. Never share it with anyone.
        """,
      kind: .securityCode, action: .none,
      says: ["验证码", "739104", "15分钟", "不要告诉"]),
    MailSample(
      "code in subject", from: "MediPortal <noreply@mediportal.example>",
      subject: "482913 is your MediPortal verification code",
      body: """
        Enter 482913 to finish signing in. If you didn't request this, ignore this email.
        """,
      kind: .securityCode, action: .none,
      says: ["验证码", "482913"]),
    MailSample(
      "code with letters", from: "Town Library Login <auth@townid.example>",
      subject: "Security code",
      body: """
        Your security code is G-55817. Do not give this code to anyone.
        """,
      kind: .securityCode, action: .none,
      says: ["55817", "验证码"]),
    MailSample(
      "eob", from: "BlueOak Health Plan <eob@blueoakhealth.example>",
      subject: "Your Explanation of Benefits",
      body: """
        This is not a bill.
        Provider billed: $240.00
        Plan paid: $200.00
        You may owe: $40.00
        """,
      kind: .insurance, amount: "40.00", action: .none,
      says: ["不用", "40.00"], never: ["请付"]),
    MailSample(
      "premium due", from: "Evergreen Mutual Insurance <billing@evergreenmutual.example>",
      subject: "Your premium is due",
      body: """
        The premium of $128.00 for your auto policy is due on December 12, 2026.
        """,
      kind: .insurance, amount: "128.00", due: "2026-12-12", action: .pay,
      says: ["128.00", "12月12日", "保"]),
    MailSample(
      "rent reminder", from: "Willow Court Apartments <office@willowcourt.example>",
      subject: "Rent reminder",
      body: """
        Dear resident, your rent of $1,450.00 is due on December 1, 2026. A late fee of $50 is added \
        after December 5.
        """,
      kind: .housing, amount: "1450.00", due: "2026-12-01", action: .pay,
      says: ["1450", "12月1日", "房租"], never: ["50美元"]),
    MailSample(
      "water shutoff", from: "Willow Court Apartments <office@willowcourt.example>",
      subject: "Water shut-off Thursday",
      body: """
        Dear residents, the water will be shut off on Thursday, December 3 from 9 AM to 2 PM for \
        repairs.
        """,
      kind: .housing, action: .read,
      says: ["12月3日", "停水", "上午9点"]),
    MailSample(
      "lease renewal", from: "Willow Court Apartments <office@willowcourt.example>",
      subject: "Your lease renewal",
      body: """
        Your lease ends on January 31, 2027. Your new rent will be $1,500. Please sign the renewal by \
        December 20, 2026.
        """,
      kind: .housing, amount: "1500", due: "2026-12-20", action: .sign,
      says: ["12月20日", "签"]),
    MailSample(
      "trial ending", from: "StreamBox <no-reply@streambox.example>",
      subject: "Your free trial ends soon",
      body: """
        Your free trial ends on December 4, 2026. Your plan renews automatically for $11.99 per \
        month. Cancel any time.
        """,
      kind: .subscription, amount: "11.99", due: "2026-12-04", action: .none,
      says: ["11.99", "12月4日", "自动"]),
    MailSample(
      "membership renewal", from: "Garden Club <members@gardenclub.example>",
      subject: "Membership renewal",
      body: """
        Your annual membership will renew automatically on January 5, 2027 for $45.00 with the card \
        ending in 3001.
        """,
      kind: .subscription, amount: "45.00", due: "2027-01-05", action: .none,
      says: ["45.00", "1月5日"]),
    MailSample(
      "chinese bill", from: "城东供电 <bill@chengdong.example>",
      subject: "11月电费账单",
      body: """
        您11月的电费账单：应付金额 ¥126.50，请在2026年12月15日之前缴费。
        """,
      kind: .bill, amount: "126.50", currency: "CNY", due: "2026-12-15", action: .pay,
      says: ["126.5", "12月15日", "电费"]),
  ]
}
