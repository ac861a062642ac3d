extension LabelledOrigin {
  /// The set that comes with Curio. All hosts are reserved names, all apps invented.
  static let all: [LabelledOrigin] = fileNames + addressBars + marks + silent

  private static let fileNames: [LabelledOrigin] = [
    .init(
      "Dinner", name: "Screenshot_20261130_091500_com.example.tablebook.png", origin: "com.example.tablebook"),
    .init("Menu", name: "Screenshot_20261130-091500_Chrome.jpg", origin: "Chrome"),
    .init("Flat", name: "Screenshot_20261130_091500_Room Finder.png", origin: "Room Finder"),
    .init("Map", name: "Screenshot_2026-11-30-09-15-00-112_org.example.maps.jpg", origin: "org.example.maps"),
    .init("Chat", name: "Screenshot_20261102_221502_Parley.jpg", origin: "Parley"),
    .init("Cart", name: "Screenshot_20261102-221502_example.shop.app.png", origin: "example.shop.app"),
    .init("News", name: "Screenshot_20261102_221502_Gallery.jpg", origin: "Gallery"),
    .init("Pay", name: "Screenshot_20261102-221502_net.example.wallet.png", origin: "net.example.wallet"),
  ]

  private static let addressBars: [LabelledOrigin] = [
    .init(
      "9:41\nwww.otterbarn.example\nOtter Barn\nSleeps six\nFrom £90 a night", origin: "otterbarn.example"),
    .init("tabelog.example\n麺処こもれび\n★3.6\nラーメン\n¥980", origin: "tabelog.example"),
    .init(
      "10:02 5G 80%\nhttps://news.example/a/221\nTram line approved\nBy staff\nThe council voted",
      origin: "news.example"),
    .init(
      "shop.frostfern.example\nHarvest Sale\n30% off everything\nEnds Monday\nShop now",
      origin: "shop.frostfern.example"),
    .init("rail.example\nLeeds to York\n17/10/2026\nDep 09:42\n£14.80", origin: "rail.example"),
    .init("8:12\nrooms.example/f/7731\n2 bed flat\n£1,450 per month\nNorwich", origin: "rooms.example"),
    .init("www.example.org\nOpening hours\nMon-Fri 9-5\nSat 10-2\nClosed Sun", origin: "example.org"),
    .init("12306.example\n车票\n杭州东\n北京南\n二等座", origin: "12306.example"),
  ]

  private static let marks: [LabelledOrigin] = [
    .init("Best noodles\nin town\nvia Snapboard", origin: "Snapboard"),
    .init("Our trip\nfour days\nShared from Tablebook", origin: "Tablebook"),
    .init("Recipe of the day\nLemon cake\nPosted via Larder", origin: "Larder"),
    .init("See you there\nSent from Parley", origin: "Parley"),
  ]

  private static let silent: [LabelledOrigin] = [
    .init("Hello", name: "IMG_2210.png", origin: nil),
    .init("Hello", name: "Screenshot 2026-11-30 at 09.15.00.png", origin: nil),
    .init("Hello", name: "Screenshot_20261130-091500.png", origin: nil),
    .init("Hello", name: "ramen-kyoto.png", origin: nil),
    .init("Hello", name: "Screenshot_20261130-091500_Edited.png", origin: nil),
    .init("Hello", name: "PXL_20261116_182733.jpg", origin: nil),
    .init("SPRING FAIR\nSaturday 10 April\nVillage green\nMore at fair.example\nAll welcome", origin: nil),
    .init("a\nb\nc\nd\nspringfair.example", origin: nil),
    .init("Go there\nvia the bridge", origin: nil),
    .init("Route\nvia Leeds and York to Hull", origin: nil),
    .init("The Paper Lanterns\nSat 5 Dec\nGranary Hall\nTickets: lanterns.example", origin: nil),
    .init("Order 113-7719\nTrack at parcel.example/t/22\nArriving Tuesday\nRain boots", origin: nil),
    .init("Noor\nlook at this https://rooms.example/f/1\nnice!\nsaturday?", origin: nil),
    .init("Dr. Halvorsen\nDermatology\nMonday 23 Nov 10:40\nhelp@clinic.example", origin: nil),
    .init("ご予約が確定しました\n麺屋ひかり\n11月13日 19:30\nmenya.example", origin: nil),
    .init("领取优惠券\n好味面馆\n2026-11-30\n满100减20", origin: nil),
  ]
}
