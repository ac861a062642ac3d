/// The few words that Curio itself puts into a title, in the language of the page.
struct TitleWords: Sendable {
  let delivery, parcel, pickUp, missedParcel, pay, giveBack, viewing, parking, meet: String
  /// Joins an activity and a place: "Dinner at Menya".
  let at: String
  private let names: [DocumentKind: String]

  func name(of kind: DocumentKind) -> String { names[kind] ?? names[.unknown] ?? "" }

  static func of(_ script: Script) -> TitleWords {
    switch script {
    case .latin: english
    case .japanese: japanese
    case .chinese: chinese
    }
  }

  private static let english = TitleWords(
    delivery: "Delivery", parcel: "Package", pickUp: "Pick up", missedParcel: "Collect missed parcel",
    pay: "Payment due",
    giveBack: "Return", viewing: "Viewing", parking: "Parking", meet: "Meet", at: " at ",
    names: [
      .flight: "Flight", .ride: "Train", .hotel: "Hotel stay", .restaurant: "Table booking",
      .appointment: "Appointment", .delivery: "Delivery",
      .bill: "Payment due", .ticket: "Event", .chat: "Plan", .receipt: "Receipt",
      .oneTimeCode: "One-time code", .wifi: "Wi-Fi", .unknown: "Screenshot",
    ])
  private static let japanese = TitleWords(
    delivery: "お届け", parcel: "荷物", pickUp: "受取", missedParcel: "荷物の再配達・受け取り", pay: "支払い", giveBack: "返却",
    viewing: "内見",
    parking: "駐車", meet: "待ち合わせ", at: " ",
    names: [
      .flight: "フライト", .ride: "列車", .hotel: "宿泊", .restaurant: "食事の予約", .appointment: "予約", .delivery: "お届け",
      .bill: "支払い", .ticket: "イベント",
      .chat: "約束", .receipt: "領収書", .oneTimeCode: "認証コード", .wifi: "Wi-Fi", .unknown: "スクリーンショット",
    ])
  private static let chinese = TitleWords(
    delivery: "快递送达", parcel: "包裹", pickUp: "取件", missedParcel: "包裹重新派送", pay: "缴费", giveBack: "归还",
    viewing: "看房", parking: "停车",
    meet: "见面", at: " ",
    names: [
      .flight: "航班", .ride: "列车", .hotel: "酒店入住", .restaurant: "用餐预订", .appointment: "预约", .delivery: "快递送达",
      .bill: "缴费", .ticket: "活动", .chat: "约定",
      .receipt: "收据", .oneTimeCode: "验证码", .wifi: "Wi-Fi", .unknown: "截图",
    ])
}
