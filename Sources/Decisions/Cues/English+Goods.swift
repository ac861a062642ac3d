extension KindCues {
  static let englishGoods: [KindCues] = [
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
        "parcel is waiting", "package is waiting", "collection code", "collect your parcel",
        "available until",
        "parcel waiting", "package waiting", "is waiting at", "collect it", "waiting for you at",
        "is waiting for you",
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
      fair: [
        "hold shelf", "library book", "checked out", "due", "renew", "loan", "borrow*", "hold", "rental",
      ],
      weak: ["books", "return", "copies"]),
    KindCues(
      .deadline,
      strong: [
        "mail ballot", "return your ballot", "return your form", "return the slip",
        "application deadline", "submission deadline", "apply by", "deadline", "applications close",
        "submit by", "sign by", "signature requested", "please sign", "register by", "trial ends",
        "free trial ends", "respond by", "must be received by", "due by",
        "entries close", "registration closes", "renew by", "last day to", "return the form", "expires on",
        "enroll by", "open enrollment ends", "complete by", "assignment due", "vote by", "file by",
        "early bird ends", "must be renewed", "needs to be renewed", "renewal due", "is due for renewal",
        "must be submitted", "must be completed",
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
  ]
}
