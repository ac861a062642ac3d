/// The endings of host names that make a bare `name.ending` a link.
enum Endings {
  static let known: Set<String> = Set(
    """
    com org net edu gov mil int info biz name pro mobi asia tel jobs travel app dev io ai co me tv cc ws fm ly gl gg sh to be am is it at in no so my \
    us uk ca au nz ie za jp cn hk tw kr sg th vn id ph de fr es pt nl ch li lu se dk fi pl cz sk hu ro bg gr tr ru ua by ee lv lt il ae sa eg ng ke \
    br mx ar cl pe eu aws si ms ac ad ag al as at ba bb bd bh bi bm bo bs bt bw bz cd cf cg ci ck cm cr cu cv cx cy dj dm do dz ec er et fj fk fo ga gd ge \
    gh gi gm gn gp gq gt gu gy hm hn hr ht im iq ir is jm jo kg kh ki km kn kw ky kz la lb lc lk lr ls ma mc md mg mk ml mm mn mo mp mq mr mt mu mv mw my \
    mz na nc ne nf ni np nr nu om pa pf pg pr ps pw py qa re rs rw sb sc sd sl sm sn so sr st su sv sy sz td tf tg tj tk tl tm tn tt tz ug uy uz va vc ve \
    vg vi vu wf ye zm zw eu xyz site online store shop blog cloud tech page link live news club space website wiki art design studio agency events tickets \
    restaurant cafe coffee bar pub pizza menu recipes hotel hotels rentals house homes estate fit yoga dance music band film photo photos pics gallery \
    games social chat email school academy university college family kids baby health care dental clinic doctor bank cash money pay tax insurance \
    example test invalid localhost local
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  /// Endings that are ordinary words: a path or www. must show that a link is meant.
  static let words: Set<String> = [
    "me", "to", "be", "am", "is", "it", "at", "in", "no", "so", "my", "us", "id", "de", "es", "ch", "link",
    "live", "news", "page", "space", "art",
    "bar", "pub", "menu", "house", "homes", "fit", "dance", "music", "band", "film", "photo", "photos",
    "games", "chat", "email", "school", "family",
    "kids", "baby", "health", "care", "bank", "cash", "money", "pay", "tax", "local", "test", "store", "shop",
    "club", "name", "pro", "site", "tel",
    "as", "do", "la", "mm", "st", "re", "km", "ms", "pa", "ma", "mo", "al", "na", "ad", "mr", "ml", "ve",
    "va", "design", "coffee", "hotel", "pizza", "social", "info", "travel", "jobs", "events", "tickets",
    "restaurant", "online",
  ]

  /// Endings that file names share.
  static let fileLike: Set<String> = ["sh", "py", "rs", "md", "pl", "ps", "zip", "mov", "ai"]
}
