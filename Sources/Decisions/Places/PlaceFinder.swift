import Specimens

/// Where it is: a labelled line, an address, a line that names a venue.
struct PlaceFinder: Sendable {
  let page: Page
  let roles: LineRoles
  let entities: [Entity]

  /// The value of a line such as "Where  Kiln Studio", "会場:炭火 ほむら", "Venue" with the place below it.
  ///
  /// - Parameter ignored: labels that name no place on this kind of page: the room of a hotel.
  func labelled(ignoring ignored: Set<String> = []) -> String? {
    for line in page.lines where !roles.chrome.isChrome(line.index) {
      let matches = PlaceFinder.labels.matches(in: line, of: page)
      guard
        let match = matches.filter({ $0.range.lowerBound - line.shadow.lowerBound <= 1 }).max(by: {
          $0.range.count < $1.range.count
        }), !ignored.contains(String(page.folded(match.range)))
      else { continue }
      var rest = match.range.upperBound
      // A label in two languages.
      for other in matches where other.range.lowerBound >= rest && other.range.lowerBound - rest <= 3 {
        rest = other.range.upperBound
      }
      // Blanks between CJK characters are only in the original.
      let after =
        rest > line.shadow.lowerBound
        ? page.shadow.original(line.shadow.lowerBound..<rest).end : line.span.start
      let isMarked =
        after < line.span.end
        && (page.scalars[after].isBlank || ":：・】".unicodeScalars.contains(page.scalars[after]))
      if rest >= line.shadow.upperBound {
        let next = line.index + 1
        if next < page.lines.count, !roles.chrome.isChrome(next), Phrase.weight(page.lines[next].text) >= 3,
          page.lines[next].span.count <= 70
        {
          return page.lines[next].text
        }
        continue
      }
      guard isMarked else { continue }
      let span = page.shadow.original(rest..<line.shadow.upperBound)
      let value = Phrase.trimmed(String(page.text(of: span).drop { " :：・】".contains($0) }))
      // "At half past three": a small letter begins a sentence's rest, no name.
      if ["at", "place"].contains(String(page.folded(match.range))), value.first?.isLowercase ?? false {
        continue
      }
      if Phrase.weight(value) >= 2, value.count <= 90 { return value }
    }
    return nil
  }

  /// The first address, with the line above it when that names the place.
  func address() -> (text: String, line: Int)? {
    for entity in entities where entity.kind == .address {
      let text = entity.text.split(separator: "\n").map { Phrase.trimmed(String($0)) }.joined(separator: ", ")
      return (text, page.line(at: entity.span.start))
    }
    return nil
  }

  /// The first line that names a venue by a word such as Hall, Clinic, ホール, 公園.
  func venue(excluding title: Set<Int> = []) -> (text: String, line: Int)? {
    var best: (text: String, line: Int, points: Int)?
    for line in page.lines where !roles.chrome.isChrome(line.index) && !title.contains(line.index) {
      guard line.span.count <= 70, !roles.hasFieldLabel(line.index) || line.text.contains("会場") else {
        continue
      }
      let matches = PlaceFinder.venues.matches(in: line, of: page)
      guard !matches.isEmpty, !Headings.isHeading(line, of: page) else { continue }
      let words = PlaceFinder.afterAt(
        PlaceFinder.withoutLabel(PlaceFinder.venuePart(roles.words(of: line.index))))
      guard Phrase.weight(words) >= 4, !PlaceFinder.isSentence(words),
        !words.lowercased().hasPrefix("with "), !words.lowercased().hasSuffix(" trip"),
        !words.lowercased().hasSuffix(" tour")
      else { continue }
      let points = matches.map(\.meaning).max() ?? 0
      if points > (best?.points ?? 0) { best = (words, line.index, points) }
    }
    return best.map { ($0.text, $0.line) }
  }

  /// A place named by extraction.
  func named(excluding title: Set<Int> = []) -> (text: String, line: Int)? {
    for entity in entities {
      guard case .place(let name) = entity.value else { continue }
      let line = page.line(at: entity.span.start)
      if !title.contains(line), !roles.chrome.isChrome(line) { return (name, line) }
    }
    return nil
  }

  /// "Winter Tour · Tollgate Hall, Leeds": the part that names the venue.
  private static func venuePart(_ words: String) -> String {
    let parts = words.split(whereSeparator: { "·|•".contains($0) }).map { Phrase.trimmed(String($0)) }
    guard parts.count > 1 else { return words }
    let named = parts.filter { part in
      let scalars = Shadow(part).scalars
      return !venues.matches(in: scalars, scalars.indices).isEmpty
    }
    return named.count == 1 ? named[0] : words
  }

  /// "会場みどりが丘天文台": the label stands right before the name.
  private static func withoutLabel(_ words: String) -> String {
    for label in ["会場", "開催場所", "集合場所", "場所", "活动地点", "地点"] where words.hasPrefix(label) {
      let rest = Phrase.trimmed(String(words.dropFirst(label.count)))
      if Phrase.weight(rest) >= 6 { return rest }
    }
    return words
  }

  /// "Birthday party at Jump Barn": the barn.
  static func afterAt(_ words: String) -> String {
    for joint in [
      " at the ", " at ", " @ ", " visit the ", " visit ", " visiting the ", " visiting ", " trip to the ",
      " trip to ",
    ] {
      guard let at = words.range(of: joint) else { continue }
      let rest = Phrase.trimmed(String(words[at.upperBound...]))
      if Phrase.weight(rest) >= 4, rest.first?.isUppercase ?? false { return rest }
    }
    return words
  }

  /// "Screen 7, Row F", "Gate 22": where inside the building.
  private static func isSentence(_ text: String) -> Bool {
    text.split(separator: " ").count > 9 || text.hasSuffix("。") || text.hasSuffix("!") || text.hasSuffix("?")
      || text.hasSuffix(".") && text.split(separator: " ").count > 5
  }

  static let labels = Lexicon<Void>(
    [
      "where", "venue", "location", "place", "store", "at", "address", "meet at", "meeting point",
      "pickup location", "pick-up location", "pickup at", "collect from", "address:", "clinic", "branch",
      "restaurant", "room", "service center",
      "会場", "場所", "店舗", "ところ", "受取店舗", "集合場所", "開催場所", "住所", "所在地", "来店店舗", "店舗名", "行き先", "施設", "施設名", "場 所",
      "受取場所", "開催地", "待ち合わせ", "医療機関", "試験会場",
      "地点", "地址", "活动地点", "门店", "取餐门店", "就诊地点", "集合地点", "会议地点", "餐厅", "影院", "场馆", "考试地点", "考点", "自取门店",
      "酒店地址", "医院", "上课地点", "取货地点", "用餐地点",
    ].map { ($0, ()) })

  static let venues = Lexicon<Int>(
    [
      (
        3,
        [
          "hall", "theatre", "theater", "arena", "stadium", "museum", "gallery", "auditorium", "amphitheater",
          "amphitheatre", "ballpark", "fairgrounds", "convention center", "convention centre",
          "community center", "community centre", "community room", "playhouse", "opera house", "ballroom",
          "pavilion", "cinema", "coliseum", "lounge", "gymnasium", "plaza", "town hall", "clinic", "hospital",
          "medical center", "medical centre", "dental", "dentistry", "studio", "library", "campus", "church",
          "chapel", "cathedral", "temple", "rooftop", "bandshell", "bandstand", "depot", "brewery", "taproom",
          "tavern", "winery", "vineyard", "warehouse", "boathouse", "conservatory", "observatory",
          "planetarium", "aquarium", "zoo", "field house", "fieldhouse", "speedway", "rink", "commons",
          "foundry", "corn exchange", "guildhall", "assembly rooms", "odeon", "orpheum", "hippodrome",
          "roundhouse", "village hall", "music hall", "forum", "arts centre", "arts center",
          "club", "cellar", "loft", "barn", "orchard", "surgery", "health centre", "health center",
          "veterinary", "vet",
        ]
      ),
      (
        2,
        [
          "park", "garden", "gardens", "center", "centre", "school", "college", "university", "room", "hotel",
          "inn", "bar", "cafe", "café", "pub", "restaurant", "market", "square", "house", "court", "beach",
          "pier", "gym", "store", "mall", "farm", "bookshop", "bookstore", "books", "building", "tower",
          "terrace", "courtyard", "kitchen", "grill", "suite", "green", "lawn", "trailhead", "marina",
          "north gate", "south gate", "yard", "academy", "salon", "spa", "barbers", "workshop", "parking lot",
          "lobby", "basement", "chinese garden", "gardens", "lodge", "resort",
        ]
      ),
      (
        1,
        [
          "screen", "street", "avenue", "st", "ave", "floor", "dr", "rd", "blvd", "road", "lane", "quay",
          "locker", "gate", "zone",
        ]
      ),
      (
        3,
        [
          "ホール", "劇場", "会館", "美術館", "博物館", "スタジアム", "球場", "ドーム", "アリーナ", "公民館", "市民会館", "文化会館", "体育館", "図書館",
          "クリニック", "病院", "医院", "歯科", "公園", "ライブハウス", "シアター", "水族館", "動物園", "神社", "寺", "大学", "小学校", "中学校",
          "高校", "club ", "ギャラリー", "スタジオ", "工房", "アトリエ", "サロン", "美容室", "接骨院", "整骨院", "競技場", "教会", "迎賓館", "プラザ",
          "シネマ",
          "動物病院", "ホテル", "旅館", "会議室", "集会所", "ふれあいセンター", "コミュニティセンター", "センター", "広場", "運動場", "グラウンド", "皮膚科",
          "眼科", "内科", "小児科", "校庭", "店舗",
        ]
      ),
      (
        2,
        [
          "ビル", "本店", "店", "カフェ", "食堂", "号室", "ハイツ", "メゾン", "会場", "酒場", "酒蔵", "館", "駅前", "駅", "北口", "南口",
          "改札", "階", "特設", "コート", "道場", "教室", "改札前", "屋上", "商店街", "キャンパス", "海岸", "現地",
        ]
      ),
      (
        3,
        [
          "剧院", "音乐厅", "体育馆", "体育场", "影城", "影院", "医院", "美术馆", "博物馆", "图书馆", "会议室", "酒店", "公园", "大剧院", "餐厅",
          "饭店", "学校", "诊所", "会展中心", "艺术中心", "文化宫", "广场", "酒楼", "宾馆", "活动中心", "健身房", "工作室",
        ]
      ),
      (2, ["店", "大厦", "楼", "号厅", "诊室", "中心", "校区", "书店", "咖啡", "火锅", "小区"]),
    ].flatMap { points, words in words.map { ($0, points) } })
}
