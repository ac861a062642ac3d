extension KindCues {
  static let englishInformation: [KindCues] = [
    // Information
    KindCues(
      .place,
      strong: [
        "open until", "closes at", "opens at", "open now", "closed now", "open 24 hours", "opening hours",
        "business hours", "hours of operation", "store hours", "directions", "permanently closed",
        "popular times", "suggest an edit", "opens mon", "hours:",
      ],
      fair: [
        "closes", "opens", "call", "website", "reviews", "save", "share", "dine-in", "takeout", "delivery",
        "hours", "closed", "★", "photos", "overview", "price range", "reservable", "visit us",
      ],
      weak: ["open", "mi", "km"]),
    KindCues(
      .map,
      strong: [
        "min drive", "fastest route", "start navigation", "turn left", "turn right", "via i-",
        "arrive at your destination", "alternate route", "eta",
      ],
      fair: ["route", "miles", "traffic", "walk", "transit", "steps", "exit", "avoid tolls"],
      weak: ["min", "mi", "km", "start"]),
    KindCues(
      .news,
      strong: [
        "breaking", "breaking news", "reuters", "officials said", "police said", "according to",
        "live updates", "staff writer", "min read", "correspondent", "published", "authorities",
        "spokesperson", "the district said", "earthquake", "election results", "developing story",
        "told reporters", "lawmakers", "voted to", "to vote on",
      ],
      fair: [
        "news", "said", "reported", "government", "minister", "president", "senate", "injuries", "residents",
        "mayor", "council", "announced", "editorial", "opinion", "story", "headline*", "economy",
        "shares fell", "shares rose", "reporter", "reporters", "councillor", "councillors", "to vote",
        "herald", "gazette", "tribune",
      ], weak: ["share", "save story", "subscribe", "read more", "by"]),
    KindCues(
      .weather,
      strong: [
        "forecast", "feels like", "humidity", "chance of rain", "uv index", "10-day", "hourly",
        "precipitation", "winter storm warning", "sunrise", "air quality", "storm watch", "heat advisory",
        "weather alert", "flood warning", "snow showers",
      ],
      fair: [
        "sunny", "cloudy", "rain", "wind", "mph", "high", "low", "partly", "showers", "snow", "weather",
        "thunderstorms", "°",
      ], weak: ["h:", "l:", "mon", "tue", "wed"]),
    KindCues(
      .score,
      strong: [
        "final score", "full time", "full-time", "final", "box score", "man of the match",
        "player of the match", "half-time", "ft",
      ],
      fair: [
        "goals", "standings", "league table", "innings", "quarter", "wins", "beat", "defeated", "highlights",
        "possession", "match report", "results",
      ], weak: ["vs", "w", "l", "next"]),
    KindCues(
      .oneTimeCode,
      strong: [
        "verification code", "security code", "one-time code", "one-time password", "otp", "passcode is",
        "login code", "sign-in code", "don't share", "do not share", "authentication code", "access code is",
        "your code is", "confirm your identity",
      ],
      fair: ["expires in", "code", "minutes", "valid for"], weak: ["share"]),
    KindCues(
      .wifi,
      strong: [
        "wi-fi password", "wifi password", "wifi:", "network name", "ssid", "guest wifi", "guest wi-fi",
        "network:", "wifi network", "wi-fi network",
      ], fair: ["password", "wpa", "network", "guest"], weak: ["wifi", "wi-fi"]),
    KindCues(
      .program,
      strong: [
        "traceback", "npm", "git commit", "import ", "stack trace", "exception", "localhost", "console.log",
        "println", "#include", "const", "def", "func", "return", "error:", "select * from", "sudo", "std::",
        "null pointer", "undefined",
      ],
      fair: [
        "var", "let", "class", "struct", "void", "public", "int", "string", "function", "async", "await",
        "warning:", "build", "failed", "test", "line", "compile*", "true", "false",
      ], weak: ["error", "debug", "info", "log"]),
    KindCues(
      .settings,
      strong: [
        "app update", "contacts", "emergency contact", "my profile", "what's new", "bug fixes", "version",
        "storage", "software update", "dark mode",
        "notifications settings", "manage subscription", "privacy settings", "battery health",
        "system update", "release notes", "screen time",
      ],
      fair: [
        "settings", "size", "mb", "gb", "toggle", "on off", "install", "update available", "compatibility",
        "age 4+", "age", "general", "display", "accessibility", "plan", "member since", "seats used",
      ], weak: ["update", "about", "enabled"]),
    KindCues(
      .post,
      strong: [
        "likes", "retweets", "reposts", "followers", "view all comments", "liked by", "upvotes", "hours ago",
        "days ago", "weeks ago", "when you", "me:", "nobody:", "pov", "karma", "meme", "tag a friend",
        "views",
      ],
      fair: [
        "comments", "reply", "posts", "following", "share", "follow", "caption", "mood", "literally",
        "be like", "thread", "h ago", "story",
      ], weak: ["lol", "lmao", "#"]),
    KindCues(
      .article,
      strong: [
        "min read", "table of contents", "written by", "abstract", "wikipedia", "from wikipedia",
        "in this article", "how to", "chapter", "references", "doi", "excerpt", "author", "last updated",
      ],
      fair: [
        "updated", "article", "blog", "tips", "guide", "introduction", "edit", "section", "history",
        "read more", "founded", "century", "born",
      ], weak: ["by", "page"]),
    KindCues(
      .jobListing,
      strong: [
        "job description", "apply now", "full-time", "part-time", "we're hiring", "now hiring", "per hour",
        "salary", "easy apply", "qualifications", "responsibilities", "years of experience", "posted",
      ],
      fair: [
        "remote", "hybrid", "benefits", "applicants", "hiring", "role", "experience", "recruiter", "401(k)",
      ], weak: ["team", "company"]),
    KindCues(
      .transitTimetable,
      strong: [
        "weekday timetable", "bus timetable", "train timetable", "next departures", "departures board",
        "first bus", "last bus", "last train", "every 10 min", "every 15 min", "every 30 minutes",
        "effective", "departures", "service frequency",
      ],
      fair: [
        "stop", "route", "weekdays", "saturdays", "sundays", "fare", "platform", "line", "arrivals",
        "on time", "due",
      ], weak: ["dep.", "arr.", "min"]),
    KindCues(
      .booking,
      strong: [
        "booking confirmed", "reservation confirmed", "confirmed", "booking confirmation",
        "reservation confirmation", "your booking", "your reservation", "we look forward to seeing you",
        "see you soon", "you're all set", "booking details", "reservation details", "booked", "is confirmed",
        "we've reserved",
      ],
      fair: [
        "confirmation number", "confirmation", "booking reference", "booking ref", "booking id",
        "reservation", "reserved", "reference", "add to calendar", "booking",
      ],
      weak: ["date", "time", "guests", "free cancellation", "modify", "change or cancel"]),
  ]
}
