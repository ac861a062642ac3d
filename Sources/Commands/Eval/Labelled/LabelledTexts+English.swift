extension LabelledText {
  static let english = #"""
    === 2026-11-17T09:12 | en | E 2026-11-24T20:30 t:Juniper l:Juniper c:food
    9:12
    OpenSeat
    Juniper & Salt
    You're all set, Robin!
    Tue, Nov 24
    8:30 PM
    Table for 4
    Standard seating
    19 Wharf Street, Tacoma, WA 98402
    We'll hold your table for 15 minutes.
    === 2026-12-04T18:00 | en | E 2026-12-05T12:30 t:Lotus l:Lotus c:food
    Your table at Golden Lotus is confirmed for tomorrow at 12:30 PM. Party of 6. Reply C to cancel or call 415-555-0134.
    === 2026-11-11T12:00 | en | E 2026-12-19T06:55 end=2026-12-19T09:40 t:KV l:Denver c:travel
    Itinerary
    KV 2207
    DEN 6:55 AM
    Denver
    SAN 9:40 AM
    San Diego
    Saturday, December 19
    Seat 21F
    Bag drop closes 45 min before departure
    Conf: HT6R2W
    === 2026-12-17T20:40 | en | E 2026-12-18T17:25 t:QF l:MEL c:travel
    Check-in is now open
    QF 44 MEL-CGK
    Departs tomorrow, Fri 18 Dec, 5:25 pm
    Terminal 2
    Check in closes 90 minutes before departure
    Check in now
    === 2026-12-09T14:10 | en | E 2026-12-09T19:45 t:AZ l:JFK c:travel
    AZ 611 JFK → FCO
    DELAYED
    Scheduled 5:15 PM
    Now departing 7:45 PM
    Today, Dec 9
    Gate 7
    === 2026-11-15T10:00 | en | E 2026-11-20T07:58 end=2026-11-20T10:31 t:Penn l:Boston c:travel
    TRAIN 2153  NOV 20 2026
    BOS  Boston South Station   7:58 AM
    NYP  New York Penn Station  10:31 AM
    Coach reserved seat 12D car 4
    1 Adult
    Reservation number 4C90B2
    Please be at the platform 10 minutes early
    === 2026-11-01T10:00 | en | E 2026-11-29T15:00 end=2026-12-02T10:00 t:Larkspur l:Larkspur c:travel
    Hi Sam, your booking is confirmed
    Larkspur Lodge
    Sun 29 Nov – Wed 2 Dec 2026
    3 nights, 1 room (Twin, river side)
    Check-in from 15:00
    Check-out until 10:00
    Total price £412.00
    Free cancellation until 27 Nov 2026 23:59
    Confirmation number: 4471.902.118
    === 2026-11-14T10:00 | en | E 2026-12-11 end=2026-12-13 t:Driftwood l:Driftwood c:travel
    Driftwood Inn
    Dec 11 – Dec 13
    2 guests · 2 nights
    Queen room, no breakfast
    Confirmed
    $318 total, pay at property
    === 2026-11-20T15:00 | en | E 2026-12-03T09:20 t:Smile l:Smile c:none
    REMINDER: Bright Smile Dental
    Cleaning + exam with Dr. Okoro
    Thu 12/3 at 9:20am
    Please arrive 10 minutes early to update your forms.
    Reply YES to confirm
    === 2026-12-01T10:00 | en | E 2026-12-08T16:00 t:Pawprint c:none
    Pawprint Veterinary
    Hi! This is a reminder that Biscuit has an appointment on Tuesday, December 8 at 4:00 PM for annual vaccines.
    Call 206-555-0148 to reschedule.
    === 2026-11-20T11:00 | en | E 2026-12-02T13:00 end=2026-12-02T15:00 t:inspection c:none,housing
    Notice to residents
    Annual boiler inspection
    Wednesday 2 December, 1pm–3pm
    Please make sure that someone is in to let the engineer into flat 14.
    === 2026-11-29T09:00 | en | E 2026-11-30T08:00 end=2026-11-30T12:00 t:Sofa c:shopping
    Delivery booked
    Sofa, 3-seater, moss green
    Mon 30 Nov
    Slot 8:00–12:00
    We'll text when the van is 30 minutes away.
    Order HW-30021
    === 2026-11-28T09:00 | en | E 2026-12-01 t:mug c:shopping
    Shipped!
    Stoneware mug set (4)
    Arriving Tuesday, December 1
    Carrier: Swiftline
    Tracking 1ZQ0 8841 2207
    === 2026-11-28T09:00 | en | R 2026-12-09 t:loaf c:shopping,food
    MEMBER OFFER
    Lavender & Rye Bakery
    Free loaf with any order over $15
    Valid through 12/9/2026
    One per customer. No cash value.
    === 2026-12-04T08:00 | en | R 2026-12-06T23:59 t:Kettle c:shopping
    KETTLE & CO
    Flash weekend
    Up to 40% off teapots
    Ends Sunday at midnight
    Shop now
    === 2026-12-04T08:00 | en | R 2026-12-18 t:Ridgeway c:housing,none
    Ridgeway Water
    Your bill is ready
    Amount due: $73.18
    Pay by December 18
    Account 0093-2218
    Billing period Oct 28 – Nov 27
    View bill
    === 2026-12-01T08:00 | en | R 2027-01-15 t:tax c:none,housing
    Q4 estimated tax payment is due January 15, 2027.
    Amount: $1,120.00
    Pay online or mail voucher 4.
    === 2026-12-01T08:00 | en | R 2026-12-14 t:library c:none
    Fairmont Public Library
    2 items due Monday, December 14
    The Quiet Orchard
    Birds of the Upper Valley
    Renew
    === 2026-12-03T08:00 | en | R 2026-12-11T17:00 t:permission c:none
    Lakeview Elementary
    Permission slip for the museum trip must be returned by Friday, December 11 at 5 pm.
    Thank you!
    === 2026-12-03T08:00 | en | R 2026-12-12T10:00 t:Velvet c:events
    ON SALE SATURDAY
    THE VELVET HARBOR
    Spring Tour 2027
    Tickets on sale Sat, Dec 12 at 10 AM local time
    velvetharbor.example
    === 2026-11-02T20:22 | en | E 2026-12-11T20:00 t:Foxglove l:Orpheum c:events
    Foxglove Revival
    with special guest Tin Orchard
    Friday 11 December
    Doors 7pm, show 8pm
    The Orpheum, Leeds
    Standing £24.50 + fee
    === 2026-11-12T20:22 | en | E 2026-11-21T19:30 t:Macbeth l:Globe c:events
    Ticket
    MACBETH
    Sat 21 Nov 2026 · 7.30pm
    Little Globe Theatre
    Stalls D14, D15
    Booking ref 7X-00412
    Latecomers will not be admitted
    === 2026-12-10T20:22 | en | E 2026-12-13T14:15 t:Ferry l:Regal c:events
    REGAL CINEMA OAKWELL
    THE LAST FERRY (12A)
    Sunday 13 Dec 14:15
    Screen 3  Seats G7 G8
    Collect at kiosk: 44 19 02
    === 2026-12-01T20:22 | en | E 2027-05-22T15:30 t:wedding l:Chapel c:events
    Together with their families
    Mira & Jonah
    request the pleasure of your company at their wedding
    Saturday, the twenty-second of May, 2027
    at half past three in the afternoon
    Thornbury Chapel
    Reception to follow
    Kindly reply by April 1
    === 2026-12-01T20:22 | en | E 2026-12-12T14:00 end=2026-12-12T16:00 t:birthday l:Jump c:events
    You're invited!
    Leo is turning 7
    Birthday party at Jump Barn
    Saturday December 12, 2–4 pm
    RSVP to Dana by Dec 5: 303-555-0119
    === 2026-12-01T20:22 | en | E 2026-12-04T15:00 end=2026-12-04T16:00 t:Roadmap c:none,events
    Roadmap review
    Friday, December 4 · 3:00 – 4:00pm
    Google Meet joining info
    Video call link: https://meet.example/abc-defg-hij
    Organizer: Priya
    === 2026-12-01T20:22 | en | E 2026-12-05T10:00 end=2026-12-05T12:00 t:Cleanup l:Heron c:events
    CREEK CLEANUP DAY
    SAT DEC 5 10AM-NOON
    HERON PARK BOATHOUSE
    Gloves & bags provided
    All ages welcome
    === 2026-12-01T20:22 | en | E 2026-12-05T11:00 end=2026-12-05T17:00 t:Makers l:Foundry c:events,shopping
    Makers' Winter Fair
    The Old Foundry, Quay Road
    Saturday 5 December
    11am to 5pm
    Free entry. Mulled cider from 12 noon.
    Santa at 2pm
    === 2026-12-02T13:31 | en | E 2026-12-05T19:00 t:dinner l:Saffron c:food,events
    13:30
    Noor
    Tue, 1 Dec
    are you around this weekend?
    yes! saturday?
    sat works. dinner at Saffron House 7pm?
    perfect
    Read 13:31
    === 2026-11-30T22:14 | en | E 2026-12-04T18:00 c:events,food,none
    10:14
    Ellis
    So is Thursday still ok for climbing?
    Ah no, got a late shift. Friday at 6 instead?
    Friday 6 it is
    See you at Boulder Barn!
    iMessage
    === 2026-11-30T22:14 | en | E 2026-12-02T08:30 t:coffee c:food,events
    Mum
    coffee on wednesday before work?
    sure 8:30?
    ok! the usual place
    === 2026-12-03T19:14 | en | A ambiguousDate c:events,food,none
    Kit
    movie night Friday or Saturday?
    either works for me
    ok will ask the others
    === 2026-12-03T19:14 | en | A ambiguousDate c:events
    Community Choir
    Join us for one of our winter concerts
    Fri Dec 11, 7:30 PM – St. Brigid's Hall
    Sat Dec 12, 7:30 PM – Town Chapel
    Sun Dec 13, 3:00 PM – Elm Library
    === 2026-11-03T19:14 | en | A ambiguousDate c:none,events,housing
    Service visit
    Your technician visit is scheduled for 04/05/2027.
    Please keep the area clear.
    """#
}
