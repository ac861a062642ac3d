import Extraction
import Specimens

/// Whether a text is a school notice at all, told from the words that schools use with families.
///
/// A wrong yes costs a proposal its place, a wrong no only a key press: so a notice needs several signs and at least
/// one card or change of plans.
public struct NoticeSigns: Sendable {
  /// The sum of the distinct signs in the first pages.
  private let weight: Int

  /// - Parameter children: whose school, class and teacher are signs of their own.
  public init(_ text: String, children: [ChildProfile]) {
    weight = NoticeSigns.weight(text, children: children)
  }

  /// The cheap first look, before the text is read for cards.
  public var mayBeNotice: Bool { weight >= NoticeSigns.enough - 1 }

  public func isNotice(_ reading: NoticeReading) -> Bool {
    guard !reading.cards.isEmpty || !reading.changes.isEmpty else { return false }
    return weight + (reading.cards.count > 2 ? 1 : 0) >= NoticeSigns.enough
  }

  private static let enough = 4

  private static func weight(_ text: String, children: [ChildProfile]) -> Int {
    let folded = String(String.UnicodeScalarView(text.unicodeScalars.prefix(6000).map(\.folded)))
    let words =
      " " + folded.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "'" }.joined(separator: " ")
      + " "
    var weight = 0
    for (sign, value) in english where words.holds(" " + sign + " ") { weight += value }
    for (sign, value) in japanese where folded.holds(sign) { weight += value }
    weight += GradeScanner(Array(folded.unicodeScalars)).mentions().isEmpty ? 0 : 2
    for name in children.flatMap({ [$0.school, $0.teacher, $0.classroom] }).compactMap({ $0?.lowercased() })
    where name.count > 2 && folded.holds(name) {
      weight += 2
    }
    // A child of the family is named in chats, too.
    if children.contains(where: { child in
      ([child.name] + child.nicknames).contains { words.holds(" " + $0.lowercased()) }
    }) {
      weight += 2
    }
    return weight - against.reduce(0) { $0 + (words.holds(" " + $1 + " ") ? 2 : 0) }
  }

  private static let english: [(String, Int)] = [
    ("permission slip", 4), ("permission slips", 4), ("dear families", 4), ("dear parents", 4), ("pta", 3),
    ("pto", 3),
    ("field trip", 3), ("spirit week", 4), ("picture day", 3), ("photo day", 4), ("early dismissal", 3),
    ("report cards", 2),
    ("parent-teacher", 3), ("book fair", 5), ("science fair", 2), ("homework", 1), ("school", 1),
    ("elementary", 2),
    ("primary school", 2), ("classroom", 2), ("class", 1), ("teacher", 1), ("teachers", 1), ("students", 2),
    ("pupils", 2),
    ("families", 1), ("parents", 1), ("parent", 1), ("your child", 2), ("your child's", 2), ("children", 1),
    ("principal", 2),
    ("kindergarten", 2), ("library book", 2), ("library books", 2), ("lunch account", 3), ("after-school", 1),
    ("schoolyear", 1), ("cafeteria", 1), ("dismissed", 1), ("yearbook", 2), ("chaperones", 2),
    ("school office", 2),
    ("class photo", 2), ("early release", 4), ("half day", 2),
    ("no school", 3),
    ("school closed", 3), ("spelling bee", 4), ("chess club", 2), ("math night", 3), ("literacy night", 4),
    ("family night", 2), ("book club", 1), ("reading log", 4), ("reading logs", 4), ("read-a-thon", 4),
    ("library", 1),
    ("chorus", 2), ("concert", 1), ("practice", 1), ("coach", 1), ("nurse", 1), ("medical form", 2),
    ("health form", 3),
    ("fundraiser", 2), ("order form", 1), ("order forms", 2), ("potluck", 2), ("pajama day", 2),
    ("nativity", 3), ("newsletter", 1), ("school resumes", 2), ("grades", 2), ("safety patrol", 3),
    ("homeroom", 3),
    ("screening", 1), ("emergency contact", 2), ("sign and return", 3), ("signed contract", 2),
    ("show and tell", 4),
    ("yearbooks", 3), ("student", 2), ("teacher's", 1), ("class breakfast", 3), ("field day", 2),
    ("picture retakes", 3),
    ("award", 1), ("awards", 1), ("gym", 1), ("buses", 1), ("bus leaves", 2), ("form room", 1),
    ("lunch balance", 3),
    ("families are invited", 3), ("parents are invited", 4), ("your child has", 1), ("pta meeting", 1),
    ("after-care", 2), ("star of the week", 3), ("holiday shop", 2), ("zoo trip", 2),
    ("day camp", 1),
    ("ms", 1), ("mr", 1), ("mrs", 1), ("spring concert", 2), ("winter concert", 2), ("fall concert", 2),
    ("class t-shirt", 3), ("form", 1), ("forms", 1), ("non-uniform", 2), ("parents'", 1), ("conferences", 1),
    ("backpacks", 1),
    ("room parent", 2),
  ]

  private static let japanese: [(String, Int)] = [
    ("保護者", 3), ("年生", 2), ("学年", 2), ("学級", 2), ("担任", 3), ("だより", 2), ("持ち物", 2), ("提出", 1), ("学校", 1),
    ("小学校", 2), ("お子", 2), ("児童", 3), ("遠足", 2), ("参観", 3), ("個人面談", 3), ("運動会", 3), ("集金", 2), ("給食", 2),
    ("下校", 3), ("同意書", 2), ("校外学習", 3), ("社会科見学", 3), ("pta", 2), ("園児", 3), ("保育園", 2), ("幼稚園", 2),
    ("上履き", 2),
    ("体操服", 2), ("検診", 1), ("調査票", 1), ("クラブ", 1), ("授業", 2), ("校長", 3), ("お知らせ", 1), ("修了式", 3), ("終業式", 3),
    ("始業式", 3), ("学級閉鎖", 4), ("町探検", 3), ("問診票", 2), ("歯ブラシ", 1),
    ("登校", 2), ("健康観察", 2), ("組で", 1), ("図工", 2), ("持たせて", 2),
  ]

  /// Words of shops, carriers and talk.
  private static let against = [
    "tracking number", "order number", "order total", "subtotal", "add to cart", "checkout", "boarding",
    "unsubscribe",
    "check-in", "per night", "rent", "listing", "read receipt", "followers", "likes", "delivered",
    "last seen",
  ]
}
