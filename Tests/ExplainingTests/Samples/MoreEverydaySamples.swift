import Specimens

extension MailSample {
  /// More of what EverydaySamples has, in other words.
  static let moreEveryday: [MailSample] = [
    MailSample(
      "dental cleaning tomorrow", from: "Smile Dental Care <office@smiledental.example>",
      subject: "See you tomorrow!",
      body: """
        Hi! Your cleaning is tomorrow, November 29 at 9:30 AM. Please call 555-0128 if you can't make \
        it.
        """,
      kind: .appointment, action: .attend,
      says: ["11月29日", "上午9点30", "洗牙", "555-0128"]),
    MailSample(
      "lab fasting", from: "Valley Medical Lab <appts@valleylab.example>",
      subject: "Lab appointment",
      body: """
        Your blood draw is scheduled for 12/03/2026 at 7:45 AM. You must fast for 12 hours. Bring \
        your lab order and ID.
        """,
      kind: .appointment, action: .attend,
      says: ["12月3日", "上午7点45", "化验单"]),
    MailSample(
      "moved appointment", from: "Hill Eye Clinic <desk@hilleye.example>",
      subject: "Your appointment time has changed",
      body: """
        Your appointment on December 2 has been moved to Friday, December 11 at 3:00 PM. Please reply \
        YES to confirm the new time.
        """,
      kind: .appointment, action: .confirm,
      says: ["12月11日", "下午3点", "确认"]),
    MailSample(
      "time to book", from: "Smile Dental Care <office@smiledental.example>",
      subject: "You are due for a checkup",
      body: """
        It has been six months since your last visit. Please call 555-0128 to schedule your next \
        checkup.
        """,
      kind: .appointment, action: .call,
      says: ["555-0128", "预约"]),
    MailSample(
      "video visit", from: "Family Health <visits@familyhealth.example>",
      subject: "Video visit on Monday",
      body: """
        Your video visit with Dr. Lin is on Monday, December 7 at 1:15 PM. Join at \
        https://visit.familyhealth.example/j/88
        """,
      kind: .appointment, action: .attend,
      says: ["12月7日", "下午1点15", "视频"]),
    MailSample(
      "furniture delivery", from: "Nordic Furniture <delivery@nordicfurniture.example>",
      subject: "Your delivery is scheduled",
      body: """
        Your sofa will be delivered on Saturday, December 5 between 8 AM and 12 PM. Someone must be \
        home to sign for it.
        """,
      kind: .delivery, action: .attend,
      says: ["12月5日"]),
    MailSample(
      "customs post", from: "National Post <notices@nationalpost.example>",
      subject: "Parcel waiting at the post office",
      body: """
        A parcel is waiting for you at the Main Street post office. Pick it up by December 9. Bring a \
        photo ID.
        """,
      kind: .delivery, due: "2026-12-09", action: .pickup,
      says: ["包裹", "12月9日", "证件"]),
    MailSample(
      "order arriving", from: "Maple Home Goods <ship@maplehome.example>",
      subject: "Arriving today: your order",
      body: """
        Your order of 2 towels arrives today by 9 PM. Track it: https://track.maplehome.example/1
        """,
      kind: .delivery, action: .none,
      says: ["9点"]),
    MailSample(
      "two packages", from: "Book Barn <ship@bookbarn.example>",
      subject: "Shipped!",
      body: """
        Your 2 packages are on the way and should arrive by Thursday, December 3.
        """,
      kind: .delivery, action: .none,
      says: ["包裹", "12月3日"]),
    MailSample(
      "delayed opening", from: "Birchwood Elementary <office@birchwood-school.example>",
      subject: "Two-hour delay tomorrow",
      body: """
        Because of ice, school will open two hours late on Tuesday, December 1. Classes start at \
        10:45 AM.
        """,
      kind: .school, action: .read,
      says: ["12月1日", "10点45"]),
    MailSample(
      "supply money", from: "Ms. Ortiz <ortiz@lincoln-school.example>",
      subject: "Art supplies",
      body: """
        Dear parents, please send $8 for art supplies by Wednesday, December 9. Cash is fine.
        """,
      kind: .school, amount: "8", due: "2026-12-09", action: .pay,
      says: ["8美元", "12月9日"]),
    MailSample(
      "concert", from: "Lincoln Middle School <music@lincoln-ms.example>",
      subject: "Winter concert",
      body: """
        Please join us for the winter concert on Thursday, December 17 at 6:30 PM in the gym. \
        Admission is free.
        """,
      kind: .school, action: .attend,
      says: ["12月17日", "晚上6点30", "音乐会"]),
    MailSample(
      "sick child", from: "Birchwood Nurse <nurse@birchwood-school.example>",
      subject: "Please pick up your child",
      body: """
        Your child has a fever. Please pick up your child from the nurse's office as soon as \
        possible, or call 555-0150.
        """,
      kind: .school, action: .pickup,
      says: ["接孩子", "555-0150"]),
    MailSample(
      "vaccination record", from: "Birchwood Elementary <office@birchwood-school.example>",
      subject: "Missing vaccination record",
      body: """
        Our records show that your child's vaccination record is missing. Please send a copy by \
        December 15.
        """,
      kind: .school, due: "2026-12-15", action: .reply,
      says: ["12月15日", "疫苗"]),
    MailSample(
      "absent", from: "Lincoln Middle School <attendance@lincoln-ms.example>",
      subject: "Absence notice",
      body: """
        Your student was marked absent on November 25. If this is a mistake, please call the office \
        at 555-0136.
        """,
      kind: .school, action: .call,
      says: ["缺课", "555-0136"]),
    MailSample(
      "passport ready", from: "Passport Agency <status@passports.gov.example>",
      subject: "Your passport is ready",
      body: """
        Your passport application has been approved. Pick it up at 40 Center Street by January 15, \
        2027. Bring a photo ID.
        """,
      kind: .government, due: "2027-01-15", action: .pickup,
      says: ["护照", "1月15日"]),
    MailSample(
      "medicare enrollment", from: "Medicare Office <info@medicare.gov.example>",
      subject: "Open enrollment ends December 7",
      body: """
        Open enrollment for 2027 ends on December 7, 2026. Review your plan and compare other plans.
        """,
      kind: .government, due: "2026-12-07", action: .review,
      says: ["12月7日", "Medicare"]),
    MailSample(
      "vote", from: "County Elections <info@elections.gov.example>",
      subject: "Your polling place",
      body: """
        Election Day is Tuesday, December 8, 2026. Your polling place is Oak Hall, 12 Elm Street, \
        open 7 AM to 8 PM.
        """,
      kind: .government, action: .attend,
      says: ["12月8日", "投票"]),
    MailSample(
      "naturalization interview", from: "Immigration Services <notice@immigration.gov.example>",
      subject: "Interview notice",
      body: """
        You are scheduled for a naturalization interview on January 6, 2027 at 10:15 AM. Bring your \
        green card, passport and this letter.
        """,
      kind: .government, action: .attend,
      says: ["1月6日", "上午10点15", "面谈", "绿卡", "护照"]),
    MailSample(
      "parking ticket", from: "City Parking Authority <tickets@city.gov.example>",
      subject: "Parking citation 88-2231",
      body: """
        You received a parking citation. The fine is $45.00 and must be paid by December 14, 2026. \
        After that date it doubles.
        """,
      kind: .government, amount: "45.00", due: "2026-12-14", action: .pay,
      says: ["45.00", "12月14日"]),
    MailSample(
      "tax owed", from: "Revenue Office <no-reply@revenue.gov.example>",
      subject: "Balance due on your 2025 taxes",
      body: """
        You owe $212.00 for 2025. Pay by December 31, 2026 to avoid interest.
        """,
      kind: .government, amount: "212.00", due: "2026-12-31", action: .pay,
      says: ["212.00", "12月31日"], never: ["退给"]),
    MailSample(
      "grocery promo", from: "FreshMart <offers@freshmart.example>",
      subject: "Your weekly coupons are here",
      body: """
        Save $5 on your next order of $40 or more. Turkey only $0.99/lb. Offer ends December 3. Shop \
        now: https://freshmart.example/w
        """,
      headers: ["List-Unsubscribe: <https://freshmart.example/u>"], kind: .newsletter, action: .none,
      says: ["广告"], never: ["要付"]),
    MailSample(
      "travel promo", from: "Sunny Tours <deals@sunnytours.example>",
      subject: "Cruise deals from $399",
      body: """
        Limited time offer! 7-night cruises from $399. Book by December 15 and get free drinks. \
        Unsubscribe here.
        """,
      headers: ["Precedence: bulk"], kind: .newsletter, action: .none,
      says: ["广告"], never: ["要付", "399"]),
    MailSample(
      "friend lunch zh-en", from: "Mei <mei@family.example>",
      subject: "Thanksgiving leftovers",
      body: """
        Hi Mom, I will bring you some soup on Tuesday, December 1. No need to cook! Love, Mei
        """,
      kind: .personal, action: .none,
      says: ["12月1日"]),
    MailSample(
      "cousin arrives", from: "Cousin Ray <ray@mail.example>",
      subject: "Flying in",
      body: """
        Hi Auntie! My flight lands on Friday, December 18 at 4:50 PM. Can you pick me up? Ray
        """,
      kind: .personal, action: .pickup,
      says: ["12月18日", "下午4点50"]),
    MailSample(
      "neighbor", from: "Tom Baker <tom.baker@mail.example>",
      subject: "Spare key",
      body: """
        Hello, I found your spare key in the hallway. When is a good time to bring it over? Tom
        """,
      kind: .personal, action: .reply,
      says: ["回信"]),
    MailSample(
      "chinese friend", from: "王芳 <wangfang@mail.example>",
      subject: "周末包饺子",
      body: """
        李阿姨：12月6日上午十点来我家包饺子好吗？请回复我。
        """,
      kind: .personal, action: .reply,
      says: ["12月6日", "十点"]),
    MailSample(
      "chinese school", from: "阳光小学 <office@yangguang-school.example>",
      subject: "家长会通知",
      body: """
        各位家长：家长会定于12月8日晚上7点在学校礼堂举行，请准时参加。
        """,
      kind: .school, action: .attend,
      says: ["12月8日", "晚上7点", "家长会"]),
    MailSample(
      "chinese parcel", from: "顺达快递 <info@shunda.example>",
      subject: "包裹已到取件点",
      body: """
        您的包裹已到达和平路取件点，取件码 3-2-5518，请在12月3日前取件。
        """,
      kind: .delivery, due: "2026-12-03", action: .pickup,
      says: ["包裹", "12月3日"]),
    MailSample(
      "airline", from: "Sky Air <itinerary@skyair.example>",
      subject: "Your itinerary",
      body: """
        Flight SA 212 departs on December 20, 2026 at 7:05 AM. Check in opens 24 hours before departure.
        """,
      kind: .other, action: .read,
      says: ["12月20日", "上午7点05"]),
    MailSample(
      "recall", from: "SafeHeat Appliances <recall@safeheat.example>",
      subject: "Product recall",
      body: """
        We are recalling the SafeHeat heater, model SH-20. Stop using it and call 555-0194 for a free \
        replacement.
        """,
      kind: .other, action: .call,
      says: ["召回", "555-0194"]),
    MailSample(
      "privacy policy", from: "Chat Circle <no-reply@chatcircle.example>",
      subject: "We are updating our privacy policy",
      body: """
        Our updated privacy policy takes effect on January 1, 2027. You don't need to do anything.
        """,
      kind: .other, action: .none,
      says: ["隐私", "不用"]),
    MailSample(
      "password reset honest", from: "Chat Circle <no-reply@chatcircle.example>",
      subject: "Reset your password",
      body: """
        We received a request to reset your password. If you made it, open \
        https://chatcircle.example/reset within 24 hours. If not, ignore this email.
        """,
      kind: .other, action: .read,
      says: [], never: ["小心：这封信"]),
    MailSample(
      "disconnect honest", from: "City Water <billing@citywater.gov.example>",
      subject: "Final notice",
      body: """
        Final notice: your water service will be disconnected on December 8 unless $54.00 is paid by \
        December 7, 2026.
        """,
      kind: .government, amount: "54.00", due: "2026-12-07", action: .pay,
      says: ["54.00", "12月7日"], never: ["骗"]),
    MailSample(
      "reply-to list", from: "Green Thumb Club <news@greenthumb.example>",
      subject: "December meeting",
      body: """
        Our December meeting is on Thursday, December 10 at 7 PM at the library. Please bring a plant \
        to swap.
        """,
      headers: ["Reply-To: club@groups.example", "List-Id: <club.greenthumb.example>"], kind: .other,
      action: .attend,
      says: ["12月10日", "晚上7点"], never: ["骗"]),
  ]
}
