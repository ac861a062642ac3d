import Extraction
import Specimens

/// What somebody comes for, or what runs out: an entry named only after the firm says little.
///
/// "Brightflame Heating" over "Your annual boiler service is booked for …" becomes "Annual boiler service
/// (Brightflame Heating)", and a gym over "Your free trial ends on …" becomes "Free trial ends (the gym)".
struct Matter: Sendable {
  let page: Page
  let roles: LineRoles
  let kind: DocumentKind

  private static let kinds: Set<DocumentKind> = [
    .appointment, .lesson, .meeting, .booking, .deadline, .bill, .coupon, .unknown,
  ]

  /// The matter with the firm in brackets; nil where the title names a matter already, or none is named.
  func title(at mention: Mention, from title: TitleMaker.Title) -> TitleMaker.Title? {
    guard Matter.kinds.contains(kind), title.lines.count == 1, let firm = title.lines.first,
      firm != mention.line, title.text.count <= 40, !Matter.isNamed(in: title.text),
      let (matter, line) = spoken(at: mention) ?? announced(below: firm)
    else { return nil }
    return TitleMaker.Title(text: "\(matter) (\(title.text))", lines: [firm, line])
  }

  /// In the sentence of the date.
  private func spoken(at mention: Mention) -> (String, Int)? {
    let sentence = SentenceTitle(page: page)
    let lead = sentence.lead(to: mention)
    guard Matter.isNamed(in: lead), let words = SentenceTitle.bare(lead, least: 3) else { return nil }
    let matter = Matter.withoutState(words) + ending(lead, sentence.rest(after: mention))
    return matter.count <= 60 ? (matter, mention.line) : nil
  }

  /// In a line of its own near the firm.
  private func announced(below firm: Int) -> (String, Int)? {
    for line in page.lines where line.index > firm && line.index - firm <= 4 && line.span.count <= 50 {
      guard !roles.chrome.isChrome(line.index), Matter.isNamed(in: line.text),
        !line.text.contains(where: { ":：¥￥$£€".contains($0) }),
        roles.entities(on: line.index).isEmpty,
        let words = SentenceTitle.bare(Phrase.trimmed(line.text), least: 3)
      else { continue }
      return (Matter.withoutState(words), line.index)
    }
    return nil
  }

  /// The verb goes on in the title: a trial that ends is not one that begins.
  private func ending(_ lead: String, _ rest: String) -> String {
    let words = lead.lowercased()
    for verb in Matter.endings {
      if words.contains(verb + " ") || words.hasSuffix(verb) { return verb }
    }
    for verb in ["終了", "満了", "到期", "过期", "過期", "結束", "结束"] where rest.contains(verb) { return verb }
    return ""
  }

  private static let endings = [" ends", " expires", " renews", " runs out", " finishes"]

  private static let states =
    [
      " is confirmed", " confirmed", " is booked", " booked", " scheduled", " reminder", " details",
      "にお伺いします", "に伺います", "のお知らせ", "のご案内", "のご予約", "の予約", "通知", "提醒",
    ] + endings

  private static func isNamed(in text: String) -> Bool {
    let shadow = Shadow(text).scalars
    return !matters.matches(in: shadow, shadow.indices).isEmpty
  }

  /// "Engineer visit confirmed" is an engineer's visit.
  private static func withoutState(_ words: String) -> String {
    for state in states where words.lowercased().hasSuffix(state) && Phrase.weight(words) - state.count >= 4 {
      return Phrase.trimmed(String(words.dropLast(state.count)))
    }
    return words
  }

  private static let matters = Lexicon<Void>(
    [
      // Who comes, and what for.
      "boiler service", "annual service", "full service", "interim service", "car service", "bike service",
      "gas service", "heating service", "service visit", "service appointment", "servicing", "engineer",
      "technician", "installer", "home visit", "site visit", "installation", "inspection", "safety check",
      "gas check", "repair", "repairs", "fitting", "mot", "tyre change", "chimney sweep", "tuning",
      "meter reading", "meter exchange", "vaccination", "booster", "hygienist", "haircut", "cut and colour",
      "cut and color", "survey", "valuation", "pest control", "deep clean", "window cleaning",
      "carpet cleaning", "maintenance", "eye test", "sight test", "health check", "blood test", "scan",
      "点検", "修理", "工事", "取付", "取り付け", "設置", "メンテナンス", "クリーニング作業", "検針", "予防接種", "車検", "訪問",
      "安检", "检修", "维修", "安装", "保养", "上门服务", "清洗", "年检", "疫苗接种",
      // What runs out.
      "free trial", "trial", "membership", "subscription", "warranty", "guarantee", "policy", "contract",
      "domain", "licence", "license", "permit", "registration", "car tax", "season ticket", "railcard",
      "無料体験", "体験期間", "会員資格", "保証期間", "免許", "定期券", "免费试用", "试用期", "试用", "会员", "合同", "质保", "驾照",
    ].map { ($0, ()) })
}
