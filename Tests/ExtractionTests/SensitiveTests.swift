import Specimens
import Testing

@testable import Extraction

@Suite("Card numbers, passwords and one-time codes")
struct SensitiveTests {
  private func found(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return Sensitive.findings(in: text).map { finding in
      "\(finding.kind.rawValue) " + String(String.UnicodeScalarView(scalars[finding.span.range]))
    }
  }

  @Test(
    "card numbers are found by length, beginning and Luhn's check, however they are grouped",
    arguments: [
      ("Visa 4111 1111 1111 1111 exp 12/28", "card 4111 1111 1111 1111"),
      ("4111111111111111", "card 4111111111111111"),
      ("5555-5555-5555-4444", "card 5555-5555-5555-4444"),
      ("Amex 3782 822463 10005", "card 3782 822463 10005"),
      ("カード番号：４１１１　１１１１　１１１１　１１１１", "card ４１１１　１１１１　１１１１　１１１１"),
      ("银联 6200 0000 0000 0005", "card 6200 0000 0000 0005"),
      ("4111 1111 1111 1111 12/28", "card 4111 1111 1111 1111"),
      ("CVV: 123", "card 123"),
    ])
  func cards(_ text: String, _ expected: String) {
    #expect(found(text) == [expected])
  }

  @Test(
    "other long numbers are no cards",
    arguments: [
      "4111 1111 1111 1112", "Order 1234567890123456", "Tracking 9400 1000 0000 0000 0000 00",
      "https://example.com/o/4111111111111111", "Call +81 3-0000-0000", "0000 0000 0000 0000",
      "ISBN 978-0-306-40615-7", "2026-11-30 19:30", "¥18,400 / $1,280.00", "〒604-0000 京都市",
    ])
  func noCards(_ text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "passwords follow their label, in its line or the next",
    arguments: [
      ("Password: lantern-73-tea", "password lantern-73-tea"),
      ("Wi-Fi password\ntea-and-73", "password tea-and-73"),
      ("パスワード：kumo2026", "password kumo2026"), ("WiFi密码: maple88x", "password maple88x"),
      ("密码是 maple88x", "password maple88x"), ("Your password is Tr0ub4dor.", "password Tr0ub4dor"),
      ("PIN 4821", "password 4821"), ("暗証番号は 4821", "password 4821"), ("pwd=x9!kk", "password x9!kk"),
    ])
  func passwords(_ text: String, _ expected: String) {
    #expect(found(text) == [expected])
  }

  @Test(
    "talk of passwords is none",
    arguments: [
      "Forgot password?", "The password is required", "Reset your password in Settings", "Password\nLog in",
      "パスワードを忘れた方", "忘记密码", "Pin this note", "Password ••••••••",
    ])
  func noPasswords(_ text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "one-time codes are known by the words around them",
    arguments: [
      ("482913 is your verification code.", "oneTimeCode 482913"),
      ("Your login code:\n\n  482 913", "oneTimeCode 482 913"),
      ("G-482913 is your security code", "oneTimeCode G-482913"),
      ("認証コード：482913", "oneTimeCode 482913"), ("【枫叶】验证码 4829，5分钟内有效", "oneTimeCode 4829"),
      ("Verification code\n\nAB3K9Q", "oneTimeCode AB3K9Q"),
    ])
  func codes(_ text: String, _ expected: String) {
    #expect(found(text) == [expected])
  }

  @Test(
    "numbers without such words, and years, prices and times beside them, are no codes",
    arguments: [
      "Order 482913 shipped", "Booking reference LE48QT7", "Verification code sent 2026 at 19:30",
      "verification code costs $4829", "Flight UA35 gate 1234",
    ])
  func noCodes(_ text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "a code that is only called so is known by whose it is, what it is for, or how soon it ends",
    arguments: [
      ("Your code is 482913.", "482913"), ("Your code: 482 913", "482 913"),
      ("482913 is your Fernbank code", "482913"), ("G-482913 is your Larkmail code.", "G-482913"),
      ("Use code 482913 to sign in", "482913"), ("Enter code 4829 to log in to Fernbank", "4829"),
      ("Here is your code\n\n482913", "482913"), ("Code: 482913\nIt expires in 10 minutes.", "482913"),
      ("To verify your account, enter this code: 482-913", "482-913"),
      ("Fernbank: 48291347 is your code. Do not share it with anyone.", "48291347"),
      ("認証番号は482913です", "482913"), ("ログイン用のコードは 482913 です", "482913"),
      ("コード：４８２９１３\n10分以内に入力してください", "４８２９１３"), ("あなたのコードは482913です。", "482913"),
      ("您的验证码是482913，请勿告诉他人", "482913"), ("验证码：482913", "482913"), ("【枫叶】登录码 482913", "482913"),
      ("您的代码为 482913，5分钟内有效", "482913"), ("驗證碼 482913", "482913"),
    ])
  func plainlyCalledCodes(_ text: String, _ code: String) {
    #expect(found(text) == ["oneTimeCode \(code)"])
  }

  @Test(
    "codes of bookings, gates, parcels and offers are for showing",
    arguments: [
      "Your booking code is HX2093", "Your booking code is 482093", "Your gate code is 4821",
      "promo code SAVE20",
      "Use promo code 20202 for your order", "Your code SAVE20 gives 20% off", "Your pickup code is 482913",
      "Use code 48291 at checkout", "Door code 4829, valid for your stay", "Locker 12, code 482913",
      "Error code 482913: log in again", "Your parcel can be collected with code 482913", "ZIP code 48291",
      "Country code 0044", "Your ticket code: 48291347", "Order code 482913\nSign in to see your order",
      "予約コードは482913です", "郵便番号 604-8005", "クーポンコード 482913", "取件码 482913", "优惠码 482913，10分钟内有效",
      "您的取票码是 482913", "门禁码 4829", "Write code for 90210 days", "Your code review is on 2026-12-04",
    ])
  func codesForShowing(_ text: String) {
    #expect(found(text) == [])
  }

  @Test("hiding keeps every place of the text, and the last four digits of a card")
  func masks() {
    let text = "Card 4111 1111 1111 1111\nPassword: lantern-73\nverification code 482913"
    let masked = Sensitive.masked(text)
    #expect(masked == "Card •••• •••• •••• 1111\nPassword: •••••••-••\nverification code ••••••")
    #expect(masked.unicodeScalars.count == text.unicodeScalars.count)
    #expect(Sensitive.masked("nothing here: 12 eggs") == "nothing here: 12 eggs")
  }

  @Test(
    "no text brings it down",
    arguments: [
      "", "\n", "password", "password:", "pin", "4", "パスワード", "otp\n\n\n", "1 2 3 4 5 6-7-8", "cvv",
      "\u{0}\u{301}:",
    ])
  func anything(_ text: String) {
    #expect(Sensitive.masked(text).unicodeScalars.count == text.unicodeScalars.count)
  }
}
