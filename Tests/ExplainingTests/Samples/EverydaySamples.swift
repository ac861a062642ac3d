import Specimens

extension MailSample {
  /// Appointments, parcels, schools, offices, adverts, family.
  static let everyday: [MailSample] = [
    MailSample(
      "toll invoice", from: "State Toll Road <invoices@tollroad.gov.example>",
      subject: "Toll invoice",
      body: """
        Toll invoice 5518
        Amount due: $6.40
        Due date: 12/18/2026
        Pay at https://www.tollroad.gov.example/pay
        """,
      kind: .government, amount: "6.40", due: "2026-12-18", action: .pay,
      says: ["6.40", "12月18日"]),
    MailSample(
      "eye exam", from: "Clear View Optometry <hello@clearview.example>",
      subject: "Your eye exam is coming up",
      body: """
        Hello Ms. Chen,

        This is a reminder of your eye exam on Wednesday, December 9, 2026 at 2:15 PM with Dr. Patel.
        Address: 22 Orchard Street, Suite 5.
        Please bring your glasses and your insurance card, and a list of your medications.
        Reply YES to confirm.
        """,
      kind: .appointment, action: .confirm,
      says: ["12月9日", "下午2点15", "眼镜", "保险卡", "确认"], never: ["上午"]),
    MailSample(
      "specialist visit", from: "Riverside Cardiology <scheduling@rivercardio.example>",
      subject: "Appointment on 12/14",
      body: """
        You have an appointment with Dr. Gomez on Monday, December 14 at 8:00 AM. Do not eat or drink \
        for 8 hours before. Please arrive 20 minutes early. A $50 fee is charged for missed \
        appointments.
        """,
      kind: .appointment, action: .attend,
      says: ["12月14日", "上午8点", "早到20分钟", "不要吃"], never: ["50"]),
    MailSample(
      "cancelled appointment", from: "Lakeside Dental <front.desk@lakesidedental.example>",
      subject: "Your appointment has been cancelled",
      body: """
        Dr. Osei is ill. Your appointment on December 8 at 10:30 AM has been cancelled. Please call \
        555-0142 to reschedule.
        """,
      kind: .appointment, action: .reschedule,
      says: ["取消", "555-0142"], never: ["请去。"]),
    MailSample(
      "vaccine clinic", from: "Oak Pharmacy <care@oakpharmacy.example>",
      subject: "Your flu shot appointment",
      body: """
        Your flu shot appointment is confirmed for Saturday, December 5 at 11:00 AM at Oak Pharmacy, \
        310 Main Street. Bring a photo ID.
        """,
      kind: .appointment, action: .attend,
      says: ["12月5日", "11点", "流感疫苗", "证件"]),
    MailSample(
      "noon haircut", from: "Bella Salon <book@bellasalon.example>",
      subject: "See you Friday",
      body: """
        Your haircut is booked for Friday, December 4 at noon. To cancel, call 555-0121.
        """,
      kind: .appointment, action: .attend,
      says: ["12月4日", "中午12点"], never: ["晚上"]),
    MailSample(
      "plumber window", from: "ProFix Plumbing <service@profix.example>",
      subject: "Your service appointment",
      body: """
        Our technician will arrive on Thursday, December 3 between 1 PM and 4 PM. Please make sure an \
        adult is home.
        """,
      kind: .appointment, action: .attend,
      says: ["12月3日", "下午1点"]),
    MailSample(
      "shipped", from: "Book Barn <ship@bookbarn.example>",
      subject: "Your order has shipped",
      body: """
        Good news! Your package has shipped. Tracking number: BB 2291 7783. Estimated delivery: \
        Wednesday, December 2.
        """,
      kind: .delivery, action: .none,
      says: ["包裹", "12月2日"]),
    MailSample(
      "delivered", from: "Swift Parcel <tracking@swiftparcel.example>",
      subject: "Delivered: your package",
      body: """
        Your package was delivered on Nov 27, 2026 at 3:42 PM. It was left at the front door.
        """,
      kind: .delivery, action: .none,
      says: ["包裹", "送到", "下午3点42"]),
    MailSample(
      "pickup locker", from: "Swift Parcel <tracking@swiftparcel.example>",
      subject: "Ready for pickup",
      body: """
        Your parcel is ready for pickup at the Elm Street locker. Pickup code: 5519. Please collect \
        it by December 6, 2026.
        """,
      kind: .delivery, due: "2026-12-06", action: .pickup,
      says: ["包裹", "12月6日", "取"]),
    MailSample(
      "missed delivery", from: "City Courier <info@citycourier.example>",
      subject: "Sorry we missed you",
      body: """
        We tried to deliver your package today but no one was home. We will try again tomorrow, \
        December 1, between 9 AM and 1 PM.
        """,
      kind: .delivery, action: .none,
      says: ["包裹", "12月1日"]),
    MailSample(
      "delay", from: "Swift Parcel <tracking@swiftparcel.example>",
      subject: "Your package is delayed",
      body: """
        Your package from Blue Lamp Co. is delayed because of weather. New delivery date: Friday, \
        December 4.
        """,
      kind: .delivery, action: .none,
      says: ["包裹", "12月4日"]),
    MailSample(
      "picture day", from: "Birchwood Elementary <office@birchwood-school.example>",
      subject: "Picture Day is Tuesday",
      body: """
        School picture day is Tuesday, December 8. Picture packages start at $15 and can be ordered \
        online. Students should wear their uniform.
        """,
      kind: .school, action: .read,
      says: ["12月8日", "拍照"], never: ["包裹"]),
    MailSample(
      "conference sign up", from: "Ms. Rivera, Room 12 <rivera@birchwood-school.example>",
      subject: "Parent-teacher conferences",
      body: """
        Dear families,
        Parent-teacher conferences are on Thursday, December 10. Please reply by December 4 with a \
        time that works for you.
        """,
      kind: .school, due: "2026-12-04", action: .reply,
      says: ["12月10日", "12月4日", "家长会"]),
    MailSample(
      "lunch money", from: "Birchwood Elementary <lunch@birchwood-school.example>",
      subject: "Low lunch account balance",
      body: """
        Your child's lunch account balance is $2.15. Please send at least $20 or add money online by \
        Friday, December 4.
        """,
      kind: .school, due: "2026-12-04", action: .pay,
      says: ["午餐", "12月4日"]),
    MailSample(
      "snow closing", from: "Cedar Falls School District <alerts@cfsd-schools.example>",
      subject: "All schools closed Monday",
      body: """
        All schools will be closed on Monday, November 30 because of snow. There will be no \
        after-school activities.
        """,
      kind: .school, action: .read,
      says: ["11月30日", "不用上学"]),
    MailSample(
      "book fair", from: "Birchwood PTA <pta@birchwood-school.example>",
      subject: "Book fair next week",
      body: """
        The book fair opens on Monday, December 7 in the library. Books cost from $3 to $15. \
        Volunteers are welcome.
        """,
      kind: .school, action: .read,
      says: ["12月7日", "书展"]),
    MailSample(
      "museum trip with fee", from: "Lincoln Middle School <grade6@lincoln-ms.example>",
      subject: "Museum trip Dec 16",
      body: """
        Grade 6 goes to the City Museum on Wednesday, December 16. The cost is $12 per student. \
        Please sign the consent form and return it by December 9. Pack a sack lunch and wear sneakers.
        """,
      kind: .school, amount: "12", due: "2026-12-09", action: .sign,
      says: ["12月16日", "12月9日", "12美元", "签", "午饭"]),
    MailSample(
      "jury duty", from: "Superior Court Clerk <jury@courts.gov.example>",
      subject: "Jury summons",
      body: """
        You have been summoned for jury duty. Report to the County Courthouse, 100 Main Street, on \
        January 11, 2027 at 8:30 AM. Bring this notice and a photo ID.
        """,
      kind: .government, action: .attend,
      says: ["1月11日", "上午8点30", "陪审团", "证件"]),
    MailSample(
      "registration renewal", from: "State Motor Vehicles <notices@motorvehicles.gov.example>",
      subject: "Vehicle registration renewal",
      body: """
        Your vehicle registration expires on December 31, 2026. The renewal fee is $64.00. Renew \
        online at https://renew.motorvehicles.gov.example or by mail.
        """,
      kind: .government, amount: "64.00", due: "2026-12-31", action: .renew,
      says: ["64.00", "12月31日", "续"]),
    MailSample(
      "benefit letter", from: "Social Security Office <no-reply@benefits.gov.example>",
      subject: "Your 2027 benefit amount",
      body: """
        Your monthly benefit will increase to $1,482.00 in January 2027 because of a cost of living \
        adjustment. You do not need to do anything.
        """,
      kind: .government, amount: "1482.00", action: .none,
      says: ["1482", "不用"], never: ["要付"]),
    MailSample(
      "snap recertification", from: "County Human Services <notices@humanservices.gov.example>",
      subject: "Complete your recertification",
      body: """
        It is time to renew your food assistance (SNAP). Complete the form and return it by December \
        15, 2026 or your benefits may stop. Call 555-0188 for help.
        """,
      kind: .government, due: "2026-12-15", action: .renew,
      says: ["12月15日", "食品"]),
    MailSample(
      "property tax", from: "County Tax Collector <tax@county.gov.example>",
      subject: "Property tax bill",
      body: """
        Your property tax of $1,120.50 is due by December 10, 2026. Pay online or at our office.
        """,
      kind: .government, amount: "1120.50", due: "2026-12-10", action: .pay,
      says: ["1120.50", "12月10日", "房产税"]),
    MailSample(
      "sale", from: "Shoe Outlet <deals@shoeoutlet.example>",
      subject: "50% off everything this weekend!",
      body: """
        Shop now and save up to $80. Free shipping over $35. Sale ends Sunday, December 6.
        Unsubscribe: https://shoeoutlet.example/u
        """,
      headers: ["List-Unsubscribe: <https://shoeoutlet.example/u>"], kind: .newsletter, action: .none,
      says: ["广告"], never: ["要付", "80"]),
    MailSample(
      "community newsletter", from: "Senior Center News <news@seniorcenter.example>",
      subject: "December newsletter",
      body: """
        In this issue: tai chi on Mondays, a holiday lunch on December 18, and free flu shots. \
        Unsubscribe at https://seniorcenter.example/off
        """,
      headers: ["List-Id: <news.seniorcenter.example>"], kind: .newsletter, action: .none,
      says: []),
    MailSample(
      "son visits", from: "David <david@family.example>",
      subject: "Dinner Sunday?",
      body: """
        Hi Mom, are you free for dinner on Sunday, December 6 at 6 PM? Let me know. Love, David
        """,
      kind: .personal, action: .reply,
      says: ["12月6日", "晚上6点", "回信"]),
    MailSample(
      "friend calls", from: "Linda Park <linda@mail.example>",
      subject: "Thank you",
      body: """
        Dear Auntie, thank you for the dumplings! Please call me when you get home. Love, Linda
        """,
      kind: .personal, action: .call,
      says: ["打电话"]),
    MailSample(
      "grandson photos", from: "Kevin <kevin@family.example>",
      subject: "Photos",
      body: """
        Hi Grandma! Here are the photos from my birthday. Love you!
        """,
      kind: .personal, action: .none,
      says: ["照片"]),
    MailSample(
      "library hold", from: "Oak Street Library <notices@oaklibrary.example>",
      subject: "Your hold is ready",
      body: """
        The item you requested is ready for pickup. Please pick it up by December 5, 2026.
        """,
      kind: .other, due: "2026-12-05", action: .pickup,
      says: ["12月5日", "图书馆"]),
    MailSample(
      "power outage", from: "Hillside Electric <outages@hillsideelectric.example>",
      subject: "Planned power outage",
      body: """
        We will turn off the power on December 7 from 8 AM to 11 AM for maintenance on your street. \
        No action is needed.
        """,
      kind: .other, action: .none,
      says: ["12月7日", "停电"]),
    MailSample(
      "click tracker newsletter", from: "Green Grocer Weekly <news@greengrocer.example>",
      subject: "Deals this week",
      body: """
        <p>This week: apples $1.99/lb. Sale ends Sunday.</p><a \
        href="https://click.mailer.example/abc">www.greengrocer.example</a> <a \
        href="https://greengrocer.example/off">Unsubscribe</a>
        """,
      isHTML: true, headers: ["List-Unsubscribe: <https://greengrocer.example/off>"], kind: .newsletter,
      action: .none,
      says: ["广告"]),
    MailSample(
      "bank security advice", from: "Cedar Community Bank <news@cedarbank.example>",
      subject: "How to stay safe",
      body: """
        We will never ask for your password or PIN by e-mail. Do not share your one-time code with \
        anyone. Learn more at https://www.cedarbank.example/safe
        """,
      kind: .other, action: .read,
      says: [], never: ["小心：这封信"]),
    MailSample(
      "chinese appointment", from: "和平诊所 <yuyue@heping-clinic.example>",
      subject: "预约提醒",
      body: """
        王女士您好：您预约了12月9日下午2点的体检，请带身份证和医保卡。地址：和平路18号。
        """,
      kind: .appointment, action: .attend,
      says: ["12月9日", "下午2点"]),
    MailSample(
      "japanese delivery", from: "みどり運輸 <info@midori-unyu.example>",
      subject: "お荷物のお届け予定",
      body: """
        お荷物は12月2日(水)14時から16時にお届けします。お問い合わせ番号 5512-8821
        """,
      kind: .delivery, action: .none,
      says: ["12月2日", "包裹"]),
  ]
}
