extension Sample {
  static let englishAbstentions = parse(
    #"""
    === 2026-12-01T09:00 | en | A cancelled c:food
    Reservation canceled
    Osteria Luma
    Sat, Dec 5, 8:00 PM · 4 people
    Your reservation was canceled at your request.
    Book again
    === 2026-11-20T10:00 | en | A noEvent c:food
    Tsubame Noodle Bar
    4.7 ★ (2,011) · $$ · Ramen
    Open · Closes 9 PM
    3402 Stone Way N, Seattle, WA 98103
    Mon–Thu 11:30 AM–9 PM
    Fri–Sun 11:30 AM–10 PM
    Reserve a table   Order online
    === 2026-11-20T10:00 | en | A lowConfidence c:food
    Request sent
    Blue Heron Supper Club
    Thursday, December 3, 7:30 PM, 6 guests
    We'll let you know once the restaurant accepts. Your table is not confirmed yet.
    === 2026-12-10T06:00 | en | A cancelled c:travel
    Flight NW 507 has been cancelled
    SEA – KIX, Thu Dec 10, 11:40 AM
    Rebook in the app or request a refund.
    === 2026-11-12T20:00 | en | A noEvent c:travel
    Next departures
    Line 4 · Harbor Sq
    3 min   12 min   21 min
    Line 9 · Airport
    7:40 PM   7:55 PM   8:10 PM
    Last bus 12:35 AM
    === 2026-11-12T20:00 | en | A noEvent c:travel
    Stays in Lisbon
    Dec 4 – Dec 6 · 2 guests
    Filters   Sort   Map
    Casa Azul  ★ 4.82  $96 per night
    Loft Alfama  ★ 4.7  $121 per night
    Riverside Studio  ★ 4.6  $88 per night
    214 properties found
    === 2026-11-20T18:00 | en | A ambiguousDate c:events
    COBALT SKY
    SPRING TOUR 2027
    Mar 3 Portland
    Mar 5 Seattle
    Mar 6 Vancouver
    Mar 9 Boise
    tickets at cobaltsky.example
    === 2026-11-20T18:00 | en | A pastDate c:events
    HARVEST FAIR
    Saturday, October 24, 2026
    11am – 4pm
    Grange Hall
    === 2026-11-20T18:00 | en | A duplicate
    Event saved
    Team lunch
    Tue, Nov 24 · 12:00 – 1:00 PM
    Added to your calendar
    View event
    === 2026-11-20T18:00 | en | A noEvent c:none
    It's time for your annual check-up!
    It has been 12 months since your last visit.
    Call (518) 555-0171 or book online at larkspur.example.
    Office hours Mon–Fri 8:00 AM – 5:00 PM
    === 2026-11-20T18:00 | en | A cancelled c:none
    Appointment canceled
    Dr. Ostrander, Dermatology
    Monday, November 23, 10:40 AM
    This appointment has been canceled by the clinic. Please call to reschedule.
    === 2026-11-20T18:00 | en | A ambiguousDate
    Appointment
    04/05/2027 at 10:00
    Harbor Eye Clinic
    Please bring your glasses.
    === 2026-11-20T18:00 | en | A pastDate c:shopping
    Package delivered
    Nov 20, 3:12 PM
    Left in mailbox
    Order 114-8820-113
    How was your delivery?
    === 2026-11-20T18:00 | en | A noDate c:shopping
    FLASH SALE
    Ends in 03:12:45
    40% off sitewide
    SHOP NOW
    === 2026-11-20T18:00 | en | A pastDate c:shopping
    $10 OFF COUPON
    Expires 10/31/2026
    Spend $50 or more
    One per customer
    === 2026-11-20T18:00 | en | A noEvent c:shopping
    Camp Mug 450 ml
    $27.99
    4.3 ★ · 812 ratings
    FREE delivery Tue, Nov 24 if you order within 3 hrs
    Add to Cart
    Buy Now
    === 2026-12-02T18:00 | en | A notForUser c:none,housing
    Your Streamly subscription
    Your plan renews automatically on January 4, 2027 for $12.99. No action is needed.
    === 2026-11-25T18:00 | en | A notForUser
    Payment scheduled
    Anchorline Card ending 0042
    $35.00 will be paid automatically on Dec 20 from checking.
    === 2026-11-25T18:00 | en | A pastDate
    Payment received
    Thank you! We received your payment of $87.43 on Nov 24, 2026.
    Ridge Power & Gas
    === 2026-11-25T18:00 | en | A cancelled
    < Ravi
    dinner tomorrow at 7 still ok?
    so sorry, I have to cancel, I'm sick
    no worries! get well soon
    Delivered
    === 2026-11-25T18:00 | en | A noDate
    < Maya
    we should get coffee sometime!
    yes!! let's
    soon!
    iMessage
    === 2026-11-25T18:00 | en | A ambiguousDate
    < Maya
    movie on Friday or Saturday?
    either works!
    cool let me check times
    iMessage
    === 2026-11-25T18:00 | en | A notForUser c:none
    Local News
    City council to vote on bike lanes Dec 8
    By Staff Writer · Nov 25, 2026
    The council said on Tuesday that the vote was moved.
    5 min read
    === 2026-11-25T18:00 | en | A notForUser c:none
    Boise
    42°  Partly cloudy
    H:48° L:33°
    Thu 45° Fri 39° Sat 41°
    Chance of rain 60%
    === 2026-11-25T18:00 | en | A noEvent c:none
    Guest Wi-Fi
    Network: TinCan-Guest
    Password: latte2026
    === 2026-11-25T18:00 | en | A noEvent c:none
    func load() async throws {
      let url = URL(string: base)!
      return try await fetch(url)
    }
    Build failed at 10:22 AM
    === 2026-11-25T18:00 | en | A noEvent c:food
    Tiny Table Tales
    2,318 likes
    Best duck ramen of the trip. Go before 11:30 or expect a line!
    View all 41 comments
    3 days ago
    === 2026-11-25T18:00 | en | A noEvent
    When you open one email on Monday
    and it's 47 unread
    12.4K likes · 301 comments
    === 2026-11-25T18:00 | en | A pastDate c:food,shopping
    TIN CAN COFFEE
    11/25/2026 8:41 AM
    Latte 5.50
    Bagel 4.25
    Subtotal 9.75
    Tax 0.90
    Total $10.65
    VISA ****7731
    === 2026-11-25T18:00 | en | A noEvent c:none
    18 min (7.2 mi)
    Fastest route, the usual traffic
    via Harbor Blvd
    Start   Steps
    Arrive at 6:22 PM
    === 2026-11-25T18:00 | en | A noEvent c:none
    Barista, part-time
    Copper Pot Coffee
    $17–$19 per hour
    Posted 3 days ago
    Apply now
    === 2026-11-25T18:00 | en | A notForUser
    Scheduled maintenance
    Online banking will be unavailable on Sunday, Nov 29 from 1:00 AM to 5:00 AM.
    We apologize for the inconvenience.
    === 2026-11-25T18:00 | en | A lowConfidence
    You're on the waitlist
    Candlelight Yoga with Jo
    Fri, Nov 27, 6:00 PM
    Position 3
    === 2026-11-10T18:00 | en | A noDate
    Countdown
    42 days to go!
    Trip to the coast
    === 2026-11-20T18:00 | en | A noEvent c:none
    Traceback (most recent call last):
      File "main.py", line 42, in <module>
        run(date="2026-12-24")
    ValueError: bad date
    === 2026-11-20T18:00 | en | A notForUser,pastDate c:none
    BREAKING NEWS
    Storm expected to reach the coast Sunday, officials said Friday. Ferries will be suspended from 6 PM.
    Share
    === 2026-11-20T18:00 | en | A notForUser c:none
    Winter Storm Watch
    Sat, Nov 21 6:00 PM – Sun, Nov 22 12:00 PM
    Heavy snow possible. 6 to 10 inches.
    National Weather Desk
    === 2026-11-20T18:00 | en | A pastDate,noEvent c:shopping
    Order placed
    Thank you! Order 114-2291
    Placed Nov 20, 2026
    Total $48.20
    We'll email you when it ships.
    === 2026-11-20T18:00 | en | A ambiguousDate c:none
    Your appointment
    03/04/27 at 9:15
    Bring your referral letter.
    === 2026-11-20T18:00 | en | A pastDate,noEvent c:travel,none
    Trip receipt
    Nov 19, 2026, 10:41 PM
    Trip fare $18.20
    Tip $3.00
    Total $21.20
    === 2026-11-20T18:00 | en | A noEvent c:events,none
    Discover events near you
    Jazz Night  Fri  $15
    Makers Market  Sat  Free
    Trivia at Otter  Tue
    Filters
    === 2026-11-20T18:00 | en | A pastDate,notForUser c:events,none
    Full time
    Rovers 1 – 4 Kites
    Sat 14 Nov 2026
    Man of the match: Lind
    === 2026-11-20T18:00 | en | A cancelled
    Hi Sam, your appointment on Thu Dec 3 at 2:00 PM has been cancelled. Call 518-555-0171 to rebook.
    === 2026-11-20T18:00 | en | A duplicate
    On your calendar
    Dentist
    Tue, Jan 19, 2027, 8:40 AM
    This event is already in your calendar.
    === 2026-11-20T18:00 | en | A pastDate
    < Nora
    last night was amazing!! the band was so good
    ikr! thanks for driving
    iMessage
    === 2026-11-20T18:00 | en | A noEvent,notForUser c:shopping
    Fernway Camp Mug
    was $34.00 now $27.99
    Arrives Wed, Nov 25
    Only 3 left in stock
    Add to bag
    === 2026-11-20T18:00 | en | A pastDate,noEvent c:food,none
    ★★★★★ Great ramen!
    Visited Nov 14, 2026
    We waited 20 minutes but it was worth it.
    Helpful (12)
    === 2026-11-20T18:00 | en | A noEvent c:none
    Contacts
    Dr. Ostrander
    mobile 518-555-0171
    Birthday March 3
    Notes: office closes at 5 PM
    === 2026-11-20T18:00 | en | A noEvent c:travel
    New York to Lisbon
    Jan 14 – Jan 21
    Best  Cheapest  Fastest
    $512 · 7h 5m · Nonstop
    $488 · 11h 20m · 1 stop
    $630 · 6h 55m · Nonstop
    === 2026-11-20T18:00 | en | A noEvent c:events
    Grand Cinema
    What's on this week
    Rain on the Roof (12A) 11:20 14:00 17:15 20:30
    Deep Organ (15) 13:00 18:45
    === 2026-11-20T18:00 | en | A notForUser c:housing,none
    Thanks for using Auto Pay
    Your rent of $1,850 will be charged automatically on Dec 1. No action required.
    === 2026-11-20T18:00 | en | A noDate c:none
    Shift rota
    Mon 7–3
    Tue off
    Wed 3–11
    Thu 3–11
    Fri 7–3
    === 2026-11-20T18:00 | en | A cancelled
    Ana: bad news, picnic is cancelled, it's going to pour
    Bo: nooo ok another time
    === 2026-11-20T18:00 | en | A noEvent,notForUser c:none
    TIL: octopuses have three hearts
    r/facts · 8h ago
    14.2k upvotes · 482 comments
    === 2026-11-20T18:00 | en | A noEvent c:shopping
    Wool Blanket, 130 x 180 cm
    €89.00
    In stock, delivered Tue 24 Nov
    Colour: moss
    Add to basket
    === 2026-11-20T18:00 | en | A noEvent c:none
    {"status":"ok","date":"2026-12-24T10:00:00Z",
     "items":[{"id":1},{"id":2}]}
    $ curl localhost:8080/health
    === 2026-11-20T18:00 | en | A ambiguousDate,lowConfidence
    Open house
    We have two dates:
    Sat Dec 5, 10 AM
    Sun Dec 13, 2 PM
    611 Thyme Court
    """#)
}
