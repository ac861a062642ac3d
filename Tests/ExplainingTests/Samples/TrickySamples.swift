import Specimens

extension MailSample {
  /// Honest mails that speak as dishonest ones do.
  static let tricky: [MailSample] = [
    MailSample(
      "fraud alert: did you make this purchase?", from: "First Harbor Bank <alerts@firstharbor.example>",
      subject: "Fraud alert: did you make this purchase?",
      body: """
        We noticed a $219.00 charge at ELECTRO MART with your card ending in 7731. Reply YES if it \
        was you, NO if it was not. We will never ask for your PIN or password.
        """,
      kind: .bankAlert, amount: "219.00", action: .confirm, says: ["219", "7731"]),
    MailSample(
      "your password was changed", from: "Pinecone Mail <no-reply@pinecone.example>",
      subject: "Your password was changed",
      body: """
        The password for your account was changed on November 28, 2026. If this was you, no action \
        is needed. If not, visit https://pinecone.example/help.
        """,
      kind: .other, action: .none, says: ["密码"]),
    MailSample(
      "give the gift of choice", from: "Cedar Tree Store <gifts@cedartree.example>",
      subject: "Give the gift of choice",
      body: """
        Holiday gift cards from $25 now available! Buy a $50 gift card and get $5 back. Shop \
        https://cedartree.example/gift. Unsubscribe https://cedartree.example/u
        """,
      headers: ["List-Unsubscribe: <https://cedartree.example/u>"], kind: .newsletter, action: .none,
      says: ["广告"]),
    MailSample(
      "final notice - payment required", from: "City Water <billing@citywater.example>",
      subject: "FINAL NOTICE - payment required",
      body: """
        Your account is past due. Amount due: $96.75. Pay immediately to avoid shut-off on December \
        8, 2026. Pay at https://citywater.example/pay or call 555-0150.
        """,
      kind: .bill, amount: "96.75", due: "2026-12-08", action: .pay, says: ["96.75", "12月8日"]),
    MailSample(
      "protect yourself from scams", from: "Valley Credit Union <news@valleycu.example>",
      subject: "Protect yourself from scams",
      body: """
        Scammers may ask for your password or gift cards. We never do. Learn more at \
        https://valleycu.example/safety.
        """,
      kind: .other, action: .read, says: []),
    MailSample(
      "customs fee due for your parcel", from: "SwiftParcel <track@swiftparcel.example>",
      subject: "Customs fee due for your parcel",
      body: """
        Your parcel from Osaka has arrived at customs. A duty of $8.40 is due before delivery. Pay \
        at https://swiftparcel.example/duty by December 3, 2026.
        """,
      kind: .delivery, amount: "8.40", due: "2026-12-03", action: .pay, says: ["8.40", "12月3日"]),
    MailSample(
      "new sign-in from chrome on windows", from: "Oakline Credit Union <security@oakline.example>",
      subject: "New sign-in from Chrome on Windows",
      body: """
        We noticed a new sign-in to your account on November 28 at 8:14 AM. If this was you, you can \
        ignore this message. If not, call 555-0177.
        """,
      kind: .bankAlert, action: .review, says: ["登录"]),
    MailSample(
      "urgent: open enrollment ends december 7", from: "Medicare Plan Finder <notice@medicare.gov.example>",
      subject: "Urgent: open enrollment ends December 7",
      body: """
        Open enrollment ends on December 7, 2026. Review your plan at \
        https://medicare.gov.example/plans.
        """,
      kind: .government, due: "2026-12-07", action: .review, says: ["12月7日"]),
    MailSample(
      "can you send me $20?", from: "Amy Zhou <amy.zhou@mailbox.example>", subject: "Can you send me $20?",
      body: """
        Hi Mom, can you give me $20 for the class party next Friday? You can give it to me at home. \
        Love, Amy
        """,
      kind: .personal, action: .reply, says: ["回"]),
    MailSample(
      "gift card fundraiser", from: "Parent Teacher Association <pta@hillcrest.example>",
      subject: "Gift card fundraiser",
      body: """
        Dear families, order forms for our gift card fundraiser are due Friday, December 4. Checks \
        payable to the PTA.
        """,
      kind: .school, due: "2026-12-04", action: .read, says: ["12月4日"]),
  ]
}

extension MailSample {
  /// Still more that want something by deceit.
  static let promises: [MailSample] = [
    MailSample(
      "your access is limited", from: "Chase Support <support@chase-secure-login.test>",
      subject: "Your access is limited",
      body: """
        We could not verify your identity. Sign in at https://chase-secure-login.test/id and confirm \
        your Social Security number within 48 hours to restore access.
        """,
      authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "new number", from: "Mom <mom.newphone@freemail.test>", subject: "new number",
      body: """
        Hi sweetie it is mom, I dropped my phone and this is my new number. I need to pay a bill \
        today, can you send $850 by Zelle? I will pay you back tomorrow.
        """,
      authentication: nil, kind: .phishing, amount: "850", action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "you have a pending tax refund of $742.10", from: "IRS Refund Center <refund@irs-gov-claims.test>",
      subject: "You have a pending tax refund of $742.10",
      body: """
        Our records show a refund of $742.10. To receive it, submit your bank card number here: \
        http://irs-gov-claims.test/claim before it expires today.
        """,
      authentication: nil, kind: .phishing, amount: "742.10", action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "mailbox full", from: "Account Team <team@mail-storage.test>", subject: "Mailbox full",
      body: """
        Your mailbox is 99% full. Click here to keep your account active: \
        http://198.51.100.7/upgrade and enter your email password.
        """,
      authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "congratulations you won $1,500,000", from: "Lottery Office <winner@euro-lotto.test>",
      subject: "CONGRATULATIONS you won $1,500,000",
      body: """
        Your email was selected. To release the prize, send a processing fee of $250 by gift card or \
        wire transfer. Do not tell anyone until it is paid.
        """,
      authentication: nil, kind: .phishing, amount: "250", action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "virus detected on your computer", from: "Tech Security <alert@windows-defender-help.test>",
      subject: "Virus detected on your computer",
      body: """
        Your computer is infected. Call 555-0188 immediately. Our technician will need remote access \
        to fix it. Your card will be charged $399.99 unless you cancel now.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "disconnection scheduled today", from: "North River Power <billing@northriver-power.example>",
      subject: "Disconnection scheduled TODAY",
      body: """
        Your power will be disconnected in 30 minutes. Pay $498.00 now with prepaid cards or \
        Bitcoin. Call 555-0166.
        """,
      authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "direct deposit update required", from: "HR Payroll <payroll@company-payroll.test>",
      subject: "Direct deposit update required",
      body: """
        Please confirm your bank account and routing number by replying to this email so your pay is \
        not delayed.
        """,
      authentication: "fail", headers: ["Reply-To: payroll@freemail.test"], kind: .phishing, action: .ignore,
      isSuspicious: true, says: ["小心"]),
  ]
}
