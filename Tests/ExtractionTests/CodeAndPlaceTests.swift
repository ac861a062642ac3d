import Testing

@Suite struct CodeAndPlaceTests {
  @Test(arguments: [
    ("Confirmation code: QX7P2L", "confirmation QX7P2L"), ("Booking ref  K4W8ND", "booking K4W8ND"),
    ("Order 55-20811/MSP", "order 55-20811/MSP"),
    ("Tracking number\n9400 1000 0000 0000 0000 01", "tracking 9400 1000 0000 0000 0000 01"),
    ("Your verification code is 517264", "oneTime 517264"),
    ("認証コード：517264", "oneTime 517264"), ("予約番号 KB-20791", "booking KB-20791"),
    ("お問い合わせ番号 4512-8837-2291", "tracking 4512-8837-2291"),
    ("验证码 517264", "oneTime 517264"), ("订单编号 202611300912345671", "order 202611300912345671"),
    ("Seat 32A", "seat 32A"), ("Gate C12", "gate C12"),
    ("Use code FERN45", "coupon FERN45"), ("登机口C12", "gate C12"), ("Flight ZQ 61", "flight ZQ 61"),
    ("Ticket number TTX4 9H2L Q8", "ticket TTX4 9H2L Q8"),
  ])
  func codes(text: String, expected: String) { #expect(values(text, of: .code) == [expected]) }

  @Test(arguments: [
    "Order total: $48.17", "Flight time 2 h", "Track prices", "Code of conduct", "Booking opens Monday",
    "Seat covers", "Gate closes 15 minutes before",
  ])
  func noCodes(text: String) { #expect(values(text, of: .code).isEmpty) }

  @Test(arguments: [
    ("2200 Birch Avenue, Albany, NY 12207", "2200 Birch Avenue, Albany, NY 12207 [12207]"),
    ("905 Fennel Court #3, Boise, ID 83701", "905 Fennel Court #3, Boise, ID 83701 [83701]"),
    ("6 Miller's Lane, Bristol BS1 0AB", "6 Miller's Lane, Bristol BS1 0AB [BS1 0AB]"),
    ("京都府京都市中京区灯籠町12-3", "京都府京都市中京区灯籠町12-3"),
    ("〒150-0002 東京都渋谷区渋谷2-21-1", "〒150-0002 東京都渋谷区渋谷2-21-1 [150-0002]"), ("地址：长宁路12号", "长宁路12号"),
  ])
  func addresses(text: String, expected: String) {
    #expect(values(text, of: .address).first?.hasSuffix(expected) == true)
  }

  @Test(arguments: [
    ("WIFI:T:WPA;S:Cafe Nine;P:a\\;b;;", "Cafe Nine a;b"),
    ("Wi-Fi: CafeGuest  Password: latte2026!", "CafeGuest latte2026!"),
    ("SSID: hikari-2F\nパスワード: kitsune88", "hikari-2F kitsune88"),
  ])
  func wifi(text: String, expected: String) { #expect(values(text, of: .wifi) == [expected]) }

  @Test(arguments: [
    ("Venue: Granary Hall", "place Granary Hall"), ("会場：灯籠ホール\n定員30名", "place 灯籠ホール"),
    ("Dentist with Dr. Halvorsen at 3", "person Dr. Halvorsen"),
    ("山田様\nご予約ありがとうございます", "person 山田様"), ("株式会社ひかり商店の領収書", "organisation 株式会社ひかり商店"),
    ("Sold by Copper Finch Ltd", "organisation Copper Finch Ltd"),
  ])
  func names(text: String, expected: String) {
    let named = read(text).filter { [.place, .person, .organisation, .event].contains($0.kind) }
    #expect(named.map { "\($0.kind.rawValue) \($0.text)" } == [expected])
  }

  @Test(arguments: ["皆様へ", "お客様各位", "保護者様", "The doctor said so", "at the same place"])
  func noNames(text: String) {
    #expect(read(text).filter { [.place, .person, .organisation, .event].contains($0.kind) }.isEmpty)
  }
}
