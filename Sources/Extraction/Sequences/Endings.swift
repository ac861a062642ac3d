/// The endings of host names that make a bare `name.ending` a link.
enum Endings {
  static let known: Set<String> = Set(
    """
    com org net edu gov mil int info biz name pro mobi asia tel jobs travel app dev io ai co me tv cc ws fm ly gl gg sh to be am is it at in no so my \
    us uk ca au nz ie za jp cn hk tw kr sg th vn id ph de fr es pt nl ch li lu se dk fi pl cz sk hu ro bg gr tr ru ua by ee lv lt il ae sa eg ng ke \
    br mx ar cl pe eu xyz site online store shop blog cloud tech page link live news club space website wiki art design studio agency events tickets \
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
    "design", "coffee", "hotel", "pizza", "social", "info", "travel", "jobs", "events", "tickets",
    "restaurant", "online",
  ]

  /// Endings that file names share.
  static let fileLike: Set<String> = ["sh", "py", "rs", "md", "pl", "ps", "zip", "mov", "ai"]
}
