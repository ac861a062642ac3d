import Specimens

extension MailSample {
  /// More mails that want something by deceit.
  static let moreDishonest: [MailSample] = [
    MailSample(
      "your account is locked", from: "Oakline Credit Union <secure@oakline-verify.test>",
      subject: "Your account is locked",
      body: """
        Dear customer, we have locked your account. Click https://oakline-verify.test/login and \
        enter your card number and PIN within 24 hours or it will be closed permanently.
        """,
      authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "package held", from: "Post Service <delivery@post-redelivery.test>", subject: "Package held",
      body: """
        Your package is held because of an unpaid fee of $1.99. Pay now at http://203.0.113.9/pay to \
        avoid return.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "quick favor", from: "Daniel <daniel.office77@freemail.test>", subject: "Quick favor",
      body: """
        Are you free? I am in a meeting and can not talk. I need you to buy four $100 gift cards, \
        scratch them and send me pictures of the codes. Keep this between us.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]),
    MailSample(
      "unusual activity! verify within 12 hours",
      from: "Firsst Harbor Bank <service@first-harbor-login.test>",
      subject: "Unusual activity! Verify within 12 hours",
      body: """
        <p>We detected unusual activity. <a \
        href="http://first-harbor-login.test/v">https://www.firstharbor.example/login</a> to verify \
        your password and social security number or lose access.</p>
        """,
      isHTML: true, authentication: "fail", kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]
    ),
    MailSample(
      "action required: parcel 7721", from: "Customs Parcel Office <fee@customs-parcel.test>",
      subject: "Action required: parcel 7721",
      body: """
        Your parcel could not be delivered due to an unpaid customs fee of $2.49. Pay immediately at \
        https://xn--prcel-6qa.test/pay and enter your card details.
        """,
      authentication: nil, kind: .phishing, action: .ignore, isSuspicious: true, says: ["小心"]),
  ]
}
