import Specimens

/// What people in a conversation agree on: what to do and where.
struct ChatPlan: Sendable {
  let activity: String?
  let place: String?
  /// The message with the date, without it; for titles when nothing else is known.
  let message: String

  init(page: Page, roles: LineRoles, entities: [Entity], candidate: Candidate?) {
    let talk = page.lines.filter {
      !roles.chrome.isStatusBar($0.index) && !roles.chrome.isMessageStamp($0.index)
    }
    let dated = Set(candidate?.mentions.map(\.line) ?? [])
    // The message with the date first, then its neighbours, later ones before earlier ones.
    let ordered = talk.sorted { a, b in
      let (x, y) = (dated.contains(a.index) ? 0 : 1, dated.contains(b.index) ? 0 : 1)
      return (x, a.index) < (y, b.index)
    }
    activity = ordered.lazy.compactMap { ChatPlan.activity(in: $0, of: page) }.first
    place =
      ordered.lazy.compactMap { ChatPlan.place(in: $0, of: page, entities: roles.entities(on: $0.index)) }
      .first
    message = ordered.first.map { roles.words(of: $0.index) } ?? ""
  }

  func title(_ words: TitleWords) -> String {
    switch (activity, place) {
    case (let activity?, let place?): "\(activity)\(words.at)\(place)"
    case (nil, let place?): place
    case (let activity?, nil): activity
    case (nil, nil): message.isEmpty ? words.meet : message
    }
  }

  // MARK: What

  private static func activity(in line: Page.Line, of page: Page) -> String? {
    guard let match = activities.matches(in: line, of: page).first else { return nil }
    let text = page.text(of: page.shadow.original(match.range))
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }

  private static let activities = Lexicon<Void>(
    [
      "dinner", "lunch", "brunch", "breakfast", "coffee", "drinks", "movie", "the movies", "concert", "hike",
      "hiking", "bouldering", "climbing", "game night", "board games", "bbq", "barbecue", "picnic",
      "birthday party", "birthday", "party", "karaoke", "happy hour", "potluck", "yoga", "tennis", "soccer",
      "basketball", "volleyball", "ramen", "sushi", "pizza", "tacos", "museum", "study session",
      "study group", "meeting", "call", "interview", "playdate", "haircut", "gym", "swim", "swimming", "run",
      "bike ride", "camping", "road trip", "beach day", "beach", "pub quiz", "trivia", "book club",
      "rehearsal", "practice", "match", "game", "show", "wedding", "housewarming", "ice skating", "skating",
      "bowling", "shopping", "drink", "tea", "hot pot", "dim sum", "boba", "babysit*", "pick up",
      "airport pickup", "catch up", "escape room", "farmers market",
      "飲み会", "忘年会", "新年会", "女子会", "ランチ", "ディナー", "夕飯", "晩ご飯", "夜ご飯", "ご飯", "食事", "映画", "カラオケ", "ライブ", "飲み",
      "花見", "お花見", "キャンプ", "ハイキング", "登山", "買い物", "温泉", "ドライブ", "バーベキュー", "bbq", "打ち合わせ", "ミーティング", "美術館",
      "花火大会", "花火", "お茶", "カフェ", "試合", "練習", "勉強会", "誕生日会", "誕生日", "焼肉", "鍋パ", "ボウリング", "テニス", "フットサル", "同窓会",
      "送別会", "歓迎会", "旅行", "釣り", "スケート", "ピクニック", "待ち合わせ",
      "吃饭", "聚餐", "聚会", "火锅", "看电影", "电影", "唱歌", "爬山", "打球", "逛街", "喝咖啡", "喝茶", "午饭", "晚饭", "早茶", "羽毛球", "篮球",
      "踢球", "开会", "面试", "烧烤", "露营", "看展", "生日", "剧本杀", "密室", "跑步", "团建", "野餐",
    ].map { ($0, ()) })

  // MARK: Where

  private static func place(in line: Page.Line, of page: Page, entities: [Entity]) -> String? {
    if let quoted = Phrase.quoted(line.text), line.text.contains("「") || line.text.contains("『") {
      return quoted
    }
    let temporal = entities.filter { $0.kind.isTemporal }.map(\.span)
    return western(line, page, temporal) ?? eastern(line, page, temporal) ?? named(line, page, temporal)
  }

  /// "at Menya Hikari?", "@ the Copper Finch".
  private static func western(_ line: Page.Line, _ page: Page, _ temporal: [TextSpan]) -> String? {
    var words: [(text: String, span: TextSpan)] = []
    var start = line.span.start
    for offset in line.span.start...line.span.end {
      if offset == line.span.end || page.scalars[offset].isBlank {
        if offset > start { words.append((page.text(of: TextSpan(start, offset)), TextSpan(start, offset))) }
        start = offset + 1
      }
    }
    for (index, word) in words.enumerated() where ["at", "@", "to"].contains(word.text.lowercased()) {
      if word.text.lowercased() == "to",
        index == 0 || !["go", "come", "over"].contains(words[index - 1].text.lowercased())
      {
        continue
      }
      var name: [String] = []
      for next in words[(index + 1)...] {
        if temporal.contains(where: { $0.overlaps(next.span) }) { break }
        let bare = next.text.trimmedOfMarks
        let lower = bare.lowercased()
        if stops.contains(lower) { break }
        if name.isEmpty, bare.first?.isDigit ?? true, !(bare.contains(where: \.isLetter)) { break }
        name.append(bare)
        if bare.count < next.text.count, let last = next.text.last, "?!.,;)".contains(last) { break }
        if name.count == 6 { break }
      }
      // "at mine", "at the usual place" are names too; a lone article is not.
      while let last = name.last, ["the", "a", "my", "our", "around", "about"].contains(last.lowercased()) {
        name.removeLast()
      }
      if !name.isEmpty, name.joined().count >= 3 { return name.joined(separator: " ") }
    }
    return nil
  }

  /// "Perfect. Saffron Yard, 7:30pm": a name of capitals right before the time, between its own stops.
  private static func named(_ line: Page.Line, _ page: Page, _ temporal: [TextSpan]) -> String? {
    for time in temporal where time.start > line.span.start {
      var end = time.start
      while end > line.span.start, page.scalars[end - 1].isBlank { end -= 1 }
      // "Forno Nino at 6:30?", with the "at" outside of the time or in it.
      if page.text(of: TextSpan(max(line.span.start, end - 3), end)).lowercased() == " at" {
        end -= 3
      } else if !page.text(of: time).lowercased().hasPrefix("at ") {
        guard end > line.span.start, page.scalars[end - 1] == "," else { continue }
        end -= 1
      }
      var start = end
      while start > line.span.start, !".!?,;:\n".unicodeScalars.contains(page.scalars[start - 1]) {
        start -= 1
      }
      let words = page.text(of: TextSpan(start, end)).split(separator: " ").map(String.init)
      let isName = words.allSatisfy { word in
        word.first.map { $0.isUppercase || $0.isNumber } ?? false
          || ["of", "the", "and", "&", "in", "on"].contains(word)
      }
      guard isName, (2...5).contains(words.count), words.first?.first?.isUppercase ?? false,
        !words.contains(where: { plain.contains($0.lowercased()) })
      else { continue }
      return words.joined(separator: " ")
    }
    return nil
  }

  /// What people say and no place is called.
  private static let plain: Set<String> = [
    "ok", "okay", "sure", "yes", "no", "great", "perfect", "cool", "saturday", "sunday", "monday", "tuesday",
    "wednesday", "thursday", "friday", "dinner", "lunch", "brunch", "hi", "hey", "thanks",
  ]

  private static let plainEastern: Set<String> = [
    "一緒", "今度", "みんな", "そこ", "じゃあ", "まで", "ご飯", "飲み", "ランチ", "食べ", "一起", "出来", "咱们", "いつ", "どこ", "映画",
    "どっか", "また", "我们", "再",
  ]

  private static let stops: Set<String> = [
    "on", "for", "tomorrow", "tonight", "then", "ok", "okay", "instead", "with", "around", "about", "like",
    "and", "so", "if", "but", "noon", "midnight", "least", "all", "first", "last", "work?", "once", "in",
    "before", "after", "this", "next", "i'll", "we", "is", "it",
  ]

  /// "麺屋ひかり行かない?", "三条駅の6番出口で待ち合わせ", "在老地方吃饭".
  private static func eastern(_ line: Page.Line, _ page: Page, _ temporal: [TextSpan]) -> String? {
    let scalars = page.scalars
    for match in goings.matches(in: line, of: page) {
      let end = page.shadow.original(match.range).start
      var start = end
      let low =
        temporal.filter { $0.end <= end }.map(\.end).max().map { max($0, line.span.start) } ?? line.span.start
      while start > low, !"、。,，!！?？ 　「」・:：…〜~".unicodeScalars.contains(scalars[start - 1]) { start -= 1 }
      var name = Array(scalars[start..<end])
      for lead in ["じゃあ", "じゃ", "それなら", "那", "咱们", "我们"] where String(name[...]).hasPrefix(lead) {
        name.removeFirst(lead.unicodeScalars.count)
      }
      while let first = name.first, "にはのでも在去".unicodeScalars.contains(first) { name.removeFirst() }
      while let last = name.last, "でにへをは".unicodeScalars.contains(last) { name.removeLast() }
      // "19時からでどう", "10時頃に集合": what is left of the time is no place.
      for part in ["から", "より", "まで", "ごろ", "頃", "以降", "左右", "以后", "之后"]
      where String(name[...]).hasPrefix(part) {
        name.removeFirst(part.unicodeScalars.count)
      }
      let text = Phrase.trimmed(String(name[...]))
      if Phrase.weight(text) >= 4, text.count <= 20, !plainEastern.contains(text) { return text }
    }
    return nil
  }

  private static let goings = Lexicon<Void>(
    [
      "行かない", "行こう", "行きたい", "行く?", "行きませんか", "いかない", "で待ち合わせ", "で待って", "で集合", "で会", "で食べ", "で飲", "でどう",
      "で待つ", "に行", "にしよう", "集合", "でランチ", "でご飯", "予約し", "にしない", "で待", "前で", "吃饭", "见面", "集合", "见", "吃", "聚",
      "喝", "不见不散", "等你", "门口见", "碰头",
    ].map { ($0, ()) })
}

extension String {
  fileprivate var trimmedOfMarks: String {
    var text = self
    while let last = text.last, "?!.,;:)…".contains(last) { text.removeLast() }
    while let first = text.first, "(\"“".contains(first) { text.removeFirst() }
    return text
  }
}
