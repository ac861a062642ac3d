/// A phrase that speaks for a kind of mail, and how strongly.
struct KindCue: Sendable {
  enum Place: Sendable { case anywhere, subject, sender }

  var kind: MailKind
  var weight: Int
  var place: Place
  var phrases: [String]

  init(_ kind: MailKind, _ weight: Int, _ place: Place = .anywhere, _ phrases: String...) {
    self.kind = kind
    self.weight = weight
    self.place = place
    self.phrases = phrases
  }
}

extension KindCue {
  /// Who writes says most: offices, schools and landlords send bills and appointments too,
  /// and stay what they are.
  static let senders: [KindCue] = [
    KindCue(.government, 5, .sender, "gov"),
    KindCue(
      .government, 7, .sender, "gov", "department of", "dmv", "motor vehicles", "revenue office",
      "internal revenue", "irs",
      "immigration", "uscis", "social security", "medicare", "medicaid", "county clerk", "city hall",
      "tax office",
      "tax collector", "passport", "court", "courthouse", "jury", "election*", "board of elections",
      "registrar of voters",
      "public health department", "consulate", "embassy", "city of", "county of", "state of",
      "unemployment",
      "benefits office", "human services", "税务局", "政府", "市役所", "区役所", "社保"),
    KindCue(
      .government, 6, .sender, "department of revenue", "treasurer", "tax collector", "comptroller", "税务局",
      "市役所"),
    KindCue(
      .school, 7, .sender, "school", "schools", "elementary", "middle school", "high school", "academy",
      "pta", "pto",
      "kindergarten", "preschool", "daycare", "day care", "district 5", "isd", "university", "college",
      "principal",
      "classroom", "teacher", "edu", "montessori", "学校", "小学", "中学", "幼儿园", "小学校", "幼稚園", "保育園", "中学校"),
    KindCue(
      .insurance, 6, .sender, "insurance", "assurance", "mutual", "health plan", "insurers",
      "underwriters", "benefit plan",
      "dental plan", "health net", "保险", "保険"),
    KindCue(
      .housing, 6, .sender, "apartments", "apartment", "property management", "properties", "housing",
      "leasing", "landlord",
      "homeowners", "hoa", "condominium", "condo", "residences", "residential", "realty",
      "building management",
      "property manager", "towers", "rentals", "tenant services", "物业", "管理会社"),
    KindCue(
      .delivery, 3, .sender, "parcel", "courier", "shipping", "delivery", "deliveries", "express",
      "postal", "post office", "logistics",
      "freight", "tracking", "快递", "物流", "運輸", "宅配", "郵便"),
    KindCue(
      .bankAlert, 3, .sender, "bank", "credit union", "savings", "bank alerts", "card services",
      "银行", "銀行"),
    KindCue(
      .appointment, 2, .sender, "dental", "dentist", "dentistry", "clinic", "medical", "hospital",
      "pediatrics", "vision", "optometry",
      "eye care", "therapy", "health center", "family practice", "doctor", "veterinary", "animal hospital",
      "salon",
      "physicians", "orthopedics", "cardiology", "radiology", "imaging", "hearing", "诊所", "医院", "歯科",
      "クリニック", "病院", "医院"),
    KindCue(
      .bill, 1, .sender, "power", "electric", "gas", "water", "energy", "utility", "utilities", "internet",
      "mobile", "wireless",
      "telecom", "broadband", "cable", "phone", "billing", "sewer", "waste", "电力", "電力", "ガス", "水道"),
    KindCue(
      .newsletter, 2, .sender, "newsletter", "weekly", "deals", "offers", "news", "promotions",
      "marketing", "outlet", "rewards", "digest"),
    KindCue(.other, 3, .sender, "library", "図書館", "图书馆"),
  ]

  static let english: [KindCue] = [
    KindCue(.other, 5, .anywhere, "meeting is on", "club meeting", "our next meeting"),
    KindCue(
      .other, 6, .anywhere, "results are ready", "results are available", "results are in", "new test result",
      "new test results", "test result is ready", "test result is available", "new lab results",
      "results have been posted", "result has been posted", "化验结果", "检查结果", "検査結果"),
    KindCue(
      .newsletter, 4, .anywhere, "sign up now", "early bird", "register early", "see the catalog",
      "see our catalog"),
    KindCue(
      .appointment, 5, .anywhere, "you are due for", "you're due for", "time to schedule your",
      "call to schedule",
      "time for your annual", "time for your yearly"),
    KindCue(.delivery, 6, .anywhere, "will be delivered", "delivery is scheduled"),
    KindCue(.bill, 5, .anywhere, "mortgage", "loan payment", "payment is due", "is due", "late charge"),
    KindCue(
      .paymentConfirmation, 6, .anywhere, "we received your rent payment", "received your rent",
      "payment has posted",
      "payment went through"),
    KindCue(
      .other, 6, .anywhere, "stay safe", "protect yourself", "security tips", "avoid scams",
      "beware of scams",
      "will never ask for your password"),
    KindCue(
      .bill, 6, .anywhere, "have not received your payment", "haven't received your payment",
      "has not arrived",
      "avoid disconnection", "service disconnection", "not received your payment"),
    KindCue(
      .bill, 3, .anywhere, "amount due", "total due", "balance due", "payment due", "amount you owe",
      "please pay", "pay your bill",
      "your bill", "bill is", "bill is ready", "past due", "invoice", "autopay", "auto pay",
      "automatic payment", "minimum payment"),
    KindCue(
      .bill, 2, .anywhere, "bill", "due date", "due on", "due by", "new charges",
      "statement balance", "late fee", "account number", "you owe", "pay by"),
    KindCue(
      .bill, 3, .subject, "bill", "statement", "invoice", "past due", "autopay", "amount due",
      "payment due", "overdue", "payment reminder"),
    KindCue(
      .paymentConfirmation, 5, .anywhere, "thank you for your payment", "thanks for your payment",
      "we received your payment",
      "we have received your payment", "we've received your payment", "payment was successful",
      "your payment has been", "payment confirmation",
      "payment of", "your payment was", "order confirmation", "thank you for your order",
      "thanks for your order", "thank you for your purchase",
      "thanks for your purchase", "your receipt", "payment posted", "refund has been issued",
      "we refunded", "refund of", "we have issued a refund"),
    KindCue(
      .paymentConfirmation, 3, .anywhere, "confirmation number", "receipt", "you paid",
      "amount paid", "order total", "paid on", "total paid", "you sent"),
    KindCue(
      .paymentConfirmation, 4, .subject, "receipt", "payment received", "payment confirmation",
      "thank you for your payment", "order confirmation",
      "order confirmed", "payment confirmed", "payment successful", "payment posted", "refund",
      "your order", "we received your payment"),
    KindCue(
      .bankAlert, 4, .anywhere, "low balance", "available balance", "overdraft", "overdrawn",
      "large purchase", "card was used", "unusual charge",
      "direct deposit", "withdrawal", "account alert", "debit card", "card ending in was", "new device",
      "new sign in", "signed in from",
      "did you make this purchase", "did you make this", "fraud alert", "transfer of", "deposit of",
      "deposited", "purchase of", "wire transfer",
      "check cleared", "alert level", "card has been locked", "new card is", "transaction of",
      "transaction", "charge of"),
    KindCue(
      .bankAlert, 2, .anywhere, "account ending in", "card ending in", "checking", "savings account",
      "ending in", "statement is available", "account balance"),
    KindCue(
      .bankAlert, 2, .subject, "alert", "transaction", "deposit", "withdrawal", "balance", "sign in",
      "statement"),
    KindCue(
      .securityCode, 9, .anywhere, "one time code", "one time passcode", "one time password",
      "one time pin", "verification code", "security code is",
      "your security code", "login code", "log in code", "sign in code", "authentication code",
      "access code is", "passcode is", "your passcode", "to finish signing in", "to finish logging in",
      "to complete your sign in", "to complete sign in", "signing in code", "enter this code",
      "your code is", "otp", "two factor code", "2 step code", "confirmation code to", "code to sign in",
      "code to log in", "use this code", "use code to verify"),
    KindCue(
      .appointment, 5, .anywhere, "appointment", "your visit with", "upcoming visit", "your visit",
      "check up", "checkup", "annual physical", "eye exam", "video visit",
      "telehealth", "your reservation", "table for", "reminder of your cleaning", "consultation",
      "your booking", "time slot", "technician will"),
    KindCue(
      .appointment, 2, .anywhere, "reschedule", "arrive 15 minutes", "arrive 10 minutes", "minutes early",
      "dr", "to confirm", "cancel or reschedule",
      "confirm your appointment", "see you on", "cleaning", "exam"),
    KindCue(
      .appointment, 4, .subject, "appointment", "visit", "reminder for your", "reservation",
      "booking", "see you"),
    KindCue(
      .delivery, 5, .anywhere, "out for delivery", "has shipped", "been shipped", "have shipped",
      "tracking number", "was delivered", "been delivered", "your package",
      "your parcel", "your shipment", "delivery attempt", "ready for pickup at", "package is",
      "packages are", "on its way", "delivery window",
      "expected delivery", "estimated delivery", "delivery date", "arriving", "parcel locker",
      "missed delivery", "we missed you", "left at the front door"),
    KindCue(
      .delivery, 5, .anywhere, "ready to be picked up", "ready for pickup", "ready for pick up",
      "ready to pick up", "order is ready", "come pick up your", "pick up your order", "ready for collection"),
    KindCue(
      .delivery, 3, .anywhere, "package", "parcel", "shipment", "courier", "driver", "track",
      "carrier"),
    KindCue(
      .delivery, 4, .subject, "delivery", "shipped", "package", "parcel", "delivered", "shipment",
      "on its way", "arriving", "ready for pickup"),
    KindCue(
      .government, 5, .anywhere, "driver license", "driver's license", "vehicle registration", "jury",
      "jury duty", "jury service", "tax return",
      "property tax", "polling place", "ballot", "biometrics", "naturalization", "green card",
      "passport application", "social security benefit*",
      "medicare", "medicaid", "snap benefits", "unemployment benefits", "voter registration", "census",
      "court date", "parking citation"),
    KindCue(
      .insurance, 5, .anywhere, "explanation of benefits", "premium", "policy number", "your policy",
      "your claim", "claim number", "insurance policy", "open enrollment",
      "your coverage", "this is not a bill", "health plan", "deductible"),
    KindCue(.insurance, 2, .anywhere, "coverage", "insurance", "claim", "policy", "insured"),
    KindCue(
      .housing, 5, .anywhere, "your lease", "lease renewal", "rent is", "rent payment", "monthly rent",
      "dear resident", "dear residents", "dear tenant", "dear tenants",
      "landlord", "maintenance request", "your apartment", "hoa", "your unit", "your rent",
      "rent reminder", "all residents", "notice to enter", "enter your"),
    KindCue(
      .housing, 3, .subject, "rent", "lease", "maintenance", "residents", "water shut off",
      "building", "inspection", "elevator", "work order"),
    KindCue(
      .subscription, 7, .anywhere, "your subscription", "subscription will", "free trial", "trial ends",
      "trial will end", "membership will", "membership renews",
      "your membership", "will renew automatically", "renews automatically", "automatically renew",
      "auto renew", "annual plan", "monthly plan", "plan will renew",
      "plan renews", "subscription fee", "subscription price"),
    KindCue(
      .subscription, 6, .anywhere, "your monthly price", "your price is changing", "price is changing",
      "price change", "price increase", "price will increase", "price will change", "new monthly price",
      "your plan price", "price of your plan", "your new price"),
    KindCue(
      .subscription, 3, .anywhere, "cancel any time", "cancel anytime", "keep your plan", "next billing date",
      "streaming"),
    KindCue(
      .subscription, 4, .subject, "subscription", "membership", "trial", "renewal notice",
      "your plan"),
    KindCue(
      .newsletter, 4, .anywhere, "shop now", "limited time", "free shipping", "sale ends", "save up to",
      "% off", "newsletter", "coupon", "special offer*", "clearance", "buy one get one",
      "exclusive offer*", "promo code", "weekend only", "deals", "flyer", "new arrivals", "limited offer"),
    KindCue(
      .newsletter, 3, .anywhere, "shop", "now available", "in store", "in stores", "gift cards",
      "holiday gift*",
      "buy a", "while supplies last", "order now", "today only", "doorbusters"),
    KindCue(
      .newsletter, 2, .anywhere, "unsubscribe", "this week", "this month", "sale", "view in browser",
      "lowest prices", "in this issue"),
    KindCue(
      .newsletter, 3, .subject, "sale", "off", "deals", "save", "newsletter", "this week", "offer",
      "weekly", "free"),
    KindCue(
      .school, 5, .anywhere, "field trip", "permission slip", "dear families", "dear parents",
      "parent teacher", "report card*", "picture day", "early dismissal", "no school",
      "school will", "school is closed", "your child's teacher", "homeroom", "pta meeting", "grade 1",
      "grade 2", "grade 3", "grade 4", "grade 5", "grade 6",
      "back to school", "your student", "students will", "school bus", "lunch account", "school year",
      "spring break", "winter break"),
    KindCue(.school, 2, .anywhere, "school", "students", "teacher", "classroom", "class", "kindergarten"),
    KindCue(
      .other, 5, .anywhere, "items are due", "items due", "books are due", "book is due", "overdue items",
      "library card", "item you requested", "hold is ready", "items on hold",
      "reset your password", "password was changed", "terms of service", "privacy policy",
      "your application", "recall", "lost and found", "volunteer",
      "survey", "power outage", "scheduled outage", "service interruption", "out of office", "flight",
      "boarding", "itinerary", "power to your area", "planned outage", "power will be off",
      "outage is planned",
      "without power", "service will be unavailable"),
    KindCue(
      .other, 4, .subject, "items due", "items due soon", "privacy policy", "terms", "password",
      "outage", "recall", "survey", "out of office", "hold"),
  ]

  static let eastAsian: [KindCue] = [
    KindCue(.appointment, 6, .anywhere, "預約", "预约", "予約", "就诊", "挂号", "复诊", "ご来院", "診察"),
    KindCue(
      .bill, 6, .anywhere, "账单", "帳單", "缴费", "繳費", "应缴", "欠费", "请求書", "請求書", "ご請求", "お支払い", "电费",
      "水费", "燃气费", "話費", "话费", "应付金额"),
    KindCue(
      .paymentConfirmation, 8, .anywhere, "支付成功", "付款成功", "已收到您的付款", "领収", "領収", "お支払いを確認",
      "ご注文ありがとう", "订单已确认", "缴费成功"),
    KindCue(.delivery, 7, .anywhere, "快递", "包裹", "派送", "取件", "配送", "お届け", "荷物", "発送", "宅配", "宅急便"),
    KindCue(.securityCode, 10, .anywhere, "验证码", "驗證碼", "認証コード", "確認コード", "动态密码", "ワンタイムパスワード"),
    KindCue(
      .school, 6, .anywhere, "家长", "家長", "同学", "学校", "班主任", "老师", "保護者", "児童", "遠足", "运动会", "放学",
      "開校"),
    KindCue(
      .bankAlert, 6, .anywhere, "账户余额", "可用余额", "尾号", "交易提醒", "入账", "余额", "口座", "残高", "お引き落とし",
      "引き落とし"),
    KindCue(
      .government, 6, .anywhere, "税务", "退税", "社保", "医保", "居留", "签证", "护照", "移民局", "公安局", "市役所", "年金",
      "マイナンバー", "住民税", "領事館", "领事馆"),
    KindCue(.insurance, 6, .anywhere, "保单", "保费", "理赔", "保険料", "保険証券"),
    KindCue(.housing, 6, .anywhere, "房租", "租金", "租约", "物业", "停水", "停电", "家賃", "管理組合", "断水", "入居者"),
    KindCue(.subscription, 7, .anywhere, "自动续费", "订阅", "会员到期", "自動更新", "定期購読", "月額"),
    KindCue(
      .newsletter, 5, .anywhere, "优惠", "促销", "特价", "打折", "满减", "セール", "キャンペーン", "お得", "退订", "配信停止",
      "クーポン"),
    KindCue(
      .personal, 4, .anywhere, "您有空吗", "有空", "聚一聚", "想您", "想你", "爷爷", "奶奶", "外婆", "妈妈", "爸爸", "妈，", "阿姨",
      "叔叔", "您身体", "生日快乐", "新年快乐", "元気",
      "おばあちゃん", "お母さん", "お父さん"),
  ]
}
