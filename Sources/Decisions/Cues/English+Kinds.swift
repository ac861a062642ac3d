extension KindCues {
  static let english = englishOutings + englishGoods + englishInformation

  private static let englishOutings: [KindCues] = [
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
        "parking session", "street parking", "you're parked", "add time", "pay and display",
        "parking expires", "parking ends", "parked until",
        "parking active",
        "meter expires",
      ],
      fair: ["meter", "zone", "plate", "extend session", "pay by phone"],
      weak: ["extend", "parking", "space"]),
    // Food
    KindCues(
      .restaurant,
      strong: [
        "your table is", "party of", "party size", "table for", "table reserved", "table is booked",
        "table is reserved",
        "dinner reservation", "restaurant reservation", "reservation at",
      ],
      fair: [
        "tables", "people", "garden room", "we hold tables",
        "table", "reservation for", "restaurant", "bistro", "trattoria", "dining", "seating",
        "brasserie", "osteria",
        "grill", "tasting menu", "omakase", "izakaya", "brunch", "sushi", "high chair", "special request",
        "your server",
      ], weak: ["guests", "patio", "dinner", "lunch", "kitchen", "pax", "covers", "bar", "course"]),
    KindCues(
      .foodPickup,
      strong: [
        "pickup today", "pick up today", "pickup at", "order ready at", "food pickup", "pickup order",
        "takeout order", "takeaway order", "curbside pickup",
        "ready for collection at",
      ],
      fair: [
        "pickup time", "pick-up time", "pick-up", "collection time", "takeout", "takeaway", "catering",
        "cake order", "pre-order",
      ],
      weak: [
        "chicken", "pizza", "cake", "burger", "bakery", "turkey", "paid", "noodles", "sandwich*", "salad",
        "curry", "taco*", "sushi", "coffee", "banh mi", "bun", "soup",
      ]),
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
        "vaccination appointment", "check-up", "checkup", "consultation", "eye test", "sight test",
        "engineer will visit", "technician will visit", "service visit", "home visit",
      ],
      fair: [
        "clinic", "optician", "opticians", "engineer", "our engineer", "dentist", "dental", "dr.", "dr",
        "doctor", "physician", "dermatology", "hygienist", "scale and polish",
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
        "phone screen", "onboarding call", "final exam", "midterm exam", "candidate number", "google meet",
        "meet joining info", "test center", "test centre",
      ],
      fair: [
        "meeting", "call with", "agenda", "conference", "standup", "orientation", "info session", "seminar",
        "lecture", "office hours", "defense", "exam", "join link", "presentation", "photo id", "review call",
        "organizer", "organiser",
        "planning call", "sync", "1:1", "catch-up call",
      ],
      weak: ["host", "passcode", "attendees", "speaker", "remote"]),
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
        "suggested donation", "all ages", "carol service", "carol singing", "winter fair", "summer fair",
        "christmas market", "jumble sale", "village fete", "open day", "bring snacks", "group hike",
      ],
      fair: [
        "festival", "concert", "market", "party", "show", "gala", "parade", "fair", "fundraiser", "meetup",
        "open house", "rooftop", "live",
        "presents", "presenting", "dj", "jam", "screening", "film night", "movie night", "trivia",
        "hike", "service", "candlelight", "workshop", "tasting", "quiz night", "fun run", "5k", "marathon",
        "charity", "reading", "book launch", "author talk",
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
        "on view", "exhibition", "gallery", "must close", "closing soon", "final weeks", "last chance to see",
        "now showing", "extended through", "on display",
      ],
      fair: ["museum", "exhibit", "retrospective", "museum of art", "works by", "curated"],
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
        "cinema", "what's on", "this week", "12a",
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
  ]
}
