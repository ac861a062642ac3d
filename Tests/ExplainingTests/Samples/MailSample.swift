import Explaining
import Mail
import Specimens
import Testing

/// A mail of our own wording and what must be told of it.
struct MailSample: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var kind: MailKind
  var money: Money?
  var due: LocalDate?
  var action: MailAction
  var isSuspicious: Bool
  var says: [String]
  var never: [String]

  var testDescription: String { name }

  init(
    _ name: String, from: String, subject: String, body: String, isHTML: Bool = false,
    authentication: String? = "pass", headers: [String] = [], kind: MailKind, amount: String? = nil,
    currency: String = "USD", due: String? = nil, action: MailAction, isSuspicious: Bool = false,
    says: [String],
    never: [String] = []
  ) {
    var lines = headers
    if let authentication {
      lines.append("Authentication-Results: mx.home.example; dkim=\(authentication); dmarc=\(authentication)")
    }
    lines += [
      "From: \(from)", "To: parent@home.example", "Subject: \(subject)",
      "Date: Sat, 28 Nov 2026 10:00:00 -0500",
      "MIME-Version: 1.0", "Content-Type: text/\(isHTML ? "html" : "plain"); charset=utf-8",
      "Content-Transfer-Encoding: 8bit", "", body.replacing("\n", with: "\r\n"), "",
    ]
    self.name = name
    bytes = Array(lines.joined(separator: "\r\n").utf8)
    self.kind = kind
    money = amount.flatMap { Amount($0) }.map { Money($0, currency) }
    self.due = due.flatMap { LocalDate($0) }
    self.action = action
    self.isSuspicious = isSuspicious
    self.says = says
    self.never = never
  }
}

extension MailSample {
  static let honest =
    money + everyday + moreMoney + moreEveryday + letters + moreLetters + tricky + announcements
  static let dishonest = deceits + moreDishonest + promises
}
