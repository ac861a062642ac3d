import Specimens

extension MailSample {
  /// Mails that want something they must not get.
  static let deceits: [MailSample] = [
    MailSample(
      "tax refund lure", from: "Revenue Refunds <refund@revenue-refunds.test>",
      subject: "You have a refund of $812.00",
      body: """
        You are owed a tax refund. Click here to claim: http://revenue-claims.test/form and enter \
        your bank account number and PIN within 24 hours.
        """,
      authentication: "fail", kind: .phishing, amount: "812.00", action: .ignore, isSuspicious: true,
      says: ["小心", "信里说的812.00美元，不要相信"]),
    MailSample(
      "gift card boss", from: "Pastor John <pastor.john.office@webmail.test>",
      subject: "Quick favor",
      body: """
        Are you available? I need you to buy three $100 gift cards for a sick friend today. Scratch \
        the back and email me the codes. Keep this between us.
        """,
      authentication: nil, kind: .phishing, amount: "100", action: .ignore, isSuspicious: true,
      says: ["小心", "礼品卡"]),
    MailSample(
      "mailbox full", from: "IT Helpdesk <admin@mail-quota.test>",
      subject: "Your mailbox is full",
      body: """
        Your mailbox storage is full. Sign in to validate your account or it will be deactivated: \
        http://mail-quota.test/login
        """,
      authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "ssn suspended", from: "Social Security Department <officer@ssa-alerts.test>",
      subject: "Your social security number has been suspended",
      body: """
        Legal action: an arrest warrant has been issued in your name. Call 555-0199 immediately and \
        pay the fine with gift cards.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "link text differs", from: "Harbor Bank <alerts@harborbank.example>",
      subject: "Please verify your account",
      body: """
        <p>Please verify your details.</p><p><a \
        href="https://harbor-secure.test/x">https://www.harborbank.example/login</a></p>
        """,
      isHTML: true, authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心", "链接"]),
    MailSample(
      "user info in address", from: "Streambox <billing@streambox-mail.test>",
      subject: "Payment declined",
      body: """
        <p>Your payment was declined. Update your payment method now or your account will be \
        suspended.</p><a href="https://www.streambox.example@198.51.100.9/pay">Update</a>
        """,
      isHTML: true, authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "letter swap", from: "Harbor Bank <alerts@harb0rbank.test>",
      subject: "Account locked",
      body: """
        Your account has been locked. Log in at https://harb0rbank.test/unlock to restore access.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心", "冒充"]),
    MailSample(
      "lottery", from: "Intl Lottery Board <winner@lotto-board.test>",
      subject: "Congratulations!!!",
      body: """
        You have won 2,500,000 USD in the international lottery. To claim, reply with your full name, \
        bank account and a processing fee of $250.
        """,
      authentication: nil, kind: .phishing, amount: "250", action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "webcam", from: "Anonymous <x@darkmail.test>",
      subject: "I recorded you",
      body: """
        I hacked your device and recorded you through your webcam. Send $900 in bitcoin within 48 \
        hours or everyone will see it.
        """,
      authentication: nil, kind: .phishing, amount: "900", action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "grandchild in trouble", from: "Your grandson <help@webmail.test>",
      subject: "Please help",
      body: """
        Grandma, I had an accident and I'm in jail. I need you to send money for bail right away. \
        Please don't tell mom.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "fake antivirus renewal", from: "Geek Care Team <invoice@geekcare.test>",
      subject: "Invoice GC-8812",
      body: """
        Your antivirus plan has been renewed and $349.99 will be debited today. If you did not \
        authorize this, call our toll free helpline 555-0177 within 24 hours.
        """,
      authentication: nil, kind: .phishing, amount: "349.99", action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "toll smishing", from: "Toll Services <notice@toll-pay.test>",
      subject: "Unpaid toll",
      body: """
        You have an unpaid toll of $4.15. Pay now at http://203.0.113.9/toll within 12 hours to avoid \
        penalties.
        """,
      authentication: "fail", kind: .phishing, amount: "4.15", action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "changed bank details", from: "ProFix Plumbing <accounts@profix-billing.test>",
      subject: "New bank details",
      body: """
        Please note that we have changed our bank. Send the payment for your invoice to the new bank \
        account today.
        """,
      authentication: "fail", headers: ["Reply-To: profix@webmail.test"], kind: .phishing, action: .ignore,
      isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "punycode", from: "Harbor Bank <no-reply@xn--hrborbank-x2a.test>",
      subject: "Security check",
      body: """
        Please log in at https://xn--hrborbank-x2a.test/ and confirm your password.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "chinese phishing", from: "中国银行客服 <kefu@boc-safe.test>",
      subject: "您的账户将被冻结",
      body: """
        尊敬的客户：您的银行卡将被冻结，请立即点击链接 http://boc-safe.test/a 验证您的密码和卡号。
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心", "密码"]),
    MailSample(
      "apple style lock", from: "Account Security <no-reply@secure-id-help.test>",
      subject: "Your account has been suspended",
      body: """
        We detected unusual activity. Your account has been suspended. Verify your identity within 24 \
        hours: https://secure-id-help.test/verify
        """,
      authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "bank lookalike pass", from: "Harbor Bank <alerts@harbor-bank-secure.test>",
      subject: "Confirm your details",
      body: """
        Dear customer, please confirm your online banking details and PIN at \
        https://harbor-bank-secure.test now or your account will be locked.
        """,
      kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "delivery fee", from: "Post Office <info@parcel-redelivery.test>",
      subject: "Your parcel could not be delivered",
      body: """
        Pay the $2.50 redelivery fee here: http://parcel-redelivery.test/pay
        """,
      authentication: "fail", kind: .phishing, amount: "2.50", action: .ignore, isSuspicious: true,
      says: ["小心", "2.50"]),
    MailSample(
      "payroll diversion", from: "CEO Anna <anna.ceo@webmail.test>",
      subject: "Are you free?",
      body: """
        I am in a meeting and need you to make an urgent wire transfer of $4,800 today. Keep this \
        confidential.
        """,
      authentication: nil, kind: .phishing, amount: "4800", action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "crypto doubling", from: "Star Invest <vip@starinvest.test>",
      subject: "Double your money",
      body: """
        Send 0.1 bitcoin today and we will double it. Guaranteed returns!
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "job scam", from: "HR Team <jobs@easyjobs.test>",
      subject: "Part-time job offer",
      body: """
        Work from home and earn $500 per day. No experience needed. Contact us on Telegram and send \
        your bank account.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "html lookalike link", from: "Streambox <no-reply@streambox.example>",
      subject: "Payment failed",
      body: """
        <p>Your last payment failed.</p><p><a \
        href="https://streambox.example.billing-update.test/login">Update payment</a></p>
        """,
      isHTML: true, authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "two froms", from: "Bank <alerts@bank.example>",
      subject: "Notice",
      body: """
        Please log in at http://198.51.100.20/login to restore your account.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "medicare card scam", from: "Medicare Benefits <help@medicare-benefits.test>",
      subject: "New Medicare card",
      body: """
        You must verify your Social Security number to receive your new Medicare card. Reply with \
        your SSN and date of birth immediately.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "chinese lottery", from: "活动中心 <prize@win-prize.test>",
      subject: "恭喜您中奖",
      body: """
        恭喜您获得一等奖！请先支付手续费500元，并提供银行卡号，领取奖金。
        """,
      authentication: nil, kind: .phishing, amount: "500", currency: "CNY", action: .ignore,
      isSuspicious: true,
      says: ["小心"]),
    MailSample(
      "docusign lure", from: "DocuShare <dse@docushare-sign.test>",
      subject: "Invoice document pending",
      body: """
        You have a pending document. Sign in with your email password to view: \
        https://docushare-sign.test/d
        """,
      authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true,
      says: ["小心"]),
  ]
}
