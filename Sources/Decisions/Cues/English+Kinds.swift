extension KindCues {
  static let english: [KindCues] = [
    // Travel
    KindCues(
      .flight, strong: ["boarding pass", "flight", "flights", "e-ticket itinerary", "your flight*"],
      fair: [
        "airlines", "airways", "air lines", "record locator", "boarding", "pnr", "gate closes", "baggage",
        "departs",
        "check-in opens", "terminal", "seat assignment", "carry-on", "flight number", "operated by",
      ], weak: ["gate", "arrives", "departure", "arrival", "nonstop", "outbound", "passenger", "round trip"]),
    KindCues(
      .ride,
      strong: ["train", "rail", "railway", "coach ticket", "bus ticket", "ferry", "sleeper", "bus booking"],
      fair: [
        "platform", "off-peak", "advance single", "single ticket", "e-ticket", "coach", "carriage",
        "railcard", "ltd. exp.",
        "express", "bus", "station", "sailing", "pier", "return ticket", "conductor", "bus station",
        "shuttle",
      ],
      weak: [
        "dep", "arr", "car", "departs", "departure", "arrival", "seat", "outbound", "round trip", "track",
      ]),
    KindCues(
      .hotel,
      strong: [
        "check-in", "check in:", "checkout", "check-out", "your stay", "hotel confirmation", "nights at",
        "your reservation at the hotel",
      ],
      fair: [
        "hotel", "inn", "resort", "hostel", "guest house", "guesthouse", "b&b", "lodge", "apartment stay",
        "nights",
        "night", "king bed", "queen bed", "twin room", "double room", "room type", "self check-in", "host",
      ], weak: ["guests", "adults", "room", "suite", "breakfast included", "property"]),
    KindCues(
      .rental,
      strong: [
        "car rental", "rental car", "car hire", "drop-off", "drop off", "vehicle rental", "bike rental",
        "van rental",
      ],
      fair: ["pick-up", "pickup", "rentals", "compact", "suv", "sedan", "mileage", "driver's license"],
      weak: ["car", "van"]),
    KindCues(
      .fareSearch,
      strong: [
        "sort: cheapest", "price for your dates", "check availability", "choose your dates", "reserve now",
        "book this stay", "select your room", "sort by price", "track prices", "price alert", "cheapest",
        "best flights",
        "from $*/night", "rooms left", "see availability", "select flight", "view deal",
      ],
      fair: [
        "sort", "filters", "filter", "results", "nonstop", "1 stop", "economy", "per night", "/night",
        "book from", "from only",
        "properties found", "stays found", "free cancellation available",
      ], weak: ["adult", "adults", "map"]),
    KindCues(
      .parking,
      strong: [
        "parking session", "pay and display", "parking expires", "parking ends", "parked until",
        "parking active",
        "meter expires",
      ],
      fair: ["meter", "zone", "plate", "extend session", "pay by phone"],
      weak: ["extend", "parking", "space"]),
    // Food
    KindCues(
      .restaurant,
      strong: [
        "your table is", "table for", "table reserved", "table is booked", "table is reserved",
        "dinner reservation", "restaurant reservation", "reservation at",
      ],
      fair: [
        "table", "party of", "restaurant", "bistro", "trattoria", "dining", "party size", "seating",
        "brasserie", "osteria",
        "grill", "tasting menu", "omakase", "izakaya", "brunch", "sushi", "high chair", "special request",
        "your server",
      ], weak: ["guests", "patio", "dinner", "lunch", "kitchen", "pax", "covers", "bar", "course"]),
    KindCues(
      .foodPickup,
      strong: [
        "order ready at", "food pickup", "pickup order", "takeout order", "takeaway order", "curbside pickup",
        "ready for collection at",
      ],
      fair: [
        "pickup time", "pick-up time", "pick-up", "collection time", "takeout", "takeaway", "catering",
        "cake order", "pre-order",
      ],
      weak: ["chicken", "pizza", "cake", "burger", "bakery", "turkey", "paid"]),
    KindCues(
      .recipe,
      strong: [
        "preheat", "ingredients", "tbsp", "tsp", "recipe", "simmer", "method", "prep time", "cook time",
      ],
      fair: [
        "serves", "servings", "prep", "cook", "bake", "stir", "whisk", "chopped", "diced", "minced", "yield",
        "cups", "cup",
      ],
      weak: ["minutes", "oven", "salt", "butter", "onion", "garlic"]),
    KindCues(
      .menu,
      strong: [
        "starters", "appetizers", "mains", "desserts", "entrees", "small plates", "wine list",
        "today's specials", "lunch menu", "dinner menu", "kids menu",
      ],
      fair: [
        "menu", "sides", "soup", "salads", "beverages", "drinks", "sandwiches", "allergens", "vegan", "gf",
        "espresso", "latte",
      ],
      weak: ["fries", "salad", "served", "burger", "toast", "market price"]),
    // Care, study, work
    KindCues(
      .appointment,
      strong: [
        "appointment", "your visit", "upcoming visit", "your appt", "appt", "telehealth",
        "vaccination appointment", "check-up", "checkup", "consultation",
      ],
      fair: [
        "clinic", "dentist", "dental", "dr.", "dr", "doctor", "physician", "dermatology", "hygienist",
        "salon", "barber*", "haircut",
        "stylist", "vet", "veterinary", "medical", "therapy", "therapist", "optometry", "eye exam", "massage",
        "spa", "mri", "provider",
        "service center", "mechanic", "tire", "oil change", "technician", "installation", "notary",
        "biometrics", "passport office", "grooming",
        "inspection", "vaccine", "physio*", "orthodont*", "pediatric*", "lab work", "dmv",
      ],
      weak: [
        "arrive by", "arrive", "insurance", "reschedule", "rearrange", "confirm", "please bring", "with",
      ]),
    KindCues(
      .lesson,
      strong: [
        "you're in", "you're booked", "class booked", "spot reserved", "see you in class",
        "class confirmation", "late cancel", "session booked",
      ],
      fair: [
        "reformer", "yoga", "pilates", "spin", "barre", "crossfit", "lesson", "class", "studio", "workshop",
        "course", "instructor", "coach",
        "training", "swim", "swimming", "tutoring", "pottery", "gym", "court", "tee time", "climbing", "lane",
      ], weak: ["mat", "room", "with", "w/", "spot", "waitlist"]),
    KindCues(
      .meeting,
      strong: [
        "webinar", "video call", "meeting id", "interview", "join zoom*", "join meeting", "video meeting",
        "phone screen", "onboarding call",
      ],
      fair: [
        "meeting", "call with", "agenda", "conference", "standup", "orientation", "info session", "seminar",
        "lecture", "office hours", "defense", "exam", "final exam", "join link", "presentation",
      ],
      weak: ["host", "organizer", "passcode", "attendees", "speaker", "remote"]),
    KindCues(
      .schoolEvent,
      strong: [
        "permission slip", "field trip", "parent-teacher", "dear families", "dear parents", "picture day",
        "conference slot", "back to school night",
      ],
      fair: [
        "school", "grade", "students", "homeroom", "classroom", "pta", "elementary", "kindergarten",
        "principal", "sign and return", "pupils", "early dismissal",
      ],
      weak: ["teacher", "class", "families", "slip"]),
    KindCues(
      .classTimetable,
      strong: [
        "class schedule", "fall schedule", "spring schedule", "weekly schedule", "timetable",
        "weekly timetable", "semester schedule", "bell schedule", "rota", "shift schedule",
      ],
      fair: ["period 1", "period 2", "schedule", "every week", "weekly", "lab"],
      weak: ["math", "bio", "hist", "lunch", "english"]),
    // Going out
    KindCues(
      .ticket,
      strong: [
        "my tickets", "mobile ticket", "your tickets", "your ticket", "admit one", "general admission",
        "e-ticket", "view barcode", "ticket id", "ticket holder", "order confirmed: tickets", "event ticket",
        "tickets remain valid",
      ],
      fair: [
        "doors", "gates open", "sec", "row", "section", "seats", "seat", "screen", "box office", "show",
        "stadium", "arena", "theatre", "theater",
        "cinema", "concert", "tour", "vs", "vs.", "matinee", "museum ticket", "entry", "symphony",
        "orchestra", "ga", "gate", "wristband", "curtain", "playhouse", "timed entry", "stalls", "balcony",
        "circle",
      ],
      weak: ["ticket", "tickets", "hall", "barcode", "order", "admission", "confirmation", "pg-13", "live"]),
    KindCues(
      .poster,
      strong: [
        "at the door", "free admission", "free entry", "all welcome", "live music", "open mic", "flea market",
        "farmers market", "craft fair", "book sale", "bake sale", "potluck", "block party", "tickets at",
        "suggested donation", "all ages",
      ],
      fair: [
        "festival", "concert", "market", "party", "show", "gala", "parade", "fair", "fundraiser", "meetup",
        "open house", "rooftop", "live",
        "presents", "presenting", "dj", "jam", "screening", "film night", "movie night", "trivia",
        "quiz night", "fun run", "5k", "marathon", "charity", "reading", "book launch", "author talk",
        "karaoke", "carols", "recital", "choir", "community", "neighborhood", "neighbourhood", "night",
        "swap", "cleanup", "clean-up", "celebration", "countdown at",
      ],
      weak: [
        "bring", "doors", "music", "food trucks", "free", "kids", "join us", "family", "tickets", "donation",
        "entry",
      ]),
    KindCues(
      .exhibition,
      strong: [
        "on view", "exhibition", "must close", "closing soon", "final weeks", "last chance to see",
        "now showing", "extended through", "on display",
      ],
      fair: ["museum", "gallery", "exhibit", "retrospective", "museum of art", "works by", "curated"],
      weak: ["adults", "glass", "paintings", "art"]),
    KindCues(
      .invitation,
      strong: [
        "invitation", "you're invited", "you are invited", "invites you", "invited you", "rsvp",
        "save the date", "going?", "please join us", "join us for", "baby shower", "housewarming",
        "bridal shower", "wedding",
      ],
      fair: [
        "when", "where", "who", "host", "birthday", "party", "celebrate", "celebration", "organizer",
        "organiser", "maybe", "anniversary", "reunion", "regrets only", "byob", "byo", "picnic", "bbq",
        "barbecue", "get-together", "accept", "decline",
      ],
      weak: ["yes", "no", "dress code", "gifts", "plus one", "bring"]),
    KindCues(
      .cinemaListing,
      strong: ["showtimes", "now playing", "select a showtime", "book tickets", "coming soon to theaters"],
      fair: [
        "imax", "dolby", "runtime", "pg-13", "rated", "r", "pg", "matinee", "standard", "3d", "screens",
      ], weak: ["today", "cinema", "trailer"]),
    KindCues(
      .onSale,
      strong: [
        "on sale", "tickets on sale", "presale", "pre-sale", "goes on sale", "go on sale",
        "registration opens", "booking opens", "bookings open", "drops on", "drop date", "pre-orders open",
        "preorders open", "sale starts", "available from", "general sale", "launches",
      ],
      fair: ["onsale", "release date", "lottery opens", "set a reminder", "notify me", "remind me"],
      weak: ["tickets", "fans", "members"]),
    // Goods
    KindCues(
      .delivery,
      strong: [
        "arriving", "estimated delivery", "estimated arrival", "out for delivery", "delivery window",
        "your delivery", "expected delivery", "scheduled delivery",
        "has shipped", "on its way", "arrives", "delivery scheduled", "track package", "track parcel",
        "expected by", "will be delivered", "delivery slot", "your order will arrive", "delivery date",
        "shipping confirmation",
      ],
      fair: [
        "package", "parcel", "tracking", "shipped", "courier", "delivery", "track", "shipment", "order",
        "carrier", "facility", "dispatch*", "driver",
      ],
      weak: ["delivered", "see all updates", "deliver to", "ships"]),
    KindCues(
      .delivered,
      strong: [
        "was left at", "has been delivered", "was delivered", "delivered at", "delivered on",
        "rate your delivery", "your package was left", "left in mailbox", "proof of delivery",
        "handed to resident", "your package has arrived", "delivered to front door", "package delivered",
      ],
      fair: [
        "delivered", "front door", "signed by", "left with", "return or replace", "how was your delivery",
      ], weak: ["package", "order"]),
    KindCues(
      .pickup,
      strong: [
        "ready for pickup", "ready for pick up", "ready for pick-up", "ready to collect", "pick up by",
        "collect by", "pickup by", "collect before", "pick up before", "pickup code", "held until",
        "hold until", "ready for collection", "awaiting collection", "hold expires",
      ],
      fair: [
        "locker", "pickup", "pick up", "pickup point", "parcel shop", "collection point", "hold shelf",
        "will be returned", "returned to sender", "access point",
      ],
      weak: ["code", "order", "store"]),
    KindCues(
      .missedDelivery,
      strong: [
        "sorry we missed you", "delivery attempted", "missed delivery", "we missed you", "delivery attempt",
        "unable to deliver", "schedule redelivery", "rebook delivery",
      ],
      fair: ["redelivery", "held until", "notice left", "card left", "depot"], weak: ["parcel", "package"]),
    KindCues(
      .product,
      strong: [
        "add to cart", "add to bag", "add to basket", "buy now", "in stock", "free returns", "size guide",
        "add to wishlist", "add to list", "out of stock", "preorder now", "pre-order now", "add to trolley",
      ],
      fair: [
        "qty", "ships in", "reviews", "ratings", "free delivery", "free shipping", "get it by", "colour",
        "color", "sku", "model", "left in stock", "price", "compare at", "warranty", "sold by", "ships from",
        "available in",
      ],
      weak: ["size", "order within", "ships by"]),
    KindCues(
      .cart,
      strong: [
        "your cart", "shopping cart", "proceed to checkout", "your bag", "your basket", "place order",
        "order summary",
      ],
      fair: ["subtotal", "promo code", "estimated tax", "items in cart", "checkout"],
      weak: ["qty", "remove", "save for later"]),
    KindCues(
      .sale,
      strong: [
        "% off", "sale ends", "offer ends", "flash sale", "clearance", "black friday", "cyber monday",
        "shop now", "ends tonight", "ends soon", "last chance", "final hours", "limited time", "deal ends",
        "sale event", "early access", "warehouse sale",
      ],
      fair: [
        "sale", "save", "off everything", "discount", "deals", "offer", "bogo", "sitewide", "ends",
        "use code", "free shipping", "up to", "at checkout", "savings", "members only", "promotion",
        "doorbusters",
      ],
      weak: ["shop", "code", "members"]),
    KindCues(
      .coupon,
      strong: [
        "coupon", "voucher", "gift card", "promo code expires", "redeem by", "reward expires",
        "points expire", "use by", "expires on", "valid until", "valid through", "valid thru",
        "rewards certificate", "gift certificate", "store credit",
      ],
      fair: [
        "redeem", "expires", "expiry", "one per customer", "present this", "free drink", "reward", "rewards",
        "off your next", "show this", "terms apply", "not valid with", "exp",
      ],
      weak: ["free", "discount", "code", "off"]),
    KindCues(
      .countdown,
      strong: [
        "days left", "hrs left", "hours left", "ends in", "time left", "sale ends in", "offer ends in",
        "days to go", "counting down",
      ],
      fair: ["countdown", "hurry", "days hours", "hrs mins", "mins secs"], weak: ["left", "sec"]),
    KindCues(
      .receipt,
      strong: [
        "receipt", "order placed", "thank you for your order", "trip receipt", "subtotal", "change due",
        "thank you for shopping", "cash tendered", "auth code",
        "transaction id", "amount tendered", "payment received", "paid with", "invoice paid", "total paid",
        "you paid", "order total", "payment successful", "thank you for your payment",
        "thanks for your payment",
      ],
      fair: [
        "tax", "visa", "mastercard", "cashier", "register", "txn", "tip", "server", "change", "tender",
        "card ending", "paid", "total", "refund policy", "trip fare",
      ],
      weak: ["qty", "item", "cash", "thank you"]),
    KindCues(
      .searchResults,
      strong: [
        "search results", "events near you", "discover events", "things to do", "recommended for you",
        "suggested for you", "results for", "people also ask", "top rated", "open now", "related searches",
        "showing results", "sponsored results",
      ],
      fair: [
        "results", "filter", "filters", "sort by", "sponsored", "relevance", "price low to high", "near me",
        "nearby",
      ], weak: ["all", "images", "videos", "shopping", "sort"]),
    // Money and deadlines
    KindCues(
      .bill,
      strong: [
        "amount due", "payment due", "minimum payment", "total due", "bill is ready", "statement available",
        "statement is ready", "invoice", "balance due", "past due", "pay by", "pay bill", "payment due date",
        "rent due", "rent is due", "please pay", "new bill", "bill due", "tuition due", "your bill",
        "please remit", "premium due", "amount payable", "tax due",
      ],
      fair: [
        "due date", "statement", "balance", "billing", "bill", "autopay is off", "late fee", "account number",
        "pay now", "utilities", "service period", "new charges", "rent", "due", "kwh", "tuition", "premium",
      ],
      weak: ["account", "payment", "usage", "fee"]),
    KindCues(
      .automaticPayment,
      strong: [
        "autopay is on", "auto-pay is on", "autopay on", "auto pay is on", "autopay scheduled",
        "will be paid automatically", "no action needed", "no action required", "no action is needed",
        "no action is required", "automatically charged", "will be charged automatically",
        "charged automatically",
        "automatically renew*", "auto-renew*", "will renew automatically", "renews automatically",
        "renew automatically", "enrolled in autopay", "autopay enrolled", "automatic payment",
        "scheduled payment", "you don't need to do anything", "nothing to do", "will automatically renew",
        "direct debit", "will be debited", "we'll charge",
      ],
      fair: ["autopay", "auto-pay", "renews on", "renews", "subscription"], weak: ["card ending"]),
    KindCues(
      .accountNotice,
      strong: [
        "scheduled maintenance", "closed until further notice", "until further notice", "road closure",
        "boil water", "service disruption", "planned maintenance", "terms of service",
        "privacy policy update",
        "we're updating our", "planned outage", "for your records", "for your information",
        "this is not a bill", "service advisory", "service alert", "policy update",
      ],
      fair: ["maintenance", "downtime", "outage", "changes to our", "advisory", "fyi", "effective"],
      weak: ["update", "notice", "services"]),
    KindCues(
      .loan,
      strong: [
        "checked out to you", "library", "due back", "renew all", "items due", "overdue", "return by",
        "return date", "rental return", "borrowed", "loan due", "items on loan", "to be returned by",
      ],
      fair: ["checked out", "due", "renew", "loan", "borrow*", "hold", "rental"],
      weak: ["books", "return", "copies"]),
    KindCues(
      .deadline,
      strong: [
        "application deadline", "submission deadline", "apply by", "deadline", "applications close",
        "submit by", "sign by", "signature requested", "please sign", "register by", "trial ends",
        "free trial ends", "respond by", "must be received by", "due by",
        "entries close", "registration closes", "renew by", "last day to", "return the form", "expires on",
        "enroll by", "open enrollment ends", "complete by", "assignment due", "vote by", "file by",
        "early bird ends",
      ],
      fair: [
        "due", "submit", "application", "registration", "form", "documents", "docusign", "sign", "enrollment",
        "renewal", "assignment", "homework", "essay", "ballot",
      ], weak: ["upload", "sent", "required", "portal"]),
    // Home
    KindCues(
      .viewing,
      strong: [
        "showing confirmed", "viewing confirmed", "your viewing", "your showing", "tour confirmed",
        "apartment tour", "viewing appointment", "property viewing", "flat viewing", "house viewing",
        "home tour", "your tour", "viewing booked",
      ],
      fair: ["showing", "viewing", "agent", "leasing office", "landlord", "realtor", "letting agent"],
      weak: ["tour", "rent", "br", "1br", "2br", "bed", "unit", "flat", "apartment"]),
    KindCues(
      .housingListing,
      strong: [
        "for rent", "for sale by owner", "request a tour", "contact agent", "sq ft", "sqft", "per month",
        "available now", "move-in ready", "days on market", "schedule a tour", "email agent", "pets ok",
        "utilities included", "available from", "apply now", "pcm", "/month", "beds",
      ],
      fair: [
        "bath", "baths", "bed", "1br", "2br", "3br", "studio apartment", "deposit", "laundry", "hardwood",
        "listed", "zestimate", "rent", "parking", "square feet", "lease", "furnished", "available", "/mo",
        "bedroom", "floor plan",
      ], weak: ["heat", "floor", "cats", "dogs", "unit"]),
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
        "told reporters",
      ],
      fair: [
        "news", "said", "reported", "government", "minister", "president", "senate", "injuries", "residents",
        "mayor", "council", "announced", "editorial", "opinion", "story", "headline*", "economy",
        "shares fell", "shares rose",
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
