import Specimens

extension MailSample {
  /// More of what MoneySamples has, in other words.
  static let moreMoney: [MailSample] = [
    MailSample(
      "hydro bill prose", from: "Lakeshore Hydro <ebill@lakeshorehydro.example>",
      subject: "Your e-bill from Lakeshore Hydro",
      body: """
        Dear customer,

        Your latest bill is now available. You used 412 kWh this month, 8% less than last November.

        Total amount to pay: $97.35
        Pay before: 22 December 2026

        Last month's bill of $105.10 was paid. Thank you!
        """,
      kind: .bill, amount: "97.35", due: "2026-12-22", action: .pay,
      says: ["97.35", "12月22日", "电费"], never: ["105.10"]),
    MailSample(
      "mobile bill credit", from: "Orbit Wireless <billing@orbitwireless.example>",
      subject: "November wireless bill",
      body: """
        Account 555-0144
        Plan charges  $50.00
        Discount  -$5.00
        Taxes and fees  $3.12
        Total due by Dec 11  $48.12
        """,
      kind: .bill, amount: "48.12", due: "2026-12-11", action: .pay,
      says: ["48.12", "12月11日", "手机费"], never: ["50.00", "3.12"]),
    MailSample(
      "trash", from: "Green Valley Waste <accounts@greenvalleywaste.example>",
      subject: "Quarterly trash service invoice",
      body: """
        Your quarterly invoice is attached. Amount due: $72.00. Due date: 01/05/2027. Make checks \
        payable to Green Valley Waste.
        """,
      kind: .bill, amount: "72.00", due: "2027-01-05", action: .pay,
      says: ["72.00", "1月5日", "垃圾费"]),
    MailSample(
      "hospital", from: "St. Anne Hospital <patientaccounts@stannehospital.example>",
      subject: "Your hospital statement",
      body: """
        Statement for visit on October 3, 2026
        Total charges $1,840.00
        Insurance adjustments -$1,600.00
        Your balance is $240.00
        Please pay this amount by December 18, 2026 or call 555-0161 to set up a payment plan.
        """,
      kind: .bill, amount: "240.00", due: "2026-12-18", action: .pay,
      says: ["240.00", "12月18日"], never: ["1,840", "1840", "1,600"]),
    MailSample(
      "overdue phone", from: "Orbit Wireless <billing@orbitwireless.example>",
      subject: "Your payment is overdue",
      body: """
        We did not receive your November payment of $48.12. To avoid losing service, pay $48.12 by \
        December 2.
        """,
      kind: .bill, amount: "48.12", due: "2026-12-02", action: .pay,
      says: ["48.12", "12月2日"]),
    MailSample(
      "autopay insurance", from: "Evergreen Mutual Insurance <billing@evergreenmutual.example>",
      subject: "Upcoming automatic payment",
      body: """
        We will withdraw $128.00 from your bank account ending in 4410 on December 12, 2026 for your \
        auto policy. No action is required.
        """,
      kind: .insurance, amount: "128.00", due: "2026-12-12", action: .none,
      says: ["128.00", "12月12日", "自动", "不用"]),
    MailSample(
      "mortgage", from: "Harbor Home Loans <service@harborloans.example>",
      subject: "Mortgage statement",
      body: """
        Your mortgage payment of $1,310.22 is due December 1, 2026. If received after December 16, a \
        late charge of $65.51 will apply.
        """,
      kind: .bill, amount: "1310.22", due: "2026-12-01", action: .pay,
      says: ["1310.22", "12月1日", "房贷"], never: ["65.51"]),
    MailSample(
      "donation receipt", from: "Food Bank of Elm County <thanks@elmfoodbank.example>",
      subject: "Your donation receipt",
      body: """
        Thank you! We received your payment of $25.00 on November 20, 2026. This email is your receipt.
        """,
      kind: .paymentConfirmation, amount: "25.00", action: .none,
      says: ["25.00"], never: ["要付"]),
    MailSample(
      "pharmacy order", from: "Oak Pharmacy <orders@oakpharmacy.example>",
      subject: "Order received",
      body: """
        Thank you for your order. Order total: $14.60. We will e-mail you when it ships.
        """,
      kind: .paymentConfirmation, amount: "14.60", action: .none,
      says: ["14.60", "订单"]),
    MailSample(
      "rent paid", from: "Willow Court Apartments <office@willowcourt.example>",
      subject: "Rent payment received",
      body: """
        We received your rent payment of $1,450.00 on November 28. Thank you.
        """,
      kind: .paymentConfirmation, amount: "1450.00", action: .none,
      says: ["1450", "收到"], never: ["要付"]),
    MailSample(
      "atm", from: "Harbor Bank <alerts@harborbank.example>",
      subject: "ATM withdrawal",
      body: """
        A withdrawal of $200.00 was made at an ATM on Nov 29, 2026 from your account ending in 6601.
        """,
      kind: .bankAlert, amount: "200.00", action: .review,
      says: ["200.00", "6601"]),
    MailSample(
      "balance above zero", from: "Harbor Bank <alerts@harborbank.example>",
      subject: "Balance alert",
      body: """
        Your savings account ending in 6601 has fallen below $300. Current balance: $254.19.
        """,
      kind: .bankAlert, amount: "254.19", action: .review,
      says: ["254.19", "6601", "余额"]),
    MailSample(
      "card charged", from: "Summit Card Services <alerts@summitcard.example>",
      subject: "Transaction alert",
      body: """
        You made a $56.20 transaction at FreshMart with card ending 8841 on 11/28/2026.
        """,
      kind: .bankAlert, amount: "56.20", action: .review,
      says: ["56.20", "8841"]),
    MailSample(
      "estatement", from: "Harbor Bank <statements@harborbank.example>",
      subject: "Your November statement is available",
      body: """
        Your statement for the account ending in 6601 is now available in online banking.
        """,
      kind: .bankAlert, action: .read,
      says: ["6601", "对账单"]),
    MailSample(
      "card locked", from: "Harbor Bank <alerts@harborbank.example>",
      subject: "We locked your debit card",
      body: """
        We locked your debit card ending in 9920 because of an unusual charge of $410.00. Please call \
        us at 555-0182.
        """,
      kind: .bankAlert, amount: "410.00", action: .call,
      says: ["9920", "555-0182"]),
    MailSample(
      "passcode", from: "Chat Circle <no-reply@chatcircle.example>",
      subject: "Your passcode: 6631",
      body: """
        Here is your passcode: 6631. If you did not ask for it you can ignore this message.
        """,
      kind: .securityCode, action: .none,
      says: ["验证码", "6631"]),
    MailSample(
      "claim approved", from: "BlueOak Health Plan <claims@blueoakhealth.example>",
      subject: "Your claim was approved",
      body: """
        We approved your claim 5512. We paid $180.00 to your doctor. You don't need to do anything.
        """,
      kind: .insurance, action: .none,
      says: ["不用"], never: ["要付"]),
    MailSample(
      "home policy renewal", from: "Evergreen Mutual Insurance <renewals@evergreenmutual.example>",
      subject: "Your homeowners policy is about to expire",
      body: """
        Your policy expires on January 15, 2027. Your renewal premium is $640.00. Please renew by \
        January 15, 2027.
        """,
      kind: .insurance, amount: "640.00", due: "2027-01-15", action: .renew,
      says: ["640.00", "1月15日", "续"]),
    MailSample(
      "inspection", from: "Cedar Towers Management <manager@cedartowers.example>",
      subject: "Annual inspection",
      body: """
        Dear tenants, we will inspect your unit on December 9 between 10 AM and 1 PM. You do not have \
        to be home.
        """,
      kind: .housing, action: .read,
      says: ["12月9日", "检查"]),
    MailSample(
      "fire alarm", from: "Cedar Towers Management <manager@cedartowers.example>",
      subject: "Fire alarm testing",
      body: """
        Notice to all residents: fire alarm testing on Monday, December 14 from 9 AM to noon. Expect \
        loud noise. No action is needed.
        """,
      kind: .housing, action: .none,
      says: ["12月14日"]),
    MailSample(
      "repair confirm", from: "Cedar Towers Management <manager@cedartowers.example>",
      subject: "Repair visit",
      body: """
        A plumber will come to your apartment on Thursday, December 3 at 2 PM to fix the leak. Please \
        reply to confirm.
        """,
      kind: .housing, action: .confirm,
      says: ["12月3日", "下午2点", "确认"]),
    MailSample(
      "card expired", from: "News Daily <members@newsdaily.example>",
      subject: "Update your payment method",
      body: """
        The card for your subscription has expired. Please update your card to keep reading.
        """,
      kind: .subscription, action: .review,
      says: ["订阅"]),
    MailSample(
      "japanese bill", from: "ひかり電力 <seikyu@hikari-denryoku.example>",
      subject: "11月分電気料金のお知らせ",
      body: """
        11月分のご請求金額は8,420円です。お支払期限は2026年12月15日です。
        """,
      kind: .bill, amount: "8420", currency: "JPY", due: "2026-12-15", action: .pay,
      says: ["8420", "12月15日", "电费"]),
    MailSample(
      "japanese code", from: "ミドリ銀行 <no-reply@midori-bank.example>",
      subject: "認証コード",
      body: """
        認証コードは 553120 です。10分以内に入力してください。
        """,
      kind: .securityCode, action: .none,
      says: ["验证码", "553120"]),
  ]
}
